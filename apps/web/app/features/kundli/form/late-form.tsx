import { lateForm } from '../../../lib/late-form.tsx'
import { useSession } from '../../../lib/session.ts'
import { readLocal, readTab } from '../../../lib/storage.ts'
import { useIsLive } from '../../../lib/use-is-live.ts'

const Form = lateForm(async () => (await import('./kundli-form.tsx')).KundliForm)

export function LateForm() {
  const { signedIn } = useSession()
  const isKnown = useIsLive() && (readLocal('kundliSearches') !== null || readTab('kundliDraft') !== null)
  return <Form isAwaited={signedIn || isKnown} />
}
