import { Card } from '../../../ui/card.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Explained } from './meaning.tsx'
import { type Summary, percentOf, scoreColour } from './match-view.ts'
import { PointsBar } from './points-bar.tsx'
import { useReportWords } from './report-words.ts'

const inks = { green: 'text-peacock', yellow: 'text-marigold-ink', red: 'text-sindoor' }

/** The total, what is asked for, and the conclusion that follows from every koot and dosha. */
export function Score({ summary }: { summary: Summary }) {
  const t = useReportWords()
  const { received, total, minimum, isFavorable, report } = summary
  const colour = scoreColour(received, total)
  const points = t('report.points', { received, total })
  return (
    <Card className="grid gap-5 md:grid-cols-2 md:gap-8">
      <section aria-labelledby="match-score" className="grid content-start gap-3">
        <Explained term={t('match-words:terms.points.name')} meaning={t('match-words:terms.points.meaning')}>
          <Heading level={2} id="match-score" className="text-2xl!">
            {t('report.score')}
          </Heading>
        </Explained>
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span aria-hidden="true" className="tabular font-heading text-5xl leading-tight">
            {received}/{total}
          </span>
          <span className="sr-only">{points}</span>
          <span className={`tabular text-xl font-semibold ${inks[colour]}`}>
            {t('report.percent', { percent: percentOf(received, total) })} · {t(`match-words:score.${colour}.name`)}
          </span>
        </p>
        <PointsBar points={received} maximum={total} label={points} className="h-4" />
        <p className="text-ink-soft">{t('report.minimum', { minimum })}</p>
      </section>
      <section aria-labelledby="match-conclusion" className="grid content-start gap-3 max-md:border-t max-md:border-rule max-md:pt-5">
        <Heading level={2} id="match-conclusion" className={`text-2xl! ${isFavorable ? 'text-peacock' : 'text-marigold-ink'}`}>
          {t(isFavorable ? 'report.favorable' : 'report.moderate')}
        </Heading>
        <p>{report}</p>
        <p className="text-sm text-ink-soft">{t('match-words:conclusion.people')}</p>
      </section>
    </Card>
  )
}
