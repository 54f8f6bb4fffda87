import type { Interval } from '../panchang/spans.ts'
import { intersect, nthPart, partOf } from '../panchang/spans.ts'
import type { EpochMs } from '../time/instants.ts'
import type { Almanac, FullDay } from './almanac.ts'
import { dayNumberOf, fullDay, moonriseOf } from './almanac.ts'
import type { Kaala, Tie } from './rule-types.ts'

/** Four ghatis of 24 minutes. */
const ARUNODAYA_MS = 96 * 60_000

/** Almanacs print whole minutes, so two days that differ by less count as equal. */
const AS_LONG_MS = 60_000

/** Returns the time of a kaala on a day. An instant is a millisecond long. null: the Moon does not rise. */
export function kaalaOn(almanac: Almanac, day: FullDay, kaala: Kaala): Interval | null {
  const daytime = { startsAt: day.sunriseAt, endsAt: day.sunsetAt }
  const night = { startsAt: day.sunsetAt, endsAt: day.endsAt }
  switch (kaala) {
    case 'udaya':
      return instant(day.sunriseAt)
    case 'arunodaya':
      return { startsAt: (day.sunriseAt - ARUNODAYA_MS) as EpochMs, endsAt: day.sunriseAt }
    case 'purvahna':
      return partOf(daytime, 0, 0.5)
    case 'madhyahna':
      return nthPart(daytime, 3, 5)
    case 'aparahna':
      return nthPart(daytime, 4, 5)
    case 'sunset':
      return instant(day.sunsetAt)
    case 'pradosha':
      return nthPart(night, 1, 5)
    case 'nishita':
      return nthPart(night, 8, 15)
    case 'chandrodaya': {
      const moonrise = moonriseOf(almanac, day)
      return moonrise === null ? null : instant(moonrise)
    }
  }
}

function instant(at: EpochMs): Interval {
  return { startsAt: at, endsAt: (at + 1) as EpochMs }
}

export type Meeting = { day: FullDay; met: Interval }

/** Returns the days, in order, on which a tithi (or nakshatra) runs during a kaala. */
export function meetings(almanac: Almanac, span: Interval, kaala: Kaala): Meeting[] {
  return daysAround(almanac, span).flatMap((day) => {
    const window = kaalaOn(almanac, day, kaala)
    const met = window && intersect(span, window)
    return met ? [{ day, met }] : []
  })
}

/** Returns every day that the span could affect: from the day before it begins to the day after it ends. */
export function daysAround(almanac: Almanac, { startsAt, endsAt }: Interval): FullDay[] {
  const days: FullDay[] = []
  const last = dayNumberOf(almanac, endsAt) + 1
  for (let dayNumber = dayNumberOf(almanac, startsAt) - 1; dayNumber <= last; dayNumber++) {
    const day = fullDay(almanac, dayNumber)
    if (day) days.push(day)
  }
  return days
}

/** Returns the day, from sunrise to sunrise, that contains an instant. */
export function dayHolding(almanac: Almanac, at: EpochMs): FullDay | null {
  const dayNumber = dayNumberOf(almanac, at)
  const day = fullDay(almanac, dayNumber)
  return day && at < day.sunriseAt ? fullDay(almanac, dayNumber - 1) : day
}

/**
 * Returns the day of a span by its kaala. When the span meets the kaala on no day, 'first' is the day it begins in and
 * 'second' the one after.
 */
export function chooseDay(
  almanac: Almanac,
  span: Interval,
  kaala: Kaala,
  both: Tie,
  neither: 'first' | 'second',
): FullDay | null {
  const met = meetings(almanac, span, kaala)
  if (met.length === 0) {
    const holding = dayHolding(almanac, span.startsAt)
    return neither === 'first' || holding === null ? holding : fullDay(almanac, holding.dayNumber + 1)
  }
  switch (both) {
    case 'first':
      return met[0]!.day
    case 'second':
      return met.at(-1)!.day
    case 'longer':
      return longerOf(met, AS_LONG_MS)
    case 'longer-or-second':
      return longerOf(met, 1 - AS_LONG_MS)
  }
}

/** Returns the day that has more of the span. A later day must have `moreMs` more than the one before. */
function longerOf(met: Meeting[], moreMs: number): FullDay {
  return met.reduce((best, next) => (lengthMs(next.met) >= lengthMs(best.met) + moreMs ? next : best)).day
}

export function lengthMs({ startsAt, endsAt }: Interval): number {
  return endsAt - startsAt
}
