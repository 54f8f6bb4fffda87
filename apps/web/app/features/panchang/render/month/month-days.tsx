import type { PanchangMonthReply } from '@sankalp/contract/panchang'
import type { CalendarDay } from '@sankalp/contract/panchang-reply'
import { classes } from '../../../../ui/classes.ts'
import { Time, Upto, useDate, useWords } from '../almanac.tsx'
import { festivalName } from '../festivals/festival-name.ts'
import { MoonPhase } from '../moon-phase.tsx'

/**
 * One list for both sizes: a row a day on a small screen, a grid of weeks on a large one, where the first day is moved
 * under its weekday.
 */
export function MonthDays({ reply: { days, today }, slug }: { reply: PanchangMonthReply; slug: string }) {
  const formatted = useDate()
  const lead = new Date(days[0]!.date).getUTCDay()
  // A Sunday, and the days after it.
  const week = Array.from({ length: 7 }, (_, at) => `2023-01-0${at + 1}`)
  return (
    <div>
      <div aria-hidden="true" className="hidden grid-cols-7 pb-1 text-ink-soft lg:grid">
        {week.map((day) => (
          <span key={day} className="px-2">
            {formatted(day, { weekday: 'long' })}
          </span>
        ))}
      </div>
      <ol className="grid border-t border-rule lg:grid-cols-7 lg:border-l">
        {days.map((day, at) => (
          <li
            key={day.date}
            id={day.date === today ? 'today' : undefined}
            style={at === 0 ? { gridColumnStart: `var(--lead-column, ${lead + 1})` } : undefined}
            className={classes(
              'month-day border-b border-rule lg:border-r',
              day.date === today && 'scroll-mt-20 bg-marigold-tint outline-2 -outline-offset-2 outline-marigold',
            )}
          >
            <Day day={day} isToday={day.date === today} to={`/panchang/${slug}/${day.date}`} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Day({ day, isToday, to }: { day: CalendarDay; isToday: boolean; to: string }) {
  const { t } = useWords()
  const formatted = useDate()
  const [tithi] = day.tithis
  const [star] = day.nakshatras
  return (
    <a
      href={to}
      aria-current={isToday ? 'date' : undefined}
      className="grid h-full grid-cols-[3.25rem_1fr] content-start gap-x-3 px-2 py-2 text-ink no-underline hover:bg-paper-sunk lg:grid-cols-1"
    >
      <span className="flex flex-col lg:flex-row lg:items-baseline lg:justify-between">
        <span className="tabular font-heading text-2xl leading-none">
          {Number(day.date.slice(8))}
          <span className="sr-only"> {formatted(day.date, { month: 'long', year: 'numeric' })}</span>
        </span>
        <span className="text-sm text-ink-soft lg:sr-only">{formatted(day.date, { weekday: 'short' })}</span>
      </span>
      <span className="grid content-start gap-0.5">
        {tithi && (
          <span>
            <MoonPhase tithi={tithi.number} /> <b className="font-semibold">{t(`jyotish:tithis.${tithi.key}`)}</b>{' '}
            <span className="tabular text-sm text-ink-soft">
              <Upto at={tithi.endsAt} date={day.date} />
            </span>
          </span>
        )}
        {star && (
          <span className="text-sm">
            {t(`jyotish:nakshatras.${star.key}`)}{' '}
            <span className="tabular text-ink-soft">
              <Upto at={star.endsAt} date={day.date} />
            </span>
          </span>
        )}
        {day.sunriseAt !== null && (
          <span className="tabular text-sm text-ink-soft">
            {t('terms.sunrise.name')} <Time at={day.sunriseAt} date={day.date} />
          </span>
        )}
        {day.festivals.map((festival) => (
          <span key={festival.key} className="text-sm font-semibold text-sindoor">
            {festivalName(t, festival)}
          </span>
        ))}
      </span>
    </a>
  )
}
