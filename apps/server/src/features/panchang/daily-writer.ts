import { dailyPanchang as dailyReply } from '@sankalp/contract/daily-panchang'
import type { EpochMs, LimbDay, LimbsAt } from '@sankalp/jyotish'
import { z } from 'zod'
import { createBoundedCache } from '../../platform/bounded-cache.ts'
import { limbsOfDay, limbsOfDayKey, limbsOfMinute, limbsOfMinuteKey } from './daily-limbs.ts'
import { type VedicTimes, calendarKey, calendarOfDay, limbFields, timeFields, timesOfDay } from './daily-panchang.ts'
import type { DayClock } from './wall-clock.ts'

/** How many of each part are cached: 5, 1 and 1 kB each, more than a year of days in one zone. */
const keptLimbs = 1000
const keptCalendars = 1000
const keptMinutes = 4000

export type DailyFacts = {
  day: LimbDay
  vedic: VedicTimes
  clock: DayClock
  askedAt: EpochMs
  /** The limbs at the requested minute. */
  limbs: LimbsAt
}

/**
 * Writes the answer of the daily call as JSON. Only the times depend on the place. The limbs and the calendar are the
 * same texts for thousands of towns, so each is checked against the contract and written once, then cached.
 */
export function createDailyWriter(): (facts: DailyFacts) => string {
  const writeTimes = partWriter(dailyReply.pick(timeFields))
  const writeLimbs = keepParts(keptLimbs, partWriter(dailyReply.pick(limbFields)))
  const writeCalendar = keepParts(
    keptCalendars,
    partWriter(dailyReply.omit({ ...timeFields, ...limbFields, at_time: true })),
  )
  const writeMinute = keepParts(keptMinutes, partWriter(dailyReply.shape.at_time.omit({ time_ms: true })))

  return ({ day, vedic, clock, askedAt, limbs }) => {
    const times = writeTimes(timesOfDay(day, vedic, clock))
    const calendar = writeCalendar(calendarKey(day), () => calendarOfDay(day))
    const ofDay = writeLimbs(limbsOfDayKey(day, clock), () => limbsOfDay(day, clock))
    const ofMinute = writeMinute(limbsOfMinuteKey(limbs, clock), () => limbsOfMinute(limbs, clock))
    return `{"success":true,"dailyPanchang":{${calendar},${times},${ofDay},"at_time":{"time_ms":${askedAt},${ofMinute}}}}`
  }
}

/** Checks some fields of an answer and writes them without the surrounding braces. */
function partWriter<Schema extends z.ZodObject>(schema: Schema): (part: z.input<Schema>) => string {
  const checked = z.compile(schema)
  return (part) => JSON.stringify(checked.parse(part)).slice(1, -1)
}

function keepParts<Part>(most: number, write: (part: Part) => string): (key: string, make: () => Part) => string {
  const kept = createBoundedCache<string>(most)
  return (key, make) => {
    let text = kept.get(key)
    if (text === undefined) kept.set(key, (text = write(make())))
    return text
  }
}
