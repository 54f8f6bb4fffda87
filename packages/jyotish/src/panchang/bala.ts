import { requireKey } from '../errors.ts'
import { isGoodHouse } from '../transits/gochara.ts'
import { countRashis } from '../zodiac/division.ts'
import type { Nakshatra, Rashi } from '../zodiac/keys.ts'
import { nakshatras, rashis } from '../zodiac/keys.ts'

/** The nine taras, counted from the birth nakshatra to the Moon's nakshatra of the day. */
export const taras = [
  'janma',
  'sampat',
  'vipat',
  'kshema',
  'pratyari',
  'sadhaka',
  'naidhana',
  'mitra',
  'parama-mitra',
] as const
export type Tara = (typeof taras)[number]

/** Vipat, pratyari and naidhana are unfavourable, and janma is not suitable for beginnings. */
const goodTaras: ReadonlySet<Tara> = new Set(['sampat', 'kshema', 'sadhaka', 'mitra', 'parama-mitra'])

export function taraBala(birth: Nakshatra, today: Nakshatra): { tara: Tara; good: boolean } {
  requireKey(birth, nakshatras, 'birth')
  requireKey(today, nakshatras, 'today')
  const count = (nakshatras.indexOf(today) - nakshatras.indexOf(birth) + 27) % 27
  const tara = taras[count % 9]!
  return { tara, good: goodTaras.has(tara) }
}

/** Returns the birth nakshatras for which the Moon's nakshatra is favourable. */
export function nakshatrasWithTaraBala(today: Nakshatra): Nakshatra[] {
  return nakshatras.filter((birth) => taraBala(birth, today).good)
}

/** The Moon is strong for a birth rashi in the houses that gochara calls good for it. */
export function chandraBala(birth: Rashi, moon: Rashi): { house: number; good: boolean } {
  requireKey(birth, rashis, 'birth')
  requireKey(moon, rashis, 'moon')
  const house = countRashis(rashis.indexOf(birth), rashis.indexOf(moon))
  return { house, good: isGoodHouse('moon', house) }
}

export function rashisWithChandraBala(moon: Rashi): Rashi[] {
  return rashis.filter((birth) => chandraBala(birth, moon).good)
}
