import { type Language, languageTag } from '@sankalp/contract/language'
import { fillText, pluralsOf } from '../../lib/locale/fill-text.ts'

/** Made once for a language, as the plurals are: an article is drawn far more often than that. */
const numberFormats = new Map<Language, Intl.NumberFormat>()

/** "1 view", "1,24,000 views": the same words whether the server or the browser writes them. */
export function viewCountText(views: number, language: Language, forms: { one: string; other: string }): string {
  const form = pluralsOf(language).select(views) === 'one' ? forms.one : forms.other
  return fillText(form, { n: numbersOf(language).format(views) })
}

function numbersOf(language: Language): Intl.NumberFormat {
  let format = numberFormats.get(language)
  if (!format) numberFormats.set(language, (format = new Intl.NumberFormat(languageTag[language])))
  return format
}
