import { ReceivedPage } from '../features/orders/received/received-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['orders', 'notices'] }

export default function OrderReceived() {
  return <ReceivedPage />
}
