import type { OrderStatus } from '@sankalp/contract/order-life'
import type { Tx } from '../../platform/db/db.ts'
import type { OrderRow } from './orders.repository.ts'

/** What has just happened to an order that was placed. `paid`: its online payment has come. */
export type OrderStep = Exclude<OrderStatus, 'placed'> | 'paid'

/** An order as its buyer is told of it when it is placed. */
export type PlacedOrder = Pick<
  OrderRow,
  'id' | 'userId' | 'paymentMethod' | 'grandPaise' | 'promisedFrom' | 'promisedTo' | 'name' | 'language'
> & { orderNumber: string }

/** For whoever tells the buyer: called inside of the transaction, so that nothing is told that did not happen. */
export type OrderHooks = {
  onStep?: (tx: Tx, step: OrderStep, order: OrderRow) => Promise<void>
  /** The number is given at the commit, while others wait for theirs: this may only add to what goes with that. */
  onPlaced?: (tx: Tx, order: PlacedOrder) => void
}
