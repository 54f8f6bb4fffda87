import type { Language } from './language.ts'

/** The city a visitor chose to read the panchang of, by its slug. A preference: it says nothing about who they are. */
export const cityCookie = 'city'

/** The pages, and their data, that show it or lead on to it: the only ones for which the cookie is read. */
export const ownCityPages: readonly string[] = ['/', '/_.data', '/panchang', '/panchang.data']

/** What a call of ours gave. */
export type Answered = { status: number; text: string }

/** What the server tells the web app of one visit, so that it can draw the page. */
export type Visit = {
  /** For this page's own scripts; without it none runs. */
  nonce: string
  language: Language
  /** A refresh cookie came with the request: a hint for the first drawing. Whether it is any good, the API decides. */
  signedIn: boolean
  demo: boolean
  /** The slug in `cityCookie`; there may be no such city. Only for `ownCityPages`: others may be kept for everybody. */
  city?: string
  /** The site's own address, without a trailing slash. */
  origin: string
  messages: (language: Language, namespace: string) => Record<string, unknown>
  /** Asks one of our own calls (GET) without the way over the network. */
  call: (path: string, headers?: Record<string, string>) => Promise<Answered>
  /** Where an error of drawing is written. */
  report: (error: unknown) => void
}
