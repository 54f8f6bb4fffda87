import { wrap180 } from '../angles.ts'
import type { PositionOptions } from '../ephemeris/positions.ts'
import type { Sky } from '../ephemeris/sky.ts'
import { requireFinite, requireInteger } from '../errors.ts'
import type { EpochMs } from '../time/instants.ts'
import { epochMsToJdTt } from '../time/instants.ts'
import { toMsOf } from '../transits/ingresses.ts'
import { findRoot, lonAt, motionOf } from '../transits/motion.ts'

/** The mean time in which the Sun returns to the same star. */
const SIDEREAL_YEAR_DAYS = 365.256363
/** The planets pull the Earth back or forward by minutes, never by a day. */
const SLACK_DAYS = 1
/** The last year of life that has an annual chart: nobody has lived longer. */
export const MOST_YEARS = 122

/**
 * Returns when the Sun is again exactly where it was at birth, `years` after it (varsha pravesha:
 * Tajika Neelakanthi). Sidereal, under the given ayanamsa. Zero years is the birth itself.
 */
export function findSolarReturn(
  sky: Sky,
  birthMs: EpochMs,
  sunDeg: number,
  years: number,
  options: PositionOptions = {},
): EpochMs {
  requireFinite(sunDeg, 'sunDeg')
  // The last year ends with one more return.
  requireInteger(years, 0, MOST_YEARS + 1, 'years')
  if (years === 0) return birthMs
  const motion = motionOf(sky, 'sun', options)
  const near = epochMsToJdTt(birthMs) + years * SIDEREAL_YEAR_DAYS
  const jdTt = findRoot((jd) => wrap180(lonAt(motion, jd) - sunDeg), near - SLACK_DAYS, near + SLACK_DAYS)
  return toMsOf(jdTt)
}

/** Returns how many years of a life are complete at an instant, within a day: enough to choose the annual chart. */
export function completedYears(birthMs: EpochMs, atMs: EpochMs): number {
  const years = Math.floor((epochMsToJdTt(atMs) - epochMsToJdTt(birthMs)) / SIDEREAL_YEAR_DAYS)
  return Math.min(Math.max(years, 0), MOST_YEARS)
}
