import { type Language, clockParts } from '@sankalp/contract/language'
import { inIndia } from '../../shared/almanac/in-india.ts'

const dayParts = { weekday: 'short', day: 'numeric', month: 'short' } as const

/** 16 November 2026 */
export const longDay = (instant: string, language: Language) =>
  inIndia(instant, language, { day: 'numeric', month: 'long', year: 'numeric' })

/** 16 Nov, 4:05 pm */
export const dayAndClock = (instant: string, language: Language) =>
  inIndia(instant, language, { day: 'numeric', month: 'short', ...clockParts[language] })

/** Sat, 21 Nov – Tue, 24 Nov */
export function deliveryWords({ from, to }: { from: string; to: string }, language: Language): string {
  const [first, last] = [from, to].map((day) => inIndia(day, language, dayParts))
  return from === to ? first! : `${first} – ${last}`
}
