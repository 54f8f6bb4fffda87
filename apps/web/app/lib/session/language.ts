import type { Language } from '@sankalp/contract'

/** The language the page is shown in just now. */
export function pageLanguage(): Language {
  if (typeof document === 'undefined') return 'en'
  return document.documentElement.lang.startsWith('hi') ? 'hin' : 'en'
}
