import { cosDeg, sinDeg } from '../angles.ts'
import { requireFinite, requireKey } from '../errors.ts'
import { DAYS_PER_CENTURY, JD_J2000 } from '../time/instants.ts'
import type { JdTt } from '../time/instants.ts'
import type { Ayanamsa } from './ayanamsa-keys.ts'
import { ayanamsas } from './ayanamsa-keys.ts'
import { lahiriDeg } from './lahiri.ts'

/**
 * Ayanamsas that move with the same precession as Lahiri differ from it by a constant, in degrees. The
 * defining values use Newcomb's precession, so each is converted to ours at the epoch its author gave:
 * - raman: 21°00′52″ at 1900.0 (B. V. Raman, zero in 397 CE);
 * - kp: 22°21′50″ at 1900.0 (K. S. Krishnamurti, Newcomb's rate);
 * - fagan-bradley: 24°02′31.36″ at 1950.0 (C. Fagan and D. Bradley, Aldebaran at 15° Taurus).
 */
const behindLahiriDeg = { lahiri: 0, raman: 1.446302, kp: 0.096853, 'fagan-bradley': -0.883207 } as const

/** Returns the mean ayanamsa (without nutation, as printed on charts) in degrees. */
export function ayanamsaDeg(ayanamsa: Ayanamsa, jdTt: JdTt): number {
  requireKey(ayanamsa, ayanamsas, 'ayanamsa')
  requireFinite(jdTt, 'jdTt')
  return lahiriDeg(jdTt) - shiftFromLahiriDeg(ayanamsa, jdTt)
}

/** Returns the shift from a Lahiri longitude to another ayanamsa, in degrees. */
export function shiftFromLahiriDeg(ayanamsa: Ayanamsa, jdTt: JdTt): number {
  if (ayanamsa === 'true-chitra') return lahiriDeg(jdTt) - trueChitraDeg(jdTt)
  return behindLahiriDeg[ayanamsa]
}

/**
 * Returns True Chitra, in which the apparent place of the star Spica is exactly 180°. Its place is that of Hipparcos
 * (van Leeuwen 2007: 201.29824736°, -11.16131949° at J2000, proper motion -42.35 and -30.67 mas a year) on the mean
 * ecliptic of date by IAU 2006 precession, with annual aberration, which moves it by 20" within the year.
 */
function trueChitraDeg(jdTt: JdTt): number {
  const t = (jdTt - JD_J2000) / DAYS_PER_CENTURY
  const starDeg = (733_828.8934 + t * (5024.52379 + t * 1.106743)) / 3600
  // The Sun to 0.01° is enough here: equation of the centre from the mean anomaly.
  const anomalyDeg = 357.52911 + 35_999.05029 * t
  const centreDeg = 1.914602 * sinDeg(anomalyDeg) + 0.019993 * sinDeg(2 * anomalyDeg)
  const sunDeg = 280.46646 + 36_000.76983 * t + centreDeg
  const perihelionDeg = 102.93735 + 1.71946 * t
  const aberrationArcsec =
    (-20.49552 * cosDeg(sunDeg - starDeg) + 0.34247 * cosDeg(perihelionDeg - starDeg)) / cosDeg(2.054)
  return starDeg + aberrationArcsec / 3600 - 180
}
