import { DomainError, notFound } from '@sankalp/contract'
import * as contract from '@sankalp/contract/coupons'
import type { Parsed } from '@sankalp/contract/endpoint'
import { indiaDay, indiaDayStart } from '@sankalp/contract/india-time'
import { type Clock, later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { addCoupon, lockCoupon, saveCouponState } from './coupons.ts'

const daySeconds = 24 * 3600
const done = { success: true } as const

/**
 * Mounts the routes on which an operator manages coupons. Figures cannot be edited: users who were promised ten percent
 * get them.
 */
export function mountCouponEditing(mount: Mount, clock: Clock): void {
  mount(contract.createCoupon, async ({ tx, body }) => {
    await create(tx, body, clock.now())
    return done
  })
  mount(contract.setCouponPaused, async ({ tx, params, body }) => {
    const now = clock.now()
    const coupon = await lockRunning(tx, params.couponCode, now)
    if ((coupon.pausedAt !== null) === body.paused) throw new DomainError('ALREADY_DECIDED', {})
    await saveCouponState(tx, params.couponCode, { pausedAt: body.paused ? now : null, endsAt: coupon.endsAt })
    return done
  })
  mount(contract.endCoupon, async ({ tx, params }) => {
    const now = clock.now()
    const { pausedAt } = await lockRunning(tx, params.couponCode, now)
    await saveCouponState(tx, params.couponCode, { pausedAt, endsAt: now })
    return done
  })
}

async function create(
  tx: Tx,
  { code, percent, most, minimum, budget, from, to }: Parsed<(typeof contract.createCoupon)['body']>,
  now: Date,
): Promise<void> {
  if (to < from || to < indiaDay(now)) throw outOfRange('to')
  // Such a coupon could never be used in full.
  if (budget < most) throw outOfRange('budget')
  const paise = {
    mostPaise: Math.round(most * 100),
    minimumPaise: Math.round(minimum * 100),
    budgetPaise: Math.round(budget * 100),
  }
  const isNew = await addCoupon(tx, {
    code,
    percent,
    ...paise,
    startsAt: indiaDayStart(from),
    endsAt: later(indiaDayStart(to), daySeconds),
  })
  if (!isNew) throw new DomainError('NAME_TAKEN', { name: code })
}

async function lockRunning(tx: Tx, code: string, now: Date) {
  const coupon = await lockCoupon(tx, code)
  if (!coupon) throw notFound()
  if (coupon.endsAt <= now) throw new DomainError('ALREADY_DECIDED', {})
  return coupon
}

function outOfRange(field: string): DomainError {
  return new DomainError('INVALID_INPUT', { fields: [{ field, problem: 'outOfRange' }] })
}
