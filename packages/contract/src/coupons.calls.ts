import { call } from './call.ts'

export const createCoupon = call('POST', '/api/admin/coupon', { idempotent: true })
export const setCouponPaused = call('POST', '/api/admin/coupon/{couponCode}/paused', { idempotent: true })
export const endCoupon = call('POST', '/api/admin/coupon/{couponCode}/end', { idempotent: true })
