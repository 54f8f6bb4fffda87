import { Suspense, lazy, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLanguage, useTexts } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { keepPrivate } from '../../../lib/private-state.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { readTab, removeTab } from '../../../lib/storage.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { MessagePage } from '../../../ui/message-page.tsx'
import { useIsLive } from '../../../lib/use-is-live.ts'
import { ChartPage } from './chart-page.tsx'
import { type ChartSource, sourceOfHash, sourceOfState } from './chart-source.ts'
import { DetailsSkeleton } from './details-skeleton.tsx'
import { prefetchChart } from './prefetch-chart.ts'

const PrashnaPage = lazy(() => import('../prashna/prashna-page.tsx'))

/** /kundli-details: the chart of a birth that the server does not need to know. */
export function DetailsPage() {
  // The server sees neither the history entry nor the hash: both are read in the browser.
  return useIsLive() ? <LivePage /> : <DetailsSkeleton />
}

function LivePage() {
  const { state, hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const shared = sourceOfHash(hash) ?? sourceAfterSignIn(state)
  const moved = shared === 'broken' ? null : shared
  const texts = useTexts()
  const language = useLanguage()
  useEffect(() => prefetchChart(texts, language), [texts, language])

  useEffect(() => {
    if (!moved) return
    removeTab('chartToSave')
    // Store it for the history entry and not in the address, where it would stay in the browser's list of visited
    // pages. The drawn chart was for the picture of the link.
    const query = new URLSearchParams(search)
    query.delete('chart')
    const kept = query.toString()
    void navigate(pathname + (kept && `?${kept}`), {
      replace: true,
      state: keepPrivate(moved),
      preventScrollReset: true,
    })
  })

  if (shared === 'broken') return <Nothing kind="badLink" />
  if (moved) return <DetailsSkeleton />
  const source = sourceOfState(state)
  if (!source) return <Nothing kind="none" />
  return (
    <Suspense fallback={<DetailsSkeleton />}>
      {source.prashna ? (
        <PrashnaPage source={source} prashna={source.prashna} />
      ) : (
        <ChartPage key={JSON.stringify(source.birth)} source={source} />
      )}
    </Suspense>
  )
}

/** Returns the chart of a guest who signed in to save it, and comes back without a history entry. */
function sourceAfterSignIn(state: unknown): ChartSource | null {
  const kept = sourceOfState(state) ? null : readTab('chartToSave')
  const source = kept && sourceOfHash(`#${kept}`)
  return source === 'broken' || !source ? null : source
}

function Nothing({ kind }: { kind: 'none' | 'badLink' }) {
  const { t } = useTranslation('kundli')
  return (
    <>
      <PageHead title={t('details.title')} description={t('details.description')} hidden />
      <MessagePage
        picture="saved-charts"
        title={t(`details.${kind}`)}
        actions={<LinkButton href="/freekundli">{t('details.toForm')}</LinkButton>}
      >
        <p>{t(`details.${kind}Text`)}</p>
      </MessagePage>
    </>
  )
}
