import { call } from './call.ts'

export const getPayoutBatch = call('GET', '/api/admin/payoutBatch/{batchId}')
export const decidePayoutBatch = call('POST', '/api/admin/payoutBatch/{batchId}/decide', { idempotent: true })
export const markBatchPaid = call('POST', '/api/admin/payoutBatch/{batchId}/paid', { idempotent: true })
export const markForBank = call('POST', '/api/admin/payouts/toBank', { idempotent: true })
