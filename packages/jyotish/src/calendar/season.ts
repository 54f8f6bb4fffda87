import { wrap180, wrap360 } from '../angles.ts'
import { nutationAt } from '../earth/index.ts'
import type { Sky } from '../ephemeris/index.ts'
import { sunLonDeg } from '../ephemeris/index.ts'
import { requireFinite } from '../errors.ts'
import type { JdTt } from '../time/instants.ts'
import { lahiriDeg } from '../zodiac/index.ts'
import type { Ayana, Ritu } from './keys.ts'
import { ritus } from './keys.ts'

/** The season of the tropical Sun: sixty degrees each, Vasanta from 330°. */
export function rituOf(tropicalSunDeg: number): Ritu {
  requireFinite(tropicalSunDeg, 'tropicalSunDeg')
  return ritus[Math.floor(wrap360(tropicalSunDeg + 30) / 60)]!
}

/** The Sun goes north from the winter solstice, 270°, to the summer solstice, 90°. */
export function ayanaOf(tropicalSunDeg: number): Ayana {
  requireFinite(tropicalSunDeg, 'tropicalSunDeg')
  return wrap360(tropicalSunDeg + 90) < 180 ? 'uttarayana' : 'dakshinayana'
}

/** The nutation in longitude never reaches this. */
const MOST_NUTATION_DEG = 0.006

/**
 * The Sun's apparent longitude from the equinox of date, in [0, 360). The nutation is counted only where it
 * could decide about a season, near the multiples of 30°: elsewhere it would cost more than all the rest.
 */
export function seasonalSunDeg(sky: Sky, jdTt: JdTt): number {
  const meanDeg = wrap360(sunLonDeg(sky, jdTt) + lahiriDeg(jdTt))
  const fromEdgeDeg = Math.abs(wrap180(meanDeg * 12) / 12)
  return fromEdgeDeg > MOST_NUTATION_DEG ? meanDeg : wrap360(meanDeg + nutationAt(jdTt).longitudeDeg)
}
