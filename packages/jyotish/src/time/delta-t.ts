import { deltaTFirstYear, deltaTStepYears, deltaTTableSeconds } from './delta-t-table.ts'
import type { JdUt } from './instants.ts'

const JD_OF_1899 = 2_414_655.5 // 1899-01-01T00:00
const DAYS_PER_YEAR = 365.25
const LAST_ROW = deltaTTableSeconds.length - 1
const LAST_YEAR_OF_TABLE = deltaTFirstYear + LAST_ROW * deltaTStepYears
/**
 * Half of the long-term lengthening of the day, 1.72 ms a century (Morrison, Stephenson, Hohenkerk and
 * Zawilski 2021), in seconds per century squared: 0.5 * 0.00172 s * 36525 days.
 */
const SECONDS_PER_CENTURY_SQUARED = 31.41

/**
 * TT - UT1 in seconds: the published table to 2026, and after it a day that is 86,400 s now (as it is, within
 * 0.1 ms) and grows longer at the long-term rate. That gives 71 s in 2050 and 86 s in 2100; nobody can know
 * it better than to about 1 s ten years ahead and 15 s in 2100.
 */
export function deltaTSeconds(jdUt: JdUt): number {
  const yearsSinceFirst = (jdUt - JD_OF_1899) / DAYS_PER_YEAR
  const position = yearsSinceFirst / deltaTStepYears
  const row = Math.floor(position)
  if (row >= LAST_ROW) {
    const centuries = (deltaTFirstYear + yearsSinceFirst - LAST_YEAR_OF_TABLE) / 100
    return deltaTTableSeconds[LAST_ROW]! + SECONDS_PER_CENTURY_SQUARED * centuries * centuries
  }
  // Before the table (and before every table of positions) its first slope is good enough.
  const from = row < 0 ? 0 : row
  const before = deltaTTableSeconds[from]!
  return before + (deltaTTableSeconds[from + 1]! - before) * (position - from)
}
