import type { Sky } from '../ephemeris/index.ts'
import { partAt, sunRashiCourse } from '../panchang/courses.ts'
import { edgeMs, lastEdge, limbEdges } from '../panchang/edges.ts'
import type { Interval } from '../panchang/spans.ts'
import type { EpochMs } from '../time/instants.ts'
import { epochMsToJdTt } from '../time/instants.ts'
import type { Ayanamsa } from '../zodiac/index.ts'
import type { LunarMonth } from './keys.ts'
import { lunarMonths } from './keys.ts'
import { samvatsOf } from './samvat.ts'

export const DAYS_PER_LUNATION = 29.530589

/** A month from new moon to new moon. */
export type AmantaMonth = {
  /** 0…11, beginning with Chaitra. */
  index: number
  /** The month contains no sankranti. It is an added month and takes the name of the following month. */
  adhika: boolean
  /** The month contains two sankrantis. This is the index of the second one's month, which is lost. */
  kshayaIndex: number | null
}

/**
 * Names a lunar month by the Sun's rashis 0…11 at its first and its last new moon. The month in which the Sun enters
 * Mesha is Chaitra, and so on. A month in which it enters none takes the name of the next. A month in which it enters
 * two has the first name, and the second is lost.
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
 * Returns the index of the Purnimanta name, of a month from full moon to full moon. The bright fortnights agree. A dark
 * fortnight has the next month's name, except in an added month, both halves of which have its name.
 */
export function purnimantaIndex(amanta: AmantaMonth, paksha: 'shukla' | 'krishna'): number {
  return paksha === 'shukla' || amanta.adhika ? amanta.index : (amanta.index + 1) % 12
}

/** A lunar month between its new moons, with its number in the engine's count of all new moons. */
export type Lunation = AmantaMonth & Interval & { number: number }

/** Returns the lunar month that contains an instant. */
export function lunationAt(sky: Sky, epochMs: EpochMs, ayanamsa: Ayanamsa): Lunation {
  const { karanas } = limbEdges(sky, ayanamsa)
  return lunationNumbered(sky, Math.floor(lastEdge(karanas, epochMs) / karanas.course.parts), ayanamsa)
}

/**
 * Returns the lunar month of the tithi that runs at an instant, counted from new moon and from full moon, and its
 * Vikram year.
 */
export function lunarMonthAt(sky: Sky, epochMs: EpochMs, paksha: 'shukla' | 'krishna', ayanamsa: Ayanamsa) {
  const lunation = lunationAt(sky, epochMs, ayanamsa)
  const { index: monthIndex, adhika } = lunation
  return {
    amanta: lunarMonthKey(monthIndex),
    purnimanta: lunarMonthKey(purnimantaIndex(lunation, paksha)),
    adhika,
    vikramYear: samvatsOf(epochMsToJdTt(epochMs), { monthIndex, paksha, adhika }).vikram.year,
  }
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
