import { type Language, clockParts, languageTag } from '@sankalp/contract/language'

/** Returns a day and time in India, such as 19 November 2026 at 3:30 pm. */
export function momentText(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...clockParts[language],
    timeZone: 'Asia/Kolkata',
  }).format(new Date(instant))
}
