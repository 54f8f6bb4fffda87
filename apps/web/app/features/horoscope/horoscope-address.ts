import type { Sign, Timeframe } from '@sankalp/contract/horoscope-keys'

/** The page of one sign and one time. */
export function addressOf(sign: Sign, timeframe: Timeframe): string {
  return `/horoscope/${sign}/${timeframe}`
}
