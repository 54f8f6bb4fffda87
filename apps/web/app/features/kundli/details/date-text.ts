import { type Language, languageTag } from '@sankalp/contract/language'

const hourMs = 3_600_000

/** The date of an instant on the clocks of the birthplace; digits are Latin in Hindi too. */
export function dateText(epochMs: number, offsetHours: number, language: Language): string {
  return new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, {
    day: 'numeric',
    // Hindi shortens months with a sign that our letters do not have, and saves little by it.
    month: language === 'hin' ? 'long' : 'short',
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
    // "सुबह 4:05": Hindi names the part of the day where English says am or pm.
    ...(language === 'hin' && { dayPeriod: 'short' }),
    timeZone: 'UTC',
  }).format(seconds * 1000)
}

/** "Sun, Moon and Mars". */
export function listText(words: string[], language: Language): string {
  return new Intl.ListFormat(languageTag[language], { type: 'conjunction' }).format(words)
}
