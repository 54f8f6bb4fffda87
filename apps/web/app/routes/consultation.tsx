import { PastPage } from '../features/consultations/after/past-page.tsx'
import { useWallet } from '../features/wallet/api/get-wallet.ts'
import { retryImport } from '../lib/lazy-form/retry-import.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'
import { toPaise } from '../shared/money/rupees.ts'

export const handle: RouteHandle = { namespaces: ['consultations'] }

const ConsoleLive = lazyPart(
  async () => (await retryImport(() => import('../features/acharya-console/live/console-live.tsx'))).ConsoleLive,
)

/**
 * Hands the page how much paid money there is, since dakshina is given from it alone, and the live side of the acharya's
 * console.
 */
export default function Consultation() {
  const { data: wallet } = useWallet()
  return <PastPage availablePaidPaise={wallet ? toPaise(wallet.availablePaid) : null} consoleBar={<ConsoleLive />} />
}
