import type { Address } from '@sankalp/contract/addresses'
import type { Pieces } from '../checkout/checkout-lines.ts'

/** The cache keys of the orders feature. The keys that a change of an order makes stale begin with `own`. */
export const orderKeys = {
  own: (userId: string | null) => ['orders', 'own', userId] as const,
  mine: (userId: string | null, language: string) => ['orders', 'own', userId, 'mine', language] as const,
  one: (userId: string | null, orderId: string, language: string) =>
    ['orders', 'own', userId, 'one', orderId, language] as const,
  addresses: (userId: string | null) => ['orders', 'addresses', userId] as const,
  cartOf: (userId: string | null) => ['orders', 'cart', userId] as const,
  cart: (userId: string | null, language: string) => ['orders', 'cart', userId, language] as const,
  quotes: (userId: string | null) => ['orders', 'quote', userId] as const,
  quote: (
    userId: string | null,
    asked: { products: readonly Pieces[]; coupon: string; address: Address | undefined },
    language: string,
  ) => ['orders', 'quote', userId, asked, language] as const,
}
