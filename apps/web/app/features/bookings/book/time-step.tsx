import type { User } from '@sankalp/contract/users'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { refusalFacts } from '../../../lib/api/api.ts'
import { errorWords } from '../../../lib/api/words.ts'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { FormMessage, Notice } from '../../../ui/notice.tsx'
import { isSlotLost, useHoldSlot } from '../api/hold-slot.ts'
import { SlotPicker } from '../picker/slot-picker.tsx'
import { clockOf, dayName, slotInstant } from '../slot-words.ts'
import { ActionBar } from './action-bar.tsx'
import { ChangeRule } from './change-rule.tsx'
import type { StepProps } from './step-props.ts'

/**
 * Asks for day and hour. Confirming holds the slot for ten minutes; if somebody else gets it first, no typed text is
 * lost.
 */
export function TimeStep({
  pooja,
  acharya,
  hand,
  lines,
  timed,
  isHeld,
  pathOf,
  goTo,
  user,
}: StepProps & { user: User | undefined }) {
  const { t } = useTranslation('bookings')
  const language = useLanguage()
  const navigate = useNavigate()
  const { hold, isPending } = useHoldSlot()
  const [problem, setProblem] = useState<unknown>(null)
  const { date, time } = hand.draft
  const startsAt = slotInstant({ date, time })
  const isOver = timed !== undefined && !isHeld

  const confirm = useOneAtATime(async () => {
    setProblem(null)
    if (!startsAt) return setProblem('missing')
    if (Date.parse(startsAt) <= Date.now()) return setProblem('past')
    const isKept =
      isHeld &&
      timed?.booking.acharya._id === acharya._id &&
      Date.parse(timed.booking.startsAt) === Date.parse(startsAt)
    if (isKept) return goTo('details')
    try {
      hand.change({ bookingId: await hold({ acharyaId: acharya._id, poojaId: pooja._id, date, time }) })
      goTo('details')
    } catch (error) {
      if (refusalFacts(error, 'PROFILE_INCOMPLETE')) {
        showToast('error', t('mode.incomplete'))
        return void navigate(`/profile?redirect=${encodeURIComponent(pathOf('time'))}`)
      }
      if (isSlotLost(error)) hand.change({ time: '' })
      setProblem(error)
    }
  })

  const message =
    problem === 'missing'
      ? t('time.missing')
      : problem === 'past'
        ? t('time.past')
        : problem !== null && errorWords(problem, language, t('somethingWrong'))
  return (
    <div className="grid gap-6">
      <Heading level={2} className="wrap-anywhere">
        {t('time.title', { acharya: acharya.name })}
      </Heading>
      {isOver && (
        <Notice kind="warning" title={t('hold.over')}>
          {t('hold.overText')}
        </Notice>
      )}
      <SlotPicker
        acharyaId={acharya._id}
        acharyaName={acharya.name}
        home={hand.draft.details ?? user}
        chosen={{ date, time }}
        onChoose={(slot) => {
          setProblem(null)
          hand.change(slot)
        }}
      />
      {startsAt && <ChangeRule startsAt={startsAt} skewMs={timed?.skewMs ?? 0} />}
      <ActionBar
        lines={lines}
        message={
          <>
            <FormMessage text={message} />
            {startsAt && (
              <p className="text-sm">
                {t('time.chosen', { day: dayName(startsAt, language), time: clockOf(startsAt, language) })}
              </p>
            )}
          </>
        }
      >
        <Button onClick={() => void confirm()} busy={isPending && t('time.holding')}>
          {t('time.confirm')}
        </Button>
      </ActionBar>
    </div>
  )
}
