import { type EpochMs, type LimbDay, civilDateToDayNumber, zoneOffsetSeconds } from '@sankalp/jyotish'

/** Converts instants to the local time of a zone, in milliseconds since 1970-01-01 00:00 local time. */
export type WallClock = {
  /** Clocks with the same name agree at every instant they are made for. */
  name: string
  wallMs: (at: number) => number
}

const dayMs = 86_400_000

/**
 * Returns the clock of a zone for the instants of a day or two. A time zone lookup takes as long as computing a day of
 * panchang, so there is one per instant only if the clocks change in between.
 */
export function wallClockAround(zone: string, startsAt: number, endsAt: number): WallClock {
  const offsetAt = (at: number) => zoneOffsetSeconds(zone, at as EpochMs) * 1000
  const before = offsetAt(startsAt - 2 * dayMs)
  if (offsetAt(endsAt + 2 * dayMs) === before) return { name: String(before), wallMs: (at) => at + before }
  return { name: zone, wallMs: (at) => at + offsetAt(at) }
}

/** The clock of a date in a zone. `midnightMs` is 00:00 of that date, and the name identifies both. */
export type DayClock = WallClock & { midnightMs: number }

export function clockOfDay(
  zone: string,
  { date, startsAt, endsAt }: Pick<LimbDay, 'date' | 'startsAt' | 'endsAt'>,
): DayClock {
  const { name, wallMs } = wallClockAround(zone, startsAt, endsAt)
  const dayNumber = civilDateToDayNumber(date)
  return { name: `${dayNumber} ${name}`, midnightMs: dayNumber * dayMs, wallMs }
}

/** Splits a local time. Hours count from the day's midnight: 26 is 02:00 the next morning. */
export function clockParts(wallMs: number, midnightMs: number): { hour: number; minute: number; second: number } {
  const seconds = Math.floor((wallMs - midnightMs) / 1000)
  return { hour: Math.floor(seconds / 3600), minute: Math.floor(seconds / 60) % 60, second: seconds % 60 }
}

/** Formats a time of day without leading zeros, as in the published API call (docs/requirements N-4): 7:3:17. */
export function clockText(wallMs: number, separator = ':'): string {
  const { hour, minute, second } = clockParts(wallMs, Math.floor(wallMs / dayMs) * dayMs)
  return hour + separator + minute + separator + second
}

/** HH:mm. */
export function shortClockText(wallMs: number): string {
  const { hour, minute } = clockParts(wallMs, Math.floor(wallMs / dayMs) * dayMs)
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
