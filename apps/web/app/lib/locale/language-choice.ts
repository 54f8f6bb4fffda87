import { type Language, languageCookie } from '@sankalp/contract/language'
import { writeLocal } from '../storage.ts'
import type { Texts } from './texts.ts'

const yearSeconds = 365 * 24 * 3600

/** Returns the value for `lang` attributes: the specification's code is hin, the web's is hi. */
export const htmlLang = (language: Language) => (language === 'hin' ? 'hi' : 'en')

export const otherLanguage = (language: Language): Language => (language === 'hin' ? 'en' : 'hin')

/** Switches the page to another language and remembers it for the next first render. */
export async function changeLanguage(texts: Texts, language: Language): Promise<void> {
  await texts.change(language)
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${yearSeconds}; samesite=lax`
  writeLocal('language', language)
}

/** Returns the address of this page in another language; it works as a plain link without JavaScript. */
export function addressIn(language: Language, pathname: string, search: string): string {
  const query = new URLSearchParams(search)
  query.set('lng', language)
  return `${pathname}?${query}`
}

/** Returns the query without the language parameter, after the choice has been applied. */
export function searchWithoutLanguage(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('lng')
  return query.size > 0 ? `?${query}` : ''
}
