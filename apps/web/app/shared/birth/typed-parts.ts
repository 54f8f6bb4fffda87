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

/** Whether day, month and year are there and make a day that exists. */
export function isDate(typed: TypedDate): boolean {
  const { year, month, day } = dayOf(typed)
  return typed.year.length === 4 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** Null when the time is said to be unknown, 'wrong' while it is none. */
export function timeOf(typed: TypedTime): Birth['time'] | 'wrong' {
  const { hour, minute, ampm, timeUnknown } = typed
  if (timeUnknown) return null
  if (!isWholeIn(hour, 1, 12) || !isWholeIn(minute, 0, 59) || ampm === '') return 'wrong'
  return { hour: toHour24(Number(hour), ampm), minute: Number(minute) }
}

/** Hours ahead of UTC as corrected by hand; null while they follow from the place. */
export function offsetByHand({ tzone }: Pick<TypedBirth, 'tzone'>): number | null {
  return parseOffset(toLatinDigits(tzone))
}

/** How the clock of the place stood, once date, time and place are there. */
export function clockOf(typed: TypedBirth): ClockReading | null {
  const time = timeOf(typed)
  if (!typed.place || time === 'wrong' || !isDate(typed)) return null
  return readZoneClock(typed.place.zone, { ...dayOf(typed), time })
}
