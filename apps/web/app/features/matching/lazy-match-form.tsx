import { useLocation } from 'react-router'
import { lazyForm } from '../../lib/lazy-form/lazy-form.tsx'
import { useSession } from '../../lib/session/session.ts'
import { readLocal, readTab } from '../../lib/storage.ts'
import { useIsLive } from '../../lib/use-is-live.ts'

const Form = lazyForm(async () => (await import('./match-form.tsx')).MatchForm)

export function LazyMatchForm() {
  const { signedIn } = useSession()
  const { state } = useLocation()
  const isKnown = useIsLive() && (readLocal('recentMatches') !== null || readTab('matchDraft') !== null)
  return <Form isAwaited={signedIn || state !== null || isKnown} />
}
