import { call } from './call.ts'

export const getDailyPanchang = call('POST', '/api/panchang/daily')
export const getPanchangDay = call('GET', '/api/panchang/day/{city}/{date}')
export const getPanchangAt = call('GET', '/api/panchang/at')
export const getPanchangMonth = call('GET', '/api/panchang/month/{city}/{year}/{month}')
export const getFestivals = call('GET', '/api/panchang/festivals/{year}')
export const getPanchangYear = call('GET', '/api/panchang/year/{city}/{year}')
