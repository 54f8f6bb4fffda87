import type { Language } from './language.ts'

/** The city a visitor chose to read the panchang of, by its slug. A preference: it says nothing about who they are. */
export const cityCookie = 'city'

/** The pages that show it or lead on to it: the only ones for which the cookie is read. */
const ownCityPages = ['/', '/panchang', '/calendar', '/festivals', '/choghadiya', '/rahu-kaal']

/** Whether an address, or that of a page's data, is of a page which depends on the chosen city. */
export function isOwnCityPage(url: string): boolean {
  const path = url.split('?')[0]!
  return ownCityPages.includes(path === '/_.data' ? '/' : path.replace(/\.data$/, ''))
}

/** What a call of ours gave. */
export type Answered = { status: number; text: string }

/** What the server hands the web app for one visit, so that it can render the page. */
export type Visit = {
  /** For this page's own scripts; without it none runs. */
  nonce: string
  language: Language
  /** A refresh cookie came with the request: a hint for the first rendering. Whether it is valid, the API decides. */
  signedIn: boolean
  demo: boolean
  /** The slug in `cityCookie`; there may be no such city. Only where `isOwnCityPage`: others may be cached for everybody. */
  city?: string
  /** The site's own address, without a trailing slash. */
  origin: string
  messages: (language: Language, namespace: string) => Record<string, unknown>
  /** Asks one of our own calls (GET) without the way over the network. */
  call: (path: string, headers?: Record<string, string>) => Promise<Answered>
  /** Where an error of rendering is logged. */
  report: (error: unknown) => void
}
