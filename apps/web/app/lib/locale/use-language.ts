import type { Language } from '@sankalp/contract/language'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Texts } from './texts.ts'

export const TextsContext = createContext<Texts | null>(null)

export function useTexts(): Texts {
  const texts = use(TextsContext)
  if (!texts) throw new Error('The page was rendered without its texts')
  return texts
}

/** Returns the language of the page; follows the language switch. */
export function useLanguage(): Language {
  const { subscribe, language, languageOfPage } = useTexts()
  return useSyncExternalStore(subscribe, language, languageOfPage)
}
