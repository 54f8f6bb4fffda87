import { JyotishError, requireFinite } from '../errors.ts'

/** A day of the Gregorian calendar, in any place. `month` counts from 1. */
export type CivilDate = { year: number; month: number; day: number }
/** A time on a wall clock. `second` may have a fraction. */
export type ClockTime = { hour: number; minute: number; second?: number }

/** The years that the engine covers, both included. */
export const FIRST_YEAR = 1900
export const LAST_YEAR = 2100

/** Throws for a date that does not exist or is outside the years of the tables, with the name of the field. */
export function requireCivilDate(date: CivilDate, field = 'date'): CivilDate {
  const { year, month, day } = date
  requireWhole(year, `${field}.year`)
  requireWhole(month, `${field}.month`)
  requireWhole(day, `${field}.day`)
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    throw new JyotishError('OUT_OF_RANGE', `${field}.year`, `expected ${FIRST_YEAR} to ${LAST_YEAR}, got ${year}`)
  }
  if (month < 1 || month > 12) {
    throw new JyotishError('INVALID_DATE', `${field}.month`, `expected 1 to 12, got ${month}`)
  }
  if (day < 1 || day > daysInMonth(year, month)) {
    throw new JyotishError('INVALID_DATE', `${field}.day`, `${year}-${month} has no day ${day}`)
  }
  return date
}

export function requireClockTime(time: ClockTime, field = 'time'): Required<ClockTime> {
  const { hour, minute, second = 0 } = time
  requireWhole(hour, `${field}.hour`)
  requireWhole(minute, `${field}.minute`)
  requireFinite(second, `${field}.second`)
  if (hour < 0 || hour > 23) throw new JyotishError('INVALID_TIME', `${field}.hour`, `got ${hour}`)
  if (minute < 0 || minute > 59) throw new JyotishError('INVALID_TIME', `${field}.minute`, `got ${minute}`)
  if (second < 0 || second >= 60) throw new JyotishError('INVALID_TIME', `${field}.second`, `got ${second}`)
  return { hour, minute, second }
}

function requireWhole(value: number, field: string) {
  requireFinite(value, field)
  if (!Number.isInteger(value)) throw new JyotishError('INVALID_DATE', field, `expected a whole number, got ${value}`)
}

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** Returns the days since 1970-01-01 of a date in the proleptic Gregorian calendar. */
export function civilDateToDayNumber({ year, month, day }: CivilDate): number {
  return Math.round(Date.UTC(year, month - 1, day) / 86_400_000)
}

export function dayNumberToCivilDate(dayNumber: number): CivilDate {
  const date = new Date(dayNumber * 86_400_000)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

export function addDays(date: CivilDate, days: number): CivilDate {
  return dayNumberToCivilDate(civilDateToDayNumber(date) + days)
}

/** Returns the weekday of the civil date, 0 for Sunday … 6 for Saturday. The vara of a day begins at its sunrise. */
export function weekdayIndex(date: CivilDate): number {
  const sinceThursday = civilDateToDayNumber(date) + 4
  return ((sinceThursday % 7) + 7) % 7
}
