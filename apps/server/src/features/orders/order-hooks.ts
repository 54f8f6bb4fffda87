import type { OrderStatus } from '@sankalp/contract/order-life'
import type { Tx } from '../../platform/db/db.ts'
import type { OrderRow } from './orders.repository.ts'

/** What has just happened to a placed order. `paid`: its online payment has arrived. */
export type OrderStep = Exclude<OrderStatus, 'placed'> | 'paid'

/** The data of an order for the notice that it was placed. */
export type PlacedOrder = Pick<
  OrderRow,
  'id' | 'userId' | 'paymentMethod' | 'grandPaise' | 'promisedFrom' | 'promisedTo' | 'name' | 'language'
> & { orderNumber: string }

/** Notifies the buyer. Called inside the transaction, so that a rolled-back change sends no notice. */
export type OrderHooks = {
  onStep?: (tx: Tx, step: OrderStep, order: OrderRow) => Promise<void>
  onPlaced?: (tx: Tx, order: PlacedOrder) => Promise<void>
}
