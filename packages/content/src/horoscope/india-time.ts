import type { CivilDate, EpochMs } from '@sankalp/jyotish'
import { MS_PER_DAY, civilDateToDayNumber, daysInMonth, weekdayIndex } from '@sankalp/jyotish'

/** India has had one time zone since 1945, without summer time. */
const INDIA_OFFSET_MS = 5.5 * 3_600_000

/** Returns the midnight that begins a day in India. */
export function indiaMidnight(date: CivilDate): EpochMs {
  return (civilDateToDayNumber(date) * MS_PER_DAY - INDIA_OFFSET_MS) as EpochMs
}

/** Returns date and time in India at an instant. */
export function indiaClock(at: number): CivilDate & { hour: number; minute: number } {
  const date = new Date(at + INDIA_OFFSET_MS)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  }
}

/** Returns the date in India, a number of days later (or earlier, if negative). */
export function indiaDate(at: number, daysOn = 0): CivilDate {
  const { year, month, day } = indiaClock(at + daysOn * MS_PER_DAY)
  return { year, month, day }
}

export type Period = { from: EpochMs; until: EpochMs }

export function dayPeriod(date: CivilDate): Period {
  const from = indiaMidnight(date)
  return { from, until: (from + MS_PER_DAY) as EpochMs }
}

const HOUR_MS = 3_600_000

/** The waking hours of a day, from 6 AM to 10 PM: what happens only outside of them gets no sentence. */
export function wakingHours({ from }: { from: number }): Period {
  return { from: (from + 6 * HOUR_MS) as EpochMs, until: (from + 22 * HOUR_MS) as EpochMs }
}

export function monthPeriod({ year, month }: { year: number; month: number }): Period {
  const from = indiaMidnight({ year, month, day: 1 })
  return { from, until: (from + daysInMonth(year, month) * MS_PER_DAY) as EpochMs }
}

const DAYS_PER_WEEK = 7

/** Returns the Monday of a date's week. */
function mondayOf(date: CivilDate): CivilDate {
  return indiaDate(indiaMidnight(date), -((weekdayIndex(date) + 6) % DAYS_PER_WEEK))
}

/** Returns a week in India, from Monday to Sunday. */
export function weekPeriod(date: CivilDate): Period {
  const from = indiaMidnight(mondayOf(date))
  return { from, until: (from + DAYS_PER_WEEK * MS_PER_DAY) as EpochMs }
}

/** Returns the ISO name of a week, "2026-W47": the week's Thursday decides its year. */
export function isoWeek(date: CivilDate): string {
  const thursday = indiaDate(weekPeriod(date).from, 3)
  const dayOfYear = civilDateToDayNumber(thursday) - civilDateToDayNumber({ year: thursday.year, month: 1, day: 1 })
  return `${thursday.year}-W${String(Math.floor(dayOfYear / DAYS_PER_WEEK) + 1).padStart(2, '0')}`
}

export function yearPeriod(year: number): Period {
  return { from: monthPeriod({ year, month: 1 }).from, until: monthPeriod({ year, month: 12 }).until }
}
