import { type Language, clockParts, languageTag } from '@sankalp/contract/language'

/** An instant as it is written in India, with Latin digits in Hindi too. */
function inIndia(instant: string | number, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, { timeZone: 'Asia/Kolkata', ...options }).format(
    new Date(instant),
  )
}

/** 16 November 2026, 4:05 pm */
export const dayAndClock = (instant: string | number, language: Language) =>
  inIndia(instant, language, { day: 'numeric', month: 'long', year: 'numeric', ...clockParts[language] })

/** 4:05:09 pm: a bill by the second names the second. */
export const exactClock = (instant: string | number, language: Language) =>
  inIndia(instant, language, { ...clockParts[language], second: '2-digit' })
