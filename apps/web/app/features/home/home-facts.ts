import type { HalfWords } from '../../shared/almanac/clock-text.ts'

/** What the script of the home page needs to know. */
export type HomeFacts = {
  /** Epoch milliseconds: from then on the first screen says something that is no longer so. */
  trueUntil: number
  /** For readers who have chosen another notation for times. */
  halfWords: HalfWords
}
