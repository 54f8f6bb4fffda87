import { createContext, use } from 'react'
import type { Language } from '@sankalp/contract/language'
import type { Bundle } from '../locale/texts.ts'

/**
 * Values that the server decided once for this page and the browser must repeat exactly while hydrating. They are
 * embedded in the page, so that even the error page has them when every loader has failed.
 */
export type PageFacts = {
  language: Language
  signedIn: boolean
  demo: boolean
  origin: string
  /** The civil year in India. Computed while rendering, it would differ around midnight. */
  year: number
}

export type PageData = { facts: PageFacts; messages: Bundle }

export const pageDataId = 'page-data'

/** The same text on both sides, so that the script element matches during hydration. */
export type Page = { facts: PageFacts; json: string; nonce?: string }

export const PageContext = createContext<Page | null>(null)

export function usePage(): Page {
  const page = use(PageContext)
  if (!page) throw new Error('The page was rendered without its facts')
  return page
}

export const usePageFacts = (): PageFacts => usePage().facts

/** Returns JSON that is safe inside a script element: nothing in it can close the element or open a comment. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
