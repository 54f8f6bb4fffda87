import type { TranslateAlmanac } from './almanac.tsx'

/** Times of the day that tradition uses or avoids. */
const periods = [
  'brahmaMuhurta',
  'pratahSandhya',
  'abhijit',
  'vijayaMuhurta',
  'godhuliMuhurta',
  'sayahnaSandhya',
  'nishita',
  'amritKalam',
  'specialYoga',
  'rahuKalam',
  'yamaganda',
  'gulikaKalam',
  'durMuhurta',
  'varjyam',
  'bhadra',
  'panchaka',
  'gandaMoola',
] as const
type Period = (typeof periods)[number]

/** Every term whose meaning opens with a tap; texts in panchang.json, those of periods also in almanac-words.json. */
export const terms = [
  ...(['sunrise', 'sunset', 'moonrise', 'moonset'] as const),
  ...(['tithi', 'nakshatra', 'yoga', 'karana', 'vara', 'paksha'] as const),
  ...(['amanta', 'purnimanta', 'vikram', 'shaka', 'gujarati', 'sunSign', 'moonSign', 'ritu', 'ayana'] as const),
  ...periods,
  ...(['dishaShool', 'moonNivas', 'chandraBala', 'taraBala', 'choghadiya', 'hora'] as const),
  ...([
    'udayaLagna',
    'panchakaRahita',
    'mrityuPanchaka',
    'agniPanchaka',
    'rajaPanchaka',
    'choraPanchaka',
    'rogaPanchaka',
  ] as const),
]
export type TermKey = (typeof terms)[number]

export function isPeriod(term: TermKey): term is Period {
  return periods.some((period) => period === term)
}

export const nameOf = (t: TranslateAlmanac, term: TermKey): string => t(`terms.${term}.name`)
export const meaningOf = (t: TranslateAlmanac, term: TermKey): string => t(`terms.${term}.meaning`)
