import { toLatinDigits } from '../../lib/latin-digits.ts'
import type { Birth } from './birth.ts'
import { type CivilDay, daysInMonth } from './civil-day.ts'
import { parseOffset } from './offset-text.ts'
import { type TypedBirth, toHour24 } from './typed-birth.ts'
import { type ClockReading, readZoneClock } from './zone-clock.ts'

type TypedDate = Pick<TypedBirth, 'year' | 'month' | 'day'>
type TypedTime = Pick<TypedBirth, 'hour' | 'minute' | 'ampm' | 'timeUnknown'>

export function isWholeIn(text: string, least: number, most: number): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most
}

export function dayOf({ year, month, day }: TypedDate): CivilDay {
  return { year: Number(year), month: Number(month), day: Number(day) }
}

/** Returns whether day, month and year are given and form an existing date. */
export function isDate(typed: TypedDate): boolean {
  const { year, month, day } = dayOf(typed)
  return typed.year.length === 4 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** Returns null for a time marked as unknown, and 'wrong' for an invalid one. */
export function timeOf(typed: TypedTime): Birth['time'] | 'wrong' {
  const { hour, minute, ampm, timeUnknown } = typed
  if (timeUnknown) return null
  if (!isWholeIn(hour, 1, 12) || !isWholeIn(minute, 0, 59) || ampm === '') return 'wrong'
  return { hour: toHour24(Number(hour), ampm), minute: Number(minute) }
}

/** Returns the manually corrected hours ahead of UTC; null while they follow from the place. */
export function offsetByHand({ tzone }: Pick<TypedBirth, 'tzone'>): number | null {
  return parseOffset(toLatinDigits(tzone))
}

/** Returns the clock reading of the place, once date, time and place are given. */
export function clockOf(typed: TypedBirth): ClockReading | null {
  const time = timeOf(typed)
  if (!typed.place || time === 'wrong' || !isDate(typed)) return null
  return readZoneClock(typed.place.zone, { ...dayOf(typed), time })
}
