import type { Language } from '@sankalp/contract/language'

/** What the worker does with a request. `leave` is the browser's own way: no copy is cached and none is given. */
export type Plan = 'leave' | 'asset' | 'words' | 'page'

type Asked = { method: string; mode: string; url: URL }

/**
 * Prices, balances and whatever is somebody's own come from calls and pages that are always `leave`, or from pages that are
 * fetched each time and never cached. Only what is listed in `cachedKindOf` is ever given from a copy.
 */
export function planFor({ method, mode, url }: Asked, origin: string): Plan {
  if (method !== 'GET' || url.origin !== origin) return 'leave'
  if (mode === 'navigate') return 'page'
  if (url.pathname.startsWith('/assets/')) return 'asset'
  return url.pathname.startsWith('/locales/') ? 'words' : 'leave'
}

export type CachedKind = 'article' | 'panchang'

/** The pages that may be read without a network. They are the same for everybody and show nothing that is sold. */
export function cachedKindOf(pathname: string): CachedKind | null {
  if (/^\/blog\/[a-z\d-]+$/.test(pathname)) return 'article'
  return /^\/panchang(\/[\w-]+)?$/.test(pathname) ? 'panchang' : null
}

/** How many of each are cached; the oldest goes first. */
export const mostCached: Record<CachedKind, number> = { article: 5, panchang: 3 }

/** An article stays worth reading; a panchang of yesterday is wrong. */
export function isStillTrue(kind: CachedKind, untilMs: number, nowMs: number): boolean {
  return kind === 'article' || nowMs < untilMs
}

/** Which pages to look for when one cannot be had: itself, and for the panchang of no city the chosen one's. */
export function candidates(pathname: string, city: string): string[] {
  const path = pathname.replace(/(.)\/$/, '$1')
  return path === '/panchang' ? [`/panchang/${city}`, path] : [path]
}

/** The language of an address, by its own word. */
export function languageOf(url: URL): Language | null {
  const lng = url.searchParams.get('lng')
  return lng === 'en' || lng === 'hin' ? lng : null
}

/** The built files that a page names, wherever it names them. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|sky)/g) ?? [])]
}

export function titleIn(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
}

/** By the page's own word: the choice of a language may be newer than what we were told last. */
export function languageIn(html: string): Language {
  return /<html[^>]* lang="hi"/.test(html) ? 'hin' : 'en'
}
