import { wrap360 } from '../../angles.ts'
import { sunriseAfter } from '../../earth/rise-set.ts'
import type { Place } from '../../earth/place.ts'
import { siderealLonDeg } from '../../ephemeris/positions.ts'
import type { Sky } from '../../ephemeris/sky.ts'
import type { EpochMs } from '../../time/instants.ts'
import { epochMsToJdUt, jdUtToJdTt } from '../../time/instants.ts'
import { shiftFromLahiriDeg } from '../../zodiac/ayanamsa.ts'
import { degInRashi, nakshatraElapsed, rashiIndex } from '../../zodiac/division.ts'
import type { TimedBirthChart } from '../birth-chart.ts'
import type { Chart, SevenGraha } from '../chart.ts'
import { lordOfRashi } from '../chart.ts'

/** Points that are read as a further first house. */
export const specialLagnas = [
  'bhava-lagna',
  'hora-lagna',
  'ghati-lagna',
  'pranapada',
  'sree-lagna',
  'indu-lagna',
  'varnada-lagna',
  'bhrigu-bindu',
] as const
export type SpecialLagna = (typeof specialLagnas)[number]

/**
 * The lagnas that move from the Sun's place at sunrise, in degrees a minute: a rashi in five ghatis, in two and a half,
 * in one (Brihat Parashara Hora Shastra, chapter 4).
 */
const degPerMinute = { 'bhava-lagna': 30 / 120, 'hora-lagna': 30 / 60, 'ghati-lagna': 30 / 24 } as const

/** A rashi in fifteen vighatis of 24 seconds. */
const PRANAPADA_DEG_PER_MINUTE = 30 / 6

/** What Indu lagna counts for each lord (Uttara Kalamrita, chapter 4). */
const kalas: Record<SevenGraha, number> = {
  sun: 30,
  moon: 16,
  mars: 6,
  mercury: 8,
  jupiter: 10,
  venus: 12,
  saturn: 1,
}

/**
 * Returns sidereal longitudes, in order. Those that count from sunrise take the instant at which the Sun's centre is on
 * the true horizon, as Jagannatha Hora does, and are missing near the poles on a day without it.
 */
export function findSpecialLagnas(sky: Sky, place: Place, made: TimedBirthChart) {
  const sunrise = sunAtSunrise(sky, place, made)
  const { ascendantDeg } = made.angles
  const { moon, rahu } = made.chart.lonDeg
  const hora = sunrise && horaLagnaDeg(sunrise)
  const found: Partial<Record<SpecialLagna, number>> = {
    ...(sunrise && risingFromSun(sunrise)),
    'sree-lagna': sreeLagnaDeg(moon, ascendantDeg),
    'indu-lagna': induLagnaDeg(made.chart),
    ...(hora !== null && { 'varnada-lagna': varnadaLagnaDeg(ascendantDeg, hora) }),
    'bhrigu-bindu': wrap360(rahu + wrap360(moon - rahu) / 2),
  }
  return specialLagnas.flatMap((lagna) => {
    const lonDeg = found[lagna]
    return lonDeg === undefined ? [] : [{ lagna, lonDeg }]
  })
}

/** The Sun's sidereal place at the last sunrise, and the minutes since. */
export type Sunrise = { sunDeg: number; minutes: number }

const HOUR_MS = 3_600_000

function sunAtSunrise(sky: Sky, place: Place, { birth }: TimedBirthChart): Sunrise | null {
  const risenAt = lastSunrise(sky, place, birth.epochMs)
  if (risenAt === null) return null
  const jdTt = jdUtToJdTt(epochMsToJdUt(risenAt))
  const sunDeg = wrap360(siderealLonDeg(sky, 'sun', jdTt) + shiftFromLahiriDeg(birth.ayanamsa, jdTt))
  return { sunDeg, minutes: (birth.epochMs - risenAt) / 60_000 }
}

/** Returns the sunrise of the day that contains an instant, if it was in the last 26 hours. */
function lastSunrise(sky: Sky, place: Place, atMs: EpochMs): EpochMs | null {
  const after = (fromMs: number) => sunriseAfter(sky, place, fromMs as EpochMs, 'disc-centre')
  const earlier = after(atMs - 26 * HOUR_MS)
  if (earlier === null || earlier > atMs) return null
  const later = after(earlier + 12 * HOUR_MS)
  return later !== null && later <= atMs ? later : earlier
}

export function risingFromSun(sunrise: Sunrise) {
  const { sunDeg, minutes } = sunrise
  return {
    'bhava-lagna': wrap360(sunDeg + minutes * degPerMinute['bhava-lagna']),
    'hora-lagna': horaLagnaDeg(sunrise),
    'ghati-lagna': wrap360(sunDeg + minutes * degPerMinute['ghati-lagna']),
    pranapada: pranapadaDeg(sunrise),
  }
}

function horaLagnaDeg({ sunDeg, minutes }: Sunrise): number {
  return wrap360(sunDeg + minutes * degPerMinute['hora-lagna'])
}

/**
 * Returns Pranapada: counted from the Sun in a movable rashi, from the ninth from it in a fixed one and from the fifth
 * in a dual one (Brihat Parashara Hora Shastra, chapter 3).
 */
function pranapadaDeg({ sunDeg, minutes }: Sunrise): number {
  const startDeg = [0, 240, 120][rashiIndex(sunDeg) % 3]!
  return wrap360(sunDeg + startDeg + minutes * PRANAPADA_DEG_PER_MINUTE)
}

/** Returns as much of the circle beyond the lagna as the Moon has passed of its nakshatra. */
export function sreeLagnaDeg(moonDeg: number, ascendantDeg: number): number {
  return wrap360(ascendantDeg + 360 * nakshatraElapsed(moonDeg))
}

/**
 * Returns Indu lagna: as many rashis from the Moon as the kalas of the lords of the ninth from lagna and from the Moon
 * are together, without whole circles. It has the Moon's degree.
 */
export function induLagnaDeg({ lagnaRashi, rashi, lonDeg }: Chart): number {
  const kalasOfNinth = (from: number) => kalas[lordOfRashi((from + 8) % 12)]
  const count = (kalasOfNinth(lagnaRashi) + kalasOfNinth(rashi.moon)) % 12 || 12
  return wrap360(((rashi.moon + count - 1) % 12) * 30 + degInRashi(lonDeg.moon))
}

/**
 * Returns Varnada lagna: lagna and hora lagna are counted from mesha forward if odd, from meena backward if even; the
 * counts are added if both are odd or both even, else subtracted; the result is counted in the way of the lagna (Brihat
 * Parashara Hora Shastra, chapter 5, as B. V. Raman and Jagannatha Hora read it). It has the lagna's degree.
 */
export function varnadaLagnaDeg(ascendantDeg: number, horaDeg: number): number {
  const [lagna, hora] = [rashiIndex(ascendantDeg), rashiIndex(horaDeg)]
  // Odd rashis, the first, third and so on, have the even indices.
  const isOdd = (rashi: number) => rashi % 2 === 0
  const countOf = (rashi: number) => (isOdd(rashi) ? rashi + 1 : 12 - rashi)
  const sum = countOf(lagna) + countOf(hora)
  const count = isOdd(lagna) === isOdd(hora) ? sum : Math.abs(countOf(lagna) - countOf(hora))
  const rashi = isOdd(lagna) ? (count + 11) % 12 : (24 - count) % 12
  return rashi * 30 + degInRashi(ascendantDeg)
}
