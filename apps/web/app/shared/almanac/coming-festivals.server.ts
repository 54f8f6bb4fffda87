import { getFestivals } from '@sankalp/contract/panchang'
import type { FestivalOfPlace } from '@sankalp/contract/panchang-reply'
import type { Visit } from '@sankalp/contract/visit'
import { type CallResult, callEndpoint } from '../../lib/reading/call-api.server.ts'
import { kindOf } from './festival-kind.ts'

/** The number of festivals that one call for poojas may name. */
const lookedAt = 12

/**
 * Returns the next festivals in a city, each key once, the nearest first. Omits monthly observances, which would hide
 * all later festivals. `today` is the civil date there.
 */
export async function comingFestivals(
  visit: Visit,
  city: string,
  today: string,
): Promise<CallResult<FestivalOfPlace[]>> {
  const year = Number(today.slice(0, 4))
  const found = new Map<string, FestivalOfPlace>()
  // At the end of a year the next festival is in the next year.
  for (const each of [year, year + 1]) {
    if (found.size >= lookedAt) break
    const festivals = await callEndpoint(visit, getFestivals, { params: { year: String(each) }, query: { city } })
    if ('refusal' in festivals) return found.size > 0 ? { reply: [...found.values()] } : festivals
    for (const festival of festivals.reply.festivals) {
      const isMonthly = ['vrat', 'moon'].includes(kindOf(festival))
      if (found.size < lookedAt && festival.date >= today && !isMonthly && !found.has(festival.key))
        found.set(festival.key, festival)
    }
  }
  return { reply: [...found.values()] }
}
