import type { Language } from '@sankalp/contract/language'

/** What the worker does with a request. `leave` leaves it to the browser: no copy is stored or returned. */
export type Plan = 'leave' | 'asset' | 'picture' | 'words' | 'page'

type Asked = { method: string; mode: string; url: URL }

/**
 * Decides how to handle a request. Prices, balances and private data come from calls and pages that are always `leave`,
 * or from pages that are always fetched and never cached. Only pages in `cachedKindOf` are ever served from a copy.
 */
export function planFor({ method, mode, url }: Asked, origin: string): Plan {
  if (method !== 'GET' || url.origin !== origin) return 'leave'
  if (mode === 'navigate') return 'page'
  if (url.pathname.startsWith('/assets/')) return 'asset'
  if (url.pathname.startsWith('/pictures/')) return 'picture'
  return url.pathname.startsWith('/locales/') ? 'words' : 'leave'
}

export type CachedKind = 'article' | 'panchang'

/**
 * Returns the kind of a page that can be read offline. Such pages are the same for all visitors and show nothing for
 * sale.
 */
export function cachedKindOf(pathname: string): CachedKind | null {
  if (/^\/blog\/[a-z\d-]+$/.test(pathname)) return 'article'
  return /^\/panchang(\/[\w-]+)?$/.test(pathname) ? 'panchang' : null
}

/** How many of each kind are cached; the oldest is deleted first. */
export const mostCached: Record<CachedKind, number> = { article: 5, panchang: 3 }

/** Returns whether a page is still valid. An article stays valid; yesterday's panchang is wrong. */
export function isStillTrue(kind: CachedKind, untilMs: number, nowMs: number): boolean {
  return kind === 'article' || nowMs < untilMs
}

/**
 * Returns the pages to look for when one cannot be loaded: itself; for the panchang without a city the chosen city's;
 * and for the home page, which is not copied because it shows prices, the panchang too. An installed app so starts with
 * the day of the reader's city.
 */
export function candidates(pathname: string, city: string): string[] {
  const path = pathname.replace(/(.)\/$/, '$1')
  return path === '/panchang' || path === '/' ? [`/panchang/${city}`, '/panchang'] : [path]
}

const daysAhead = 7

/** Returns the years that the coming days are in: two at the end of December. */
export function yearsAhead(now: Date): number[] {
  const last = new Date(now)
  last.setDate(last.getDate() + daysAhead)
  return [...new Set([now.getFullYear(), last.getFullYear()])]
}

/** Returns the language that an address states. */
export function languageOf(url: URL): Language | null {
  const lng = url.searchParams.get('lng')
  return lng === 'en' || lng === 'hin' ? lng : null
}

/** Returns the built files and illustrations that a page names, anywhere in it. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|sky)|\/pictures\/[\w./-]+\.svg/g) ?? [])]
}

export function titleIn(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
}

/** Returns the language that the page states: the choice may be newer than the page's last message. */
export function languageIn(html: string): Language {
  return /<html[^>]* lang="hi"/.test(html) ? 'hin' : 'en'
}
