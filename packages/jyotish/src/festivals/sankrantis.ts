import { crossingJd, jdToMs, sunRashiCourse } from '../panchang/courses.ts'
import type { EpochMs } from '../time/instants.ts'
import { epochMsToJdTt } from '../time/instants.ts'
import type { Rashi } from '../zodiac/keys.ts'
import { rashis } from '../zodiac/keys.ts'
import type { Almanac } from './almanac.ts'
import { dayNumberOf, fullDay } from './almanac.ts'
import type { SankrantiCustom } from './rule-types.ts'

/** The Sun's approximate sidereal longitude on 1 January, for a first estimate. */
const SUN_ON_FIRST_OF_JANUARY_DEG = 256

/** Returns when the Sun enters a rashi in a Gregorian year. */
export function sankrantiIn({ sky, ayanamsa }: Almanac, year: number, rashi: Rashi): EpochMs {
  const targetDeg = rashis.indexOf(rashi) * sunRashiCourse.stepDeg
  const days = ((targetDeg - SUN_ON_FIRST_OF_JANUARY_DEG + 360) % 360) / sunRashiCourse.meanDegPerDay
  const guessJd = epochMsToJdTt(Date.UTC(year, 0, 1) as EpochMs) + days
  return jdToMs(crossingJd(sky, sunRashiCourse, targetDeg, guessJd, ayanamsa))
}

/**
 * Returns the day (since 1970-01-01) that a region observes for a sankranti.
 * - punya-kaala: the civil day of the instant, because the hours on its side of midnight are the holy ones;
 * but Makara after sunset moves to the next morning, and Karka before sunrise to the previous day.
 * - tamil: before sunset the same day, after it the next.
 * - kerala: before the end of the third fifth of the daytime the same day, after it the next.
 * - first-sunrise: the day of the first sunrise after it, when the Vishukkani is seen.
 * - bengal: the day after the one that contains it, midnight to midnight.
 */
export function sankrantiDay(almanac: Almanac, at: EpochMs, rashi: Rashi, custom: SankrantiCustom): number {
  const dayNumber = dayNumberOf(almanac, at)
  const day = fullDay(almanac, dayNumber)
  if (custom === 'bengal') return dayNumber + 1
  if (day === null) return dayNumber
  switch (custom) {
    case 'punya-kaala':
      if (rashi === 'makara' && at >= day.sunsetAt) return dayNumber + 1
      return rashi === 'karka' && at < day.sunriseAt ? dayNumber - 1 : dayNumber
    case 'tamil':
      return at < day.sunsetAt ? dayNumber : dayNumber + 1
    case 'first-sunrise':
      return at < day.sunriseAt ? dayNumber : dayNumber + 1
    case 'kerala':
      return at < day.sunriseAt + (day.sunsetAt - day.sunriseAt) * 0.6 ? dayNumber : dayNumber + 1
  }
}
