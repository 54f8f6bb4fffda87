import { DomainError } from '@sankalp/contract'
import type { CouponRefusal } from '@sankalp/contract/order-rules'
import type { Queryable, Tx } from '../../platform/db/db.ts'

export type CouponRow = {
  code: string
  percent: number | null
  mostPaise: number
  minimumPaise: number
  startsAt: Date
  endsAt: Date
  pausedAt?: Date | null
  budgetPaise: number
  usedPaise: number
}

/** Something has to be left to pay: an order of nothing has no receipt. */
const leastToPay = 100

export type Judged = { discountPaise: number; refused: CouponRefusal | null }

/** What a coupon takes off goods of this price, or why it does not. */
export function judgeCoupon(coupon: CouponRow | null, isUsed: boolean, goodsPaise: number, now: Date): Judged {
  const refused = refuse(coupon, isUsed, goodsPaise, now)
  if (refused || !coupon) return { discountPaise: 0, refused: refused ?? 'unknown' }
  const asked =
    coupon.percent === null
      ? coupon.mostPaise
      : Math.min(coupon.mostPaise, Math.floor((goodsPaise * coupon.percent) / 100))
  const discountPaise = Math.min(asked, goodsPaise - leastToPay)
  if (discountPaise <= 0) return { discountPaise: 0, refused: 'tooSmall' }
  // What is left of its budget is not split: the last one gets all of it or nothing.
  return discountPaise > coupon.budgetPaise - coupon.usedPaise
    ? { discountPaise: 0, refused: 'usedUp' }
    : { discountPaise, refused: null }
}

function refuse(coupon: CouponRow | null, isUsed: boolean, goodsPaise: number, now: Date): CouponRefusal | null {
  if (!coupon) return 'unknown'
  // First: one that was ended before it began does not come any more.
  if (now >= coupon.endsAt) return 'over'
  // A paused one may run again, like one that has not begun.
  if (now < coupon.startsAt || coupon.pausedAt) return 'notYet'
  if (isUsed) return 'used'
  return goodsPaise < coupon.minimumPaise ? 'tooSmall' : null
}

const columns = `code, percent, most_paise as "mostPaise", minimum_paise as "minimumPaise", starts_at as "startsAt", ends_at as "endsAt", paused_at as "pausedAt",
  budget_paise as "budgetPaise", used_paise as "usedPaise"`

/** Reads a coupon and judges it for somebody; `isLocked` holds it until the transaction ends, so that its budget is true. */
export async function readCoupon(
  db: Queryable,
  code: string,
  userId: string,
  goodsPaise: number,
  now: Date,
  isLocked: boolean,
): Promise<Judged & { minimumPaise: number }> {
  const [coupon] = await db.query<CouponRow>(
    `select ${columns} from coupon where code = $1 ${isLocked ? 'for no key update' : ''}`,
    [code],
  )
  const uses = coupon ? await db.query('select 1 from coupon_use where code = $1 and user_id = $2', [code, userId]) : []
  return { ...judgeCoupon(coupon ?? null, uses.length > 0, goodsPaise, now), minimumPaise: coupon?.minimumPaise ?? 0 }
}

/** Locks a coupon and gives what it takes off; refuses when it takes nothing. */
export async function claimCoupon(
  tx: Tx,
  code: string,
  userId: string,
  goodsPaise: number,
  now: Date,
): Promise<number> {
  const { discountPaise, refused, minimumPaise } = await readCoupon(tx, code, userId, goodsPaise, now, true)
  if (refused) throw new DomainError('COUPON_REFUSED', { reason: refused, minimumPaise })
  return discountPaise
}

/** Notes its use: once per person by the table's key, within its budget by the table's check. */
export async function noteCouponUse(
  tx: Tx,
  use: { code: string; userId: string; orderId: string; discountPaise: number },
): Promise<void> {
  await tx.query('insert into coupon_use (code, user_id, order_id, discount_paise) values ($1, $2, $3, $4)', [
    use.code,
    use.userId,
    use.orderId,
    use.discountPaise,
  ])
  await tx.query('update coupon set used_paise = used_paise + $2 where code = $1', [use.code, use.discountPaise])
}

/** Held against who uses or changes it, until the transaction ends. */
export async function lockCoupon(tx: Tx, code: string): Promise<{ endsAt: Date; pausedAt: Date | null } | null> {
  const [row] = await tx.query<{ endsAt: Date; pausedAt: Date | null }>(
    'select ends_at as "endsAt", paused_at as "pausedAt" from coupon where code = $1 for no key update',
    [code],
  )
  return row ?? null
}

export async function saveCouponState(
  tx: Tx,
  code: string,
  { endsAt, pausedAt }: { endsAt: Date; pausedAt: Date | null },
): Promise<void> {
  await tx.query('update coupon set ends_at = $2, paused_at = $3 where code = $1', [code, endsAt, pausedAt])
}

/** Its order was cancelled: whoever used it may use it again. */
export async function giveCouponBack(tx: Tx, orderId: string): Promise<void> {
  await tx.query(
    `with given as (delete from coupon_use where order_id = $1 returning code, discount_paise)
     update coupon set used_paise = used_paise - given.discount_paise from given where coupon.code = given.code`,
    [orderId],
  )
}

/** One that is there already stays as it is. True when it is new. */
export async function addCoupon(tx: Tx, coupon: Omit<CouponRow, 'usedPaise' | 'pausedAt'>): Promise<boolean> {
  const { code, percent, mostPaise, minimumPaise, startsAt, endsAt, budgetPaise } = coupon
  const rows = await tx.query(
    `insert into coupon (code, percent, most_paise, minimum_paise, starts_at, ends_at, budget_paise) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (code) do nothing returning code`,
    [code, percent, mostPaise, minimumPaise, startsAt, endsAt, budgetPaise],
  )
  return rows.length > 0
}
