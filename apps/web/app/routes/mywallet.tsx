import { WalletPage } from '../features/wallet/wallet-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['wallet'] }

export default function MyWallet() {
  return <WalletPage />
}
