import { call } from './call.ts'

export const placeOrder = call('POST', '/api/order/placeOrder', { idempotent: true })
export const getMyOrders = call('GET', '/api/order/placeOrder')
export const quoteOrder = call('POST', '/api/order/quote')
export const getOrder = call('GET', '/api/order/getOrder/{orderId}')
export const cancelOrder = call('PUT', '/api/order/cancelOrder/{orderId}', { idempotent: true })
export const requestReturn = call('POST', '/api/order/requestReturn/{orderId}', { idempotent: true })
export const addReturnPicture = call('POST', '/api/order/returnPicture/{orderId}', {
  upload: { field: 'picture', maxBytes: 5 * 1024 * 1024, required: true },
})
export const reorder = call('POST', '/api/order/reorder/{orderId}', { idempotent: true })
/** Calls of operators for orders. */
export const listOrders = call('GET', '/api/admin/order/list')
export const packOrder = call('POST', '/api/admin/order/pack/{orderId}', { idempotent: true })
export const shipOrder = call('POST', '/api/admin/order/ship/{orderId}', { idempotent: true })
export const deliverOrder = call('POST', '/api/admin/order/deliver/{orderId}', { idempotent: true })
export const refuseOrder = call('POST', '/api/admin/order/cancel/{orderId}', { idempotent: true })
export const closeReturn = call('POST', '/api/admin/order/closeReturn/{orderId}', { idempotent: true })
