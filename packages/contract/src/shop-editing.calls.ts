import { call } from './call.ts'

export const getKeptProduct = call('GET', '/api/admin/product/{productId}')
export const createProduct = call('POST', '/api/admin/product', { idempotent: true })
export const saveProduct = call('POST', '/api/admin/product/{productId}', { idempotent: true })
export const setProductPrice = call('POST', '/api/admin/product/{productId}/price', { idempotent: true })
export const moveStock = call('POST', '/api/admin/product/{productId}/stock', { idempotent: true })
export const addProductPhoto = call('POST', '/api/admin/product/{productId}/photo', {
  upload: { field: 'picture', maxBytes: 5 * 1024 * 1024, required: true },
})
export const arrangeProductPhotos = call('POST', '/api/admin/product/{productId}/photos', { idempotent: true })
