import type { Language } from '@sankalp/contract'
import type { HsnCode } from '@sankalp/contract/goods-tax'
import type { Product } from '@sankalp/contract/shop'
import type { RefundRule } from '@sankalp/contract/wallet-rules'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Queryable, Tx } from '../../platform/db/db.ts'
import type { Log } from '../../platform/log.ts'
import type { NumberMarks } from '../../platform/number-marks.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Storage } from '../../platform/gateways/storage/storage.ts'
import type { Pieces } from './order-bill.ts'
import type { OrderHooks } from './order-hooks.ts'
import type { ShippedTo } from './orders.repository.ts'

type BothLanguages = { en: string; hin: string }

/** What an order needs of a product beside the displayed data. */
export type OrderGoods = {
  id: string
  name: BothLanguages
  hsn: HsnCode
  pricePaise: number
  discountPercent: number
  stock: number
  listed: boolean
}

export type GoodsForOrders<Row extends OrderGoods> = {
  find: (db: Queryable, ids: readonly string[]) => Promise<Row[]>
  look: (tx: Tx, ids: readonly string[]) => Promise<OrderGoods[]>
  lock: (tx: Tx, ids: readonly string[]) => Promise<OrderGoods[]>
  take: (tx: Tx, orderId: string, pieces: readonly Pieces[], now: Date) => Promise<void>
  putBack: (
    tx: Tx,
    orderId: string,
    pieces: readonly Pieces[],
    reason: 'cancelled' | 'returned',
    now: Date,
  ) => Promise<void>
  spoil: (tx: Tx, pieces: readonly Pieces[], note: string, now: Date) => Promise<void>
}

type BillRow = {
  item: 'product'
  name: BothLanguages
  quantity: number
  amountPaise: number
  taxPercent: number
  taxPaise: number
  code: string
}
type Charge = {
  key: string
  userId: string
  subject: { kind: string; id: string; name: BothLanguages }
  lines: readonly BillRow[]
  deliverTo?: Omit<ShippedTo, 'email' | 'phone'>
  now: Date
}
type Back = { key: string; transferId: string; rule: RefundRule; now: Date }

export type WalletForOrders = {
  payForOrder: (tx: Tx, bill: Charge) => Promise<{ transferId: string }>
  takeForOrder: (tx: Tx, bill: Charge & { from: string }) => Promise<{ transferId: string }>
  refund: (tx: Tx, refund: Back) => Promise<{ transferId: string }>
  refundOrder: (tx: Tx, refund: Back & { to: 'source' | 'wallet' }) => Promise<{ transferId: string }>
}

export type PaymentsForOrders = {
  begin: (
    tx: Tx,
    asked: { userId: string; purpose: string; subjectId: string; amountPaise: number; bonusPaise: number },
  ) => Promise<{ paymentId: string; url: string }>
  /** Called before the order is locked, because settling a payment locks its row first. */
  lock: (tx: Tx, paymentId: string) => Promise<void>
  end: (tx: Tx, paymentId: string) => Promise<void>
  returnToSource: (tx: Tx, back: { paymentId: string; reason: 'orderCancelled' | 'orderReturned' }) => Promise<void>
  /** Returns where it can still be paid, and whether it was paid too late and refunded. */
  standOf: (db: Queryable, paymentId: string) => Promise<{ url: string | null; wentBack: boolean }>
}

export type OrderNeeds<Row extends OrderGoods = OrderGoods> = {
  db: Db
  clock: Clock
  log: Log
  secrets: Secrets
  storage: Storage
  /** What is stored about a phone number beyond its account. */
  marks: NumberMarks
  goods: GoodsForOrders<Row>
  toProduct: (row: Row, language: Language, now: Date) => Product
  findAddress: (db: Queryable, userId: string, addressId: string) => Promise<ShippedTo | null>
  cart: {
    take: (tx: Tx, userId: string, productIds: readonly string[]) => Promise<void>
    merge: (tx: Tx, userId: string, pieces: readonly Pieces[]) => Promise<string[]>
  }
  wallet: WalletForOrders
  payments: PaymentsForOrders
  hooks: OrderHooks
  /** Makes the buyer's screens read the order again. */
  tell: (tx: Tx, order: { id: string; userId: string }) => void
}
