import type { Interval } from '../panchang/spans.ts'
import type { CivilDate } from '../time/civil.ts'
import { dayNumberToCivilDate } from '../time/civil.ts'
import type { Almanac, FullDay } from './almanac.ts'
import { chooseDay, meetings } from './kaala.ts'
import type { DisputeReason, TithiRule } from './rule-types.ts'

/** The day that other almanacs give, and the reason. */
export type Dispute = { date: CivilDate; reason: DisputeReason }

/** Returns the other day of a festival if the sky at this year and place is one on which almanacs differ. */
export function disputeOf(
  almanac: Almanac,
  span: Interval,
  rule: Pick<TithiRule, 'dispute'>,
  kept: FullDay,
): Dispute | null {
  const other = rule.dispute ? otherDay(almanac, span, rule.dispute) : null
  if (!other || other.dayNumber === kept.dayNumber) return null
  return { date: dayNumberToCivilDate(other.dayNumber), reason: rule.dispute! }
}

function otherDay(almanac: Almanac, span: Interval, reason: DisputeReason): FullDay | null {
  switch (reason) {
    // Vijayadashami: almanacs that consider only the tithi choose the day that has Dashami in Aparahna.
    case 'shravana':
      return chooseDay(almanac, span, 'aparahna', 'longer', 'first')
    // Rama Navami: Dharmasindhu (Chaitra) takes the second day when Navami touches its midday at all, because a Navami
    // that begins on a day of Ashtami is to be avoided. We take the day that has more of it, as Drik Panchang does.
    case 'two-middays': {
      const met = meetings(almanac, span, 'madhyahna')
      return met.length > 1 ? met.at(-1)!.day : null
    }
  }
}
