import { CartPage } from '../features/cart/cart-page.tsx'
import { QueryProvider } from '../lib/query/provider.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['cart'], startsAtOnce: true }

/** Public: a guest sees the cart stored on this device. */
export default function Cart() {
  return (
    <QueryProvider>
      <CartPage />
    </QueryProvider>
  )
}
