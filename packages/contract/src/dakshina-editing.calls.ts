import { call } from './call.ts'

export const getKeptDakshina = call('GET', '/api/admin/dakshina/{presetId}')
export const createDakshina = call('POST', '/api/admin/dakshina', { idempotent: true })
export const saveDakshina = call('POST', '/api/admin/dakshina/{presetId}', { idempotent: true })
