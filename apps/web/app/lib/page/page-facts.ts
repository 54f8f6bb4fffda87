import { createContext, use } from 'react'
import type { Language } from '@sankalp/contract/language'
import type { Bundle } from '../locale/texts.ts'

/**
 * What the server decided once for this page and the browser must repeat word for word while hydrating.
 * It travels inside the page, so that even the error page has it when every loader has failed.
 */
export type PageFacts = {
  language: Language
  signedIn: boolean
  demo: boolean
  origin: string
  /** The civil year in India; computing it while rendering would differ around midnight. */
  year: number
}

export type PageData = { facts: PageFacts; messages: Bundle }

export const pageDataId = 'page-data'

/** The same text on both sides, so that React finds what it expects in the script element. */
export type Page = { facts: PageFacts; json: string; nonce?: string }

export const PageContext = createContext<Page | null>(null)

export function usePage(): Page {
  const page = use(PageContext)
  if (!page) throw new Error('The page was rendered without its facts')
  return page
}

export const usePageFacts = (): PageFacts => usePage().facts

/** JSON that may stand inside a script element: nothing in it can close the element or open a comment. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
