import { call } from './call.ts'

export const getYourDay = call('GET', '/api/your-day')
