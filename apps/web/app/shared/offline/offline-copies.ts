import { fillPath } from '@sankalp/contract/call'
import type { Language } from '@sankalp/contract/language'
import { getPanchangYear } from '@sankalp/contract/panchang.calls'

/**
 * What the page and its service worker send each other, and where cached content is stored. Both sides import this
 * file, so it has no browser types.
 */

/** The caches. The shell belongs to one build; pages cached for reading survive it. */
export const pagesCache = 'cached-pages'
export const factsCache = 'cached-facts'

/** The key under which the worker stores the page's last message. */
export const hereKey = '/cached/here'

/** The reading language, and the city for the panchang. */
export type Here = { language: Language; city: string }
/** The message to the worker on each visit, with the current page. */
export type Told = Here & { path: string }

/** The headers of a cached page: until when it is valid, and its title. */
export const untilHeader = 'x-page-until'
export const titleHeader = 'x-cached-title'

export const yearPath = (city: string, year: number): string => fillPath(getPanchangYear.path, { city, year })
/** Returns whether an address is that of a city's year. */
export const isYearPath = (pathname: string): boolean => pathname.startsWith(getPanchangYear.path.split('{')[0] ?? '')

/** Returns the cache key of a page: its address and language. */
export const pageKey = (pathname: string, language: Language): string => `${pathname}?lng=${language}`
