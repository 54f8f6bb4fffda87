import { deltaTFirstYear, deltaTStepYears, deltaTTableSeconds } from './delta-t-table.ts'
import type { JdUt } from './instants.ts'

const JD_OF_FIRST_YEAR = 2_414_655.5 // 1899-01-01T00:00
const DAYS_PER_YEAR = 365.25
const LAST_ROW = deltaTTableSeconds.length - 1
const LAST_YEAR_OF_TABLE = deltaTFirstYear + LAST_ROW * deltaTStepYears

/**
 * Returns the integral of the day's long-term lengthening, in seconds from an arbitrary zero (Morrison, Stephenson,
 * Hohenkerk and Zawilski 2021): 1.72 ms a century, and an oscillation of 1400 years.
 */
function longTermSeconds(year: number): number {
  const centuries = (year - 1825) / 100
  return 31.4115 * centuries * centuries + 284.8436 * Math.cos((2 * Math.PI * (centuries + 0.75)) / 14)
}

const SECONDS_TO_TABLE = deltaTTableSeconds[LAST_ROW]! - longTermSeconds(LAST_YEAR_OF_TABLE)

/**
 * Returns TT - UT1 in seconds: the published table to 2026, and after it the published long-term curve, shifted to join
 * the table. That gives 72 s in 2050 and 87 s in 2100. The uncertainty of any forecast is about 1 s ten years ahead and
 * 15 s in 2100.
 */
export function deltaTSeconds(jdUt: JdUt): number {
  const yearsSinceFirst = (jdUt - JD_OF_FIRST_YEAR) / DAYS_PER_YEAR
  const position = yearsSinceFirst / deltaTStepYears
  const row = Math.floor(position)
  if (row >= LAST_ROW) return longTermSeconds(deltaTFirstYear + yearsSinceFirst) + SECONDS_TO_TABLE
  // Before the table (and before every table of positions) its first slope is accurate enough.
  const from = row < 0 ? 0 : row
  const before = deltaTTableSeconds[from]!
  return before + (deltaTTableSeconds[from + 1]! - before) * (position - from)
}
