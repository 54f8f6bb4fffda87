import type { EpochMs, Varshaphal } from '@sankalp/jyotish'
import type { YearPlace } from './compute-year.ts'
import { YearChart } from './year-chart.tsx'
import { YearMudda } from './year-mudda.tsx'
import { YearSahams } from './year-sahams.tsx'
import { YearOfficers, YearPlaces, YearStrengths } from './year-tables.tsx'
import { YearPairs, YearYogas } from './year-yogas.tsx'

type YearProps = { year: Varshaphal; place: YearPlace; now: EpochMs }

/** Everything about one year: its chart, then the tables, closed at first. */
export function Year({ year, place, now }: YearProps) {
  return (
    <div className="grid gap-6">
      <YearChart year={year} />
      <div>
        <YearOfficers year={year} />
        <YearPlaces year={year} />
        <YearStrengths year={year} />
        <YearPairs year={year} />
        <YearYogas year={year} />
        <YearSahams year={year} />
        <YearMudda year={year} place={place} now={now} />
      </div>
    </div>
  )
}
