import type { HalfWords } from '../../shared/almanac/clock-text.ts'
import type { Sign, Timeframe } from '@sankalp/contract/horoscope-keys'

export type HoroscopeChoice = { sign: Sign; timeframe: Timeframe }

export type HoroscopeFacts = {
  /** The next midnight of India, when another text is true; null while there is none. */
  validUntilMs: number | null
  halfWords: HalfWords
}
