import type { Sign, Timeframe } from '@sankalp/contract/horoscope-keys'

/** The page of one sign and one time. */
export function addressOf(sign: Sign, timeframe: Timeframe): string {
  return `/horoscope/${sign}/${timeframe}`
}

/** The page of the twelve tabs, open at one of them. */
export function tabAddress(sign: Sign, timeframe: Timeframe = 'today'): string {
  return `/horoscopePage?sign=${sign}${timeframe === 'today' ? '' : `&timeframe=${timeframe}`}`
}
