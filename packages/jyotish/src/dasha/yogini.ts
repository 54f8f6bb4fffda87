import { requireFinite } from '../errors.ts'
import type { EpochMs } from '../time/instants.ts'
import { nakshatraElapsed, nakshatraIndex } from '../zodiac/division.ts'
import type { Graha } from '../zodiac/keys.ts'
import type { Dasha, DashaSystem } from './periods.ts'
import { makeDasha } from './periods.ts'

/** The eight yoginis, of one to eight years. */
export const yoginis = ['mangala', 'pingala', 'dhanya', 'bhramari', 'bhadrika', 'ulka', 'siddha', 'sankata'] as const
export type Yogini = (typeof yoginis)[number]

/** The graha of each yogini. */
export const yoginiGraha: Record<Yogini, Graha> = {
  mangala: 'moon',
  pingala: 'sun',
  dhanya: 'jupiter',
  bhramari: 'mars',
  bhadrika: 'mercury',
  ulka: 'saturn',
  siddha: 'venus',
  sankata: 'rahu',
}

export const yoginiSystem: DashaSystem<Yogini> = {
  lords: yoginis,
  years: { mangala: 1, pingala: 2, dhanya: 3, bhramari: 4, bhadrika: 5, ulka: 6, siddha: 7, sankata: 8 },
  totalYears: 36,
}

/** Computes three cycles of 36 years. The nakshatra's number plus three, modulo eight, gives the first yogini. */
export function makeYogini(moonDeg: number, birthMs: EpochMs, yearDays?: number): Dasha<Yogini> {
  requireFinite(moonDeg, 'moonDeg')
  return makeDasha(yoginiSystem, {
    // The nakshatra counts from 0 here and the first yogini is 1: number + 3 - 1.
    lord: yoginis[(nakshatraIndex(moonDeg) + 3) % 8]!,
    elapsed: nakshatraElapsed(moonDeg),
    birthMs,
    yearDays,
    cycles: 3,
  })
}
