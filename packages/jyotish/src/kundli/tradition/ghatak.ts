import type { LunarMonth } from '../../calendar/keys.ts'
import type { Vara, Yoga } from '../../panchang/keys.ts'
import type { Nakshatra, Rashi } from '../../zodiac/keys.ts'
import { rashis } from '../../zodiac/keys.ts'

/** The kinds of tithis, in a cycle of five: 1, 6 and 11 are nanda, and so on. */
export const tithiKinds = ['nanda', 'bhadra', 'jaya', 'rikta', 'purna'] as const
export type TithiKind = (typeof tithiKinds)[number]

/** The times that custom avoids for beginnings, by the Moon's sign at birth. */
export type Ghatak = {
  month: LunarMonth
  tithis: TithiKind
  vara: Vara
  nakshatra: Nakshatra
  yoga: Yoga
  /** One of the four parts of the day, or of the night, 1…4. */
  prahar: number
  /** The rashi of the Moon on that day. */
  moon: Rashi
}

type GhatakRow = [LunarMonth, TithiKind, Vara, Nakshatra, Yoga, prahar: number, moonFromBirth: number]

/**
 * The ghatak chakra of printed almanacs, beginning with mesha. The Moon is counted in signs from that of birth.
 * Almanacs differ on the karana, which is therefore left out.
 */
const rows: readonly GhatakRow[] = [
  ['kartika', 'nanda', 'ravi', 'magha', 'vishkambha', 1, 1],
  ['margashirsha', 'purna', 'shani', 'hasta', 'shukla', 4, 5],
  ['ashadha', 'bhadra', 'soma', 'swati', 'parigha', 3, 9],
  ['pausha', 'bhadra', 'budha', 'anuradha', 'vyaghata', 1, 2],
  ['jyeshtha', 'jaya', 'shani', 'mula', 'dhriti', 1, 6],
  ['bhadrapada', 'purna', 'shani', 'shravana', 'shukla', 1, 10],
  ['magha', 'rikta', 'guru', 'shatabhisha', 'shukla', 4, 3],
  ['ashwina', 'nanda', 'shukra', 'revati', 'vyatipata', 1, 7],
  ['shravana', 'jaya', 'shukra', 'bharani', 'vajra', 1, 4],
  ['vaishakha', 'rikta', 'mangala', 'rohini', 'vaidhriti', 4, 8],
  ['chaitra', 'jaya', 'guru', 'ardra', 'ganda', 3, 11],
  ['phalguna', 'purna', 'shukra', 'ashlesha', 'vajra', 4, 12],
]

/** `moonRashi` is an index, 0…11. */
export function ghatakOf(moonRashi: number): Ghatak {
  const [month, tithis, vara, nakshatra, yoga, prahar, moonFromBirth] = rows[moonRashi]!
  return { month, tithis, vara, nakshatra, yoga, prahar, moon: rashis[(moonRashi + moonFromBirth - 1) % 12]! }
}
