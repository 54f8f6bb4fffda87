import type { FestivalOfPlace } from '@sankalp/contract/panchang-reply'
import { classes } from '../../../../ui/classes.ts'
import { Span, Time, useDate, useWords } from '../almanac.tsx'
import { linkLook } from '../parts.tsx'
import { type FestivalKind, isMajor, kindOf } from '../../../../shared/almanac/festival-kind.ts'
import { festivalMeaning, festivalName } from './festival-name.ts'
import { Line, PujaTimes } from './puja-times.tsx'

const monthly = new Set<FestivalKind>(['vrat', 'moon'])

type ListProps = { festivals: readonly FestivalOfPlace[]; today: string; city: string }

/** The festivals of a year under their months. A year that is under way begins with today; what is over is folded above. */
export function FestivalList({ festivals, today, city }: ListProps) {
  const { t } = useWords()
  const toCome = festivals.filter(({ date }) => date >= today)
  const past = festivals.filter(({ date }) => date < today)
  if (festivals.length === 0) return <p>{t('festivals.none')}</p>
  if (toCome.length === 0 || past.length === 0)
    return <Months festivals={festivals} today={today} city={city} hasLinks />
  return (
    <>
      <details className="border-y border-rule">
        <summary className="min-h-12 text-ink-soft hover:text-sindoor">
          {t('festivals.past', { count: past.length })}
        </summary>
        <div className="grid gap-6 pt-4">
          <Months festivals={past} today={today} city={city} />
        </div>
      </details>
      <Months festivals={toCome} today={today} city={city} hasLinks />
    </>
  )
}

function Months({ festivals, today, city, hasLinks }: ListProps & { hasLinks?: boolean }) {
  const { t } = useWords()
  const formatted = useDate()
  const months = [...Map.groupBy(festivals, ({ date }) => date.slice(0, 7))]
  return (
    <>
      {months.map(([month, ofMonth]) => (
        <Month key={month} month={month} festivals={ofMonth} today={today} city={city} />
      ))}
      {hasLinks && months.length > 1 && (
        <nav aria-label={t('festivals.months')}>
          <ul className="flex flex-wrap gap-x-4">
            {months.map(([month]) => (
              <li key={month}>
                <a href={`#month-${month}`} className={`inline-flex min-h-12 items-center ${linkLook}`}>
                  {formatted(`${month}-01`, { month: 'long' })}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}

function Month({ month, festivals, today, city }: ListProps & { month: string }) {
  const formatted = useDate()
  const isPast = festivals[0]!.date < today
  const days = [...Map.groupBy(festivals, ({ date }) => date)]
  return (
    // Laid out when it comes into view: a year is many screens long.
    <section aria-labelledby={`month-${month}${isPast ? '-past' : ''}`} className="later">
      <h2 id={`month-${month}${isPast ? '-past' : ''}`} className="mb-2 text-2xl">
        {formatted(`${month}-01`, { month: 'long', year: 'numeric' })}
      </h2>
      <ul>
        {days.map(([date, ofDay]) => (
          <Day key={date} date={date} festivals={ofDay} today={today} city={city} />
        ))}
      </ul>
    </section>
  )
}

/** A date and all that falls on it, the largest feast first. */
function Day({ date, festivals, today, city }: ListProps & { date: string }) {
  const { t } = useWords()
  const formatted = useDate()
  const inOrder = festivals.toSorted((one, other) => Number(isMajor(other)) - Number(isMajor(one)))
  return (
    <li
      id={`day-${date}`}
      className={classes(
        'grid grid-cols-[4.5rem_1fr] gap-x-3 border-t border-rule py-2.5',
        date === today && 'border-t-2 border-t-marigold',
      )}
    >
      <a href={`/panchang/${city}/${date}`} className="text-ink no-underline hover:text-sindoor">
        <span className="tabular block font-heading text-2xl leading-none">{Number(date.slice(8))}</span>
        <span className="text-sm text-ink-soft">{formatted(date, { weekday: 'short' })}</span>
        <span className="sr-only"> {formatted(date)}</span>
        {date === today && (
          <strong className="mt-1 block w-fit rounded-sm bg-marigold px-1.5 text-sm text-on-marigold">
            {t('today')}
          </strong>
        )}
      </a>
      <div className="grid gap-2">
        {inOrder.map((festival) => (
          <Festival key={festival.key + festival.tradition} festival={festival} isPast={date < today} />
        ))}
      </div>
    </li>
  )
}

function Festival({ festival, isPast }: { festival: FestivalOfPlace; isPast: boolean }) {
  const { t } = useWords()
  const { date, limb, at, month } = festival
  return (
    <div>
      <h3
        id={`${festival.key}-${date}`}
        className={classes('leading-snug', isMajor(festival) ? 'text-2xl' : 'text-lg', isPast && 'text-ink-soft')}
      >
        {festivalName(t, festival)}
      </h3>
      {/* What is kept every month would say the same twelve times. */}
      {!monthly.has(kindOf(festival)) && <p className="max-w-2xl">{festivalMeaning(t, festival)}</p>}
      <dl className="tabular text-sm">
        <PujaTimes festival={festival} />
        {at !== null && (
          <Line label={t('festival.at')}>
            <Time at={at} date={date} />
          </Line>
        )}
        {limb && (
          <Line label={t(month ? 'festival.tithi' : 'festival.star')}>
            <Span of={limb} date={date} />
          </Line>
        )}
      </dl>
    </div>
  )
}
