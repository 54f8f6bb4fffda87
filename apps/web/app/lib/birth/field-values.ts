import type { Birth } from './birth.ts'
import type { CivilDay } from './birth-rules.ts'

/** As a date field gives it: YYYY-MM-DD. Whether the month has that day is for the caller to ask. */
export function dateOfField(text: string): CivilDay | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? []
  return year && month && day && month <= 12 ? { year, month, day } : null
}

/** As a time field gives it: HH:MM, with seconds in some browsers. */
export function timeOfField(text: string): Birth['time'] {
  const [, hour, minute] = /^(\d{2}):(\d{2})/.exec(text)?.map(Number) ?? []
  return hour !== undefined && minute !== undefined && hour < 24 && minute < 60 ? { hour, minute } : null
}
