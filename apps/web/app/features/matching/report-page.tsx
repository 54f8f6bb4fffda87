import { lazy, Suspense, useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { PageHead } from '../../lib/page/page-head.tsx'
import { readTab, removeTab } from '../../lib/storage.ts'
import { LinkButton } from '../../ui/button.tsx'
import { MessagePage } from '../../ui/message-page.tsx'
import { decodeMatchLink } from './couple.ts'
import { packMatchState, unpackMatchState } from './match-state.ts'
import { ReportSkeleton } from './report-skeleton.tsx'
import { useIsLive } from '../../lib/use-is-live.ts'

const Report = lazy(() => import('./report/report.tsx'))

/** /kundli-match-details: opened by the form, by a refresh of itself, or by a link with both births in its hash. */
export function ReportPage() {
  const { t } = useTranslation('matching')
  const { state, hash } = useLocation()
  // The server knows neither the hash nor the history entry.
  const isLive = useIsLive()
  const match = useMemo(() => unpackMatchState(state), [state])
  const linked = useLinkedMatch(hash || (isLive && !match ? waitingLink() : ''))
  const isOpening = !isLive || linked === 'opening'
  return (
    <>
      <PageHead title={t('report.title')} description={t('report.description')} hidden />
      {isOpening ? (
        <ReportSkeleton />
      ) : linked === 'broken' ? (
        <Nothing title={t('report.badLink')} text={t('report.badLinkText')} />
      ) : match ? (
        <Suspense fallback={<ReportSkeleton />}>
          <Report state={match} />
        </Suspense>
      ) : (
        <Nothing title={t('report.none')} text={t('report.noneText')} />
      )}
    </>
  )
}

/**
 * Moves the births of a link from the address to the history entry, which keeps them out of the list of visited pages,
 * of screenshots, and of software that reads addresses.
 */
function useLinkedMatch(link: string): 'none' | 'opening' | 'broken' {
  const navigate = useNavigate()
  const found = useMemo(() => (link ? decodeMatchLink(link) : null), [link])
  useEffect(() => {
    if (!found) return
    removeTab('matchAfterSignIn')
    const state = packMatchState({ ...found, result: null, isMadeHere: false })
    void navigate('/kundli-match-details', { replace: true, state, preventScrollReset: true })
  }, [found, navigate])
  if (!link) return 'none'
  return found ? 'opening' : 'broken'
}

/** Returns the report that the user left to sign in, in order to save one of its charts. */
const waitingLink = () => readTab('matchAfterSignIn') ?? ''

function Nothing({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('matching')
  return (
    <MessagePage
      picture="saved-charts"
      title={title}
      actions={<LinkButton href="/Kundlimatchmaking">{t('report.toForm')}</LinkButton>}
    >
      <p>{text}</p>
    </MessagePage>
  )
}
