import type { HalfWords } from '../../lib/almanac/clock-text.ts'

/** What the little program of the home page needs to know. */
export type HomeFacts = {
  /** Epoch milliseconds: from then on the first screen says something that is no longer so. */
  trueUntil: number
  /** For who likes the times of the day written otherwise. */
  halfWords: HalfWords
}
