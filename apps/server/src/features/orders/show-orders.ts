import { type Language, toRupees } from '@sankalp/contract'
import { mayFollow } from '@sankalp/contract/order-life'
import type { OrderStatus } from '@sankalp/contract/order-life'
import { carriers, orderNumber, returnDays, trackingUrl } from '@sankalp/contract/order-rules'
import type { Order, OrderLine } from '@sankalp/contract/orders'
import type { Product } from '@sankalp/contract/shop'
import { later } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/db/db.ts'
import type { BillLine } from './order-bill.ts'
import type { OrderGoods, OrderNeeds } from './order-needs.ts'
import { type LineRow, type OrderRow, readLines } from './orders.repository.ts'

/** How long the URL of a return's picture is valid. */
const pictureMs = 3_600_000

export type ShowOrders = ReturnType<typeof createShowOrders>

/** Maps orders as their buyers and operators see them. */
export function createShowOrders<Row extends OrderGoods>({
  clock,
  goods,
  toProduct,
  payments,
  storage,
}: Pick<OrderNeeds<Row>, 'clock' | 'goods' | 'toProduct' | 'payments' | 'storage'>) {
  async function showAll(db: Queryable, rows: readonly OrderRow[], language: Language): Promise<Order[]> {
    const lines =
      rows.length > 0
        ? await readLines(
            db,
            rows.map(({ id }) => id),
          )
        : []
    const products = new Map(
      (await goods.find(db, [...new Set(lines.map(({ productId }) => productId))])).map((row) => [row.id, row]),
    )
    const now = clock.now()
    const show = (line: BillLine) => toLine(line, toProduct(products.get(line.productId)!, language, now))
    return Promise.all(
      rows.map((row) =>
        toOrder(
          db,
          row,
          lines.filter(({ orderId }) => orderId === row.id),
          show,
        ),
      ),
    )
  }

  function toLine(line: BillLine, product: Product): OrderLine {
    return {
      product,
      quantity: line.quantity,
      price: toRupees(line.pricePaise),
      discount_percentage: line.discountPercent,
      final_price: toRupees(line.finalPaise),
      amount: toRupees(line.amountPaise),
      gst_percentage: line.gstPercent,
      gst: toRupees(line.gstPaise),
    }
  }

  async function toOrder(
    db: Queryable,
    row: OrderRow,
    lines: readonly LineRow[],
    show: (line: BillLine) => OrderLine,
  ): Promise<Order> {
    const stand = row.paymentId ? await payments.standOf(db, row.paymentId) : null
    const until = returnableUntil(row)
    return {
      _id: row.id,
      orderNumber: orderNumber(row.financialYear, row.number),
      status: row.state,
      paymentStatus: row.paymentState,
      paymentMethod: row.paymentMethod,
      products: lines.map(show),
      shippingAddress: row.address,
      totalAmount: toRupees(row.totalPaise),
      discount: toRupees(row.discountPaise),
      couponDiscount: toRupees(row.couponPaise),
      grandTotal: toRupees(row.grandPaise),
      gst: toRupees(lines.reduce((sum, { gstPaise }) => sum + gstPaise, 0)),
      coupon: row.couponCode,
      savings: toRupees(row.discountPaise),
      createdAt: row.placedAt.toISOString(),
      timeline: timelineOf(row),
      delivery: { from: row.promisedFrom, to: row.promisedTo },
      tracking:
        row.carrier && row.trackingNumber
          ? {
              carrier: carriers[row.carrier].name,
              number: row.trackingNumber,
              url: trackingUrl(row.carrier, row.trackingNumber),
            }
          : null,
      payment:
        row.paymentId && stand
          ? { paymentId: row.paymentId, url: row.paymentState === 'pending' ? stand.url : null }
          : null,
      cancelledBy: row.cancelledBy,
      cancelReason: row.cancelReason,
      return:
        row.returnReason && row.returnAskedAt
          ? {
              reason: row.returnReason,
              note: row.returnNote,
              pictures: await Promise.all(
                row.returnPictures.map((key) => storage.signedUrl(key, { expiresInMs: pictureMs })),
              ),
              requestedAt: row.returnAskedAt.toISOString(),
            }
          : null,
      returnableUntil: until && until > clock.now() ? until.toISOString() : null,
      canCancel: mayFollow(row.state, 'cancelled'),
      transferId: row.transferId,
      refundTransferId: row.refundTransferId,
      refund: refundOf(row, stand?.wentBack ?? false),
    }
  }

  return {
    showAll,
    toLine,
    one: async (db: Queryable, row: OrderRow, language: Language): Promise<Order> =>
      (await showAll(db, [row], language))[0]!,
  }
}

/** Returns until when a delivered order can be returned, or null if it cannot or a return was already requested. */
export function returnableUntil({
  state,
  deliveredAt,
  returnAskedAt,
}: Pick<OrderRow, 'state' | 'deliveredAt' | 'returnAskedAt'>): Date | null {
  return state === 'delivered' && deliveredAt && !returnAskedAt ? later(deliveredAt, returnDays * 24 * 3600) : null
}

function timelineOf(row: OrderRow): Order['timeline'] {
  const steps: [OrderStatus, Date | null][] = [
    ['placed', row.placedAt],
    ['packed', row.packedAt],
    ['shipped', row.shippedAt],
    ['delivered', row.deliveredAt],
    ['returnRequested', row.returnAskedAt],
    ['returned', row.returnedAt],
    ['cancelled', row.cancelledAt],
  ]
  return steps.flatMap(([status, at]) => (at ? [{ status, at: at.toISOString() }] : []))
}

/** Returns the rule of the refund and where it went: the way it came, or to the wallet for cash on delivery. */
function refundOf({ state, paymentState, paymentMethod, grandPaise }: OrderRow, wentBack: boolean): Order['refund'] {
  const amount = toRupees(grandPaise)
  const to = paymentMethod === 'online' ? ('source' as const) : ('wallet' as const)
  if (paymentState === 'refunded')
    return { amount, rule: state === 'returned' ? 'orderReturned' : 'orderCancelled', to }
  return wentBack ? { amount, rule: 'paidTooLate', to } : null
}
