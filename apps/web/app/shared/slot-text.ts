import { indiaDay } from '@sankalp/contract/india-time'
import { type Language, clockParts, languageTag } from '@sankalp/contract/language'

/**
 * Formats the time of a slot in India: Sat, 21 Nov, 10:30 AM. Hindi has the part of the day, and the full month name:
 * our fonts lack the character of its short form. `today` (YYYY-MM-DD) gets its own word. A line never breaks within
 * the time.
 */
export function slotText(startsAt: string, language: Language, today: { day: string; word: string }): string {
  const at = new Date(startsAt)
  const write = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, { ...parts, timeZone: 'Asia/Kolkata' }).format(at)
  const clock = write(clockParts[language]).replaceAll(/\s/g, '\u{a0}')
  const day =
    indiaDay(at) === today.day
      ? today.word
      : write({ weekday: 'short', day: 'numeric', month: language === 'en' ? 'short' : 'long' })
  return `${day}, ${language === 'en' ? clock.toUpperCase() : clock}`
}
