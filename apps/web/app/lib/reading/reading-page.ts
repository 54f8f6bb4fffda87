import type { PublicPage } from '../public-page/public-page.ts'

/**
 * A reading page as it is sent. Its body is rendered once, on the server, and used as it is: React never renders it in
 * the browser. See docs/decisions/0030.
 */
export type ReadingPage<Facts = unknown> = PublicPage<Facts> & {
  /** Omitted in a whole document, which already contains the body. */
  html?: string
  /** Pages with the same frame are updated in place: only what is marked `data-part` is replaced. */
  frame?: string
}

/** A page with its body: sent along, or read from the document. */
export type ShownPage<Facts = unknown> = ReadingPage<Facts> & { html: string }
