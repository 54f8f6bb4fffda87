import { call } from './call.ts'

export const recharge = call('POST', '/api/wallet/recharge', { idempotent: true })
/** The recharge packs offered to the caller. */
export const getRechargePacks = call('GET', '/api/wallet/packs')
export const getPayment = call('GET', '/api/payment/getPayment/{paymentId}')
export const giveUpPayment = call('POST', '/api/payment/giveUp/{paymentId}')
export const getOpenPayments = call('GET', '/api/payment/getOpenPayments')
/** Called by the provider, not by our pages. */
export const razorpayWebhook = call('POST', '/api/payment/webhook/razorpay')
export const payInDemo = call('POST', '/api/demo/payments/{paymentId}')
