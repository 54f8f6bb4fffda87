import type { Consultation } from '@sankalp/contract/live/consultations'
import { useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { roomAddress } from '../../../shared/consultations/room-address.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice-fields.tsx'
import { classes } from '../../../ui/classes.ts'
import { FormMessage } from '../../../ui/notice.tsx'
import { usePauseAfterThis } from '../api/live-console.ts'
import type { Attendance } from './use-attendance.ts'

type ConsoleBarProps = {
  attendance: Attendance
  isPaused: boolean
  pausesAfterThis: boolean
  running: Consultation | null
  /** A request whose ringing was stopped, and that can still be answered. */
  waiting: Consultation | null
  onAnswer: () => void
  /** How many wait in the queue, while no request rings and no consultation runs. */
  waitingInQueue: number
  /** The next of them is accepted as soon as they ask. */
  takesNext: boolean
  onTakeNext: (on: boolean) => void
}

/**
 * The bar above every page of the console: the online switch, and the way back to the devotee who waits or is in a
 * consultation.
 */
export function ConsoleBar({
  attendance,
  isPaused,
  pausesAfterThis,
  running,
  waiting,
  onAnswer,
  waitingInQueue,
  takesNext,
  onTakeNext,
}: ConsoleBarProps) {
  const { t } = useTranslation('acharya-live')
  return (
    <section
      aria-label={t('bar.label')}
      className="mb-6 grid gap-3 rounded-lg border border-rule bg-paper-raised px-4 py-3"
    >
      <OnlineSwitch attendance={attendance} isPaused={isPaused} />
      {waiting && (
        <Strip text={t('bar.waits', { name: waiting.user.userName })}>
          <Button onClick={onAnswer}>{t('bar.answer')}</Button>
        </Strip>
      )}
      {takesNext ? (
        <Strip text={t('bar.taking')}>
          <Button kind="quiet" onClick={() => onTakeNext(false)}>
            {t('bar.notTaking')}
          </Button>
        </Strip>
      ) : (
        waitingInQueue > 0 && (
          <Strip text={t('bar.queue', { count: waitingInQueue })}>
            <Button onClick={() => onTakeNext(true)}>{t('bar.takeNext')}</Button>
          </Strip>
        )
      )}
      {running && (
        <>
          <Strip text={t('bar.running', { name: running.user.userName })}>
            <LinkButton href={roomAddress(running)}>{t('bar.back')}</LinkButton>
          </Strip>
          <PauseAfterThis isSet={pausesAfterThis} />
        </>
      )}
    </section>
  )
}

function OnlineSwitch({ attendance: { state, turn }, isPaused }: { attendance: Attendance; isPaused: boolean }) {
  const { t } = useTranslation('acharya-live')
  const isOn = state !== 'offline'
  const shown = state === 'offline' && isPaused ? 'paused' : state
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        onClick={() => turn(!isOn)}
        className="flex min-h-12 items-center gap-3 font-semibold"
      >
        <span
          aria-hidden="true"
          className={classes(
            'inline-flex h-7 w-12 items-center rounded-full border px-0.5 transition-colors',
            isOn ? 'justify-end border-peacock bg-peacock' : 'justify-start border-rule-strong bg-paper-sunk',
          )}
        >
          <span className={classes('size-5 rounded-full', isOn ? 'bg-paper-raised' : 'bg-ink-soft')} />
        </span>
        {t('bar.switch')}
      </button>
      <output className="min-w-0 grow basis-48">
        <span className={classes('font-semibold', state === 'online' && 'text-peacock')}>{t(`bar.${shown}`)}</span>
        <span className="block text-sm text-ink-soft">{t(`bar.${shown}Text`)}</span>
      </output>
      <a href="/acharya/profile" className="inline-flex min-h-12 items-center underline underline-offset-4 lg:hidden">
        {t('bar.profile')}
      </a>
    </div>
  )
}

function Strip({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-3 border-t border-rule pt-3">
      <span className="font-semibold wrap-anywhere">{text}</span>
      {children}
    </div>
  )
}

function PauseAfterThis({ isSet }: { isSet: boolean }) {
  const { t } = useTranslation('acharya-live')
  const language = useLanguage()
  const { mutate, isPending, error } = usePauseAfterThis()
  // Show the new value at once and until the server has answered. Otherwise the box would jump back in the moment
  // before the request counts as pending.
  const [wish, setWish] = useState<boolean | null>(null)
  const ask = (on: boolean) => {
    setWish(on)
    mutate(on, { onSettled: () => setWish(null) })
  }
  return (
    <div>
      <Checkbox
        label={t('bar.pause')}
        checked={wish ?? isSet}
        disabled={isPending}
        onChange={(event) => ask(event.target.checked)}
      />
      {isSet && <p className="text-sm text-ink-soft">{t('bar.pauseSet')}</p>}
      <FormMessage text={Boolean(error) && t('bar.pauseFailed', { why: errorWords(error, language, '') }).trim()} />
    </div>
  )
}
