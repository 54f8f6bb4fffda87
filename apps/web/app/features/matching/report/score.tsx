import { pointsText } from '@sankalp/contract/match-conclusion'
import { Card } from '../../../ui/card.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Meaning } from '../../../shared/meaning/meaning.tsx'
import { type Summary, totalText } from './match-view.ts'
import { PointsBar } from './points-bar.tsx'
import { useReportWords } from './report-words.ts'

/**
 * The total and what is asked for; then the conclusion that follows from every koot and dosha, with what speaks against
 * it. On a phone both answers are on the first screen.
 */
export function Score({ summary }: { summary: Summary }) {
  const t = useReportWords()
  const { least, most, total, minimum, verdict, report } = summary
  const points = totalText(summary, t)
  return (
    <Card className="grid gap-5 md:grid-cols-2 md:gap-8">
      <section aria-labelledby="match-score" className="grid content-start gap-3">
        <Heading level={2} id="match-score" className="text-2xl!">
          <Meaning term={t('report.score')} meaning={t('match-words:terms.points.meaning')} />
        </Heading>
        <p>
          <span aria-hidden="true" className="tabular font-heading text-5xl leading-tight">
            {pointsText({ least, most })}/{total}
          </span>
          <span className="sr-only">{points}</span>
        </p>
        <PointsBar least={least} most={most} maximum={total} label={points} className="h-4" />
        <p className="text-ink-soft">{t('report.minimum', { minimum })}</p>
      </section>
      <section
        aria-labelledby="match-conclusion"
        className="grid content-start gap-3 max-md:border-t max-md:border-rule max-md:pt-5"
      >
        <Heading
          level={2}
          id="match-conclusion"
          className={`text-3xl! ${verdict === 'favorable' ? 'text-peacock' : 'text-marigold-ink'}`}
        >
          {t(`report.${verdict}`)}
        </Heading>
        <p>{report}</p>
        <p className="text-sm text-ink-soft">{t('match-words:conclusion.people')}</p>
      </section>
    </Card>
  )
}
