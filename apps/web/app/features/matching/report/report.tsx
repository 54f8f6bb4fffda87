import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import type { ChartSettings } from '../../../shared/birth/chart-settings.ts'
import { isOrdinaryPress } from '../../../lib/follow-links.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { DoubleRule } from '../../../ui/card.tsx'
import { Meanings } from '../../../shared/meaning/meaning.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FailedState } from '../../../ui/states.tsx'
import { type MatchState, packMatchState } from '../match-state.ts'
import { Charts } from './charts.tsx'
import { Doshas } from './doshas.tsx'
import { Keep } from './keep.tsx'
import { Koots } from './koots.tsx'
import { Mangal } from './mangal.tsx'
import { type Summary, summaryOfReading, summaryOfResult } from './match-view.ts'
import { PartnerCards } from './partner-cards.tsx'
import { useReportWords } from './report-words.ts'
import { Score } from './score.tsx'
import { Settings } from './settings.tsx'
import { Comparison } from './comparison.tsx'
import { type ReadingState, useReading } from './use-reading.ts'

/** The whole report. The server's answer is shown at once; the device's reading replaces it and adds the rest. */
export default function Report({ state }: { state: MatchState }) {
  const t = useReportWords()
  const navigate = useNavigate()
  const { couple, settings, isMadeHere } = state
  const { state: reading, retry } = useReading(state)
  const summary = useSummary(reading, state)
  const changeSettings = (next: ChartSettings) => {
    // The server's answer was calculated with the previous settings.
    const changed = packMatchState({ couple, settings: next, result: null, isMadeHere })
    void navigate('/kundli-match-details', { replace: true, state: changed, preventScrollReset: true })
  }
  const edit = (event: MouseEvent) => {
    if (!isOrdinaryPress(event)) return
    event.preventDefault()
    void navigate('/Kundlimatchmaking', { state: packMatchState(state) })
  }
  return (
    <Meanings>
      <article className="page-width grid gap-8 py-8 sm:py-12 print:gap-4 print:py-0">
        <header className="grid gap-5">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <div className="grid gap-1">
              <Heading level={1}>{t('report.title')}</Heading>
              <p className="text-lg text-ink-soft wrap-anywhere">
                {t('recent.couple', { groom: couple.groom.name, bride: couple.bride.name })}
              </p>
            </div>
            <LinkButton kind="quiet" href="/Kundlimatchmaking" onClick={edit} className="print:hidden">
              {t('report.edit')}
            </LinkButton>
          </div>
          {isMadeHere && <Notice>{t('report.onDevice')}</Notice>}
        </header>
        {summary ? <Score summary={summary} /> : reading.status === 'loading' && <Skeleton className="h-52" />}
        <PartnerCards couple={couple} />
        {reading.status === 'ready' ? (
          <>
            <Comparison summary={summary} cases={reading.reading.cases} couple={couple} />
            <Doshas cases={reading.reading.cases} />
            <Mangal mangal={reading.reading.cases[0].mangal} couple={couple} />
            <DoubleRule />
            <Charts couple={couple} charts={reading.reading.charts} />
            <Settings reading={reading.reading} onChange={changeSettings} />
          </>
        ) : (
          <>
            {summary && <Koots koots={summary.koots} couple={couple} />}
            <RestComing status={reading.status} onRetry={retry} />
          </>
        )}
        <DoubleRule className="print:hidden" />
        {summary && <Keep match={{ couple, settings }} summary={summary} />}
      </article>
    </Meanings>
  )
}

function useSummary(reading: ReadingState, { result }: MatchState): Summary | null {
  const t = useReportWords()
  if (reading.status === 'ready') return summaryOfReading(reading.reading, t)
  return result && summaryOfResult(result, t)
}

function RestComing({ status, onRetry }: { status: 'loading' | 'failed'; onRetry: () => void }) {
  const t = useReportWords()
  if (status === 'failed') {
    return (
      <FailedState title={t('report.failed')} retryLabel={t('report.tryAgain')} onRetry={onRetry}>
        {t('report.failedText')}
      </FailedState>
    )
  }
  return (
    <div className="grid gap-4">
      <p role="status" className="text-ink-soft">
        {t('report.working')}
      </p>
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </div>
  )
}
