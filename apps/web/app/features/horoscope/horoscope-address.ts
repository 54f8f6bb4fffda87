import type { Sign, Timeframe } from '@sankalp/contract/horoscope-keys'
import type { Language } from '@sankalp/contract/language'

/** Returns the address of one sign and one timeframe. */
export function addressOf(sign: Sign, timeframe: Timeframe): string {
  return `/horoscope/${sign}/${timeframe}`
}

/** Returns the address of the page with the twelve tabs, open at one of them. */
export function tabAddress(sign: Sign, timeframe: Timeframe = 'today'): string {
  return `/horoscopePage?sign=${sign}${timeframe === 'today' ? '' : `&timeframe=${timeframe}`}`
}

/** Returns the address of the picture of a day's most important sentence. */
export function dayPicturePath(sign: Sign, date: string, language: Language): string {
  return `/share/horoscope/${sign}/${date}.png?lng=${language}`
}
