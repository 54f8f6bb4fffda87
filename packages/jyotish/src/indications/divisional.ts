import type { Graha } from '../zodiac/keys.ts'
import type { SevenGraha } from '../kundli/chart.ts'
import { isDebilitatedIn, isExaltedIn, ownsRashi } from '../kundli/dignity.ts'
import { causeAt, rashiKey } from './causes.ts'
import type { House, PlainDignity } from './indication-types.ts'
import type { Testimony } from './testimony.ts'
import type { View } from './view.ts'

/**
 * The divisional chart that confirms a matter: the ninth part for marriage, the tenth for work (Brihat Parashara Hora
 * Shastra, chapter 7). The karaka is judged there beside the lord of the house.
 */
const confirmations: Partial<Record<House, { varga: 'd9' | 'd10'; karaka: SevenGraha }>> = {
  7: { varga: 'd9', karaka: 'venus' },
  10: { varga: 'd10', karaka: 'sun' },
}

const pointsOf: Record<PlainDignity, number> = { exalted: 12, own: 9, debilitated: -12 }

/** Returns the plain dignity of a graha in a rashi; null for one that is neither strong nor weak there. */
export function plainDignity(graha: Graha, rashi: number): PlainDignity | null {
  if (isExaltedIn(graha, rashi)) return 'exalted'
  if (isDebilitatedIn(graha, rashi)) return 'debilitated'
  return ownsRashi(graha, rashi) ? 'own' : null
}

export function divisionalTestimonies(view: View, of: House): Testimony[] {
  const confirmation = confirmations[of]
  if (!view.timed || !confirmation) return []
  const { varga, karaka } = confirmation
  const places = view.timed.vargas[varga].grahas
  return [...new Set([view.lordOf(of), karaka])].flatMap((graha) => {
    const { rashi } = places[graha]
    const dignity = plainDignity(graha, rashi)
    if (!dignity) return []
    const facts = { kind: 'varga-dignity', varga, graha, rashi: rashiKey(rashi), dignity } as const
    return [{ points: pointsOf[dignity], cause: causeAt(view.kundli.chart, facts, [graha]) }]
  })
}
