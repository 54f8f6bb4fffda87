import type { HalfWords } from '../../shared/almanac/clock-text.ts'
import type { Sign, Timeframe } from '@sankalp/contract/horoscope-keys'

export type HoroscopeChoice = { sign: Sign; timeframe: Timeframe }

export type HoroscopeFacts = {
  /** The next midnight of India, when the text changes; null if there is none. */
  validUntilMs: number | null
  halfWords: HalfWords
}
