import { CartPage } from '../features/cart/cart-page.tsx'
import { QueryProvider } from '../lib/query/provider.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['cart'], startsAtOnce: true }

/** Open to everybody: a guest sees what this device keeps. */
export default function Cart() {
  return (
    <QueryProvider>
      <CartPage />
    </QueryProvider>
  )
}
