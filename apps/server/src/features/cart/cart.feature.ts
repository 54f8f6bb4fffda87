import { type Clock, later } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Live } from '../../platform/live/live.ts'
import { readCart, removeCartOf, removeOlderThan } from './cart.repository.ts'
import { mountCart } from './cart.routes.ts'
import { type CartGoods, type CartNeeds, createCart } from './cart.service.ts'

/** Carts unused for this long are deleted. */
const keptDays = 180

type Needs<Row extends CartGoods> = { db: Db; clock: Clock } & Pick<CartNeeds<Row>, 'findGoods' | 'toProduct'>

export function createCartFeature<Row extends CartGoods>({ db, clock, findGoods, toProduct }: Needs<Row>) {
  let live: Live | null = null
  const cart = createCart({ db, clock, findGoods, toProduct, tell: (userId) => live?.tell(userId, 'cart:changed', {}) })
  return {
    name: 'cart',
    take: cart.take,
    merge: cart.merge,
    mount: ({ mount }) => mountCart(mount, cart),
    live: (channel) => void (live = channel),
    eraseFor: removeCartOf,
    exportFor: async (userId) => ({ cart: await readCart(db, userId) }),
    tidy: () => removeOlderThan(db, later(clock.now(), -keptDays * 24 * 3600)),
  } satisfies Feature & Record<string, unknown>
}
