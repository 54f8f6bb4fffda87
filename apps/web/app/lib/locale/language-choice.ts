import { type Language, languageCookie } from '@sankalp/contract/language'
import { writeLocal } from '../storage.ts'
import type { Texts } from './texts.ts'

const yearSeconds = 365 * 24 * 3600

/** The value of `lang` attributes: the code of the specification is hin, the one of the web is hi. */
export const htmlLang = (language: Language) => (language === 'hin' ? 'hi' : 'en')

export const otherLanguage = (language: Language): Language => (language === 'hin' ? 'en' : 'hin')

/** Turns the page to another language, and remembers it for the next first render. */
export async function changeLanguage(texts: Texts, language: Language): Promise<void> {
  await texts.change(language)
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${yearSeconds}; samesite=lax`
  writeLocal('language', language)
}

/** The address of this page in another language; works as a plain link when there is no script. */
export function addressIn(language: Language, pathname: string, search: string): string {
  const query = new URLSearchParams(search)
  query.set('lng', language)
  return `${pathname}?${query}`
}

/** What follows the path once a choice of language has been taken over. */
export function searchWithoutLanguage(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('lng')
  return query.size > 0 ? `?${query}` : ''
}
