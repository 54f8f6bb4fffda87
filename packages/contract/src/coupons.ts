import { z } from 'zod'
import { couponCodePattern, couponLimits } from './coupon-rules.ts'
import * as calls from './coupons.calls.ts'
import { endpoint } from './endpoint.ts'
import { because, isoDate, line } from './fields.ts'

const feature = 'orders'
const access = 'admin' as const
const step = 'operations' as const
const limit = { max: 300, windowSeconds: 600 }
const done = z.object({ success: z.literal(true) })
const code = line(24).regex(couponCodePattern, because('invalid'))
const reason = line(300)
const rupeesFrom = (least: number, most: number) =>
  z
    .number(because('invalid'))
    .multipleOf(0.01, because('invalid'))
    .min(least, because('outOfRange'))
    .max(most, because('outOfRange'))

export const createCoupon = endpoint({
  name: 'createCoupon',
  feature,
  summary: 'Creates a coupon that each person can use once. Its figures cannot be changed; it can be paused and ended.',
  ...calls.createCoupon,
  access,
  step,
  body: z.object({
    code,
    /** The percentage taken off the goods, up to `most`; when null, `most` itself is taken off. */
    percent: z
      .int(because('invalid'))
      .min(1, because('outOfRange'))
      .max(couponLimits.percent, because('outOfRange'))
      .nullable(),
    most: rupeesFrom(1, couponLimits.most),
    /** The minimum price of the goods. */
    minimum: rupeesFrom(0, couponLimits.most),
    /** The total that it may take off for all users together. */
    budget: rupeesFrom(1, couponLimits.budget),
    /** Days in India. The last one is included. */
    from: isoDate,
    to: isoDate,
  }),
  reply: done,
  errors: ['NAME_TAKEN'],
  limit,
})

const params = z.object({ couponCode: code })

export const setCouponPaused = endpoint({
  name: 'setCouponPaused',
  feature,
  summary: 'Pauses a coupon, so that it gives no discount, or resumes it. Orders that used it stay as they are.',
  ...calls.setCouponPaused,
  access,
  step,
  params,
  body: z.object({ paused: z.boolean(because('required')), reason }),
  reply: done,
  errors: ['NOT_FOUND', 'ALREADY_DECIDED'],
  limit,
})

export const endCoupon = endpoint({
  name: 'endCoupon',
  feature,
  summary: 'Ends a coupon permanently. Orders that used it stay as they are.',
  ...calls.endCoupon,
  access,
  step,
  params,
  body: z.object({ reason }),
  reply: done,
  errors: ['NOT_FOUND', 'ALREADY_DECIDED'],
  limit,
})
