import { OrdersPage } from '../features/orders/mine/orders-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['orders', 'users'] }

export default function MyOrders() {
  return <OrdersPage />
}
