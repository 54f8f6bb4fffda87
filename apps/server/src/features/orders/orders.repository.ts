import type { Language } from '@sankalp/contract'
import type { HsnCode } from '@sankalp/contract/goods-tax'
import type {
  OrderCanceller,
  OrderPaymentStatus,
  OrderStatus,
  PaymentMethod,
  ReturnReason,
} from '@sankalp/contract/order-life'
import type { Carrier } from '@sankalp/contract/order-rules'
import type { Queryable, Tx } from '../../platform/db/db.ts'
import { createParameters } from '../../platform/db/parameters.ts'
import type { Bill, BillLine } from './order-bill.ts'

export type ShippedTo = {
  fullName: string
  email: string
  phone: string
  addressLine: string
  city: string
  state: string
  pinCode: string
}

export type OrderRow = {
  id: string
  financialYear: string
  number: number
  userId: string
  state: OrderStatus
  paymentState: OrderPaymentStatus
  paymentMethod: PaymentMethod
  totalPaise: number
  discountPaise: number
  couponPaise: number
  couponCode: string | null
  grandPaise: number
  address: ShippedTo | null
  promisedFrom: string
  promisedTo: string
  fromCart: boolean
  /** The order's name. Null for orders from before names were stored. */
  name: { en: string; hin: string } | null
  language: Language
  paymentId: string | null
  transferId: string | null
  refundTransferId: string | null
  carrier: Carrier | null
  trackingNumber: string | null
  cancelledBy: OrderCanceller | null
  cancelReason: string | null
  returnReason: ReturnReason | null
  returnNote: string | null
  returnPictures: string[]
  placedAt: Date
  packedAt: Date | null
  shippedAt: Date | null
  deliveredAt: Date | null
  cancelledAt: Date | null
  returnAskedAt: Date | null
  returnedAt: Date | null
  updatedAt: Date
}

const columns = `id, financial_year as "financialYear", number, user_id as "userId", state, payment_state as "paymentState", payment_method as "paymentMethod",
  total_paise as "totalPaise", discount_paise as "discountPaise", coupon_paise as "couponPaise", coupon_code as "couponCode", grand_paise as "grandPaise",
  address, promised_from as "promisedFrom", promised_to as "promisedTo", from_cart as "fromCart", name, language, payment_id as "paymentId", transfer_id as "transferId", refund_transfer_id as "refundTransferId",
  carrier, tracking_number as "trackingNumber", cancelled_by as "cancelledBy", cancel_reason as "cancelReason", return_reason as "returnReason",
  return_note as "returnNote", return_pictures as "returnPictures", placed_at as "placedAt", packed_at as "packedAt", shipped_at as "shippedAt",
  delivered_at as "deliveredAt", cancelled_at as "cancelledAt", return_asked_at as "returnAskedAt", returned_at as "returnedAt", updated_at as "updatedAt"`

export type NewOrder = Pick<
  OrderRow,
  | 'id'
  | 'financialYear'
  | 'userId'
  | 'paymentState'
  | 'paymentMethod'
  | 'couponCode'
  | 'promisedFrom'
  | 'promisedTo'
  | 'fromCart'
  | 'name'
  | 'language'
  | 'paymentId'
  | 'transferId'
> & {
  address: ShippedTo
  /** The normalised address for comparison. Null unless it is cash on delivery. */
  codAddress: string | null
  bill: Bill
}

/**
 * Inserts an order with its lines and returns its number. Numbers may have gaps, because the number of a rolled-back
 * order is not reused.
 */
export async function insertOrder(tx: Tx, { bill, ...order }: NewOrder, now: Date): Promise<number> {
  const [row] = await tx.query<{ number: number }>(
    `insert into shop_order (id, financial_year, number, user_id, state, payment_state, payment_method, total_paise, discount_paise,
       coupon_paise, coupon_code, grand_paise, address, cod_address, promised_from, promised_to, from_cart, payment_id, transfer_id, placed_at,
       updated_at, name, language)
     values ($1, $2, nextval('shop_order_number'), $3, 'placed', $4, $5, $6, $7, $8, $9, $10, $11::jsonb, $12, $13, $14, $15, $16, $17, $18,
       $18, $19::jsonb, $20) returning number`,
    [
      order.id,
      order.financialYear,
      order.userId,
      order.paymentState,
      order.paymentMethod,
      bill.totalPaise,
      bill.discountPaise,
      bill.couponPaise,
      order.couponCode,
      bill.grandPaise,
      JSON.stringify(order.address),
      order.codAddress,
      order.promisedFrom,
      order.promisedTo,
      order.fromCart,
      order.paymentId,
      order.transferId,
      now,
      JSON.stringify(order.name),
      order.language,
    ],
  )
  await tx.query(
    `insert into shop_order_line (order_id, line, product_id, quantity, price_paise, discount_percent, final_paise, amount_paise, hsn,
       gst_percent, gst_paise)
     select $1, one.* from jsonb_to_recordset($2::jsonb) as one (line smallint, "productId" text, quantity smallint,
       "pricePaise" integer, "discountPercent" smallint, "finalPaise" integer, "amountPaise" bigint, hsn text, "gstPercent" numeric,
       "gstPaise" bigint)`,
    [order.id, JSON.stringify(bill.lines.map((line, index) => ({ ...line, line: index + 1 })))],
  )
  return row!.number
}

export async function lockOwner(tx: Tx, userId: string): Promise<boolean> {
  return (
    (await tx.query('select 1 from user_account where id = $1 and erased_at is null for no key update', [userId]))
      .length > 0
  )
}

export async function findOrder(db: Queryable, id: string): Promise<OrderRow | null> {
  const [row] = await db.query<OrderRow>(`select ${columns} from shop_order where id = $1`, [id])
  return row ?? null
}

/** Locks an order until the transaction ends. Lock its payment, if it has one, before. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | null> {
  const [row] = await tx.query<OrderRow>(`select ${columns} from shop_order where id = $1 for no key update`, [id])
  return row ?? null
}

export type OrderFilter = { userId?: string; status?: OrderStatus | undefined; orderId?: string | undefined }

/** Lists orders, newest first, after a given one. */
export function listOrders(
  db: Queryable,
  { userId, status, orderId }: OrderFilter,
  after: { at: string; id: string } | null,
  limit: number,
): Promise<OrderRow[]> {
  const { values, put } = createParameters()
  const where = ['true']
  if (userId !== undefined) where.push(`user_id = ${put(userId)}`)
  if (status) where.push(`state = ${put(status)}`)
  if (orderId !== undefined) where.push(`id = ${put(orderId)}`)
  if (after) where.push(`(placed_at, id) < (${put(new Date(after.at))}, ${put(after.id)})`)
  return db.query<OrderRow>(
    `select ${columns} from shop_order where ${where.join(' and ')} order by placed_at desc, id desc limit ${put(limit)}`,
    values,
  )
}

export type LineRow = BillLine & { orderId: string }

export async function readLines(db: Queryable, orderIds: readonly string[]): Promise<LineRow[]> {
  const rows = await db.query<Omit<LineRow, 'hsn' | 'gstPercent'> & { hsn: string; gstPercent: string }>(
    `select order_id as "orderId", product_id as "productId", quantity, price_paise as "pricePaise", discount_percent as "discountPercent",
       final_paise as "finalPaise", amount_paise as "amountPaise", hsn, gst_percent::text as "gstPercent", gst_paise as "gstPaise"
      from shop_order_line where order_id = any ($1::uuid[]) order by order_id, line`,
    [orderIds],
  )
  return rows.map((row) => ({ ...row, hsn: row.hsn as HsnCode, gstPercent: Number(row.gstPercent) }))
}

/** The columns that a status change may set, by their names in the row. */
const changeable = {
  state: 'state',
  paymentState: 'payment_state',
  transferId: 'transfer_id',
  refundTransferId: 'refund_transfer_id',
  carrier: 'carrier',
  trackingNumber: 'tracking_number',
  cancelledBy: 'cancelled_by',
  cancelReason: 'cancel_reason',
  returnReason: 'return_reason',
  returnNote: 'return_note',
  returnPictures: 'return_pictures',
  packedAt: 'packed_at',
  shippedAt: 'shipped_at',
  deliveredAt: 'delivered_at',
  cancelledAt: 'cancelled_at',
  returnAskedAt: 'return_asked_at',
  returnedAt: 'returned_at',
} as const
export type OrderChange = Partial<Pick<OrderRow, keyof typeof changeable>>

export async function changeOrder(tx: Tx, id: string, change: OrderChange, now: Date): Promise<OrderRow> {
  const { values, put } = createParameters()
  const sets = (Object.keys(change) as (keyof OrderChange)[]).map(
    (name) => `${changeable[name]} = ${put(change[name] ?? null)}`,
  )
  const [row] = await tx.query<OrderRow>(
    `update shop_order set ${[...sets, `updated_at = ${put(now)}`].join(', ')} where id = ${put(id)} returning ${columns}`,
    values,
  )
  return row!
}

/** Lists orders whose last change was before an instant. */
export function listWaiting(db: Queryable, status: OrderStatus, before: Date, limit: number): Promise<OrderRow[]> {
  return db.query<OrderRow>(
    `select ${columns} from shop_order where state = $1 and updated_at < $2 order by updated_at, id limit ${limit}`,
    [status, before],
  )
}

export function listUnderWay(tx: Queryable, userId: string, statuses: readonly OrderStatus[]): Promise<OrderRow[]> {
  return tx.query<OrderRow>(`select ${columns} from shop_order where user_id = $1 and state = any ($2) order by id`, [
    userId,
    statuses,
  ])
}

/**
 * Removes personal data from orders when an account is erased. The orders stay, as the law requires. Returns the
 * pictures to delete.
 */
export async function forgetBuyer(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.query<{ pictures: string[] }>(
    'select return_pictures as pictures from shop_order where user_id = $1',
    [userId],
  )
  await tx.query(
    `update shop_order set address = null, cod_address = null, cancel_reason = null, return_note = null, return_pictures = '{}' where user_id = $1`,
    [userId],
  )
  return rows.flatMap(({ pictures }) => pictures)
}
