import { type Language, languageTag } from '@sankalp/contract/language'

const hourMs = 3_600_000

/** Formats the date of an instant on the clocks of the birthplace; digits are Latin in Hindi too. */
export function dateText(epochMs: number, offsetHours: number, language: Language): string {
  return new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, {
    day: 'numeric',
    // Hindi abbreviations of months end in a sign that our fonts lack, and are hardly shorter.
    month: language === 'hin' ? 'long' : 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(epochMs + offsetHours * hourMs)
}

/** Joins words: "Sun, Moon and Mars", or "Sun, Moon or Mars" for a disjunction. */
export function listText(
  words: string[],
  language: Language,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const joined = new Intl.ListFormat(languageTag[language], { type }).format(words)
  // Intl puts a comma before the last word in Hindi, which is not usual there.
  return language === 'hin' ? joined.replace(/, (और|या) /, ' $1 ') : joined
}
