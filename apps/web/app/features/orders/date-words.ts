import { type Language, clockParts, languageTag } from '@sankalp/contract/language'

/** An instant, or a day as YYYY-MM-DD, as it is written in India, with Latin digits in Hindi too. */
function inIndia(instant: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, { timeZone: 'Asia/Kolkata', ...options }).format(
    new Date(instant),
  )
}

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
