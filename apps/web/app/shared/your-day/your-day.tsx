import { Suspense, lazy, useSyncExternalStore } from 'react'
import { importUntilThere } from '../../lib/lazy-form/retry-import.ts'
import { useSession } from '../../lib/session/session.ts'
import { YourDaySpace } from './your-day-space.tsx'

const ForAccount = lazy(() => importUntilThere(() => import('./your-day-for-account.tsx')))
const never = () => () => {}

/**
 * Shows signed-in readers what today is for them, above what is for everybody. The server only keeps its space, so that
 * the page stays the same for all of them; visitors get nothing. `city`: the slug of the place whose hours are named;
 * the last chosen place if left out.
 */
export function YourDay({ city }: { city?: string | undefined }) {
  const { signedIn } = useSession()
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!signedIn) return null
  if (!isInBrowser) return <YourDaySpace />
  return (
    <Suspense fallback={<YourDaySpace />}>
      <ForAccount city={city} />
    </Suspense>
  )
}
