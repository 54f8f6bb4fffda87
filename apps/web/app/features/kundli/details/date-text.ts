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

/** "Sun, Moon and Mars". */
export function listText(words: string[], language: Language): string {
  const joined = new Intl.ListFormat(languageTag[language], { type: 'conjunction' }).format(words)
  // Intl puts a comma before the last word in Hindi; no Hindi reader writes one there.
  return language === 'hin' ? joined.replace(/, और /, ' और ') : joined
}
