import { call } from './call.ts'

export const search = call('GET', '/api/search')
