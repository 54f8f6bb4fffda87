import { type Language, languageTag } from '@sankalp/contract/language'

const hourMs = 3_600_000

/** The date of an instant on the clocks of the birthplace; digits are Latin in Hindi too. */
export function dateText(epochMs: number, offsetHours: number, language: Language): string {
  return new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(epochMs + offsetHours * hourMs)
}

/** A time of day from seconds after midnight. */
export function clockText(seconds: number, language: Language, withSeconds = false): string {
  return new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, {
    hour: 'numeric',
    minute: '2-digit',
    ...(withSeconds && { second: '2-digit' }),
    hour12: true,
    timeZone: 'UTC',
  }).format(seconds * 1000)
}

/** "Sun, Moon and Mars". */
export function listText(words: string[], language: Language): string {
  return new Intl.ListFormat(languageTag[language], { type: 'conjunction' }).format(words)
}
