import type { Interval } from './spans.ts'
import { partOf } from './spans.ts'

/**
 * Where Varjyam (to be avoided) begins in each nakshatra, in sixtieths of it, beginning with Ashwini. Mula has two.
 * Each lasts four sixtieths. Derived from Drik Panchang's printed days of 2023, which agree without exception.
 */
const varjyamStarts = [
  [50],
  [24],
  [30],
  [40],
  [14],
  [21],
  [30],
  [20],
  [32],
  [30],
  [20],
  [18],
  [21],
  [20],
  [14],
  [14],
  [10],
  [14],
  [20, 56],
  [24],
  [20],
  [10],
  [10],
  [18],
  [16],
  [24],
  [30],
] as const

/** The same for Amrit Kalam, the time of nectar. */
const amritStarts = [
  42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42, 40, 48, 54,
] as const
const LENGTH = 4

/** Returns Varjyam. `nakshatra` is the whole stay of the Moon in nakshatra `index` 0…26. */
export function varjyamOf(index: number, nakshatra: Interval): Interval[] {
  return varjyamStarts[index]!.map((start) => partOf(nakshatra, start / 60, (start + LENGTH) / 60))
}

export function amritKalamOf(index: number, nakshatra: Interval): Interval {
  const start = amritStarts[index]!
  return partOf(nakshatra, start / 60, (start + LENGTH) / 60)
}
