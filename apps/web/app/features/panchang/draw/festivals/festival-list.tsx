import type { FestivalOfPlace } from '@sankalp/contract/panchang-reply'
import { classes } from '../../../../ui/classes.ts'
import { Span, Time, useDate, useWords } from '../almanac.tsx'
import { festivalName } from './festival-name.ts'

type ListProps = { festivals: readonly FestivalOfPlace[]; today: string; city: string }

/** The festivals of a year under their months. */
export function FestivalList({ festivals, today, city }: ListProps) {
  const { t } = useWords()
  const say = useDate()
  const months = Map.groupBy(festivals, ({ date }) => date.slice(0, 7))
  if (months.size === 0) return <p>{t('festivals.none')}</p>
  return [...months].map(([month, ofMonth]) => (
    <section key={month} aria-labelledby={`month-${month}`}>
      <h2 id={`month-${month}`} className="mb-2 text-2xl">
        {say(`${month}-01`, { month: 'long', year: 'numeric' })}
      </h2>
      <ul>
        {ofMonth.map((festival) => (
          <Festival key={festival.key + festival.date} festival={festival} isPast={festival.date < today} city={city} />
        ))}
      </ul>
    </section>
  ))
}

function Festival({ festival, isPast, city }: { festival: FestivalOfPlace; isPast: boolean; city: string }) {
  const { t } = useWords()
  const say = useDate()
  const { date, limb, puja, parana, at, tradition } = festival
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
          {tradition !== 'all' && <span className="ml-2 font-text text-sm text-ink-soft">{t(`festivals:traditions.${tradition}`)}</span>}
        </h3>
        <dl className="tabular text-sm text-ink-soft">
          {puja && <Line label={t('festival.puja')}><Span of={puja} date={date} /></Line>}
          {parana && <Line label={t('festival.parana')}><Span of={parana} date={date} /></Line>}
          {at !== null && <Line label={t('festival.at')}><Time at={at} date={date} /></Line>}
          {limb && <Line label={t('festival.limb')}><Span of={limb} date={date} /></Line>}
        </dl>
      </div>
    </li>
  )
}

function Line({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt>{label}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  )
}
