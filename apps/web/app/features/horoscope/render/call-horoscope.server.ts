import * as contract from '@sankalp/contract/horoscope'
import type { Timeframe } from '@sankalp/contract/horoscope-keys'
import type { Visit } from '@sankalp/contract/visit'
import type { HoroscopeChoice } from '../horoscope-data.ts'

/** The horoscope, null, or the reason of the failure. */
export type Answer = { horoscope: contract.Horoscope | null; failure: string | null }

const calls = {
  today: [contract.getDailyHoroscope, 'dailyHoroscope'],
  tomorrow: [contract.getNextDayHoroscope, 'nextDayHoroscope'],
  yesterday: [contract.getPreviousDayHoroscope, 'previousDayHoroscope'],
  week: [contract.getWeeklyHoroscope, 'weeklyHoroscope'],
  month: [contract.getMonthlyHoroscope, 'monthlyHoroscope'],
  year: [contract.getYearlyHoroscope, 'yearlyHoroscope'],
  'next-year': [contract.getNextYearHoroscope, 'nextYearHoroscope'],
} as const satisfies Record<Timeframe, readonly [object, string]>

/** Calls the horoscope API from within the server. Returns a failure as text to show. */
export async function callHoroscope(visit: Visit, { sign, timeframe }: HoroscopeChoice): Promise<Answer> {
  const [endpoint, field] = calls[timeframe]
  const answered = await visit.call(endpoint, { params: { sign } })
  if ('reply' in answered)
    return { horoscope: (answered.reply as Partial<Record<string, contract.Horoscope>>)[field] ?? null, failure: null }
  visit.report(new Error(`${endpoint.path} answered ${answered.status}`))
  return { horoscope: null, failure: answered.refusal.message }
}
