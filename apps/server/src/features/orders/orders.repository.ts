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
import { rememberNumber } from '../../platform/db/number-at-commit.ts'
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
  /** What it is called; null for one that is older than that. */
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
  bill: Bill
}

/** As `orderNumber` of the contract writes it. */
const numberText = `'SO/' || financial_year || '/' || lpad(number::text, greatest(6, length(number::text)), '0')`

/** Writes orders ($1) with their lines and gives them the next numbers ($3 of them) of their year ($2), in their order. */
const insertion = (returning: string) => `with asked as (
       select * from jsonb_to_recordset($1::jsonb) as one (place integer, id uuid, "userId" uuid, "paymentState" text, "paymentMethod" text, "couponCode" text, address jsonb,
         "promisedFrom" date, "promisedTo" date, "fromCart" boolean, "paymentId" uuid, "transferId" uuid, name jsonb, language text,
         "totalPaise" bigint, "discountPaise" bigint, "couponPaise" bigint, "grandPaise" bigint, lines jsonb)
     ), numbered as (
       insert into order_number (financial_year, last) values ($2, $3::integer)
       on conflict (financial_year) do update set last = order_number.last + excluded.last returning last - $3::integer as before
     ), listed as (
       insert into shop_order_line (order_id, line, product_id, quantity, price_paise, discount_percent, final_paise, amount_paise, hsn, gst_percent, gst_paise)
       select id, one.* from asked cross join lateral jsonb_to_recordset(lines) as one (line smallint, "productId" text, quantity smallint, "pricePaise" integer,
         "discountPercent" smallint, "finalPaise" integer, "amountPaise" bigint, hsn text, "gstPercent" numeric, "gstPaise" bigint)
     )
     insert into shop_order (id, financial_year, number, user_id, state, payment_state, payment_method, total_paise, discount_paise, coupon_paise, coupon_code,
       grand_paise, address, promised_from, promised_to, from_cart, payment_id, transfer_id, placed_at, updated_at, name, language)
     select id, $2, before + place, "userId", 'placed', "paymentState", "paymentMethod", "totalPaise", "discountPaise", "couponPaise", "couponCode",
       "grandPaise", address, "promisedFrom", "promisedTo", "fromCart", "paymentId", "transferId", $4, $4, name, language
     from asked, numbered returning ${returning}`
const insertionAtCommit = insertion(rememberNumber(numberText))
const insertionNow = insertion('id, number')

function parametersOf(orders: readonly NewOrder[], now: Date) {
  const rows = orders.map(({ bill, ...order }, index) => ({
    ...order,
    ...bill,
    place: index + 1,
    lines: bill.lines.map((line, at) => ({ ...line, line: at + 1 })),
  }))
  return [JSON.stringify(rows), orders[0]!.financialYear, orders.length, now]
}

/** Writes an order with its lines at the commit, and gives it its number there: from then on everybody else waits for theirs. */
export function insertOrderAtCommit(tx: Tx, order: NewOrder, now: Date): void {
  tx.atCommit(insertionAtCommit, parametersOf([order], now))
}

/** Writes orders of one financial year now, and gives the number of each by its id. */
export async function insertOrders(tx: Tx, orders: readonly NewOrder[], now: Date): Promise<Map<string, number>> {
  const rows = await tx.query<{ id: string; number: number }>(insertionNow, parametersOf(orders, now))
  return new Map(rows.map(({ id, number }) => [id, number]))
}

export async function lockOwner(tx: Tx, userId: string): Promise<boolean> {
  return (
    (await tx.query('select 1 from user_account where id = $1 and erased_at is null for no key update', [userId]))
      .length > 0
  )
}

/** Of these people, those who are there and whom nobody else holds: they are locked, without waiting for anybody. */
export async function lockFreeOwners(tx: Tx, userIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(
    'select id from user_account where id = any ((select $1::uuid[])::uuid[]) and erased_at is null order by id for no key update skip locked',
    [userIds],
  )
  return new Set(rows.map(({ id }) => id))
}

export async function findOrder(db: Queryable, id: string): Promise<OrderRow | null> {
  const [row] = await db.query<OrderRow>(`select ${columns} from shop_order where id = $1`, [id])
  return row ?? null
}

/** Until the transaction ends nobody else moves it. Its payment, if it has one, is locked before. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | null> {
  const [row] = await tx.query<OrderRow>(`select ${columns} from shop_order where id = $1 for no key update`, [id])
  return row ?? null
}

export type OrderFilter = { userId?: string; status?: OrderStatus | undefined; orderId?: string | undefined }

/** Newest first, beginning after one. */
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

/** The columns that a step may change, by their names in the row. */
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

/** Orders that took their last step before an instant. */
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

/** Orders stay when an account is erased, as the law wants, and name nobody. Gives the pictures that are to be removed. */
export async function forgetBuyer(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.query<{ pictures: string[] }>(
    'select return_pictures as pictures from shop_order where user_id = $1',
    [userId],
  )
  await tx.query(
    `update shop_order set address = null, cancel_reason = null, return_note = null, return_pictures = '{}' where user_id = $1`,
    [userId],
  )
  return rows.flatMap(({ pictures }) => pictures)
}
