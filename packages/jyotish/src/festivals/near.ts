import { MS_PER_DAY } from '../time/instants.ts'

/** The requested days, all of one year. */
export type Days = { year: number; first: number; last: number }

/** A festival is a day or two from its tithi, and up to a week from another festival that it depends on. */
const NEAR_DAYS = 10
const LONGEST_SOLAR_MONTH_MS = 32 * MS_PER_DAY

/** Returns whether a festival of this time, or one that depends on it, can be on the requested days. */
export function isNear({ first, last }: Days, startsAt: number, endsAt: number): boolean {
  return endsAt >= (first - NEAR_DAYS) * MS_PER_DAY && startsAt <= (last + 1 + NEAR_DAYS) * MS_PER_DAY
}

/** Returns whether a solar month that begins then can contain such a festival. */
export function isMonthNear(days: Days, beginsAt: number): boolean {
  return isNear(days, beginsAt, beginsAt + LONGEST_SOLAR_MONTH_MS)
}
