import type { Sign, Timeframe } from '@sankalp/contract/horoscope-keys'

/**
 * A page as it travels. Its body is drawn once, on the server, and needs no program in the browser: these are pages
 * to read.
 */
export type DrawnPage = {
  head: { title: string; description: string; type?: 'website' | 'article'; hidden?: boolean }
  /** Not sent a second time with a whole page, where it is the page. */
  html?: string
  /** What a screen reader is told when another text has come. */
  spoken: string
  /** The next midnight of India; null while there is no text. */
  validUntilMs: number | null
  texts: { loading: string; failed: string; whatToDo: string; tryAgain: string }
}

/** No answer came; what was shown before stays. */
export type FailedPage = { failed: true }

export type Asked = { sign: Sign; timeframe: Timeframe }
