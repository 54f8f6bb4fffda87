import { tableLonDeg } from '../ephemeris/evaluate.ts'
import type { SaturnSky } from '../ephemeris/sky.ts'
import { requireFinite } from '../errors.ts'
import type { EpochMs } from '../time/instants.ts'
import { epochMsToJdTt, jdTtToEpochMs } from '../time/instants.ts'
import type { Ayanamsa } from '../zodiac/ayanamsa-keys.ts'
import { shiftFromLahiriDeg } from '../zodiac/ayanamsa.ts'
import { findRashiStays } from './doshas/rashi-stays.ts'
import type { SadeSati } from './doshas/sade-sati.ts'
import { findSadeSati } from './doshas/sade-sati.ts'

const YEAR_MS = 365.25 * 86_400_000

/**
 * Returns Sade Sati and dhaiyas of a life: `years` from birth, or up to the end of the loaded tables. A period that
 * runs at birth begins at birth here. `moonRashi` is an index 0…11. A sky of Saturn alone is enough (see loadSaturn).
 */
export function findLifeSadeSati(
  sky: SaturnSky,
  moonRashi: number,
  birthMs: EpochMs,
  { years = 100, ayanamsa = 'lahiri' }: { years?: number; ayanamsa?: Ayanamsa } = {},
): SadeSati {
  requireFinite(birthMs, 'birthMs')
  requireFinite(years, 'years')
  const lastMs = jdTtToEpochMs(sky.endJd) - 60_000
  const toMs = Math.min(birthMs + years * YEAR_MS, lastMs) as EpochMs
  const saturnDegAt = (epochMs: EpochMs) => {
    const jdTt = epochMsToJdTt(epochMs)
    return tableLonDeg(sky, sky.tables.saturn, jdTt) + shiftFromLahiriDeg(ayanamsa, jdTt)
  }
  return findSadeSati(moonRashi, findRashiStays(saturnDegAt, birthMs, toMs))
}
