import { type Birth, type BirthPlace } from '../../../shared/birth/birth.ts'

/** A question in place of a birth. */
export type Prashna = {
  /** 1…249, which sets the lagna; null for the lagna that was rising. */
  number: number | null
}

export const mostNumber = 249

/** Returns the number that was typed, null for an empty field, and 'wrong' for anything else. */
export function readNumber(text: string): number | null | 'wrong' {
  const typed = text.trim()
  if (typed === '') return null
  const number = /^\d{1,3}$/.test(typed) ? Number(typed) : 0
  return number >= 1 && number <= mostNumber ? number : 'wrong'
}

/** Returns a stored prashna if it is valid. */
export function toPrashna(value: unknown): Prashna | null {
  if (typeof value !== 'object' || value === null || !('number' in value)) return null
  const { number } = value
  if (number === null) return { number }
  return typeof number === 'number' && readNumber(String(number)) === number ? { number } : null
}

/** Returns the moment as the chart's page takes a birth: by the clock of the place, to the minute. */
export function momentAt(nowMs: number, { label, lat, lon, zone }: BirthPlace, name: string): Birth {
  const clock = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const parts = Object.fromEntries(clock.formatToParts(nowMs).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts
  return { name, gender: 'other', year, month, day, time: { hour, minute }, place: label, lat, lon, zone, tzone: null }
}
