import { randomUUID } from 'node:crypto'
import { DomainError } from '@sankalp/contract'
import { orderNumber } from '@sankalp/contract/order-rules'
import type { Tx } from '../../platform/db/db.ts'
import { inOneGo } from '../../platform/db/in-one-go.ts'
import {
  type PlacedAnswer,
  type Wanted,
  answerOf,
  byId,
  chargeOf,
  checkGoods,
  deliveryTo,
  judgeOrder,
  newOrder,
  wantedOrder,
} from './judge-order.ts'
import type { OrderGoods, OrderNeeds } from './order-needs.ts'
import { insertOrders, lockFreeOwners } from './orders.repository.ts'

type Asked = Omit<Wanted, 'id' | 'pieces'>
type GoodsById = Map<string, OrderGoods>

/**
 * Places the orders of several people in one transaction, each step of all of them by one statement: what a step costs is mostly its way to the database
 * and back. Null for each that is to be placed by itself: one that is not plain, that is refused (it is told why there), or whose buyer or wallet
 * somebody else holds. Nothing is changed for those.
 *
 * The locks are those of a single order, in its order. Buyers and wallets that are not free are left out, since waiting for one person would hold up all
 * the others. Products and the counter are waited for: whoever holds a product waits for nothing but products of greater ids, wallets and the
 * counter, and whoever holds the counter for nothing, so nobody who is waited for here can wait for this.
 */
export function createPlaceTogether<Row extends OrderGoods>(needs: OrderNeeds<Row>) {
  const { clock, goods, findAddresses, cart, wallet, hooks, tell } = needs

  return async (tx: Tx, asked: readonly Asked[]): Promise<(PlacedAnswer | null)[]> => {
    const now = clock.now()
    const all = asked.map((one) => wantedOrder(randomUUID(), one))
    const placed = new Map<Wanted, PlacedAnswer>()
    const answers = () => all.map((order) => placed.get(order) ?? null)

    const plain = all.filter(({ body }) => body.paymentMethod === 'wallet' && body.coupon === undefined)
    if (plain.length === 0) return answers()
    // The goods are locked unseen, also what turns out to be sold out: a look at them before would cost all a way to the database and back.
    const [free, addresses, locked] = await inOneGo(
      lockFreeOwners(
        tx,
        plain.map(({ userId }) => userId),
      ),
      findAddresses(
        tx,
        plain.map(({ userId, body }) => ({ userId, addressId: body.shippingAddressId })),
      ),
      goods.lock(tx, productsOf(plain)),
    )
    const found = byId(locked)
    const judged = plain.flatMap((order, index) => {
      if (!free.has(order.userId)) return []
      const fits = unlessRefused(() => {
        checkGoods(order.pieces, found)
        return judgeOrder(order, deliveryTo(addresses[index]!, now), found, 0, now)
      })
      if (!fits) return []
      takeOff(found, order)
      return [{ order, fits }]
    })
    const paid = await wallet.payForOrders(
      tx,
      judged.map(({ order: { id, userId }, fits }) =>
        chargeOf({ id, userId, address: fits.address, lines: fits.bill.lines }, found, now),
      ),
    )
    const bought = judged.flatMap(({ order, fits }, index) => {
      const transfer = paid[index]
      return transfer ? [{ order, row: newOrder(order, fits, transfer, now) }] : []
    })
    if (bought.length === 0) return answers()

    // From the numbers on everybody else waits for theirs: they come last, and nobody waits for the disk.
    tx.letGoEarly()
    const [, , numbers] = await inOneGo(
      goods.takeAll(
        tx,
        bought.map(({ order }) => ({ orderId: order.id, pieces: order.pieces })),
        now,
      ),
      cart.takeAll(
        tx,
        bought.flatMap(({ order: { userId, body, pieces } }) =>
          body.buyNow ? [] : pieces.map(({ productId }) => ({ userId, productId })),
        ),
      ),
      insertOrders(
        tx,
        bought.map(({ row }) => row),
        now,
      ),
    )
    for (const { order, row } of bought) {
      const number = orderNumber(row.financialYear, numbers.get(row.id)!)
      tell(tx, row)
      hooks.onPlaced?.(tx, { ...row, orderNumber: number, grandPaise: row.bill.grandPaise })
      placed.set(order, answerOf(row, number, null))
    }
    return answers()
  }
}

function productsOf(orders: readonly Wanted[]): string[] {
  return [...new Set(orders.flatMap(({ pieces }) => pieces.map(({ productId }) => productId)))]
}

/** The next order of the group finds on the shelf what this one leaves there. */
function takeOff(found: GoodsById, { pieces }: Wanted): void {
  for (const { productId, quantity } of pieces) {
    const product = found.get(productId)!
    found.set(productId, { ...product, stock: product.stock - quantity })
  }
}

/** Null for what is refused: who places it alone is told why. */
function unlessRefused<Result>(judge: () => Result): Result | null {
  try {
    return judge()
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}
