import type { Availability } from '@sankalp/contract/acharya-bookings'
import { type Span, hoursOf, slotsOutside, tidySpans, weekdayOf } from '@sankalp/contract/availability-rules'
import { useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { useRemoveException, useSetException } from '../api/availability.ts'
import { clock, dayNameOf, spansText, weekdayName } from '../console-words.ts'
import { bookedOn, kindOf } from './month-days.ts'
import { SpansEditor } from './spans-editor.tsx'
import { nextSpan } from './week-draft.ts'

type DayPanelProps = { day: string; today: string; availability: Availability }

/** Shows one day: its hours, its bookings, and how to make it differ from the week. */
export function DayPanel({ day, today, availability }: DayPanelProps) {
  const language = useLanguage()
  return (
    <section
      aria-labelledby="day"
      className="grid content-start gap-4 self-start rounded-lg border border-rule bg-paper-raised p-4 sm:p-5"
    >
      <div>
        <Heading level={3} id="day">
          {dayNameOf(day, language)}
        </Heading>
        <DayHours day={day} availability={availability} />
      </div>
      <BookedOnDay day={day} availability={availability} />
      {day < today ? <PastDay /> : <DayChange day={day} availability={availability} />}
    </section>
  )
}

function PastDay() {
  const { t } = useTranslation('acharya-console')
  return <p className="text-ink-soft">{t('days.past')}</p>
}

function DayHours({ day, availability }: { day: string; availability: Availability }) {
  const { t } = useTranslation('acharya-console')
  const language = useLanguage()
  const weekday = weekdayName(weekdayOf(day), language)
  const hours = spansText(hoursOf(availability, day), language, t('hours.midnight'))
  const kind = kindOf(availability, day)
  const text = {
    week: t('days.asWeek', { weekday, hours }),
    closed: t('days.closedWeekday', { weekday }),
    own: t('days.isOwn', { hours }),
    off: t('days.isOff'),
  }[kind]
  return <p className="tabular text-ink-soft">{text}</p>
}

function BookedOnDay({ day, availability }: { day: string; availability: Availability }) {
  const { t } = useTranslation('acharya-console')
  const language = useLanguage()
  const booked = bookedOn(availability.booked, day)
  if (booked.length === 0) return null
  return (
    <div>
      <p className="text-sm text-ink-soft">{t('days.bookedTitle')}</p>
      <ul>
        {booked.map(({ bookingId, startsAt, pooja_name, isHeld }) => (
          <li key={bookingId} className="tabular flex gap-3 py-1">
            <span className="shrink-0 font-semibold text-peacock">{clock(startsAt, language)}</span>
            {isHeld ? (
              <span className="text-ink-soft">{t('days.held')}</span>
            ) : (
              <a href={`/acharya/bookings?open=${bookingId}`} className="underline underline-offset-4">
                {pooja_name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function DayChange({ day, availability }: { day: string; availability: Availability }) {
  const { t } = useTranslation('acharya-console')
  const language = useLanguage()
  const [draft, setDraft] = useState<Span[] | null>(null)
  const [problem, setProblem] = useState('')
  const setting = useSetException()
  const removing = useRemoveException()
  const booked = bookedOn(availability.booked, day)
  const kind = kindOf(availability, day)
  const isPending = setting.isPending || removing.isPending
  const error = setting.error ?? removing.error

  const change = async (work: () => Promise<unknown>, done: 'nowOff' | 'nowOwn' | 'nowAsWeek') => {
    setProblem('')
    setting.reset()
    removing.reset()
    try {
      await work()
      setDraft(null)
      showToast('success', t(`days.${done}`))
    } catch {
      // The message below shows the reason; the day is unchanged.
    }
  }
  const takeOff = useOneAtATime(async () => {
    if (booked.length === 0) return change(() => setting.mutateAsync({ day, spans: [] }), 'nowOff')
    setProblem(
      booked.every(({ isHeld }) => isHeld)
        ? t('days.isHeld')
        : t('days.isBooked', { count: booked.filter(({ isHeld }) => !isHeld).length }),
    )
  })
  const saveOwn = useOneAtATime(async () => {
    const spans = tidySpans(draft ?? [])
    const outside = slotsOutside(
      spans,
      day,
      booked.map(({ startsAt }) => new Date(startsAt)),
    )
    if (outside.length > 0)
      return setProblem(t('days.outside', { times: outside.map((start) => clock(start, language)).join(', ') }))
    if (spans.length === 0) return setProblem(t('days.noSpans'))
    return change(() => setting.mutateAsync({ day, spans }), 'nowOwn')
  })
  const followWeek = useOneAtATime(() => change(() => removing.mutateAsync(day), 'nowAsWeek'))
  const openEditor = () => {
    const spans = hoursOf(availability, day)
    setProblem('')
    setDraft(spans.length > 0 ? [...spans] : [nextSpan([])!])
  }
  const closeEditor = () => {
    setProblem('')
    setDraft(null)
  }

  return (
    <div className="grid gap-3">
      <FormMessage
        kind={problem ? 'warning' : 'error'}
        text={problem || (Boolean(error) && t('days.failed', { why: errorWords(error, language, '') }).trim())}
      />
      {draft ? (
        <>
          <SpansEditor label={dayNameOf(day, language)} spans={draft} onChange={setDraft} disabled={isPending} />
          <div className="flex flex-wrap gap-3">
            <Button busy={isPending && t('days.working')} onClick={() => void saveOwn()}>
              {t('days.saveDay')}
            </Button>
            <Button kind="quiet" disabled={isPending} onClick={closeEditor}>
              {t('days.cancel')}
            </Button>
          </div>
        </>
      ) : (
        <div className="flex flex-wrap gap-3">
          {(kind === 'week' || kind === 'own') && (
            <Button kind="quiet" disabled={isPending} onClick={() => void takeOff()}>
              {t('days.takeOff')}
            </Button>
          )}
          <Button kind="quiet" disabled={isPending} onClick={openEditor}>
            {t(kind === 'closed' ? 'days.openDay' : 'days.otherHours')}
          </Button>
          {(kind === 'own' || kind === 'off') && (
            <Button kind="quiet" disabled={isPending} onClick={() => void followWeek()}>
              {t('days.again')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
