/** The nine grahas in the order of the weekdays, followed by the nodes. */
export const grahas = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu'] as const
export type Graha = (typeof grahas)[number]

/** Each index 0…11 covers thirty degrees from 0° of sidereal Aries. */
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

/** Each index 0…26 covers 13°20′ from 0° of sidereal Aries. */
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

/** The Vimshottari order. The 27 nakshatras repeat it three times from Ashwini. */
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
