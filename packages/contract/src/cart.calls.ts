import { call } from './call.ts'

export const addToCart = call('PUT', '/api/cart/addToCart', { idempotent: true })
export const getUserCart = call('GET', '/api/cart/getUserCart/{userId}')
export const decreaseQuantity = call('PUT', '/api/cart/decreaseQuantity', { idempotent: true })
export const increaseQuantity = call('PUT', '/api/cart/increaseQuantity', { idempotent: true })
export const setQuantity = call('PUT', '/api/cart/setQuantity')
export const removeItem = call('DELETE', '/api/cart/removeItem')
export const mergeCart = call('PUT', '/api/cart/mergeCart')
export const showGuestCart = call('PUT', '/api/cart/guestCart')
