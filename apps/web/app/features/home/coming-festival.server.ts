import type { FestivalOfPlace } from '@sankalp/contract/panchang-reply'
import { type Pooja, getAllPooja } from '@sankalp/contract/poojas'
import type { Visit } from '@sankalp/contract/visit'
import { comingFestivals } from '../../shared/almanac/coming-festivals.server.ts'
import { type CallResult, callEndpoint } from '../../lib/reading/call-api.server.ts'

/** A pooja, and the feast for which it is shown; null if the coming feasts have no pooja of their own. */
export type ComingPooja = { pooja: Pooja; festival: FestivalOfPlace | null }

const shownAtOnce = 3

/** Returns poojas for the next feasts in a city, the nearest first. `today` is the civil date there. */
export async function findComingPoojas(visit: Visit, city: string, today: string): Promise<CallResult<ComingPooja[]>> {
  const festivals = await comingFestivals(visit, city, today)
  if ('reply' in festivals && festivals.reply.length > 0) {
    const found = await callEndpoint(visit, getAllPooja, {
      query: { festival: festivals.reply.map(({ key }) => key).join(','), pageSize: '50' },
    })
    if ('refusal' in found) return found
    const fitting = found.reply.poojas.map((pooja) => ({
      pooja,
      festival: festivals.reply.find(({ key }) => pooja.festivals.includes(key)) ?? null,
    }))
    const inOrder = fitting
      .filter(({ festival }) => festival)
      .toSorted((one, other) => one.festival!.date.localeCompare(other.festival!.date))
    if (inOrder.length > 0) return { reply: inOrder.slice(0, shownAtOnce) }
  }
  const any = await callEndpoint(visit, getAllPooja, { query: { pageSize: String(shownAtOnce) } })
  return 'refusal' in any ? any : { reply: any.reply.poojas.map((pooja) => ({ pooja, festival: null })) }
}
