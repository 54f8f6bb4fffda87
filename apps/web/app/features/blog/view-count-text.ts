import { type Language, languageTag } from '@sankalp/contract/language'
import { fillText, pluralsOf } from '../../lib/locale/fill-text.ts'

/** Created once per language, because an article is rendered far more often. */
const numberFormats = new Map<Language, Intl.NumberFormat>()

/**
 * Formats "1 view", "1,24,000 views": the same text on the server and in the browser. Says nothing of an article that
 * has no reader yet.
 */
export function viewCountText(views: number, language: Language, forms: { one: string; other: string }): string {
  if (views === 0) return ''
  const form = pluralsOf(language).select(views) === 'one' ? forms.one : forms.other
  return fillText(form, { n: numbersOf(language).format(views) })
}

function numbersOf(language: Language): Intl.NumberFormat {
  let format = numberFormats.get(language)
  if (!format) numberFormats.set(language, (format = new Intl.NumberFormat(languageTag[language])))
  return format
}
