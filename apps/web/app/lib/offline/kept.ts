import type { Language } from '@sankalp/contract/language'

/** What the page and its service worker tell each other and where they find what is kept. No browser types here: both sides read it. */

/** The caches. The shell belongs to one build; what is kept for reading outlives it. */
export const pagesCache = 'kept-pages'
export const factsCache = 'kept-facts'

/** Where the worker remembers what the page told it last. */
export const hereKey = '/kept/here'

/** The language read, and the city whose panchang is wanted. */
export type Here = { language: Language; city: string }
/** Told to the worker on each visit, with the page being read. */
export type Told = Here & { path: string }

/** On a kept page: until when it is true, and what it is called. */
export const untilHeader = 'x-page-until'
export const titleHeader = 'x-kept-title'

export const yearPath = (city: string, year: number): string => `/api/panchang/year/${city}/${year}`

/** Under what a page is kept: its address in a language. */
export const pageKey = (pathname: string, language: Language): string => `${pathname}?lng=${language}`
