import type { Sky } from '../ephemeris/index.ts'
import { crossingJd, karanaCourse, partAt, sunRashiCourse } from '../panchang/tracks.ts'
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

/** A lunar month with the instants of its new moons, in Julian days of TT. */
export type Lunation = AmantaMonth & { startJd: number; endJd: number }

/** The lunar month that is running at an instant. */
export function lunationAt(sky: Sky, jdTt: number, ayanamsa: Ayanamsa): Lunation {
  const karana = karanaCourse.angleDeg(sky, jdTt, ayanamsa)
  const sinceNewMoon = (karana - 360 * Math.floor(karana / 360)) / karanaCourse.meanDegPerDay
  const startJd = crossingJd(sky, karanaCourse, 0, jdTt - sinceNewMoon, ayanamsa)
  return lunationFrom(sky, startJd, ayanamsa)
}

/** The lunar month that a given new moon opens. */
export function lunationFrom(sky: Sky, startJd: number, ayanamsa: Ayanamsa): Lunation {
  const endJd = crossingJd(sky, karanaCourse, 0, startJd + DAYS_PER_LUNATION, ayanamsa)
  const named = nameAmantaMonth(
    partAt(sky, sunRashiCourse, startJd, ayanamsa),
    partAt(sky, sunRashiCourse, endJd, ayanamsa),
  )
  return { ...named, startJd, endJd }
}

export function lunarMonthKey(index: number): LunarMonth {
  return lunarMonths[index]!
}
