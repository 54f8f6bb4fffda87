import type { Rashi } from '@sankalp/jyotish'
import { zodiacSigns } from './constants.ts'

/** No schema library here, because lightweight pages import this file. */

/** A sign as written in addresses and calls. It is the rashi of the Moon at birth, never the Sun's tropical sign. */
export type Sign = Lowercase<(typeof zodiacSigns)[number]>

/** In the order of the horoscope page's tabs. */
export const signs = zodiacSigns.map((name) => name.toLowerCase()) as [Sign, ...Sign[]]

export const rashiOfSign = {
  aries: 'mesha',
  taurus: 'vrishabha',
  gemini: 'mithuna',
  cancer: 'karka',
  leo: 'simha',
  virgo: 'kanya',
  libra: 'tula',
  scorpio: 'vrishchika',
  sagittarius: 'dhanu',
  capricorn: 'makara',
  aquarius: 'kumbha',
  pisces: 'meena',
} as const satisfies Record<Sign, Rashi>

/** From Aries to Pisces, as the table of rashis is written: how they stand everywhere but on the tabs. */
export const signsInOrder = Object.keys(rashiOfSign) as Sign[]

/** The twelve rashis in the order of the zodiac, for pages that must not load the engine. */
export const rashiKeys: readonly Rashi[] = Object.values(rashiOfSign)

export function isSign(value: unknown): value is Sign {
  return signs.includes(value as Sign)
}

export function signOfRashi(rashi: Rashi): Sign {
  return signs.find((sign) => rashiOfSign[sign] === rashi)!
}

/** In the order of the page: love, work, money and health first. */
export const horoscopeAreas = ['personal_life', 'profession', 'money', 'health', 'travel', 'luck', 'emotions'] as const
export type HoroscopeArea = (typeof horoscopeAreas)[number]

/** The last part of a horoscope's address, in the order of the page's buttons. */
export const timeframes = ['today', 'tomorrow', 'yesterday', 'week', 'month', 'year', 'next-year'] as const
export type Timeframe = (typeof timeframes)[number]

/** Offer the coming year from November on, when users begin to ask for it. */
const nextYearFromMonth = 11

/** Returns the timeframes offered in a month of India's calendar, 1 to 12. */
export function timeframesIn(month: number): Timeframe[] {
  return timeframes.filter((timeframe) => timeframe !== 'next-year' || month >= nextYearFromMonth)
}

export function isTimeframe(value: unknown): value is Timeframe {
  return timeframes.includes(value as Timeframe)
}
