import type { Language } from '@sankalp/contract/language'
import { createContext, use, useSyncExternalStore } from 'react'
import type { Texts } from './texts.ts'

export const TextsContext = createContext<Texts | null>(null)

export function useTexts(): Texts {
  const texts = use(TextsContext)
  if (!texts) throw new Error('The page was rendered without its words')
  return texts
}

/** The language the page is shown in; follows the language switch. */
export function useLanguage(): Language {
  const { subscribe, language, languageOfPage } = useTexts()
  return useSyncExternalStore(subscribe, language, languageOfPage)
}
