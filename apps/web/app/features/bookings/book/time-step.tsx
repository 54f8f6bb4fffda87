import type { User } from '@sankalp/contract/users'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { errorWords } from '../../../lib/api/words.ts'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { FormMessage, Notice } from '../../../ui/notice.tsx'
import type { BookableAcharya } from '../api/get-acharyas.ts'
import { isSlotLost, useHoldSlot } from '../api/hold-slot.ts'
import { type ChosenSlot, SlotPicker } from '../picker/slot-picker.tsx'
import { clockOf, dayName, slotInstant } from '../slot-words.ts'
import { AcharyaStrip } from './acharya-strip.tsx'
import { ActionBar } from './action-bar.tsx'
import { ChangeRule } from './change-rule.tsx'
import type { StepProps } from './step-props.ts'
import { WayOfPooja } from './way-of-pooja.tsx'

type TimeStepProps = StepProps & { user: User | undefined; acharyas: readonly BookableAcharya[] }

/**
 * Asks for acharya, day and hour. Pressing an hour holds it for ten minutes and goes on; if another user gets it first,
 * no typed text is lost. An hour that is chosen already, by the link that led here or before its hold ran out, has a
 * button of its own.
 */
export function TimeStep({ pooja, acharya, acharyas, hand, lines, timed, isHeld, goTo, user }: TimeStepProps) {
  const { t } = useTranslation('bookings')
  const language = useLanguage()
  const [search, setSearch] = useSearchParams()
  const { hold, isPending } = useHoldSlot()
  const [problem, setProblem] = useState<unknown>(null)
  const { date, time } = hand.draft
  const startsAt = slotInstant({ date, time })
  const isOver = timed !== undefined && !isHeld

  const take = useOneAtATime(async (slot: ChosenSlot) => {
    setProblem(null)
    const start = Date.parse(slotInstant(slot) ?? '')
    if (start <= Date.now()) return setProblem('past')
    const isKept = isHeld && timed?.booking.acharya._id === acharya._id && Date.parse(timed.booking.startsAt) === start
    if (isKept) return goTo('details')
    try {
      hand.change({ bookingId: await hold({ acharyaId: acharya._id, poojaId: pooja._id, ...slot }) })
      goTo('details')
    } catch (error) {
      if (isSlotLost(error)) hand.change({ time: '' })
      setProblem(error)
    }
  })

  const chooseAcharya = (acharyaId: string) => {
    setProblem(null)
    search.set('acharya', acharyaId)
    // A slot that a link has brought along is the first acharya's.
    search.delete('date')
    search.delete('time')
    setSearch(search, { replace: true, preventScrollReset: true })
  }

  return (
    <div className="grid gap-4">
      <Heading level={2} className="text-xl! wrap-anywhere sm:text-2xl!">
        {t('time.title', { acharya: acharya.name })}
      </Heading>
      {isOver && (
        <Notice kind="warning" title={t('hold.over')}>
          {t('hold.overText')}
        </Notice>
      )}
      {acharyas.length > 1 && <AcharyaStrip acharyas={acharyas} chosenId={acharya._id} onChoose={chooseAcharya} />}
      <SlotPicker
        acharyaId={acharya._id}
        acharyaName={acharya.name}
        home={hand.draft.details ?? user}
        chosen={{ date, time }}
        onChoose={(slot) => {
          setProblem(null)
          hand.change(slot)
          if (slot.time !== '') void take(slot)
        }}
      />
      <WayOfPooja />
      {startsAt && <ChangeRule startsAt={startsAt} skewMs={timed?.skewMs ?? 0} />}
      <ActionBar
        lines={lines}
        message={
          <>
            <FormMessage
              text={
                problem === 'past'
                  ? t('time.past')
                  : problem !== null && errorWords(problem, language, t('somethingWrong'))
              }
            />
            <p role="status" className="text-sm empty:hidden">
              {startsAt
                ? t('time.chosen', { day: dayName(startsAt, language), time: clockOf(startsAt, language) })
                : date && t('time.pressTime')}
            </p>
          </>
        }
      >
        {startsAt && (
          <Button onClick={() => void take({ date, time })} busy={isPending && t('time.holding')}>
            {t('time.confirm')}
          </Button>
        )}
      </ActionBar>
    </div>
  )
}
