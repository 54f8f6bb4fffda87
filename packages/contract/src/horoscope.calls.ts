import { call } from './call.ts'

export const getDailyHoroscope = call('GET', '/api/user/getDailyHoroscope/{sign}')
export const getNextDayHoroscope = call('GET', '/api/user/getNextDayHoroscope/{sign}')
export const getPreviousDayHoroscope = call('GET', '/api/user/getPreviousDayHoroscope/{sign}')
export const getWeeklyHoroscope = call('GET', '/api/user/getWeeklyHoroscope/{sign}')
export const getMonthlyHoroscope = call('GET', '/api/user/getMonthlyHoroscope/{sign}')
export const getYearlyHoroscope = call('GET', '/api/user/getYearlyHoroscope/{sign}')
export const getNextYearHoroscope = call('GET', '/api/user/getNextYearHoroscope/{sign}')
