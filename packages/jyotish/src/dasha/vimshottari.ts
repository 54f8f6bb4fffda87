import { requireFinite } from '../errors.ts'
import type { EpochMs } from '../time/instants.ts'
import { nakshatraElapsed, nakshatraOf } from '../zodiac/division.ts'
import type { Graha } from '../zodiac/keys.ts'
import { nakshatraLord, vimshottariLords } from '../zodiac/keys.ts'
import type { Dasha, DashaSystem } from './periods.ts'
import { makeDasha } from './periods.ts'

export const vimshottariSystem: DashaSystem<Graha> = {
  lords: vimshottariLords,
  years: { ketu: 7, venus: 20, sun: 6, moon: 10, mars: 7, rahu: 18, jupiter: 16, saturn: 19, mercury: 17 },
  totalYears: 120,
}

/** Computes the nine mahadashas from the Moon's sidereal longitude at birth. */
export function makeVimshottari(moonDeg: number, birthMs: EpochMs, yearDays?: number): Dasha<Graha> {
  requireFinite(moonDeg, 'moonDeg')
  return makeDasha(vimshottariSystem, {
    lord: nakshatraLord(nakshatraOf(moonDeg)),
    elapsed: nakshatraElapsed(moonDeg),
    birthMs,
    yearDays,
  })
}
