import { fillPath } from '@sankalp/contract/call'
import type { Language } from '@sankalp/contract/language'
import { getPanchangYear } from '@sankalp/contract/panchang.calls'

/** What the page and its service worker tell each other and where they find what is cached. No browser types here: both sides read it. */

/** The caches. The shell belongs to one build; what is cached for reading outlives it. */
export const pagesCache = 'cached-pages'
export const factsCache = 'cached-facts'

/** Where the worker remembers what the page told it last. */
export const hereKey = '/cached/here'

/** The language read, and the city whose panchang is wanted. */
export type Here = { language: Language; city: string }
/** Told to the worker on each visit, with the page being read. */
export type Told = Here & { path: string }

/** On a cached page: until when it is true, and what it is called. */
export const untilHeader = 'x-page-until'
export const titleHeader = 'x-cached-title'

export const yearPath = (city: string, year: number): string => fillPath(getPanchangYear.path, { city, year })
/** Whether an address is that of some city's year. */
export const isYearPath = (pathname: string): boolean => pathname.startsWith(getPanchangYear.path.split('{')[0] ?? '')

/** Under what a page is cached: its address in a language. */
export const pageKey = (pathname: string, language: Language): string => `${pathname}?lng=${language}`
