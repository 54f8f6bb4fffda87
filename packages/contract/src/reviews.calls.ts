import { call } from './call.ts'

export const postReview = call('POST', '/api/reviews')
export const postProductReview = call('POST', '/api/reviews/product')
export const getOwnProductReview = call('GET', '/api/reviews/product/{productId}/own')
export const getReviews = call('GET', '/api/reviews/{subject}/{id}')
