import type { Sign, Timeframe } from '@sankalp/contract/horoscope-keys'

export type Asked = { sign: Sign; timeframe: Timeframe }

/** The next midnight of India, when another text is true; null while there is none. */
export type HoroscopeFacts = { validUntilMs: number | null }
