import { rashiIndex } from '../zodiac/division.ts'
import type { Graha } from '../zodiac/keys.ts'
import { lordOfHouse } from '../kundli/chart.ts'
import type { SevenGraha } from '../kundli/chart.ts'
import type { PlanetDetail } from '../kundli/details.ts'
import type { Kundli, TimedKundli } from '../kundli/kundli.ts'
import type { MoonOverDay } from '../kundli/moon-over-day.ts'
import type { Shadbala } from '../kundli/shadbala/shadbala.ts'
import type { Position } from '../ephemeris/positions.ts'
import { asHouse, houseIn } from './causes.ts'
import type { CountedFrom, House } from './indication-types.ts'

type ReadablePlanet = Pick<PlanetDetail, keyof Position | 'dignity' | 'isCombust' | 'isRetrograde' | 'isVargottama'>

type ReadableBase = Pick<Kundli, 'chart' | 'yogas'> & { planets: Record<Graha, ReadablePlanet> }

export type TimedReadable = ReadableBase & { timeKnown: true } & Pick<TimedKundli, 'vimshottari'> & {
    vargas: Pick<TimedKundli['vargas'], 'd9' | 'd10'>
    ashtakavarga: Pick<TimedKundli['ashtakavarga'], 'bhinna' | 'sarva'>
    shadbala: Record<SevenGraha, Pick<Shadbala, 'ratio'>> | null
  }

type UntimedReadable = ReadableBase & { timeKnown: false; moonOverDay: Pick<MoonOverDay, 'rashis'> }

/** What the rules read of a birth chart. A whole kundli fits. */
export type ReadableKundli = TimedReadable | UntimedReadable

/** A kundli as the rules look at it: what is certain, and from where its houses are counted. */
export type View = {
  kundli: ReadableKundli
  /** The parts that need a birth time. */
  timed: TimedReadable | null
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
