import { call } from './call.ts'

export const getAllPooja = call('GET', '/api/pooja/getAllPooja')
export const searchPooja = call('GET', '/api/pooja/searchPooja')
export const getPoojaById = call('GET', '/api/pooja/getPoojaById/{id}')
