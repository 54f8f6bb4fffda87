/** The nine grahas in the order of the weekdays, then the nodes. */
export const grahas = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const
export type Graha = (typeof grahas)[number]

/** Index 0…11 counts thirty degrees each from 0° of sidereal Aries. */
export const rashis = [
  'mesha',
  'vrishabha',
  'mithuna',
  'karka',
  'simha',
  'kanya',
  'tula',
  'vrishchika',
  'dhanu',
  'makara',
  'kumbha',
  'meena',
] as const
export type Rashi = (typeof rashis)[number]

/** Index 0…26 counts 13°20′ each from 0° of sidereal Aries. */
export const nakshatras = [
  'ashwini',
  'bharani',
  'krittika',
  'rohini',
  'mrigashira',
  'ardra',
  'punarvasu',
  'pushya',
  'ashlesha',
  'magha',
  'purva-phalguni',
  'uttara-phalguni',
  'hasta',
  'chitra',
  'swati',
  'vishakha',
  'anuradha',
  'jyeshtha',
  'mula',
  'purva-ashadha',
  'uttara-ashadha',
  'shravana',
  'dhanishtha',
  'shatabhisha',
  'purva-bhadrapada',
  'uttara-bhadrapada',
  'revati',
] as const
export type Nakshatra = (typeof nakshatras)[number]

/** Lords of the twelve rashis, index 0…11. */
const rashiLords = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
] as const satisfies readonly Graha[]

/** The Vimshottari order; the 27 nakshatras run through it three times from Ashwini. */
export const vimshottariLords = [
  'ketu',
  'venus',
  'sun',
  'moon',
  'mars',
  'rahu',
  'jupiter',
  'saturn',
  'mercury',
] as const satisfies readonly Graha[]

const lordOfRashi = new Map(rashis.map((rashi, index) => [rashi, rashiLords[index]!]))
const lordOfNakshatra = new Map(nakshatras.map((nakshatra, index) => [nakshatra, vimshottariLords[index % 9]!]))

export function rashiLord(rashi: Rashi): Graha {
  return lordOfRashi.get(rashi)!
}

export function nakshatraLord(nakshatra: Nakshatra): Graha {
  return lordOfNakshatra.get(nakshatra)!
}
