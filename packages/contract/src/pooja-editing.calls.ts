import { call } from './call.ts'

export const getKeptPooja = call('GET', '/api/admin/pooja/{poojaId}')
export const savePooja = call('POST', '/api/admin/pooja/{poojaId}', { idempotent: true })
