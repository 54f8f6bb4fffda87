import { wrap360 } from '../angles.ts'
import { requireFinite } from '../errors.ts'
import type { EpochMs } from '../time/instants.ts'
import { DEG_PER_NAKSHATRA } from '../zodiac/division.ts'
import type { Graha } from '../zodiac/keys.ts'
import type { Dasha, DashaSystem } from './periods.ts'
import { makeDasha } from './periods.ts'

type AshtottariLord = Exclude<Graha, 'ketu'>

export const ashtottariSystem: DashaSystem<AshtottariLord> = {
  lords: ['sun', 'moon', 'mars', 'mercury', 'saturn', 'jupiter', 'rahu', 'venus'],
  years: { sun: 6, moon: 15, mars: 8, mercury: 17, saturn: 10, jupiter: 19, rahu: 12, venus: 21 },
  totalYears: 108,
}

const ARDRA_DEG = 5 * DEG_PER_NAKSHATRA
/** Nakshatras of each lord from Ardra on. Saturn's three include Abhijit as a fourth, within the same arc. */
const spans = [4, 3, 4, 3, 3, 3, 4, 3]

/** Computes the 108-year dasha used beside Vimshottari in some regions, for one cycle. */
export function makeAshtottari(moonDeg: number, birthMs: EpochMs, yearDays?: number): Dasha<AshtottariLord> {
  let fromArdra = (wrap360(requireFinite(moonDeg, 'moonDeg') - ARDRA_DEG) * 27) / 360
  let index = 0
  while (index < spans.length - 1 && fromArdra >= spans[index]!) fromArdra -= spans[index++]!
  const lord = ashtottariSystem.lords[index]!
  return makeDasha(ashtottariSystem, { lord, elapsed: fromArdra / spans[index]!, birthMs, yearDays })
}
