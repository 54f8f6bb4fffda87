import { randomUUID } from 'node:crypto'
import { type Language, notFound } from '@sankalp/contract'
import type { Order } from '@sankalp/contract/orders'
import type { OrderStatus } from '@sankalp/contract/order-life'
import { z } from 'zod'
import { createCursorCodec, cursorPageOf } from '../../platform/cursor.ts'
import type { Queryable, Tx } from '../../platform/db/db.ts'
import type { UploadedFile } from '../../platform/http/uploads.ts'
import { makePicture } from '../../platform/pictures.ts'
import { rememberCoupons } from './coupons.ts'
import type { OrderGoods, OrderNeeds } from './order-needs.ts'
import { createOrderSteps } from './order-steps.ts'
import { type OrderFilter, type OrderRow, findOrder, forgetBuyer, listOrders, readLines } from './orders.repository.ts'
import { createPlaceOrder } from './place-order.ts'
import { createShowOrders } from './show-orders.ts'

/** Large enough to show a damaged corner. */
const pictureShape = { sidePx: 1600, square: false }

type ListQuery = { cursor?: string | undefined; pageSize: number }
export type Orders = ReturnType<typeof createOrders>

export function createOrders<Row extends OrderGoods>(needs: OrderNeeds<Row>) {
  const { db, secrets, storage, log, cart } = needs
  const show = createShowOrders(needs)
  const steps = createOrderSteps(needs)
  const codec = createCursorCodec(secrets, 'orders', z.object({ at: z.iso.datetime(), id: z.uuid() }))
  const positionOf = ({ placedAt, id }: OrderRow) => ({ at: placedAt.toISOString(), id })

  async function list(filter: OrderFilter, { cursor, pageSize }: ListQuery) {
    return cursorPageOf({ cursor, pageSize, codec, positionOf }, (after, limit) => listOrders(db, filter, after, limit))
  }

  async function findOwn(on: Queryable, userId: string, orderId: string): Promise<OrderRow> {
    const row = await findOrder(on, orderId)
    if (row?.userId !== userId) throw notFound()
    return row
  }

  /** A file left behind is harmless and must not fail the request. */
  const removePicture = (key: string) =>
    storage.delete(key).catch((error: unknown) => log.warn({ err: error, key }, 'could not remove an old picture'))

  return {
    ...createPlaceOrder(needs, show),
    steps,
    show: (tx: Tx, row: OrderRow, language: Language): Promise<Order> => show.one(tx, row, language),
    async getMyOrders(userId: string, query: ListQuery, language: Language) {
      const { items, nextCursor } = await list({ userId }, query)
      return { data: await show.showAll(db, items, language), nextCursor }
    },
    async listOrders(
      { status, orderId, ...query }: ListQuery & { status?: OrderStatus | undefined; orderId?: string | undefined },
      language: Language,
    ) {
      const { items, nextCursor } = await list({ status, orderId }, query)
      const shown = await show.showAll(db, items, language)
      return { items: shown.map((order, index) => ({ ...order, userId: items[index]!.userId })), nextCursor }
    },
    async getOrder(userId: string, orderId: string, language: Language): Promise<Order> {
      return show.one(db, await findOwn(db, userId, orderId), language)
    },
    async addReturnPicture(userId: string, orderId: string, file: UploadedFile, language: Language): Promise<Order> {
      await findOwn(db, userId, orderId)
      const key = `private/returns/${randomUUID()}.jpg`
      await storage.write(key, await makePicture(file.bytes, pictureShape))
      try {
        return await db.transaction(async (tx) =>
          show.one(tx, await steps.addReturnPicture(tx, orderId, userId, key), language),
        )
      } catch (error) {
        await removePicture(key)
        throw error
      }
    },
    /** Puts an order's products into the cart again. Returns the unavailable ones. */
    async reorder(tx: Tx, userId: string, orderId: string): Promise<string[]> {
      await findOwn(tx, userId, orderId)
      return cart.merge(tx, userId, await readLines(tx, [orderId]))
    },
    eraseFor: async (tx: Tx, userId: string): Promise<void> => {
      await rememberCoupons(tx, needs.marks, userId, needs.clock.now())
      const keys = await forgetBuyer(tx, userId)
      tx.afterCommit(() => void Promise.all(keys.map(removePicture)))
    },
    exportFor: async (userId: string) => {
      const rows = await listOrders(db, { userId }, null, 1_000_000)
      const lines = await readLines(
        db,
        rows.map(({ id }) => id),
      )
      return { orders: rows.map((row) => ({ ...row, lines: lines.filter(({ orderId }) => orderId === row.id) })) }
    },
  }
}
