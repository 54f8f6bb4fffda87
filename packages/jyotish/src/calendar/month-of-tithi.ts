import type { MonthOfDay } from '../panchang/day-types.ts'
import type { Paksha } from '../panchang/keys.ts'
import { lunarMonths } from './keys.ts'
import type { LunarMonth } from './keys.ts'

/** `adhika`: an added month. */
export type MonthOfTithi = { amanta: LunarMonth; purnimanta: LunarMonth; adhika: boolean }

/**
 * Returns the lunar month of a tithi that is near a day's sunrise, given the month and the tithi of that sunrise. Returns
 * null for a tithi beyond the new moon: whether the next month is an added one cannot be told from these.
 */
export function monthOfTithi(
  month: Omit<MonthOfDay, 'kshaya'>,
  ofSunrise: { number: number; startsAt: number },
  tithi: { number: number; startsAt: number; paksha: Paksha },
): MonthOfTithi | null {
  const isLater = tithi.startsAt > ofSunrise.startsAt
  const isBeyondNewMoon = isLater ? tithi.number < ofSunrise.number : tithi.number > ofSunrise.number
  if (isBeyondNewMoon) return null
  const { amanta, adhika } = month
  const next = lunarMonths[(lunarMonths.indexOf(amanta) + 1) % lunarMonths.length]!
  // A bright fortnight has one name. A dark one has the name of the next month, except in an added month.
  return { amanta, purnimanta: tithi.paksha === 'shukla' || adhika ? amanta : next, adhika }
}
