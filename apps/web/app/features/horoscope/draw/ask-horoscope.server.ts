import type { ErrorBody } from '@sankalp/contract'
import type * as contract from '@sankalp/contract/horoscope'
import type { Timeframe } from '@sankalp/contract/horoscope-keys'
import type { Visit } from '@sankalp/contract/visit'
import { languageHeader } from '../../../lib/api-send.ts'
import { apiText } from '../../../lib/api-text.ts'
import { readJsonObject } from '../../../lib/read-json.ts'
import type { Asked } from '../horoscope-data.ts'

/** The horoscope, nothing, or why it could not be had. */
export type Answer = { horoscope: contract.Horoscope | null; failure: string | null }

const calls = {
  today: ['getDailyHoroscope', 'dailyHoroscope'],
  tomorrow: ['getNextDayHoroscope', 'nextDayHoroscope'],
  yesterday: ['getPreviousDayHoroscope', 'previousDayHoroscope'],
  month: ['getMonthlyHoroscope', 'monthlyHoroscope'],
  year: ['getYearlyHoroscope', 'yearlyHoroscope'],
} as const satisfies Record<Timeframe, [keyof typeof contract, string]>

/** One of S1's calls, from within the server. A failure is something to show. */
export async function askHoroscope(visit: Visit, { sign, timeframe }: Asked): Promise<Answer> {
  const [name, field] = calls[timeframe]
  const headers = { 'accept-language': languageHeader(visit.language) }
  const { status, text } = await visit.call(`/api/user/${name}/${sign}?lng=${visit.language}`, headers)
  const body = readJsonObject(text) as Partial<Record<string, contract.Horoscope> & ErrorBody> | null
  if (status === 200 && body) return { horoscope: body[field] ?? null, failure: null }
  visit.report(new Error(`${name} answered ${status}`))
  return { horoscope: null, failure: body?.message ?? apiText('UNREADABLE_ANSWER', visit.language) }
}
