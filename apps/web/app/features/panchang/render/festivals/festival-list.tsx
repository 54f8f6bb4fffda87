import type { FestivalOfPlace } from '@sankalp/contract/panchang-reply'
import { classes } from '../../../../ui/classes.ts'
import { Span, Time, useDate, useWords } from '../almanac.tsx'
import { linkLook } from '../parts.tsx'
import { type FestivalKind, isMajor, kindOf } from '../../../../shared/almanac/festival-kind.ts'
import { festivalMeaning, festivalName } from './festival-name.ts'
import { FestivalPicture } from './festival-picture.tsx'
import { OtherDay } from './other-day.tsx'
import { Line, PujaTimes } from './puja-times.tsx'

const monthly = new Set<FestivalKind>(['vrat', 'moon'])

type ListProps = { festivals: readonly FestivalOfPlace[]; today: string; city: string }
type OfYear = ListProps & { year: number }

/**
 * The festivals of a year and of what was added to it under their months, with links to these above. A year that is
 * under way begins with today; what is over is folded.
 */
export function FestivalList({ festivals, today, city, year }: OfYear) {
  const { t } = useWords()
  const toCome = festivals.filter(({ date }) => date >= today)
  const past = festivals.filter(({ date }) => date < today)
  if (festivals.length === 0) return <p>{t('festivals.none')}</p>
  if (toCome.length === 0 || past.length === 0)
    return (
      <>
        <MonthLinks festivals={festivals} year={year} />
        <Months festivals={festivals} today={today} city={city} />
      </>
    )
  return (
    <>
      <MonthLinks festivals={toCome} year={year} />
      <details className="border-y border-rule">
        <summary className="min-h-12 text-ink-soft hover:text-sindoor">
          {t('festivals.past', { count: past.length })}
        </summary>
        <div className="grid gap-6 pt-4">
          <Months festivals={past} today={today} city={city} />
        </div>
      </details>
      <Months festivals={toCome} today={today} city={city} />
    </>
  )
}

const monthsOf = (festivals: readonly FestivalOfPlace[]) => [...Map.groupBy(festivals, ({ date }) => date.slice(0, 7))]

function Months({ festivals, today, city }: ListProps) {
  return monthsOf(festivals).map(([month, ofMonth]) => (
    <Month key={month} month={month} festivals={ofMonth} today={today} city={city} />
  ))
}

/** In one line that moves sideways on a phone; a month of another year says which. */
function MonthLinks({ festivals, year }: Pick<OfYear, 'festivals' | 'year'>) {
  const { t } = useWords()
  const formatted = useDate()
  const months = monthsOf(festivals)
  if (months.length < 2) return null
  return (
    <nav aria-label={t('festivals.months')} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex w-max gap-x-5 sm:w-auto sm:flex-wrap">
        {months.map(([month]) => (
          <li key={month}>
            <a href={`#month-${month}`} className={`inline-flex min-h-12 items-center ${linkLook}`}>
              {formatted(`${month}-01`, {
                month: 'short',
                year: Number(month.slice(0, 4)) === year ? undefined : 'numeric',
              })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Month({ month, festivals, today, city }: ListProps & { month: string }) {
  const formatted = useDate()
  const titleId = `month-${month}${festivals[0]!.date < today ? '-past' : ''}`
  const days = [...Map.groupBy(festivals, ({ date }) => date)]
  return (
    // Laid out when it comes into view: a year is many screens long. No landmark: the month that is under way is there
    // twice, once folded with what is over.
    <div role="group" aria-labelledby={titleId} className="later">
      <h2 id={titleId} className="mb-2 text-2xl">
        {formatted(`${month}-01`, { month: 'long', year: 'numeric' })}
      </h2>
      <ul>
        {days.map(([date, ofDay]) => (
          <Day key={date} date={date} festivals={ofDay} today={today} city={city} />
        ))}
      </ul>
    </div>
  )
}

/** Shows a date with its festivals, the largest first. */
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
    <div className="flow-root">
      <FestivalPicture of={[festival]} size={96} className="float-right mb-1 ml-3 rounded-md max-sm:size-18" />
      <h3
        id={`${festival.key}-${date}`}
        className={classes('leading-snug', isMajor(festival) ? 'text-2xl' : 'text-lg', isPast && 'text-ink-soft')}
      >
        {festivalName(t, festival)}
      </h3>
      {/* Leave out the text of a monthly festival, which would be repeated twelve times. */}
      {!monthly.has(kindOf(festival)) && <p className="max-w-2xl">{festivalMeaning(t, festival)}</p>}
      <OtherDay festival={festival} />
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
