import { wrap180, wrap360 } from '../../angles.ts'
import { DAYS_PER_CENTURY, JD_J2000 } from '../../time/instants.ts'
import type { JdTt } from '../../time/instants.ts'
import type { SevenGraha } from '../chart.ts'

/**
 * Mean longitudes on the mean equinox of date, degrees and degrees per Julian century from J2000 (J. Meeus,
 * Astronomical Algorithms, table 31.A; the Sun's is the Earth's plus 180°).
 */
const meanLongitudes: Record<Exclude<SevenGraha, 'moon'>, readonly [atJ2000: number, perCentury: number]> = {
  sun: [280.466_457, 36_000.769_828],
  mercury: [252.250_906, 149_474.072_249],
  venus: [181.979_801, 58_519.213_03],
  mars: [355.433, 19_141.696_475],
  jupiter: [34.351_519, 3036.302_775],
  saturn: [50.077_444, 1223.511_069],
}

/**
 * Returns the strength of motion, 0…60 virupas: the distance of the graha from its sighrochcha, the apex of the
 * epicycle. For the outer planets that is the mean Sun. Mercury and Venus move with the mean Sun and have an apex of
 * their own. The Sun and the Moon have none (see ayana and paksha).
 */
export function cheshtaBala(graha: SevenGraha, lonDeg: number, jdTt: JdTt, ayanamsaDeg: number): number {
  if (graha === 'sun' || graha === 'moon') return 0
  const meanSunDeg = meanSiderealDeg('sun', jdTt, ayanamsaDeg)
  const ownMeanDeg = meanSiderealDeg(graha, jdTt, ayanamsaDeg)
  const isInner = graha === 'mercury' || graha === 'venus'
  const apexDeg = isInner ? ownMeanDeg : meanSunDeg
  const meanDeg = isInner ? meanSunDeg : ownMeanDeg
  // The midpoint of the mean and the true place, on the shorter arc.
  const middleDeg = meanDeg + wrap180(lonDeg - meanDeg) / 2
  return Math.abs(wrap180(apexDeg - middleDeg)) / 3
}

function meanSiderealDeg(graha: Exclude<SevenGraha, 'moon'>, jdTt: JdTt, ayanamsaDeg: number): number {
  const [atJ2000, perCentury] = meanLongitudes[graha]
  return wrap360(atJ2000 + (perCentury * (jdTt - JD_J2000)) / DAYS_PER_CENTURY - ayanamsaDeg)
}
