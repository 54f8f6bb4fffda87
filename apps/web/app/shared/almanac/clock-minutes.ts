import { type EpochMs, zoneOffsetSeconds } from '@sankalp/jyotish'

const minuteMs = 60_000
export const minutesPerDay = 1440

/** Minutes of the local clocks since midnight of a date, rounded as almanacs print them. */
export function clockMinutes(at: number, date: string, zone: string): number {
  const rounded = Math.round(at / minuteMs) * minuteMs
  return (rounded + zoneOffsetSeconds(zone, rounded as EpochMs) * 1000 - Date.parse(date)) / minuteMs
}

/** The civil date that lies so many days after another, before it where they are negative. */
export function dateAfter(date: string, days: number): Date {
  return new Date(Date.parse(date) + days * minutesPerDay * minuteMs)
}
