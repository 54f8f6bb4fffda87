import type { HalfWords } from '../../../lib/almanac/clock-text.ts'

/**
 * A page of the almanac as it travels. Its body is drawn once, on the server, and needs no code of its own in the
 * browser: tables of a whole day would otherwise be sent three times, as HTML, as data and as the program for both.
 */
export type AlmanacData = {
  head: { title: string; description: string; image?: string; hidden?: boolean }
  /** Not sent a second time with a whole page, where it is the page. */
  html?: string
  /** The civil date at the place, and when it ends; null on pages that are the same every day. */
  today: string | null
  todayEndsAt: number | null
  /** The address names no city: the one the visitor keeps may take its place. */
  isForAnyPlace: boolean
  halfWords: HalfWords
  /** The address that could not be had: this page stays in its place. */
  wanted?: string
  texts: { loading: string; failed: string; whatToDo: string; tryAgain: string; newDay: string; copied: string }
}
