import { wrap360 } from '../angles.ts'
import type { Sky } from '../ephemeris/sky.ts'
import { moonLonDeg } from '../ephemeris/positions.ts'
import type { EpochMs } from '../time/instants.ts'
import { epochMsToJdTt } from '../time/instants.ts'
import type { Ayanamsa } from '../zodiac/ayanamsa-keys.ts'
import { shiftFromLahiriDeg } from '../zodiac/ayanamsa.ts'
import { nakshatraIndex, rashiIndex } from '../zodiac/division.ts'
import type { Nakshatra, Rashi } from '../zodiac/keys.ts'
import { nakshatras, rashis } from '../zodiac/keys.ts'

type Stretch<Key> = { key: Key; startMs: EpochMs; endMs: EpochMs }

/** The Moon's signs and nakshatras on a day with an unknown birth time. One entry each if it is certain. */
export type MoonOverDay = {
  rashis: Stretch<Rashi>[]
  nakshatras: Stretch<Nakshatra>[]
  /**
   * The Moon's sidereal longitude in degrees at the start and end of the day. The end is the smaller one when the Moon
   * crosses 0° Mesha.
   */
  fromDeg: number
  toDeg: number
}

export function findMoonOverDay(sky: Sky, fromMs: EpochMs, toMs: EpochMs, ayanamsa: Ayanamsa): MoonOverDay {
  const lonDegAt = (epochMs: number) => {
    const jdTt = epochMsToJdTt(epochMs as EpochMs)
    return moonLonDeg(sky, jdTt) + shiftFromLahiriDeg(ayanamsa, jdTt)
  }
  return {
    fromDeg: wrap360(lonDegAt(fromMs)),
    toDeg: wrap360(lonDegAt(toMs)),
    rashis: findStretches((ms) => rashiIndex(lonDegAt(ms)), rashis, fromMs, toMs),
    nakshatras: findStretches((ms) => nakshatraIndex(lonDegAt(ms)), nakshatras, fromMs, toMs),
  }
}

/** The Moon never moves backwards, and in a day it is in at most two of each. */
function findStretches<Key>(
  indexAt: (epochMs: number) => number,
  keys: readonly Key[],
  fromMs: EpochMs,
  toMs: EpochMs,
): Stretch<Key>[] {
  const stretches: Stretch<Key>[] = []
  const last = indexAt(toMs)
  let index = indexAt(fromMs)
  let startMs = fromMs
  while (index !== last) {
    let low: number = startMs
    let high: number = toMs
    while (high - low > 500) {
      const middle = (low + high) / 2
      if (indexAt(middle) === index) low = middle
      else high = middle
    }
    const endMs = Math.round(high) as EpochMs
    stretches.push({ key: keys[index]!, startMs, endMs })
    index = (index + 1) % keys.length
    startMs = endMs
  }
  stretches.push({ key: keys[index]!, startMs, endMs: toMs })
  return stretches
}
