import { type Language, clockParts, languageTag } from '@sankalp/contract/language'

const formats = new Map<string, Intl.DateTimeFormat>()

/** An instant as it is written in India, where the wallet's days begin and end, with Latin digits in Hindi too. */
function inIndia(instant: string | number, language: Language, options: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${JSON.stringify(options)}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, { timeZone: 'Asia/Kolkata', ...options })
    formats.set(key, format)
  }
  return format.format(new Date(instant))
}

/** 16 November 2026 */
export const longDay = (instant: string, language: Language) =>
  inIndia(instant, language, { day: 'numeric', month: 'long', year: 'numeric' })

/** 16 Nov */
export const shortDay = (instant: string, language: Language) =>
  inIndia(instant, language, { day: 'numeric', month: 'short' })

/** 4:05 pm */
export const clock = (instant: string, language: Language) => inIndia(instant, language, clockParts[language])

/** 16 November 2026, 4:05 pm */
export const dayAndClock = (instant: string, language: Language) =>
  inIndia(instant, language, { day: 'numeric', month: 'long', year: 'numeric', ...clockParts[language] })

/** The month of an instant: November 2026 */
export const monthOf = (instant: string, language: Language) =>
  inIndia(instant, language, { month: 'long', year: 'numeric' })

/** A month given as yyyy-MM: Nov, and in full November 2026. */
export const monthName = (month: string, language: Language, style: 'short' | 'full') =>
  inIndia(`${month}-15`, language, style === 'short' ? { month: 'short' } : { month: 'long', year: 'numeric' })
