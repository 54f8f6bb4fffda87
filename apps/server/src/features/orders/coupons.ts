import { DomainError } from '@sankalp/contract'
import type { CouponRefusal } from '@sankalp/contract/order-rules'
import type { Queryable, Tx } from '../../platform/db/db.ts'
import type { NumberMarks } from '../../platform/number-marks.ts'

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

/** So many coupons are proposed at the most. */
const mostOffers = 5

/** An order must cost something, because a free order has no receipt. */
const leastToPay = 100

export type Judged = { discountPaise: number; refused: CouponRefusal | null }

/** Returns the discount of a coupon on goods of this price, or why it does not apply. */
export function judgeCoupon(coupon: CouponRow | null, isUsed: boolean, goodsPaise: number, now: Date): Judged {
  const refused = refuse(coupon, isUsed, goodsPaise, now)
  if (refused || !coupon) return { discountPaise: 0, refused: refused ?? 'unknown' }
  const asked =
    coupon.percent === null
      ? coupon.mostPaise
      : Math.min(coupon.mostPaise, Math.floor((goodsPaise * coupon.percent) / 100))
  const discountPaise = Math.min(asked, goodsPaise - leastToPay)
  if (discountPaise <= 0) return { discountPaise: 0, refused: 'tooSmall' }
  // The rest of the budget is not split: the last buyer gets the full discount or none.
  return discountPaise > coupon.budgetPaise - coupon.usedPaise
    ? { discountPaise: 0, refused: 'usedUp' }
    : { discountPaise, refused: null }
}

function refuse(coupon: CouponRow | null, isUsed: boolean, goodsPaise: number, now: Date): CouponRefusal | null {
  if (!coupon) return 'unknown'
  // Check this first: a coupon ended before its start never becomes valid.
  if (now >= coupon.endsAt) return 'over'
  // A paused coupon may be resumed, so treat it like one that has not begun.
  if (now < coupon.startsAt || coupon.pausedAt) return 'notYet'
  if (isUsed) return 'used'
  return goodsPaise < coupon.minimumPaise ? 'tooSmall' : null
}

const columns = `code, percent, most_paise as "mostPaise", minimum_paise as "minimumPaise", starts_at as "startsAt", ends_at as "endsAt", paused_at as "pausedAt",
  budget_paise as "budgetPaise", used_paise as "usedPaise"`

/**
 * Reads a coupon and judges it for a user. `isLocked` locks it until the transaction ends, so that its budget is exact.
 */
export async function readCoupon(
  db: Queryable,
  marks: NumberMarks,
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
  const isUsed = coupon !== undefined && (await hasUsed(db, marks, code, userId))
  return { ...judgeCoupon(coupon ?? null, isUsed, goodsPaise, now), minimumPaise: coupon?.minimumPaise ?? 0 }
}

/** Returns the coupons that the user can apply at this price, the best first. */
export async function listUsable(
  db: Queryable,
  marks: NumberMarks,
  userId: string,
  goodsPaise: number,
  now: Date,
): Promise<{ code: string; discountPaise: number }[]> {
  const running = await db.query<CouponRow>(
    `select ${columns} from coupon where starts_at <= $1 and ends_at > $1 and paused_at is null and minimum_paise <= $2
       and not exists (select from coupon_use where coupon_use.code = coupon.code and user_id = $3)
     order by most_paise desc, code limit ${mostOffers}`,
    [now, goodsPaise, userId],
  )
  if (running.length === 0) return []
  const phone = await findPhone(db, userId)
  const used = phone === null ? [] : (await marks.list(db, phone, couponMark)).map(({ name }) => name)
  return running
    .map((coupon) => ({ code: coupon.code, ...judgeCoupon(coupon, used.includes(coupon.code), goodsPaise, now) }))
    .filter(({ refused }) => refused === null)
    .map(({ code, discountPaise }) => ({ code, discountPaise }))
    .toSorted((a, b) => b.discountPaise - a.discountPaise)
}

/** Returns whether it was used by this account, or by an erased one of the same number. */
async function hasUsed(db: Queryable, marks: NumberMarks, code: string, userId: string): Promise<boolean> {
  const uses = await db.query('select 1 from coupon_use where code = $1 and user_id = $2', [code, userId])
  if (uses.length > 0) return true
  const phone = await findPhone(db, userId)
  return phone !== null && (await marks.list(db, phone, couponMark)).some(({ name }) => name === code)
}

const couponMark = 'coupon'

async function findPhone(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db.query<{ phone: string | null }>('select phone from user_account where id = $1', [userId])
  return row?.phone ?? null
}

/** Stores before the erasure of an account which coupons its number has used. */
export async function rememberCoupons(tx: Tx, marks: NumberMarks, userId: string, now: Date): Promise<void> {
  const phone = await findPhone(tx, userId)
  if (phone === null) return
  for (const { code } of await tx.query<{ code: string }>('select code from coupon_use where user_id = $1', [userId])) {
    await marks.note(tx, phone, { kind: couponMark, name: code, at: now })
  }
}

/** Locks a coupon and returns its discount. Throws if there is none. */
export async function claimCoupon(
  tx: Tx,
  marks: NumberMarks,
  code: string,
  userId: string,
  goodsPaise: number,
  now: Date,
): Promise<number> {
  const { discountPaise, refused, minimumPaise } = await readCoupon(tx, marks, code, userId, goodsPaise, now, true)
  if (refused) throw new DomainError('COUPON_REFUSED', { reason: refused, minimumPaise })
  return discountPaise
}

/** Records the use: the table's key allows it once per person, and its check keeps the budget. */
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

/** Locks a coupon against use and changes until the transaction ends. */
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

/** Releases the coupon of a cancelled order, so that the buyer may use it again. */
export async function giveCouponBack(tx: Tx, orderId: string): Promise<void> {
  await tx.query(
    `with given as (delete from coupon_use where order_id = $1 returning code, discount_paise)
     update coupon set used_paise = used_paise - given.discount_paise from given where coupon.code = given.code`,
    [orderId],
  )
}

/** Adds a coupon. An existing one stays unchanged. Returns true if it is new. */
export async function addCoupon(tx: Tx, coupon: Omit<CouponRow, 'usedPaise' | 'pausedAt'>): Promise<boolean> {
  const { code, percent, mostPaise, minimumPaise, startsAt, endsAt, budgetPaise } = coupon
  const rows = await tx.query(
    `insert into coupon (code, percent, most_paise, minimum_paise, starts_at, ends_at, budget_paise) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (code) do nothing returning code`,
    [code, percent, mostPaise, minimumPaise, startsAt, endsAt, budgetPaise],
  )
  return rows.length > 0
}
