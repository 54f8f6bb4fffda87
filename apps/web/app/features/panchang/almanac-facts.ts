import type { HalfWords } from '../../shared/almanac/clock-text.ts'

/** What the scripts of an almanac page need to know. */
export type AlmanacFacts = {
  /** The civil date at the place, and when it ends; null on pages that are the same every day. */
  today: string | null
  todayEndsAt: number | null
  /** The address names no city: the one that the visitor has chosen may take its place. */
  isForAnyPlace: boolean
  halfWords: HalfWords
  texts: { newDay: string; copied: string }
}
