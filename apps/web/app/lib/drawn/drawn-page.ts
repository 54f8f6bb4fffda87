import type { PageHeadProps } from '../page-head.tsx'

/**
 * A page as it travels. Its body is drawn once, on the server, and needs no program in the browser: these are pages to
 * read. See docs/decisions/0016.
 */
export type DrawnPage<Facts = unknown> = {
  head: PageHeadProps
  /** Not sent a second time with a whole page, where it is the page. */
  html?: string
  /** What a screen reader is told when this page has come in the place of another. */
  spoken: string
  /** What the little program of the page needs to know; nothing for most. */
  facts: Facts
  /** Pages with the same frame change in place: only what is marked `data-part` is exchanged. */
  frame?: string
  texts: { loading: string; failed: string; whatToDo: string; tryAgain: string }
}

/** No answer came; what was shown before stays. */
export type FailedPage = { failed: true }
