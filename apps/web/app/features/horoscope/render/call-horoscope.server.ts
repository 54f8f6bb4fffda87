import type { ErrorBody } from '@sankalp/contract'
import { type Call, fillPath } from '@sankalp/contract/call'
import type { Horoscope } from '@sankalp/contract/horoscope'
import * as contract from '@sankalp/contract/horoscope.calls'
import type { Timeframe } from '@sankalp/contract/horoscope-keys'
import type { Visit } from '@sankalp/contract/visit'
import { languageHeader } from '../../../lib/api/send.ts'
import { apiText } from '../../../lib/api/text.ts'
import { readJsonObject } from '../../../lib/read-json.ts'
import type { HoroscopeChoice } from '../horoscope-data.ts'

/** The horoscope, nothing, or why it could not be had. */
export type Answer = { horoscope: Horoscope | null; failure: string | null }

const calls = {
  today: [contract.getDailyHoroscope, 'dailyHoroscope'],
  tomorrow: [contract.getNextDayHoroscope, 'nextDayHoroscope'],
  yesterday: [contract.getPreviousDayHoroscope, 'previousDayHoroscope'],
  month: [contract.getMonthlyHoroscope, 'monthlyHoroscope'],
  year: [contract.getYearlyHoroscope, 'yearlyHoroscope'],
  'next-year': [contract.getNextYearHoroscope, 'nextYearHoroscope'],
} as const satisfies Record<Timeframe, [Call, string]>

/** One of the horoscope's calls, from within the server. A failure is something to show. */
export async function callHoroscope(visit: Visit, { sign, timeframe }: HoroscopeChoice): Promise<Answer> {
  const [{ path: template }, field] = calls[timeframe]
  const path = fillPath(template, { sign })
  const headers = { 'accept-language': languageHeader(visit.language) }
  const { status, text } = await visit.call(`${path}?lng=${visit.language}`, headers)
  const body = readJsonObject(text) as Partial<Record<string, Horoscope> & ErrorBody> | null
  if (status === 200 && body) return { horoscope: body[field] ?? null, failure: null }
  visit.report(new Error(`${path} answered ${status}`))
  return { horoscope: null, failure: body?.message ?? apiText('UNREADABLE_ANSWER', visit.language) }
}
