import { type Graha, grahas, type Nakshatra, nakshatras, type Rashi, rashis, yogaKeys } from '@sankalp/jyotish'

/** The kinds of passages. A key is `<family>/<name>`, for example `house-lord/10-1`. */
export const readingFamilies = [
  'lagna-lord',
  'moon-pada',
  'graha-house',
  'house-lord',
  'strength',
  'navamsa',
  'yoga',
  'dasha',
  'antardasha',
  'transit',
] as const
export type ReadingFamily = (typeof readingFamilies)[number]

export const houseNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
export type HouseNumber = (typeof houseNumbers)[number]

export const padas = [1, 2, 3, 4] as const
export type Pada = (typeof padas)[number]

/** The seven grahas that rule signs. */
export const rulers = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const
export type Ruler = (typeof rulers)[number]

const dignities = ['exalted', 'own', 'debilitated'] as const
const combustible = ['moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const
const retrograding = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const
const slowGrahas = ['jupiter', 'saturn', 'rahu', 'ketu'] as const

type Dignity = (typeof dignities)[number]

/** The names of passages in each family. The yogas are those the engine has rules for. */
export type PassageNames = {
  /** Rising sign, and the house of its lord. */
  'lagna-lord': `${Rashi}-${HouseNumber}`
  /** Nakshatra and pada of the Moon. */
  'moon-pada': `${Nakshatra}-${Pada}`
  /** A graha, and its house. */
  'graha-house': `${Graha}-${HouseNumber}`
  /** The lord of a house from the second to the twelfth, and the house it is in. */
  'house-lord': `${Exclude<HouseNumber, 1>}-${HouseNumber}`
  /** What makes a graha strong or weak in its sign, near the Sun, or by its motion. */
  strength:
    | `${Ruler}-${Dignity}`
    | `${(typeof combustible)[number]}-combust`
    | `${(typeof retrograding)[number]}-retrograde`
  /** Dignity of a graha in the ninth part; vargottama is the same sign in both charts. */
  navamsa: `${Ruler}-${Dignity | 'vargottama'}`
  yoga: string
  /** The lord of a mahadasha, and its house. */
  dasha: `${Graha}-${HouseNumber}`
  /** The lord of a mahadasha, then that of the antardasha. */
  antardasha: `${Graha}-${Graha}`
  /** A slow graha, and its house counted from the Moon or the lagna. */
  transit: `${(typeof slowGrahas)[number]}-${HouseNumber}`
}

/** The passages of one family in one language. */
export type Passages<Family extends ReadingFamily> = Readonly<Record<PassageNames[Family], string>>

const pairs = (left: readonly (string | number)[], right: readonly (string | number)[]) =>
  left.flatMap((one) => right.map((other) => `${one}-${other}`))

/** Every name that must have a passage. */
export const passageNames: Readonly<Record<ReadingFamily, readonly string[]>> = {
  'lagna-lord': pairs(rashis, houseNumbers),
  'moon-pada': pairs(nakshatras, padas),
  'graha-house': pairs(grahas, houseNumbers),
  'house-lord': pairs(houseNumbers.slice(1), houseNumbers),
  strength: [...pairs(rulers, dignities), ...pairs(combustible, ['combust']), ...pairs(retrograding, ['retrograde'])],
  navamsa: pairs(rulers, [...dignities, 'vargottama']),
  yoga: yogaKeys,
  dasha: pairs(grahas, houseNumbers),
  antardasha: pairs(grahas, grahas),
  transit: pairs(slowGrahas, houseNumbers),
}

/** A key of a passage, for example `moon-pada/rohini-2`. */
export type PassageKey = `${ReadingFamily}/${string}`

/** A key of a passage that exists. */
export type AnyPassageKey = { [Family in ReadingFamily]: `${Family}/${PassageNames[Family]}` }[ReadingFamily]
