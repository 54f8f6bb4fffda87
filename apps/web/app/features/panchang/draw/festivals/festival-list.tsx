import type { FestivalOfPlace } from '@sankalp/contract/panchang-reply'
import { classes } from '../../../../ui/classes.ts'
import { Span, Time, useDate, useWords } from '../almanac.tsx'
import { linkLook } from '../parts.tsx'
import { type FestivalKind, kindOf } from '../../../../lib/almanac/festival-kind.ts'
import { festivalMeaning, festivalName } from './festival-name.ts'
import { Line, PujaTimes } from './puja-times.tsx'

const monthly = new Set<FestivalKind>(['vrat', 'moon'])

type ListProps = { festivals: readonly FestivalOfPlace[]; today: string; city: string }

/** The festivals of a year under their months. */
export function FestivalList({ festivals, today, city }: ListProps) {
  const { t } = useWords()
  const say = useDate()
  const months = Map.groupBy(festivals, ({ date }) => date.slice(0, 7))
  if (months.size === 0) return <p>{t('festivals.none')}</p>
  return (
    <>
      <Coming festivals={festivals} today={today} />
      <nav aria-label={t('festivals.months')}>
        <ul className="flex flex-wrap gap-x-4">
          {[...months.keys()].map((month) => (
            <li key={month}>
              <a href={`#month-${month}`} className={`inline-flex min-h-12 items-center ${linkLook}`}>
                {say(`${month}-01`, { month: 'long' })}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {[...months].map(([month, ofMonth]) => (
        <Month key={month} month={month} festivals={ofMonth} today={today} city={city} />
      ))}
    </>
  )
}

/** In the middle of a year what comes is forty screens below: the way there. */
function Coming({ festivals, today }: Pick<ListProps, 'festivals' | 'today'>) {
  const { t } = useWords()
  const say = useDate()
  const coming = festivals.find(({ date }) => date >= today)
  if (!coming || coming === festivals[0]) return null
  const name = festivalName(t, coming)
  return (
    <p>
      <a href={`#${coming.key}-${coming.date}`} className={`inline-flex min-h-12 items-center ${linkLook}`}>
        {coming.date === today ? t('festivals.today', { name }) : t('festivals.next', { name, date: say(coming.date, { day: 'numeric', month: 'long' }) })}
      </a>
    </p>
  )
}

function Month({ month, festivals, today, city }: ListProps & { month: string }) {
  const say = useDate()
  return (
    // Laid out when it comes into view: a year is forty screens long.
    <section aria-labelledby={`month-${month}`} className="later">
      <h2 id={`month-${month}`} className="mb-2 text-2xl">
        {say(`${month}-01`, { month: 'long', year: 'numeric' })}
      </h2>
      <ul>
        {festivals.map((festival) => (
          <Festival key={festival.key + festival.date} festival={festival} isPast={festival.date < today} city={city} />
        ))}
      </ul>
    </section>
  )
}

function Festival({ festival, isPast, city }: { festival: FestivalOfPlace; isPast: boolean; city: string }) {
  const { t } = useWords()
  const say = useDate()
  const { date, limb, at, month } = festival
  return (
    <li id={`${festival.key}-${date}`} className="grid grid-cols-[4.5rem_1fr] gap-x-3 border-t border-rule py-2.5">
      <a href={`/panchang/${city}/${date}`} className="text-ink no-underline hover:text-sindoor">
        <span className="tabular block font-heading text-2xl leading-none">{Number(date.slice(8))}</span>
        <span className="text-sm text-ink-soft">{say(date, { weekday: 'short' })}</span>
        <span className="sr-only"> {say(date)}</span>
      </a>
      <div>
        <h3 id={festival.key} className={classes('text-lg leading-snug', isPast && 'text-ink-soft')}>
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
    </li>
  )
}
