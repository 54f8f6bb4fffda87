import { type EpochMs, zoneOffsetSeconds } from '@sankalp/jyotish'

const minuteMs = 60_000
export const minutesPerDay = 1440

/** Returns minutes of the local clock since midnight of a date, rounded as almanacs print them. */
export function clockMinutes(at: number, date: string, zone: string): number {
  const rounded = Math.round(at / minuteMs) * minuteMs
  return (rounded + zoneOffsetSeconds(zone, rounded as EpochMs) * 1000 - Date.parse(date)) / minuteMs
}

/** Returns the civil date a number of days after another, or before it if negative. */
export function dateAfter(date: string, days: number): Date {
  return new Date(Date.parse(date) + days * minutesPerDay * minuteMs)
}
