import { requireFinite } from '../errors.ts'
import { degInRashi, nakshatraIndex, nakshatraOf, padaOf, rashiIndex, rashiOf } from '../zodiac/division.ts'
import type { Graha, Nakshatra, Rashi } from '../zodiac/keys.ts'
import { nakshatraLord, rashiLord } from '../zodiac/keys.ts'
import type { Gana, Nadi, Yoni } from './avakahada-table.ts'
import { avakahada } from './avakahada-table.ts'

export type Varna = 'brahmana' | 'kshatriya' | 'vaishya' | 'shudra'
export type Vashya = 'chatushpada' | 'manava' | 'jalachara' | 'vanachara' | 'keeta'
export type Tatva = 'fire' | 'earth' | 'air' | 'water'
/** A third of the zodiac: six nakshatras from Revati, twelve from Ardra, nine from Jyeshtha. */
export type Yunja = 'purva' | 'madhya' | 'para'
export type Paya = 'gold' | 'silver' | 'copper' | 'iron'

/** The attributes from the Moon's place at birth: the avakahada of a birth chart, and the basis of matching. */
export type MoonAttributes = {
  rashi: Rashi
  rashiLord: Graha
  nakshatra: Nakshatra
  nakshatraLord: Graha
  /** 1…4 */
  pada: number
  varna: Varna
  vashya: Vashya
  yoni: Yoni
  gana: Gana
  nadi: Nadi
  tatva: Tatva
  yunja: Yunja
  /** The syllable that a name begins with, as a key. */
  nameSyllable: string
  /** By nakshatra, as in most almanacs. */
  paya: Paya
}

const tatvas: readonly Tatva[] = ['fire', 'earth', 'air', 'water']
const varnas: readonly Varna[] = ['kshatriya', 'vaishya', 'shudra', 'brahmana']

/** By whole sign. Dhanu and makara change in their middle. */
const vashyas: readonly (Vashya | readonly [first: Vashya, second: Vashya])[] = [
  'chatushpada',
  'chatushpada',
  'manava',
  'jalachara',
  'vanachara',
  'manava',
  'manava',
  'keeta',
  ['manava', 'chatushpada'],
  ['chatushpada', 'jalachara'],
  'manava',
  'jalachara',
]

export function moonAttributes(moonDeg: number): MoonAttributes {
  requireFinite(moonDeg, 'moonDeg')
  const rashi = rashiOf(moonDeg)
  const nakshatra = nakshatraOf(moonDeg)
  const number = nakshatraIndex(moonDeg) + 1
  const pada = padaOf(moonDeg)
  const { gana, yoni, nadi, syllables } = avakahada[nakshatra]
  return {
    rashi,
    rashiLord: rashiLord(rashi),
    nakshatra,
    nakshatraLord: nakshatraLord(nakshatra),
    pada,
    varna: varnas[rashiIndex(moonDeg) % 4]!,
    vashya: vashyaOf(moonDeg),
    yoni,
    gana,
    nadi,
    tatva: tatvas[rashiIndex(moonDeg) % 4]!,
    yunja: yunjaOf(number),
    nameSyllable: syllables[pada - 1]!,
    paya: payaOf(number),
  }
}

export function vashyaOf(moonDeg: number): Vashya {
  const vashya = vashyas[rashiIndex(moonDeg)]!
  if (typeof vashya === 'string') return vashya
  return degInRashi(moonDeg) < 15 ? vashya[0] : vashya[1]
}

/** `number` counts nakshatras 1…27 here and below. */
function yunjaOf(number: number): Yunja {
  if (number >= 6 && number <= 17) return 'madhya'
  return number >= 18 && number <= 26 ? 'para' : 'purva'
}

function payaOf(number: number): Paya {
  if (number === 27 || number <= 2) return 'gold'
  if (number <= 5) return 'iron'
  return number <= 17 ? 'silver' : 'copper'
}

/** Returns the paya by the other custom: by the house of the Moon from the ascendant, 1…12. */
export function payaOfMoonHouse(house: number): Paya {
  if (house === 1 || house === 6 || house === 11) return 'gold'
  if (house === 2 || house === 5 || house === 9) return 'silver'
  return house === 3 || house === 7 || house === 10 ? 'copper' : 'iron'
}
