import { DAYS_PER_CENTURY, JD_J2000 } from '../time/instants.ts'
import type { JdTt } from '../time/instants.ts'

/**
 * Returns the mean Lahiri (Chitrapaksha) ayanamsa in degrees: 23°15′00.658″ on 1956-03-21, the value of the Indian
 * Astronomical Ephemeris since 1985, advanced by the general precession in longitude.
 */
export function lahiriDeg(jdTt: JdTt): number {
  const t = (jdTt - JD_J2000) / DAYS_PER_CENTURY
  return (85_885.532375 + t * (5028.796576 + t * 1.105543)) / 3600
}

export function lahiriDegPerDay(jdTt: JdTt): number {
  const t = (jdTt - JD_J2000) / DAYS_PER_CENTURY
  return (5028.796576 + t * 2 * 1.105543) / 3600 / DAYS_PER_CENTURY
}
