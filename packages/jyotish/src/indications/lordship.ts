import type { Rashi } from '../zodiac/keys.ts'
import { rashis } from '../zodiac/keys.ts'
import type { SevenGraha } from '../kundli/chart.ts'
import { causeAt } from './causes.ts'
import type { FunctionalNature } from './indication-types.ts'
import type { Testimony } from './testimony.ts'
import { type View, ownedHouses } from './view.ts'

type Lordships = { yogakaraka?: SevenGraha; benefic: readonly SevenGraha[]; malefic: readonly SevenGraha[] }

/**
 * Which grahas help and which hinder for each rising sign (Brihat Parashara Hora Shastra, chapter 34: lords of trikonas
 * help, lords of 3, 6 and 11 hinder, one that owns a kendra and a trikona is a yogakaraka). Those not named are neutral.
 * For vrishabha one verse lists Venus as hindering, another calls every lord of the lagna helpful: here it is neutral.
 */
const lordships: Record<Rashi, Lordships> = {
  mesha: { benefic: ['jupiter', 'sun', 'mars'], malefic: ['saturn', 'mercury', 'venus'] },
  vrishabha: { yogakaraka: 'saturn', benefic: ['sun'], malefic: ['jupiter', 'moon'] },
  mithuna: { benefic: ['venus', 'mercury'], malefic: ['mars', 'jupiter', 'sun'] },
  karka: { yogakaraka: 'mars', benefic: ['jupiter', 'moon'], malefic: ['venus', 'mercury'] },
  simha: { yogakaraka: 'mars', benefic: ['jupiter', 'sun'], malefic: ['mercury', 'venus', 'saturn'] },
  kanya: { benefic: ['mercury', 'venus'], malefic: ['mars', 'jupiter', 'moon'] },
  tula: { yogakaraka: 'saturn', benefic: ['mercury', 'venus'], malefic: ['jupiter', 'sun', 'mars'] },
  vrishchika: { benefic: ['jupiter', 'moon', 'mars'], malefic: ['venus', 'mercury', 'saturn'] },
  dhanu: { benefic: ['mars', 'sun', 'jupiter'], malefic: ['venus'] },
  makara: { yogakaraka: 'venus', benefic: ['mercury', 'saturn'], malefic: ['mars', 'jupiter', 'moon'] },
  kumbha: { yogakaraka: 'venus', benefic: ['saturn'], malefic: ['jupiter', 'moon', 'mars'] },
  meena: { benefic: ['mars', 'moon', 'jupiter'], malefic: ['saturn', 'venus', 'sun', 'mercury'] },
}

const pointsOf: Record<FunctionalNature, number> = { yogakaraka: 16, benefic: 10, malefic: -10, neutral: 0 }

export function functionalNature(lagnaRashi: number, graha: SevenGraha): FunctionalNature {
  const { yogakaraka, benefic, malefic } = lordships[rashis[lagnaRashi]!]
  if (graha === yogakaraka) return 'yogakaraka'
  if (benefic.includes(graha)) return 'benefic'
  return malefic.includes(graha) ? 'malefic' : 'neutral'
}

/** What a graha is for this lagna. Nothing without a lagna: the rule counts from it alone. */
export function lordshipTestimonies(view: View, graha: SevenGraha): Testimony[] {
  const { chart } = view.kundli
  if (view.from !== 'lagna') return []
  const nature = functionalNature(chart.lagnaRashi, graha)
  if (nature === 'neutral') return []
  const owns = ownedHouses(view, graha)
  return [{ points: pointsOf[nature], cause: causeAt(chart, { kind: 'lordship', graha, owns, nature }, [graha], owns) }]
}
