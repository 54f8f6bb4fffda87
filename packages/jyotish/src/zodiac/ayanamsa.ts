import { requireFinite, requireKey } from '../errors.ts'
import type { JdTt } from '../time/instants.ts'
import type { Ayanamsa } from './ayanamsa-keys.ts'
import { ayanamsas } from './ayanamsa-keys.ts'
import { lahiriDeg } from './lahiri.ts'

/** Mean ayanamsa (without nutation, as charts print it) in degrees. */
export function ayanamsaDeg(ayanamsa: Ayanamsa, jdTt: JdTt): number {
  requireKey(ayanamsa, ayanamsas, 'ayanamsa')
  requireFinite(jdTt, 'jdTt')
  return lahiriDeg(jdTt) - shiftFromLahiriDeg(ayanamsa, jdTt)
}

/** What to add to a Lahiri longitude to have it in another ayanamsa, in degrees. */
export function shiftFromLahiriDeg(ayanamsa: Ayanamsa, _jdTt: JdTt): number {
  switch (ayanamsa) {
    case 'lahiri':
      return 0
    case 'raman':
      return 1.446302
    case 'kp':
      return 0.096853
    case 'fagan-bradley':
      return -0.883208
    case 'true-chitra':
      return 0
  }
}
