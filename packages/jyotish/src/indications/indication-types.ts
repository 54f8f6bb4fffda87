import type { EpochMs } from '../time/instants.ts'
import type { Graha, Nakshatra, Rashi } from '../zodiac/keys.ts'
import type { SevenGraha } from '../kundli/chart.ts'
import type { Dignity } from '../kundli/dignity.ts'
import type { YogaFacts } from '../kundli/yogas/yoga-types.ts'

/** What an indication is about. */
export const subjects = [
  'nature',
  'mind',
  'work',
  'money',
  'love',
  'children',
  'home',
  'health',
  'learning',
  'travel',
  'faith',
] as const
export type Subject = (typeof subjects)[number]

export const houses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
export type House = (typeof houses)[number]
export type Pada = 1 | 2 | 3 | 4

/** The grahas that stay in a sign for a year or longer. */
export const slowGrahas = ['jupiter', 'saturn', 'rahu', 'ketu'] as const
export type SlowGraha = (typeof slowGrahas)[number]

/** The dignities that say enough by themselves. */
export type PlainDignity = 'exalted' | 'own' | 'debilitated'
type Combustible = Exclude<SevenGraha, 'sun'>

/** The name of what is indicated, `<family>/<name>`. `house-lord/10-1` is: the lord of the tenth is in the first. */
export type IndicationKey =
  | `lagna-lord/${Rashi}-${House}`
  | `moon-pada/${Nakshatra}-${Pada}`
  | `graha-house/${Graha}-${House}`
  | `house-lord/${Exclude<House, 1>}-${House}`
  | `strength/${SevenGraha}-${PlainDignity}`
  | `strength/${Combustible}-combust`
  | `strength/${Exclude<Combustible, 'moon'>}-retrograde`
  | `navamsa/${SevenGraha}-${PlainDignity | 'vargottama'}`
  | `yoga/${string}`
  | `dasha/${Graha}-${House}`
  | `antardasha/${Graha}-${Graha}`
  | `transit/${SlowGraha}-${House}`

export type IndicationDirection = 'supports' | 'strains' | 'mixed'

/** From where houses are counted. */
export type CountedFrom = 'lagna' | 'moon'

export type Span = { from: EpochMs; to: EpochMs }

/** What a graha is for a lagna by the houses it owns. */
export type FunctionalNature = 'yogakaraka' | 'benefic' | 'malefic' | 'neutral'

/** One fact of the chart. `house` is counted from `from`, or from the lagna where it is not named. */
export type CauseFacts =
  /** A graha stands in a house. */
  | { kind: 'graha-in-house'; graha: Graha; house: House; from: CountedFrom }
  | { kind: 'graha-in-sign'; graha: Graha; rashi: Rashi }
  | { kind: 'moon-pada'; nakshatra: Nakshatra; pada: Pada }
  /** The lord of one house stands in another; `of` and `house` may be the same. */
  | { kind: 'lord-in-house'; of: House; graha: SevenGraha; house: House; from: CountedFrom }
  | { kind: 'rising-sign'; rashi: Rashi }
  /** What a graha is for this lagna by the houses it owns. */
  | { kind: 'lordship'; graha: SevenGraha; owns: House[]; nature: FunctionalNature }
  | { kind: 'dignity'; graha: Graha; rashi: Rashi; dignity: Dignity }
  | { kind: 'combust'; graha: Graha }
  | { kind: 'retrograde'; graha: Graha }
  | { kind: 'aspect-on-house'; graha: Graha; house: House; from: CountedFrom }
  | { kind: 'aspect-on-graha'; graha: Graha; onto: Graha }
  /** Two grahas in one sign. */
  | { kind: 'conjunction'; graha: Graha; with: Graha }
  /** The dignity in a divisional chart: the ninth part, or the tenth for work. */
  | { kind: 'varga-dignity'; varga: 'd9' | 'd10'; graha: SevenGraha; rashi: Rashi; dignity: PlainDignity }
  /** The same sign in the birth chart and in the ninth part. */
  | { kind: 'vargottama'; graha: Graha; rashi: Rashi }
  | { kind: 'yoga'; key: string; facts: YogaFacts }
  | { kind: 'dasha'; maha: Graha; antar: Graha | null; span: Span }
  /** A slow graha passes a sign. `house` is counted from `from`. */
  | { kind: 'transit'; graha: SlowGraha; rashi: Rashi; house: House; from: CountedFrom; span: Span }
  /** Strength divided by the strength required. */
  | { kind: 'shadbala'; graha: SevenGraha; ratio: number }
  /** Ashtakavarga of a house: of all seven together (0…56), or of one graha (0…8). */
  | { kind: 'bindus'; of: 'sarva' | SevenGraha; house: House; bindus: number }
  /** How two grahas regard one another, naturally. */
  | { kind: 'natural-tie'; graha: SevenGraha; with: SevenGraha; tie: 'friend' | 'neutral' | 'enemy' }

/**
 * A reference into the chart: a fact, and where it is seen. `at.houses` are those of the drawn chart, 1…12 from its
 * first house, however the fact itself is counted.
 */
export type Cause = CauseFacts & {
  at: { grahas: readonly Graha[]; houses: readonly House[] }
  /** Whether this fact helps or hinders what is indicated; absent on the fact that states it. */
  effect?: 'supports' | 'strains'
}

/** Never empty: what has no cause is not indicated. The first ones state what is indicated, the rest what weighs. */
export type Causes = readonly [Cause, ...Cause[]]

/** Something that a chart says about one part of life. */
export type Indication = {
  key: IndicationKey
  subject: Subject
  direction: IndicationDirection
  /** How strongly the chart says it, 0…100. */
  weight: number
  /** When it holds. Absent for what holds all life. */
  span?: Span
  causes: Causes
}
