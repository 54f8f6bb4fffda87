import type { Endpoint, Reply } from './endpoint.ts'
import type { ErrorBody } from './errors.ts'
import type { Language } from './language.ts'

/** The slug of the city whose panchang the visitor chose. A preference that does not identify them. */
export const cityCookie = 'city'

/** The pages that show it or link to it. The cookie is read only for these. */
const ownCityPages = ['/', '/panchang', '/calendar', '/festivals', '/choghadiya', '/rahu-kaal']

/** Returns whether an address, or the address of a page's data, belongs to a page that depends on the chosen city. */
export function isOwnCityPage(url: string): boolean {
  const path = url.split('?')[0]!
  return ownCityPages.includes(path === '/_.data' ? '/' : path.replace(/\.data$/, ''))
}

/** The calls that pages may make within the process: those that are public. */
export type PublicRead = { method: 'GET'; access: 'anyone' }
export type AskedWithin = { params?: Record<string, unknown>; query?: Record<string, unknown> }

/** The result of such a call: its reply, or the error that a caller over the network would get. */
export type Answered<T> = { status: 200; reply: T } | { status: number; refusal: ErrorBody }

/** What the server passes to the web app for one visit, so that it can render the page. */
export type Visit = {
  /** For this page's own scripts, which cannot run without it. */
  nonce: string
  language: Language
  /**
   * A refresh cookie came with the request. This is a hint for the first render; the API decides whether it is valid.
   */
  signedIn: boolean
  demo: boolean
  /**
   * The slug in `cityCookie`, which may name no city. Set only where `isOwnCityPage` is true: other pages may be cached
   * for all visitors.
   */
  city?: string
  /** The site's own address, without a trailing slash. */
  origin: string
  messages: (language: Language, namespace: string) => Record<string, unknown>
  /** Makes one of our own calls without going over the network. */
  call: <E extends Endpoint & PublicRead>(endpoint: E, asked: AskedWithin) => Promise<Answered<Reply<E>>>
  /** Logs an error of rendering. */
  report: (error: unknown) => void
}
