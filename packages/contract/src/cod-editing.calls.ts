import { call } from './call.ts'

export const getKeptCodLimit = call('GET', '/api/admin/codLimit/{limitId}')
export const saveCodLimit = call('POST', '/api/admin/codLimit/{limitId}', { idempotent: true })
