import type { Availability } from '@sankalp/contract/acharya-bookings'
import type { Span } from '@sankalp/contract/availability-rules'
import { type FormEvent, useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Heading } from '../../../ui/heading.tsx'
import { FormMessage, Notice } from '../../../ui/notice.tsx'
import { useSetPattern } from '../api/availability.ts'
import { dayAndClock, spansText, weekdayName } from '../console-words.ts'
import { LeaveUnsaved } from './leave-unsaved.tsx'
import { SpansEditor } from './spans-editor.tsx'
import { bookedOutsideWeek, isSameWeek, tidyWeek } from './week-draft.ts'

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

/** Edits the hours of every week. Nothing changes for devotees before it is saved. */
export function WeekForm({ availability }: { availability: Availability }) {
  const { t } = useTranslation('acharya-console')
  const language = useLanguage()
  // Null: unchanged. A week that was saved elsewhere meanwhile then appears by itself.
  const [draft, setDraft] = useState<readonly (readonly Span[])[] | null>(null)
  const { mutateAsync, isPending, error, reset } = useSetPattern()
  const week = draft ?? availability.week
  const isChanged = draft !== null && !isSameWeek(draft, availability.week)
  const staying = isChanged ? bookedOutsideWeek(week, availability.exceptions, availability.booked) : []

  const save = useOneAtATime(async () => {
    try {
      await mutateAsync(tidyWeek(week))
      setDraft(null)
      showToast('success', t('hours.saved'))
    } catch {
      // The message below shows the reason; the draft is retained.
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const change = (weekday: number, spans: Span[]) => setDraft(week.with(weekday, spans))
  const discard = () => {
    setDraft(null)
    reset()
  }

  return (
    <form method="post" noValidate onSubmit={submit} aria-labelledby="week" className="grid gap-3">
      <Heading level={2} id="week" className="text-2xl">
        {t('hours.weekTitle')}
      </Heading>
      <p className="text-ink-soft">{t('hours.weekText')}</p>
      <div className="border-b border-rule">
        {weekdays.map((weekday) => (
          <Weekday
            key={weekday}
            name={weekdayName(weekday, language)}
            spans={week[weekday]!}
            disabled={isPending}
            onChange={(spans) => change(weekday, spans)}
            onCopy={() => setDraft(weekdays.map(() => week[weekday]!))}
          />
        ))}
      </div>
      {staying.length > 0 && (
        <Notice kind="info" title={t('hours.stay')}>
          <ul className="tabular">
            {staying.map(({ bookingId, startsAt, pooja_name }) => (
              <li key={bookingId}>
                {dayAndClock(startsAt, language)}, {pooja_name}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <FormMessage text={Boolean(error) && t('hours.saveFailed', { why: errorWords(error, language, '') }).trim()} />
      {isChanged && (
        <div className="sticky z-10 flex flex-wrap items-center gap-3 border-t border-rule bg-paper py-3 max-lg:bottom-[calc(3.6rem+env(safe-area-inset-bottom))] lg:bottom-0">
          <output className="grow">{t('hours.unsaved')}</output>
          <Button kind="quiet" disabled={isPending} onClick={discard}>
            {t('hours.discard')}
          </Button>
          <Button type="submit" busy={isPending && t('hours.saving')}>
            {t('hours.save')}
          </Button>
        </div>
      )}
      <LeaveUnsaved isChanged={isChanged} />
    </form>
  )
}

type WeekdayProps = {
  name: string
  spans: readonly Span[]
  disabled: boolean
  onChange: (spans: Span[]) => void
  onCopy: () => void
}

function Weekday({ name, spans, disabled, onChange, onCopy }: WeekdayProps) {
  const { t } = useTranslation('acharya-console')
  const language = useLanguage()
  // Render the editor only when it is open: the closed editors of a week would add a thousand options.
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="border-t border-rule" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-12 py-2 hover:bg-paper-sunk">
        <span className="w-24 shrink-0 font-semibold sm:w-32">{name}</span>
        <span className={classes('grow', spans.length === 0 ? 'text-ink-soft' : 'tabular')}>
          {spansText(spans, language, t('hours.midnight')) || t('hours.closed')}
        </span>
      </summary>
      {isOpen && (
        <div className="grid gap-3 pt-1 pb-4 sm:pl-36">
          <SpansEditor label={name} spans={spans} onChange={onChange} disabled={disabled} />
          {spans.length > 0 && (
            <Button kind="quiet" className="justify-self-start" disabled={disabled} onClick={onCopy}>
              {t('hours.copy')}
            </Button>
          )}
        </div>
      )}
    </details>
  )
}
