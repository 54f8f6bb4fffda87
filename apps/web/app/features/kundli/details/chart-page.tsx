import { startTransition, useEffect, useMemo, useState } from 'react'
import { NavigationType, useNavigate, useNavigationType } from 'react-router'
import { afterPaint } from '../../../lib/after-paint.ts'
import type { Birth } from '../../../shared/birth/birth.ts'
import { saveSettings } from '../../../shared/birth/chart-preferences.ts'
import type { ChartSettings } from '../../../shared/birth/chart-settings.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { keepPrivate } from '../../../lib/private-state.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { SkyUnreachable } from '../../../shared/sky/sky-unreachable.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FailedState } from '../../../ui/states.tsx'
import { basicsOfReply, basicsOfReading } from './basics.ts'
import { BirthSection } from './birth-section.tsx'
import { ChartAnswer } from './chart-answer.tsx'
import { ChartHeader, SettingsLine } from './chart-header.tsx'
import type { ChartSource } from './chart-source.ts'
import { ChartsSection } from './charts-section.tsx'
import { EditLink } from './edit-link.tsx'
import { keepMoonSign } from './keep-moon-sign.ts'
import { Meanings } from '../../../shared/meaning/meaning.tsx'
import { NeedsSection } from './needs-section.tsx'
import { PlanetSection } from './planet-section.tsx'
import { SectionNav, timedParts, untimedParts } from './section-nav.tsx'
import { SharePanel } from './share-panel.tsx'
import { type DrawnReading, useReading } from './use-reading.ts'

/** Shows the chart: the server's answer at once, the rest as soon as this device has calculated it. */
export function ChartPage({ source }: { source: ChartSource }) {
  const { t } = useTranslation('kundli')
  const navigate = useNavigate()
  const { birth, settings, reply, isFromForm } = source
  const { drawn, failure, isWorking } = useReading(birth, settings)
  const isFirstDrawn = useIsFirstDrawn()
  const reading = drawn && (isFirstDrawn || !reply) ? drawn.reading : null
  const basics = useMemo(() => (reading ? basicsOfReading(reading) : reply && basicsOfReply(reply)), [reading, reply])

  useEffect(() => {
    if (basics) keepMoonSign(source, basics)
  }, [source, basics])

  const change = (next: ChartSettings) => {
    saveSettings(next)
    void navigate('.', { replace: true, state: keepPrivate({ ...source, settings: next }), preventScrollReset: true })
  }

  return (
    <Meanings>
      <PageHead title={t('details.titleOf', { name: birth.name })} description={t('details.description')} hidden />
      <article className="page-width grid grid-cols-1 gap-8 py-8 sm:py-12 print:block print:space-y-4 print:py-0">
        <ChartHeader birth={birth} />
        {isFromForm && !reply && !failure && <Notice className="print:hidden">{t('details.onDevice')}</Notice>}
        {basics && <ChartAnswer basics={basics} reading={reading} />}
        {basics && <SectionNav parts={basics.isTimeKnown ? timedParts : untimedParts} />}
        {basics && <ChartsSection basics={basics} reading={reading} />}
        {basics && <SettingsLine basics={basics} settings={settings} onChange={change} isWorking={isWorking} />}
        {isFirstDrawn ? (
          <>
            <SharePanel birth={birth} settings={settings} basics={basics} />
            {reading && !reading.kundli.timeKnown && <NeedsSection birth={birth} kundli={reading.kundli} />}
            {basics && (
              <BirthSection
                birth={birth}
                basics={basics}
                nearEdges={reading?.kundli.timeKnown ? reading.kundli.nearEdges : []}
              />
            )}
            {basics && <PlanetSection basics={basics} />}
            <Rest birth={birth} drawn={drawn} failure={failure} />
          </>
        ) : (
          <Working />
        )}
      </article>
    </Meanings>
  )
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

type RestProps = { birth: Birth; drawn: DrawnReading | null; failure: unknown }

function Rest({ birth, drawn, failure }: RestProps) {
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
  if (!drawn) return <Working />
  const { Sections, reading } = drawn
  return <Sections reading={reading} />
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
