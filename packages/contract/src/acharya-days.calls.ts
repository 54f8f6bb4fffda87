import { call } from './call.ts'

export const getAcharyaDays = call('GET', '/api/admin/acharya/{acharyaEntry}/days')
export const setAcharyaDayClosed = call('POST', '/api/admin/acharya/{acharyaEntry}/dayClosed', { idempotent: true })
