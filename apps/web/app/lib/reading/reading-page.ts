import type { PageHeadProps } from '../page/page-head.tsx'

/**
 * A page one reads, as it travels. Its body is rendered once, on the server, and taken over as it is: React never renders
 * it in the browser. See docs/decisions/0030.
 */
export type ReadingPage<Facts = unknown> = {
  head: PageHeadProps
  /** Left out of a whole document, where the body stands in the page itself. */
  html?: string
  /** What a screen reader is told when this page has taken the place of another. */
  spoken: string
  /** What the page's scripts need to know; null for most. */
  facts: Facts
  /** Pages with the same frame change in place: only what is marked `data-part` is exchanged. */
  frame?: string
  /** The address that could not be loaded: this page, which was shown before, stays in its place. */
  failedAddress?: string
  texts: { loading: string; failed: string; whatToDo: string; tryAgain: string }
}

/** A page whose body is known: sent along, or read from the document. */
export type ShownPage<Facts = unknown> = ReadingPage<Facts> & { html: string }
