import type { Language } from '@sankalp/contract'
import type { Tara } from '@sankalp/jyotish'
import type { StarNature } from './star-natures.ts'
import en from '../../locales/en/jyotish.json' with { type: 'json' }
import hin from '../../locales/hin/jyotish.json' with { type: 'json' }

/** The almanac's names in both languages. */
export const names: Record<Language, typeof en> = { en, hin }

export const taraNames: Record<Language, Record<Tara, string>> = {
  en: {
    janma: 'Janma',
    sampat: 'Sampat',
    vipat: 'Vipat',
    kshema: 'Kshema',
    pratyari: 'Pratyari',
    sadhaka: 'Sadhaka',
    naidhana: 'Naidhana',
    mitra: 'Mitra',
    'parama-mitra': 'Parama Mitra',
  },
  hin: {
    janma: 'जन्म',
    sampat: 'संपत्',
    vipat: 'विपत्',
    kshema: 'क्षेम',
    pratyari: 'प्रत्यरि',
    sadhaka: 'साधक',
    naidhana: 'नैधन',
    mitra: 'मित्र',
    'parama-mitra': 'परम मित्र',
  },
}

export const directionNames = {
  en: { east: 'east', south: 'south', west: 'west', north: 'north' },
  hin: { east: 'पूर्व', south: 'दक्षिण', west: 'पश्चिम', north: 'उत्तर' },
} as const

const houseNames: Record<Language, readonly string[]> = {
  en: ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th', '12th'],
  // In the oblique form, for use before "भाव में".
  hin: ['पहले', 'दूसरे', 'तीसरे', 'चौथे', 'पाँचवें', 'छठे', 'सातवें', 'आठवें', 'नवें', 'दसवें', 'ग्यारहवें', 'बारहवें'],
}

export function houseName(house: number, language: Language): string {
  return houseNames[language][house - 1]!
}

/** What each house is about, in a word or two. */
const houseTopics: Record<Language, readonly string[]> = {
  en: [
    'yourself',
    'family and savings',
    'courage and messages',
    'home',
    'children and play',
    'daily duties',
    'partnership',
    'hidden things',
    'faith and journeys',
    'work',
    'friends',
    'rest and giving',
  ],
  hin: [
    'आप स्वयं',
    'परिवार और बचत',
    'साहस और भाई-बहन',
    'घर',
    'संतान और खेल',
    'दिनचर्या और सेवा',
    'साझेदारी',
    'छिपी बातें',
    'आस्था और यात्रा',
    'काम',
    'मित्र',
    'विश्राम और दान',
  ],
}

export function houseTopic(house: number, language: Language): string {
  return houseTopics[language][house - 1]!
}

/** What a nakshatra of each nature suits. */
export const natureWords: Record<Language, Record<StarNature, string>> = {
  en: {
    lasting: 'a star for what should last',
    quick: 'a star for quick errands',
    gentle: 'a star for gentle things',
    firm: 'a star for firm steps',
  },
  hin: {
    lasting: 'टिकाऊ कामों का नक्षत्र',
    quick: 'चलते-फिरते कामों का नक्षत्र',
    gentle: 'कोमल कामों का नक्षत्र',
    firm: 'पक्के क़दमों का नक्षत्र',
  },
}

/** The words around an instant. `x` and `y` are clock times or dates. */
export const spanWords = {
  en: {
    until: (x: string) => `until ${x}`,
    from: (x: string) => `from ${x} on`,
    between: (x: string, y: string) => `from ${x} to ${y}`,
    on: (x: string) => `on ${x}`,
    at: (x: string) => `at ${x}`,
    always: 'the whole time',
  },
  hin: {
    until: (x: string) => `${x} तक`,
    from: (x: string) => `${x} से`,
    between: (x: string, y: string) => `${x} से ${y} तक`,
    on: (x: string) => `${x} को`,
    at: (x: string) => x,
    always: 'पूरे समय',
  },
} as const satisfies Record<Language, object>

/**
 * Words between two sentences of an area with opposite tones. There are two of each, alternating from area to area,
 * since six areas that all said "still" would sound monotonous.
 */
export const turningWords = {
  en: { toCare: ['still, ', 'one thing to mind: '], toGood: ['at the same time, ', 'on the bright side, '] },
  hin: { toCare: ['हाँ, ', 'बस एक बात का ध्यान रखें: '], toGood: ['साथ ही, ', 'दूसरी ओर, '] },
} as const satisfies Record<Language, object>

export function joinList(parts: readonly string[], language: Language): string {
  const last = parts.at(-1) ?? ''
  if (parts.length < 2) return last
  return `${parts.slice(0, -1).join(', ')} ${language === 'en' ? 'and' : 'और'} ${last}`
}
