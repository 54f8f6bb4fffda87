import { call } from './call.ts'

export const getAllProduct = call('GET', '/api/product/getAllProduct')
export const getProductById = call('GET', '/api/product/getProductById/{id}')
export const getProductFilters = call('GET', '/api/product/getProductFilters')
export const getDeliveryEstimate = call('GET', '/api/product/getDeliveryEstimate')
