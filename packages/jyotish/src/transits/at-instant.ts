import { wrap180, wrap360 } from '../angles.ts'
import type { PositionOptions, Positions } from '../ephemeris/positions.ts'
import { positionsAt } from '../ephemeris/positions.ts'
import type { Sky } from '../ephemeris/sky.ts'
import { requireFinite } from '../errors.ts'
import { aspectCounts } from '../kundli/aspects.ts'
import { isCombust } from '../kundli/combustion.ts'
import { epochMsToJdTt } from '../time/instants.ts'
import type { EpochMs } from '../time/instants.ts'
import { countRashis, degInRashi, nakshatraOf, padaOf, rashiIndex } from '../zodiac/division.ts'
import type { Graha, Nakshatra, Rashi } from '../zodiac/keys.ts'
import { grahas, rashis } from '../zodiac/keys.ts'

export type GrahaInTransit = {
  lonDeg: number
  latDeg: number
  speedDegPerDay: number
  rashi: Rashi
  degInRashi: number
  nakshatra: Nakshatra
  pada: number
  /** True for the nodes too, which always move backwards. */
  retrograde: boolean
  combust: boolean
}

/** A full Parashari drishti. `count` 7 is opposite; Mars, Jupiter and Saturn have two more each. */
export type Drishti = {
  from: Graha
  count: number
  /** The aspected rashi, and the grahas in it. */
  rashi: Rashi
  onto: Graha[]
}

/** Two grahas in one rashi. `apartDeg` is their distance along the ecliptic. */
export type Conjunction = { grahas: readonly [Graha, Graha]; rashi: Rashi; apartDeg: number }

export type TransitNow = {
  grahas: Record<Graha, GrahaInTransit>
  /** For each Moon sign: the house of each graha, counted from it (1…12). */
  housesFrom: Record<Rashi, Record<Graha, number>>
  drishtis: Drishti[]
  conjunctions: Conjunction[]
}

/** Returns the positions and aspects at an instant, as causes for a horoscope. */
export function transitsAt(sky: Sky, epochMs: EpochMs, options: PositionOptions = {}): TransitNow {
  requireFinite(epochMs, 'epochMs')
  const positions = positionsAt(sky, epochMsToJdTt(epochMs), options)
  const inTransit = recordOf(grahas, (graha) => describe(positions, graha))
  return {
    grahas: inTransit,
    housesFrom: recordOf(rashis, (rashi) =>
      recordOf(grahas, (graha) => countRashis(rashis.indexOf(rashi), rashiIndex(positions[graha].lonDeg))),
    ),
    drishtis: drishtisOf(positions),
    conjunctions: conjunctionsOf(positions),
  }
}

function describe(positions: Positions, graha: Graha): GrahaInTransit {
  const { lonDeg, latDeg, speedDegPerDay } = positions[graha]
  return {
    lonDeg,
    latDeg,
    speedDegPerDay,
    rashi: rashis[rashiIndex(lonDeg)]!,
    degInRashi: degInRashi(lonDeg),
    nakshatra: nakshatraOf(lonDeg),
    pada: padaOf(lonDeg),
    retrograde: speedDegPerDay < 0,
    combust: isCombust(positions, graha),
  }
}

/** Returns every full drishti of a set of positions, by rashi. */
export function drishtisOf(positions: Positions): Drishti[] {
  return grahas.flatMap((from) =>
    aspectCounts(from).map((count) => {
      const rashi = (rashiIndex(positions[from].lonDeg) + count - 1) % 12
      const onto = grahas.filter((graha) => graha !== from && rashiIndex(positions[graha].lonDeg) === rashi)
      return { from, count, rashi: rashis[rashi]!, onto }
    }),
  )
}

export function conjunctionsOf(positions: Positions): Conjunction[] {
  return grahas.flatMap((one, index) =>
    grahas.slice(index + 1).flatMap((other) => {
      const [oneDeg, otherDeg] = [positions[one].lonDeg, positions[other].lonDeg]
      if (rashiIndex(oneDeg) !== rashiIndex(otherDeg)) return []
      const apartDeg = Math.abs(wrap180(wrap360(oneDeg) - otherDeg))
      return [{ grahas: [one, other] as const, rashi: rashis[rashiIndex(oneDeg)]!, apartDeg }]
    }),
  )
}

function recordOf<K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, V>
}
