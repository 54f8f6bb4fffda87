import { lazyForm } from '../../../lib/lazy-form/lazy-form.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { readLocal, readTab } from '../../../lib/storage.ts'
import { useIsLive } from '../../../lib/use-is-live.ts'
import { PrashnaEntry } from '../prashna/prashna-entry.tsx'

const Form = lazyForm(async () => (await import('./kundli-form.tsx')).KundliForm)

export function LazyKundliForm() {
  const { signedIn } = useSession()
  const isKnown = useIsLive() && (readLocal('kundliSearches') !== null || readTab('kundliDraft') !== null)
  return (
    <div className="grid gap-10">
      <Form isAwaited={signedIn || isKnown} />
      <PrashnaEntry />
    </div>
  )
}
