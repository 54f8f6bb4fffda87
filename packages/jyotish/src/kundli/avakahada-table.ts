import type { Nakshatra } from '../zodiac/keys.ts'

export type Gana = 'deva' | 'manushya' | 'rakshasa'
export type Nadi = 'adi' | 'madhya' | 'antya'

/** In the order of the yoni table of the koots. */
export const yonis = [
  'horse',
  'elephant',
  'sheep',
  'serpent',
  'dog',
  'cat',
  'rat',
  'cow',
  'buffalo',
  'tiger',
  'deer',
  'monkey',
  'mongoose',
  'lion',
] as const
export type Yoni = (typeof yonis)[number]

type Row = { gana: Gana; yoni: Yoni; nadi: Nadi; syllables: readonly [string, string, string, string] }

/**
 * The avakahada chakra. Syllables are keys, one for each pada. A doubled consonant is the retroflex (tta is ट, ta is
 * त), so that different letters never share a key.
 */
export const avakahada: Record<Nakshatra, Row> = {
  ashwini: { gana: 'deva', yoni: 'horse', nadi: 'adi', syllables: ['chu', 'che', 'cho', 'la'] },
  bharani: { gana: 'manushya', yoni: 'elephant', nadi: 'madhya', syllables: ['li', 'lu', 'le', 'lo'] },
  krittika: { gana: 'rakshasa', yoni: 'sheep', nadi: 'antya', syllables: ['a', 'i', 'u', 'e'] },
  rohini: { gana: 'manushya', yoni: 'serpent', nadi: 'antya', syllables: ['o', 'va', 'vi', 'vu'] },
  mrigashira: { gana: 'deva', yoni: 'serpent', nadi: 'madhya', syllables: ['ve', 'vo', 'ka', 'ki'] },
  ardra: { gana: 'manushya', yoni: 'dog', nadi: 'adi', syllables: ['ku', 'gha', 'nga', 'chha'] },
  punarvasu: { gana: 'deva', yoni: 'cat', nadi: 'adi', syllables: ['ke', 'ko', 'ha', 'hi'] },
  pushya: { gana: 'deva', yoni: 'sheep', nadi: 'madhya', syllables: ['hu', 'he', 'ho', 'dda'] },
  ashlesha: { gana: 'rakshasa', yoni: 'cat', nadi: 'antya', syllables: ['ddi', 'ddu', 'dde', 'ddo'] },
  magha: { gana: 'rakshasa', yoni: 'rat', nadi: 'antya', syllables: ['ma', 'mi', 'mu', 'me'] },
  'purva-phalguni': { gana: 'manushya', yoni: 'rat', nadi: 'madhya', syllables: ['mo', 'tta', 'tti', 'ttu'] },
  'uttara-phalguni': { gana: 'manushya', yoni: 'cow', nadi: 'adi', syllables: ['tte', 'tto', 'pa', 'pi'] },
  hasta: { gana: 'deva', yoni: 'buffalo', nadi: 'adi', syllables: ['pu', 'ssha', 'nna', 'ttha'] },
  chitra: { gana: 'rakshasa', yoni: 'tiger', nadi: 'madhya', syllables: ['pe', 'po', 'ra', 'ri'] },
  swati: { gana: 'deva', yoni: 'buffalo', nadi: 'antya', syllables: ['ru', 're', 'ro', 'ta'] },
  vishakha: { gana: 'rakshasa', yoni: 'tiger', nadi: 'antya', syllables: ['ti', 'tu', 'te', 'to'] },
  anuradha: { gana: 'deva', yoni: 'deer', nadi: 'madhya', syllables: ['na', 'ni', 'nu', 'ne'] },
  jyeshtha: { gana: 'rakshasa', yoni: 'deer', nadi: 'adi', syllables: ['no', 'ya', 'yi', 'yu'] },
  mula: { gana: 'rakshasa', yoni: 'dog', nadi: 'adi', syllables: ['ye', 'yo', 'bha', 'bhi'] },
  'purva-ashadha': {
    gana: 'manushya',
    yoni: 'monkey',
    nadi: 'madhya',
    syllables: ['bhu', 'dha', 'pha', 'ddha'],
  },
  'uttara-ashadha': {
    gana: 'manushya',
    yoni: 'mongoose',
    nadi: 'antya',
    syllables: ['bhe', 'bho', 'ja', 'ji'],
  },
  shravana: { gana: 'deva', yoni: 'monkey', nadi: 'antya', syllables: ['khi', 'khu', 'khe', 'kho'] },
  dhanishtha: { gana: 'rakshasa', yoni: 'lion', nadi: 'madhya', syllables: ['ga', 'gi', 'gu', 'ge'] },
  shatabhisha: { gana: 'rakshasa', yoni: 'horse', nadi: 'adi', syllables: ['go', 'sa', 'si', 'su'] },
  'purva-bhadrapada': { gana: 'manushya', yoni: 'lion', nadi: 'adi', syllables: ['se', 'so', 'da', 'di'] },
  'uttara-bhadrapada': {
    gana: 'manushya',
    yoni: 'cow',
    nadi: 'madhya',
    syllables: ['du', 'tha', 'jha', 'nya'],
  },
  revati: { gana: 'deva', yoni: 'elephant', nadi: 'antya', syllables: ['de', 'do', 'cha', 'chi'] },
}
