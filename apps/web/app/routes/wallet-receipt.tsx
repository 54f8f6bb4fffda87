import { ReceiptPage } from '../features/wallet/receipt/receipt-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['wallet'] }

export default function WalletReceipt() {
  return <ReceiptPage />
}
