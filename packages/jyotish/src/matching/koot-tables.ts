import type { Gana } from '../kundli/avakahada-table.ts'
import type { Vashya, Varna } from '../kundli/moon-attributes.ts'

/** The eight koots with their maximum points, 36 in total. */
export const koots = ['varna', 'vashya', 'tara', 'yoni', 'maitri', 'gana', 'bhakoot', 'nadi'] as const
export type Koot = (typeof koots)[number]
export const kootMaximum: Record<Koot, number> = {
  varna: 1,
  vashya: 2,
  tara: 3,
  yoni: 4,
  maitri: 5,
  gana: 6,
  bhakoot: 7,
  nadi: 8,
}
export const TOTAL_MAXIMUM = 36
/** Below this a match is not recommended. */
export const MINIMUM_REQUIRED = 18

/** The point is given when the groom's rank is at least the bride's. */
export const varnaRank: Record<Varna, number> = { brahmana: 4, kshatriya: 3, vaishya: 2, shudra: 1 }

/** By bride, then groom; AstroSage's table (docs/decisions/0034). */
export const vashyaPoints: Record<Vashya, Record<Vashya, number>> = {
  chatushpada: { chatushpada: 2, manava: 1, jalachara: 1, vanachara: 0.5, keeta: 1 },
  manava: { chatushpada: 1, manava: 2, jalachara: 0.5, vanachara: 0, keeta: 1 },
  jalachara: { chatushpada: 1, manava: 0.5, jalachara: 2, vanachara: 1, keeta: 1 },
  vanachara: { chatushpada: 0, manava: 0, jalachara: 1, vanachara: 2, keeta: 0 },
  keeta: { chatushpada: 1, manava: 0, jalachara: 1, vanachara: 0, keeta: 2 },
}

/**
 * By groom, then bride (Dharmasindhu): a deva groom may take a manushya bride, but the reverse does not get full
 * points.
 */
export const ganaPoints: Record<Gana, Record<Gana, number>> = {
  deva: { deva: 6, manushya: 6, rakshasa: 0 },
  manushya: { deva: 5, manushya: 6, rakshasa: 0 },
  rakshasa: { deva: 1, manushya: 0, rakshasa: 6 },
}

/**
 * By bride, then groom, in the order of `yonis`. AstroSage's table, which couples compare with: Saral Jyotish (p. 150)
 * prints it, except for a bride of sheep and a groom of buffalo, where it has 0. Zero is a sworn enemy. Six pairs
 * differ by direction. See docs/decisions/0034.
 */
export const yoniPoints: readonly (readonly number[])[] = [
  [4, 2, 3, 2, 2, 3, 3, 3, 0, 1, 3, 2, 2, 1],
  [2, 4, 3, 2, 2, 3, 3, 3, 3, 1, 3, 2, 2, 0],
  [3, 3, 4, 2, 2, 3, 3, 3, 3, 1, 3, 0, 2, 1],
  [2, 2, 2, 4, 2, 1, 1, 2, 2, 2, 2, 1, 0, 2],
  [2, 2, 2, 2, 4, 1, 2, 2, 2, 2, 0, 2, 2, 2],
  [3, 3, 3, 1, 1, 4, 0, 3, 3, 2, 3, 2, 2, 2],
  [3, 3, 3, 1, 2, 0, 4, 3, 3, 2, 3, 2, 1, 1],
  [3, 3, 3, 2, 2, 3, 3, 4, 3, 0, 3, 2, 2, 1],
  [0, 3, 3, 2, 2, 3, 3, 3, 4, 1, 1, 2, 2, 1],
  [1, 1, 1, 2, 2, 2, 2, 1, 1, 4, 1, 2, 2, 1],
  [3, 3, 3, 2, 0, 3, 2, 3, 3, 1, 4, 2, 2, 3],
  [2, 2, 0, 1, 2, 2, 2, 2, 2, 2, 2, 4, 2, 2],
  [2, 2, 2, 0, 2, 2, 1, 2, 2, 2, 2, 2, 4, 2],
  [1, 0, 1, 2, 2, 2, 2, 1, 1, 2, 1, 2, 2, 4],
]
