import { type Language, languageTag } from '@sankalp/contract/language'
import { fillText } from '../../lib/locale/fill-text.ts'

/** "1 view", "1,24,000 views": the same words whether the server or the browser writes them. */
export function viewCountText(views: number, language: Language, forms: { one: string; other: string }): string {
  const tag = languageTag[language]
  const form = new Intl.PluralRules(tag).select(views) === 'one' ? forms.one : forms.other
  return fillText(form, { n: new Intl.NumberFormat(tag).format(views) })
}
