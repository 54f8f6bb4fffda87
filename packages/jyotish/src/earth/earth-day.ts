import { RAD_PER_DEG } from '../angles.ts'
import { JD_OF_EPOCH, jdUtToJdTt } from '../time/instants.ts'
import type { JdTt, JdUt } from '../time/instants.ts'
import { lahiriDeg } from '../zodiac/lahiri.ts'
import { meanObliquityDeg, nutationRoughly } from './nutation.ts'
import { meanSiderealDeg } from './sidereal-time.ts'

/**
 * The Earth's orientation on one day of Universal Time: the same for every place, and regular enough to extrapolate
 * from noon.
 */
export type EarthDay = {
  /** Days since 1970-01-01. */
  readonly dayNumber: number
  /** Terrestrial Time at 0 h. A look at `days` after 0 h reads the tables at `jdTt0 + days`. */
  readonly jdTt0: JdTt
  /** From Lahiri's zero to the true equinox, at 0 h. It grows by EQUINOX_DEG_PER_DAY. */
  readonly equinoxDeg0: number
  /** The sine of the true obliquity. */
  readonly sinE: number
  readonly cosE: number
  /** The apparent sidereal angle of Greenwich at 0 h, in radians. */
  readonly sidereal0: number
}

/** The Earth's rotation relative to the stars, in radians per day. */
export const TURN_PER_DAY = 360.985647366 * RAD_PER_DEG
/** The precession of these centuries. */
export const EQUINOX_DEG_PER_DAY = 50.29 / 3600 / 365.25

/** A cache of recently used days, with 512 slots. The data of a day never changes. */
const KEPT_DAYS = 512
const kept: (EarthDay | undefined)[] = Array.from({ length: KEPT_DAYS })

export function earthDay(dayNumber: number): EarthDay {
  const place = ((dayNumber % KEPT_DAYS) + KEPT_DAYS) % KEPT_DAYS
  const known = kept[place]
  if (known?.dayNumber === dayNumber) return known
  return (kept[place] = reckonDay(dayNumber))
}

function reckonDay(dayNumber: number): EarthDay {
  const noonUt = (JD_OF_EPOCH + dayNumber + 0.5) as JdUt
  const noonTt = jdUtToJdTt(noonUt)
  const nutation = nutationRoughly(noonUt)
  const obliquity = (meanObliquityDeg(noonTt) + nutation.obliquityDeg) * RAD_PER_DEG
  const cosE = Math.cos(obliquity)
  const siderealDeg = meanSiderealDeg(noonUt, noonTt) + nutation.longitudeDeg * cosE
  return {
    dayNumber,
    jdTt0: (noonTt - 0.5) as JdTt,
    equinoxDeg0: lahiriDeg(noonTt) + nutation.longitudeDeg - EQUINOX_DEG_PER_DAY / 2,
    sinE: Math.sin(obliquity),
    cosE,
    sidereal0: siderealDeg * RAD_PER_DEG - TURN_PER_DAY / 2,
  }
}
