import { getFestivals } from '@sankalp/contract/panchang'
import type { FestivalOfPlace } from '@sankalp/contract/panchang-reply'
import { type Pooja, getAllPooja } from '@sankalp/contract/poojas'
import type { Visit } from '@sankalp/contract/visit'
import { kindOf } from '../../../lib/almanac/festival-kind.ts'
import { type Asked, ask } from '../../../lib/drawn/ask.server.ts'

/** A pooja, and the feast it is shown for; none where those of the coming weeks have no pooja of their own. */
export type ComingPooja = { pooja: Pooja; festival: FestivalOfPlace | null }

/** As many festivals as one call may name. */
const lookedAt = 12
const shownAtOnce = 3

/** Poojas for the next feasts in a city, the nearest first. `today` is the civil date there. */
export async function findComingPoojas(visit: Visit, city: string, today: string): Promise<Asked<ComingPooja[]>> {
  const festivals = await comingFestivals(visit, city, today)
  if ('reply' in festivals && festivals.reply.length > 0) {
    const found = await ask(visit, getAllPooja, { query: { festival: festivals.reply.map(({ key }) => key).join(','), pageSize: '50' } })
    if ('refusal' in found) return found
    const fitting = found.reply.poojas.map((pooja) => ({ pooja, festival: festivals.reply.find(({ key }) => pooja.festivals.includes(key)) ?? null }))
    const inOrder = fitting.filter(({ festival }) => festival).toSorted((one, other) => one.festival!.date.localeCompare(other.festival!.date))
    if (inOrder.length > 0) return { reply: inOrder.slice(0, shownAtOnce) }
  }
  const any = await ask(visit, getAllPooja, { query: { pageSize: String(shownAtOnce) } })
  return 'refusal' in any ? any : { reply: any.reply.poojas.map((pooja) => ({ pooja, festival: null })) }
}

/** Each key once, the nearest first. What is kept every month is left out: it would hide every feast behind it. */
async function comingFestivals(visit: Visit, city: string, today: string): Promise<Asked<FestivalOfPlace[]>> {
  const year = Number(today.slice(0, 4))
  const found = new Map<string, FestivalOfPlace>()
  // At the end of a year the next feast is in the next one.
  for (const asked of [year, year + 1]) {
    if (found.size >= lookedAt) break
    const festivals = await ask(visit, getFestivals, { params: { year: String(asked) }, query: { city } })
    if ('refusal' in festivals) return found.size > 0 ? { reply: [...found.values()] } : festivals
    for (const festival of festivals.reply.festivals) {
      const isMonthly = ['vrat', 'moon'].includes(kindOf(festival))
      if (found.size < lookedAt && festival.date >= today && !isMonthly && !found.has(festival.key)) found.set(festival.key, festival)
    }
  }
  return { reply: [...found.values()] }
}
