import { rashiIndex } from '../zodiac/division.ts'
import type { Graha } from '../zodiac/keys.ts'
import { lordOfHouse } from '../kundli/chart.ts'
import type { SevenGraha } from '../kundli/chart.ts'
import type { TimedKundli, UntimedKundli } from '../kundli/kundli.ts'
import { asHouse, houseIn } from './causes.ts'
import type { CountedFrom, House } from './indication-types.ts'

type Common = 'chart' | 'planets' | 'yogas'

/** What the rules read of a birth chart. A whole kundli fits. */
export type ReadableKundli =
  | Pick<TimedKundli, 'timeKnown' | Common | 'vargas' | 'vimshottari' | 'ashtakavarga' | 'shadbala'>
  | Pick<UntimedKundli, 'timeKnown' | Common | 'moonOverDay'>

/** A kundli as the rules look at it: what is certain, and from where its houses are counted. */
export type View = {
  kundli: ReadableKundli
  /** The parts that need a birth time. */
  timed: Extract<ReadableKundli, { timeKnown: true }> | null
  from: CountedFrom
  /** False if neither the lagna nor the Moon's sign is certain: then nothing has a house. */
  hasHouses: boolean
  /** Whether a graha is in the same sign over the whole day of an unknown birth time. */
  isSignSure: (graha: Graha) => boolean
  houseOf: (graha: Graha) => House
  lordOf: (house: House) => SevenGraha
}

export function viewOf(kundli: ReadableKundli): View {
  const { chart } = kundli
  const places = {
    houseOf: (graha: Graha) => houseIn(chart, graha),
    lordOf: (house: House) => lordOfHouse(chart, house),
  }
  if (kundli.timeKnown) {
    return { kundli, timed: kundli, from: 'lagna', hasHouses: true, isSignSure: () => true, ...places }
  }
  const isMoonSure = kundli.moonOverDay.rashis.length === 1
  const isSignSure = (graha: Graha) => (graha === 'moon' ? isMoonSure : staysOverDay(kundli, graha, rashiIndex))
  return { kundli, timed: null, from: 'moon', hasHouses: isMoonSure, isSignSure, ...places }
}

/** Returns whether a division of the zodiac holds a graha from twelve hours before noon to twelve hours after. */
export function staysOverDay(
  { planets }: Pick<ReadableKundli, 'planets'>,
  graha: Graha,
  indexOf: (lonDeg: number) => number,
): boolean {
  const { lonDeg, speedDegPerDay } = planets[graha]
  return indexOf(lonDeg - speedDegPerDay / 2) === indexOf(lonDeg + speedDegPerDay / 2)
}

/** Returns the houses that a graha owns, in order. */
export function ownedHouses(view: View, graha: Graha): House[] {
  const owned: House[] = []
  for (let house = 1; house <= 12; house++) if (view.lordOf(asHouse(house)) === graha) owned.push(asHouse(house))
  return owned
}
