import { startTransition, useEffect, useMemo, useState } from 'react'
import { NavigationType, useNavigate, useNavigationType } from 'react-router'
import { afterPaint } from '../../../lib/after-paint.ts'
import type { Birth } from '../../../shared/birth/birth.ts'
import { type ChartStyle, readStyle, saveSettings, saveStyle } from '../../../shared/birth/chart-preferences.ts'
import type { ChartSettings } from '../../../shared/birth/chart-settings.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { keepPrivate } from '../../../lib/private-state.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { SkyUnreachable } from '../../../shared/sky/sky-unreachable.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FailedState } from '../../../ui/states.tsx'
import { AstrologerFold } from './astrologer-fold.tsx'
import { basicsOfReply, basicsOfReading } from './basics.ts'
import { BirthSection } from './birth-section.tsx'
import { ChartHeader, SettingsLine } from './chart-header.tsx'
import { ChartSection } from './chart-section.tsx'
import type { ChartSource } from './chart-source.ts'
import { ChartsSection } from './charts-section.tsx'
import { EditLink } from './edit-link.tsx'
import { FirstScreen } from './first-screen.tsx'
import { keepMoonSign } from './keep-moon-sign.ts'
import { Meanings } from '../../../shared/meaning/meaning.tsx'
import { mainChart } from './chart-views.ts'
import { NeedsSection } from './needs-section.tsx'
import { PlanetSection } from './planet-section.tsx'
import { LitChartProvider } from './reading/lit-chart.tsx'
import { type Part, SectionNav, pageParts, timedTables, untimedTables } from './section-nav.tsx'
import { SharePanel } from './share-panel.tsx'
import { type DrawnReading, useReading } from './use-reading.ts'

/** Shows the chart: the server's answer at once, the rest as soon as this device has calculated it. */
export function ChartPage({ source }: { source: ChartSource }) {
  const { t } = useTranslation('kundli')
  const navigate = useNavigate()
  const { birth, settings, reply, isFromForm } = source
  const { drawn, failure, isWorking } = useReading(birth, settings)
  const isFirstDrawn = useIsFirstDrawn()
  const [style, setStyle] = useState(readStyle)
  const reading = drawn && (isFirstDrawn || !reply) ? drawn.reading : null
  const basics = useMemo(() => (reading ? basicsOfReading(reading) : reply && basicsOfReply(reply)), [reading, reply])

  useEffect(() => {
    if (basics) keepMoonSign(source, basics)
  }, [source, basics])

  const chooseStyle = (next: ChartStyle) => {
    saveStyle(next)
    setStyle(next)
  }
  const change = (next: ChartSettings) => {
    saveSettings(next)
    void navigate('.', { replace: true, state: keepPrivate({ ...source, settings: next }), preventScrollReset: true })
  }

  return (
    <Meanings>
      <PageHead title={t('details.titleOf', { name: birth.name })} description={t('details.description')} hidden />
      <article className="page-width grid grid-cols-1 gap-8 py-4 sm:py-12 print:block print:space-y-4 print:py-0">
        {/* Close together: with them the answer fits on the first screen of a phone. */}
        <div className="grid gap-4 sm:gap-8">
          <ChartHeader birth={birth} />
          {isFromForm && !reply && !failure && <Notice className="print:hidden">{t('details.onDevice')}</Notice>}
          {basics && <FirstScreen basics={basics} reading={reading} ahead={drawn?.ahead ?? null} />}
        </div>
        {basics && <SectionNav parts={partsOf(drawn)} label={t('details.sectionsLabel')} isSticky />}
        {basics && (
          <LitChartProvider view={mainChart(basics)} chartStyle={style}>
            <div className="grid grid-cols-1 gap-8 [--below-nav:calc(var(--below-bar)+3.75rem)] lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12 print:block print:space-y-4">
              <div className="grid grid-cols-1 content-start gap-8 print:block print:space-y-4">
                {reading && drawn ? (
                  <drawn.LifeReading
                    life={drawn.life}
                    offsetHours={basics.offsetHours}
                    addTime={!basics.isTimeKnown && <EditLink birth={birth} text={t('needs.add')} />}
                  />
                ) : (
                  !failure && <Skeleton className="h-64" />
                )}
              </div>
              <div className="lg:sticky lg:top-(--below-nav) lg:-mx-2 lg:max-h-[calc(100dvh-var(--below-nav))] lg:self-start lg:overflow-y-auto lg:px-2">
                <ChartSection basics={basics} drawn={drawn} onStyle={chooseStyle} />
              </div>
            </div>
          </LitChartProvider>
        )}
        {isFirstDrawn ? (
          <>
            <SharePanel birth={birth} settings={settings} basics={basics} />
            {basics && (
              <AstrologerFold parts={basics.isTimeKnown ? timedTables : untimedTables}>
                <SettingsLine basics={basics} settings={settings} onChange={change} isWorking={isWorking} />
                {reading && !reading.kundli.timeKnown && <NeedsSection birth={birth} kundli={reading.kundli} />}
                {basics.isTimeKnown && <ChartsSection reading={reading} style={style} />}
                <BirthSection
                  birth={birth}
                  basics={basics}
                  nearEdges={reading?.kundli.timeKnown ? reading.kundli.nearEdges : []}
                />
                <PlanetSection basics={basics} />
                {drawn && <drawn.Sections reading={drawn.reading} />}
              </AstrologerFold>
            )}
            {!drawn && <Unfinished birth={birth} failure={failure} />}
          </>
        ) : (
          <Working />
        )}
      </article>
    </Meanings>
  )
}

/** Without the birth time there are no periods, and no year if the Moon's sign is not certain. */
function partsOf(drawn: DrawnReading | null): readonly Part[] {
  const told = new Set<string>(drawn?.life.sections.map(({ name }) => name))
  return drawn ? pageParts.filter((part) => (part !== 'periods' && part !== 'year') || told.has(part)) : pageParts
}

/**
 * Returns whether the first part of a newly requested chart is on the screen, so that the rest may follow. A chart that
 * is returned to is rendered whole at once, because the browser may restore the scroll position.
 */
function useIsFirstDrawn(): boolean {
  const isNew = useNavigationType() === NavigationType.Push
  const [isDrawn, setIsDrawn] = useState(!isNew)
  useEffect(() => (isDrawn ? undefined : afterPaint(() => startTransition(() => setIsDrawn(true)))), [isDrawn])
  return isDrawn
}

/** Shown instead of what only the engine can calculate: it is still at work, or has failed. */
function Unfinished({ birth, failure }: { birth: Birth; failure: unknown }) {
  const { t } = useTranslation(['kundli', 'shell'])
  if (failure instanceof SkyUnreachable) {
    return (
      // A browser may remember that a script failed to load; a full page load requests it again, and the chart is
      // retained.
      <FailedState
        title={t('details.failed')}
        retryLabel={t('shell:tryAgain')}
        onRetry={() => window.location.reload()}
      >
        {t('details.failedText')}
      </FailedState>
    )
  }
  if (failure) {
    return (
      <Notice kind="error" title={t('details.refused')} actions={<EditLink birth={birth} text={t('details.change')} />}>
        {t('details.refusedText')}
      </Notice>
    )
  }
  return <Working />
}

function Working() {
  const { t } = useTranslation('kundli')
  return (
    <div className="grid min-h-screen content-start gap-4">
      <p role="status" className="text-ink-soft">
        {t('details.working')}
      </p>
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </div>
  )
}
