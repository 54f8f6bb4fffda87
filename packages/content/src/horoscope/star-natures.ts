import type { Nakshatra } from '@sankalp/jyotish'

/** What a nakshatra is good for. */
export type StarNature = 'lasting' | 'quick' | 'gentle' | 'firm'

/**
 * The seven classes of nakshatras by what they suit (Brihat Samhita, chapter on the qualities of nakshatras; Muhurta
 * Chintamani 2), joined to four that a headline can tell apart: dhruva is lasting; chara and kshipra are quick; mridu
 * is gentle; ugra, tikshna and mishra are firm.
 */
const natures: Record<StarNature, readonly Nakshatra[]> = {
  lasting: ['rohini', 'uttara-phalguni', 'uttara-ashadha', 'uttara-bhadrapada'],
  quick: ['punarvasu', 'swati', 'shravana', 'dhanishtha', 'shatabhisha', 'ashwini', 'pushya', 'hasta'],
  gentle: ['mrigashira', 'chitra', 'anuradha', 'revati'],
  firm: [
    'bharani',
    'magha',
    'purva-phalguni',
    'purva-ashadha',
    'purva-bhadrapada',
    'ardra',
    'ashlesha',
    'jyeshtha',
    'mula',
    'krittika',
    'vishakha',
  ],
}

export const starNatures = Object.keys(natures) as StarNature[]

export function natureOf(nakshatra: Nakshatra): StarNature {
  return starNatures.find((nature) => natures[nature].includes(nakshatra))!
}
