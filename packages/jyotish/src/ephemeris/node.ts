import { DAYS_PER_CENTURY, JD_J2000 } from '../time/instants.ts'
import type { JdTt } from '../time/instants.ts'
import { wrap360 } from '../angles.ts'
import { lahiriDeg, lahiriDegPerDay } from '../zodiac/lahiri.ts'

/**
 * Returns the mean ascending node on the mean equinox of date, not wrapped (Chapront-Touzé and Chapront, Meeus 47.7).
 */
function meanNodeTropicalDeg(t: number): number {
  return 125.0445479 + t * (-1934.1362891 + t * (0.0020754 + t * (1 / 467_441 - t / 60_616_000)))
}

/** Returns the sidereal (Lahiri) longitude of the mean Rahu in [0, 360). */
export function meanNodeDeg(jdTt: JdTt): number {
  return wrap360(meanNodeTropicalDeg((jdTt - JD_J2000) / DAYS_PER_CENTURY) - lahiriDeg(jdTt))
}

/** Returns the degrees per day, always negative. */
export function meanNodeDegPerDay(jdTt: JdTt): number {
  const t = (jdTt - JD_J2000) / DAYS_PER_CENTURY
  const perCentury = -1934.1362891 + t * (2 * 0.0020754 + t * (3 / 467_441 - (4 * t) / 60_616_000))
  return perCentury / DAYS_PER_CENTURY - lahiriDegPerDay(jdTt)
}
