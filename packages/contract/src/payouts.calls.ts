import { call } from './call.ts'

export const getMyPayouts = call('GET', '/api/acharya/me/payouts')
export const requestPayout = call('POST', '/api/acharya/me/payouts', { idempotent: true })
export const withdrawPayout = call('POST', '/api/acharya/me/payouts/withdraw')
