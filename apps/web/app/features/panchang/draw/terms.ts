import type { Say } from './almanac.tsx'

/** Every term of the pages whose meaning is a tap away; words in panchang.json. */
export const terms = [
  'sunrise', 'sunset', 'moonrise', 'moonset',
  'tithi', 'nakshatra', 'yoga', 'karana', 'vara', 'paksha',
  'amanta', 'purnimanta', 'vikram', 'shaka', 'gujarati', 'sunSign', 'moonSign', 'ritu', 'ayana',
  'brahmaMuhurta', 'pratahSandhya', 'abhijit', 'vijayaMuhurta', 'godhuliMuhurta', 'sayahnaSandhya', 'nishita', 'amritKalam', 'specialYoga',
  'rahuKalam', 'yamaganda', 'gulikaKalam', 'durMuhurta', 'varjyam', 'bhadra', 'panchaka', 'gandaMoola',
  'dishaShool', 'moonNivas', 'chandraBala', 'taraBala', 'choghadiya', 'hora',
] as const
export type TermKey = (typeof terms)[number]

export const nameOf = (t: Say, term: TermKey): string => t(`terms.${term}.name`)
export const meaningOf = (t: Say, term: TermKey): string => t(`terms.${term}.meaning`)
