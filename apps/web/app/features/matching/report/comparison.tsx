import { useState } from 'react'
import { RadioGroup } from '../../../ui/choice-fields.tsx'
import { classes } from '../../../ui/classes.ts'
import type { Couple } from '../couple.ts'
import type { MatchReading } from '../match-engine.ts'
import { Koots } from './koots.tsx'
import { Poruthams } from './poruthams.tsx'
import { useReportWords } from './report-words.ts'
import type { Summary } from './match-view.ts'

type ComparisonProps = { summary: Summary | null; cases: MatchReading['cases']; couple: Couple }

const systems = ['koots', 'poruthams'] as const

/** Shows the match by the northern or the southern system; in print both are shown. */
export function Comparison({ summary, cases, couple }: ComparisonProps) {
  const t = useReportWords()
  const [chosen, setChosen] = useState<(typeof systems)[number]>('koots')
  return (
    <div className="grid gap-4">
      <RadioGroup
        labelHidden
        className="print:hidden"
        label={t('report.tabs')}
        name="system"
        value={chosen}
        options={systems.map((value) => ({ value, text: t(`report.${value}`) }))}
        onChange={setChosen}
      />
      {systems.map((system) => (
        <section
          key={system}
          aria-label={t(`report.${system}`)}
          className={classes(system !== chosen && 'hidden print:block')}
        >
          <h2 className="hidden text-2xl print:block print:break-after-avoid">{t(`report.${system}`)}</h2>
          {system === 'koots' ? (
            summary && <Koots koots={summary.koots} couple={couple} />
          ) : (
            <Poruthams cases={cases} couple={couple} />
          )}
        </section>
      ))}
    </div>
  )
}
