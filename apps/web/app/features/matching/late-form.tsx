import { useLocation } from 'react-router'
import { lateForm } from '../../lib/late-form.tsx'
import { useSession } from '../../lib/session.ts'
import { readLocal, readTab } from '../../lib/storage.ts'
import { useIsLive } from '../../lib/use-is-live.ts'

const Form = lateForm(async () => (await import('./match-form.tsx')).MatchForm)

export function LateForm() {
  const { signedIn } = useSession()
  const { state } = useLocation()
  const isKnown = useIsLive() && (readLocal('recentMatches') !== null || readTab('matchDraft') !== null)
  return <Form isAwaited={signedIn || state !== null || isKnown} />
}
