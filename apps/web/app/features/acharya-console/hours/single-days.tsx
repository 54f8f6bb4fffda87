import type { Availability } from '@sankalp/contract/acharya-bookings'
import { bookableMonths } from '@sankalp/contract/booking-rules'
import { indiaDay } from '@sankalp/contract/india-time'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Heading } from '../../../ui/heading.tsx'
import { dayNameOf, spansText } from '../console-words.ts'
import { useServerNow } from '../use-server-now.ts'
import { DayPanel } from './day-panel.tsx'
import { MonthCalendar } from './month-calendar.tsx'

/**
 * Shows the calendar, the chosen day beside or below it, and the days that differ. The address holds the chosen day.
 */
export function SingleDays({ availability }: { availability: Availability }) {
  const { t } = useTranslation('acharya-console')
  const [search, setSearch] = useSearchParams()
  const now = useServerNow(null)
  const today = indiaDay(now)
  const months = bookableMonths(now)
  const asked = search.get('day') ?? ''
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asked) && months.includes(asked.slice(0, 7)) ? asked : today
  const [month, setMonth] = useState(day.slice(0, 7))
  const choose = (chosen: string) => {
    setMonth(chosen.slice(0, 7))
    search.set('day', chosen)
    setSearch(search, { replace: true, preventScrollReset: true })
  }
  return (
    <section aria-labelledby="days" className="grid gap-4">
      <Heading level={2} id="days" className="text-2xl">
        {t('days.title')}
      </Heading>
      <p className="text-ink-soft">{t('days.text')}</p>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <MonthCalendar
          availability={availability}
          month={month}
          months={months}
          today={today}
          chosen={day}
          onMonth={setMonth}
          onChoose={choose}
        />
        <DayPanel key={day} day={day} today={today} availability={availability} />
      </div>
      <Exceptions availability={availability} onChoose={choose} />
    </section>
  )
}

function Exceptions({ availability, onChoose }: { availability: Availability; onChoose: (day: string) => void }) {
  const { t } = useTranslation('acharya-console')
  const language = useLanguage()
  return (
    <div className="grid gap-2">
      <Heading level={3}>{t('days.coming')}</Heading>
      {availability.exceptions.length === 0 && <p className="text-ink-soft">{t('days.none')}</p>}
      <ul className="max-w-2xl">
        {availability.exceptions.map(({ day, spans }) => (
          <li key={day} className="border-t border-rule last:border-b">
            <button
              type="button"
              onClick={() => onChoose(day)}
              className="grid min-h-12 w-full gap-x-4 py-2 text-left hover:bg-paper-sunk sm:grid-cols-[14rem_minmax(0,1fr)]"
            >
              <span className="font-semibold">{dayNameOf(day, language)}</span>
              <span className="tabular text-ink-soft">
                {spansText(spans, language, t('hours.midnight')) || t('days.isOff')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
