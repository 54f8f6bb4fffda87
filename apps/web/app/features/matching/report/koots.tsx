import { pointsText } from '@sankalp/contract/match-conclusion'
import type { Couple } from '../couple.ts'
import type { KootView } from './match-view.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Meaning } from '../../../shared/meaning/meaning.tsx'
import { PointsBar } from './points-bar.tsx'
import { useReportWords } from './report-words.ts'

/** Shows the eight koots: what each compares, both values, and the points. */
export function Koots({ koots, couple }: { koots: readonly KootView[]; couple: Couple }) {
  return (
    <ul className="grid gap-x-10 md:grid-cols-2">
      {koots.map((view) => (
        <KootRow key={view.koot} view={view} couple={couple} />
      ))}
    </ul>
  )
}

function KootRow({ view, couple }: { view: KootView; couple: Couple }) {
  const t = useReportWords()
  const { koot, description, least, most, maximum } = view
  const points = t('report.kootPoints', { points: pointsText(view), maximum })
  const name = t(`match-words:koots.${koot}.name`)
  return (
    <li className="grid content-start gap-2 border-t border-rule py-4 print:break-inside-avoid">
      <div className="flex items-baseline justify-between gap-3">
        <Heading level={3}>
          <Meaning term={name} meaning={t(`match-words:koots.${koot}.compares`)} />
        </Heading>
        <p className="tabular shrink-0 font-semibold">{points}</p>
      </div>
      <PointsBar least={least} most={most} maximum={maximum} label={points} className="h-2" />
      <dl className="grid grid-cols-2 gap-x-4">
        <Brings who={couple.groom.name} what={view.groom} attribute={t(`match-words:koots.${koot}.attribute`)} />
        <Brings who={couple.bride.name} what={view.bride} attribute={t(`match-words:koots.${koot}.attribute`)} />
      </dl>
      <p>{description}</p>
    </li>
  )
}

function Brings({ who, attribute, what }: { who: string; attribute: string; what: string }) {
  return (
    <div className="min-w-0">
      <dt className="truncate text-sm text-ink-soft" title={who}>
        {who} <span className="sr-only">, {attribute}</span>
      </dt>
      <dd className="font-semibold">{what}</dd>
    </div>
  )
}
