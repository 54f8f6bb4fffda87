import { wrap180, wrap360 } from '../angles.ts'
import { nutationAt } from '../earth/index.ts'
import type { Sky } from '../ephemeris/index.ts'
import { sunLonDeg } from '../ephemeris/index.ts'
import { requireFinite } from '../errors.ts'
import type { JdTt } from '../time/instants.ts'
import { lahiriDeg } from '../zodiac/index.ts'
import type { Ayana, Ritu } from './keys.ts'
import { ritus } from './keys.ts'

/** Returns the season of the tropical Sun: sixty degrees each, Vasanta from 330°. */
export function rituOf(tropicalSunDeg: number): Ritu {
  requireFinite(tropicalSunDeg, 'tropicalSunDeg')
  return ritus[Math.floor(wrap360(tropicalSunDeg + 30) / 60)]!
}

/** Returns the ayana: the Sun goes north from the winter solstice, 270°, to the summer solstice, 90°. */
export function ayanaOf(tropicalSunDeg: number): Ayana {
  requireFinite(tropicalSunDeg, 'tropicalSunDeg')
  return wrap360(tropicalSunDeg + 90) < 180 ? 'uttarayana' : 'dakshinayana'
}

/** An upper bound of the nutation in longitude. */
const MOST_NUTATION_DEG = 0.006

/**
 * Returns the Sun's apparent longitude from the equinox of date, in [0, 360). The nutation is added only near the
 * multiples of 30°, where it could change the season: elsewhere it would cost more than everything else.
 */
export function seasonalSunDeg(sky: Sky, jdTt: JdTt): number {
  const meanDeg = wrap360(sunLonDeg(sky, jdTt) + lahiriDeg(jdTt))
  const fromEdgeDeg = Math.abs(wrap180(meanDeg * 12) / 12)
  return fromEdgeDeg > MOST_NUTATION_DEG ? meanDeg : wrap360(meanDeg + nutationAt(jdTt).longitudeDeg)
}
