import { call } from './call.ts'

export const getCompany = call('GET', '/api/company/getCompany')
export const getFigures = call('GET', '/api/company/getFigures')
