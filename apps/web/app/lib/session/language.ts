import type { Language } from '@sankalp/contract'

/** Returns the current language of the page. */
export function pageLanguage(): Language {
  if (typeof document === 'undefined') return 'en'
  return document.documentElement.lang.startsWith('hi') ? 'hin' : 'en'
}
