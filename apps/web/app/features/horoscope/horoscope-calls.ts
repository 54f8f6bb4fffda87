import type * as contract from '@sankalp/contract/horoscope'
import type { Sign, Timeframe } from '@sankalp/contract/horoscope-keys'
import type { Visit } from '@sankalp/contract/visit'
import { ApiError, callApi } from '../../lib/api.ts'
import { apiText } from '../../lib/api-text.ts'
import { languageHeader } from '../../lib/api-send.ts'

/** What a page shows: the horoscope, nothing, or why it could not be had. */
export type HoroscopeData = {
  sign: Sign
  timeframe: Timeframe
  horoscope: contract.Horoscope | null
  failure: string | null
}

// Written out, not imported: the schemas are heavy, and these pages must be light.
const calls = {
  today: ['getDailyHoroscope', 'dailyHoroscope'],
  tomorrow: ['getNextDayHoroscope', 'nextDayHoroscope'],
  yesterday: ['getPreviousDayHoroscope', 'previousDayHoroscope'],
  month: ['getMonthlyHoroscope', 'monthlyHoroscope'],
  year: ['getYearlyHoroscope', 'yearlyHoroscope'],
} as const satisfies Record<Timeframe, [keyof typeof contract, string]>

type Answer = Partial<Record<string, contract.Horoscope>>

/** In the browser, on the way from one sign to another. A failure is something to show, not to throw. */
export async function readHoroscope(sign: Sign, timeframe: Timeframe, signal: AbortSignal): Promise<HoroscopeData> {
  const [name, field] = calls[timeframe]
  const route = { method: 'GET', path: `/api/user/${name}/{sign}` as const } as const
  try {
    // All five take and give the same but for the field's name; the compiler is shown one of them.
    const answer: Answer = await callApi<typeof contract.getDailyHoroscope>(route as never, { params: { sign }, signal })
    return { sign, timeframe, horoscope: answer[field] ?? null, failure: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { sign, timeframe, horoscope: null, failure: error.message }
  }
}

/** On the server, for a page that is drawn there. */
export async function readOnServer(visit: Visit, sign: Sign, timeframe: Timeframe): Promise<HoroscopeData> {
  const [name, field] = calls[timeframe]
  const headers = { 'accept-language': languageHeader(visit.language) }
  const answer = await visit.call(new Request(`${visit.origin}/api/user/${name}/${sign}`, { headers }))
  if (answer.ok) {
    const body = (await answer.json()) as Answer
    return { sign, timeframe, horoscope: body[field] ?? null, failure: null }
  }
  visit.report(new Error(`${name} answered ${answer.status}`))
  return { sign, timeframe, horoscope: null, failure: apiText('UNREADABLE_ANSWER', visit.language) }
}

/** The site keeps a page drawn until its text is another one; a failure is not kept. */
export function keepingHeaders({ horoscope }: HoroscopeData): Record<string, string> {
  return horoscope ? { 'x-page-cache': `until=${horoscope.valid_until_ms}` } : {}
}
