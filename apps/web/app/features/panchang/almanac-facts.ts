import type { HalfWords } from '../../shared/almanac/clock-text.ts'

/** The data that the scripts of an almanac page need. */
export type AlmanacFacts = {
  /** The civil date at the place, and when it ends; null on pages that are the same every day. */
  today: string | null
  todayEndsAt: number | null
  /** The address names no city: the user's chosen city may replace it. */
  isForAnyPlace: boolean
  halfWords: HalfWords
  texts: { newDay: string; copied: string }
}
