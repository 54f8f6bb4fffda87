import type { Sky } from '../ephemeris/index.ts'
import { partAt, sunRashiCourse } from '../panchang/courses.ts'
import { edgeMs, lastEdge, limbEdges } from '../panchang/edges.ts'
import type { Interval } from '../panchang/spans.ts'
import type { EpochMs } from '../time/instants.ts'
import { epochMsToJdTt } from '../time/instants.ts'
import type { Ayanamsa } from '../zodiac/index.ts'
import type { LunarMonth } from './keys.ts'
import { lunarMonths } from './keys.ts'

export const DAYS_PER_LUNATION = 29.530589

/** A month from new moon to new moon. */
export type AmantaMonth = {
  /** 0…11, Chaitra first. */
  index: number
  /** No sankranti falls in it: an added month, which takes the name of the month that follows. */
  adhika: boolean
  /** Two sankrantis fall in it: the month of the second, named here, is lost. */
  kshayaIndex: number | null
}

/**
 * Names a lunar month by the rashis 0…11 in which the Sun stands at the new moon that opens it and at the one
 * that closes it. The month in which the Sun enters Mesha is Chaitra, and so on. A month in which it enters
 * none borrows the name of the next; one in which it enters two keeps the first name, and the second is lost.
 */
export function nameAmantaMonth(rashiAtStart: number, rashiAtEnd: number): AmantaMonth {
  const entered = (rashiAtEnd - rashiAtStart + 12) % 12
  return {
    index: (rashiAtStart + 1) % 12,
    adhika: entered === 0,
    kshayaIndex: entered === 2 ? (rashiAtStart + 2) % 12 : null,
  }
}

/**
 * The Purnimanta name, of a month from full moon to full moon. The bright fortnights agree; a dark fortnight
 * belongs to the next month's name, except that an added month keeps both its halves.
 */
export function purnimantaIndex(amanta: AmantaMonth, paksha: 'shukla' | 'krishna'): number {
  return paksha === 'shukla' || amanta.adhika ? amanta.index : (amanta.index + 1) % 12
}

/** A lunar month between its new moons, by the count of all new moons that the engine keeps. */
export type Lunation = AmantaMonth & Interval & { number: number }

/** The lunar month that is running at an instant. */
export function lunationAt(sky: Sky, epochMs: EpochMs, ayanamsa: Ayanamsa): Lunation {
  const { karanas } = limbEdges(sky, ayanamsa)
  return lunationNumbered(sky, Math.floor(lastEdge(karanas, epochMs) / karanas.course.parts), ayanamsa)
}

export function lunationNumbered(sky: Sky, number: number, ayanamsa: Ayanamsa): Lunation {
  const { karanas } = limbEdges(sky, ayanamsa)
  const startsAt = edgeMs(karanas, number * karanas.course.parts)
  const endsAt = edgeMs(karanas, (number + 1) * karanas.course.parts)
  const sunRashiAt = (at: EpochMs) => partAt(sky, sunRashiCourse, epochMsToJdTt(at), ayanamsa)
  return { ...nameAmantaMonth(sunRashiAt(startsAt), sunRashiAt(endsAt)), number, startsAt, endsAt }
}

export function lunarMonthKey(index: number): LunarMonth {
  return lunarMonths[index]!
}
