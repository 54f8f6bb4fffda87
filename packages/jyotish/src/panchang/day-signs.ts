import { requireInteger, requireKey } from '../errors.ts'
import type { Nakshatra, Rashi } from '../zodiac/keys.ts'
import { rashis } from '../zodiac/keys.ts'
import type { Direction } from './keys.ts'

/** The direction to avoid in travel, Sunday to Saturday. */
const dishaShools = ['west', 'east', 'north', 'north', 'south', 'west', 'east'] as const satisfies Direction[]

export function dishaShool(weekday: number): Direction {
  requireInteger(weekday, 0, 6, 'weekday')
  return dishaShools[weekday]!
}

/** The Moon's dwelling: the fiery, earthy, airy and watery rashis face east, south, west and north. */
const moonDirections = ['east', 'south', 'west', 'north'] as const satisfies Direction[]

export function moonNivas(moon: Rashi): Direction {
  requireKey(moon, rashis, 'moon')
  return moonDirections[rashis.indexOf(moon) % 4]!
}

/** The six nakshatras at the joints of the zodiac, ruled by Ketu and Mercury. */
const gandaMoola: ReadonlySet<Nakshatra> = new Set(['ashwini', 'ashlesha', 'magha', 'jyeshtha', 'mula', 'revati'])

export function isGandaMoola(nakshatra: Nakshatra): boolean {
  return gandaMoola.has(nakshatra)
}

/** Returns whether Panchaka runs: the Moon is in Kumbha or Meena, so from the second half of Dhanishtha on. */
export function isPanchaka(moon: Rashi): boolean {
  return moon === 'kumbha' || moon === 'meena'
}

export const bhadraLokas = ['swarga', 'patala', 'bhumi'] as const
/** The dwellings of Bhadra. It harms beginnings only on earth ('bhumi'). */
export type BhadraLoka = (typeof bhadraLokas)[number]

const lokaByRashi = [
  'swarga',
  'swarga',
  'swarga',
  'bhumi',
  'bhumi',
  'patala',
  'patala',
  'swarga',
  'patala',
  'patala',
  'bhumi',
  'bhumi',
] as const satisfies BhadraLoka[]

export function bhadraLoka(moon: Rashi): BhadraLoka {
  requireKey(moon, rashis, 'moon')
  return lokaByRashi[rashis.indexOf(moon)]!
}
