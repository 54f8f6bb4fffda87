import { type EpochMs, type LimbDay, civilDateToDayNumber, zoneOffsetSeconds } from '@sankalp/jyotish'

/** What the clocks of a zone show, as milliseconds that count on from 0 h of 1970-01-01 by those clocks. */
export type WallClock = {
  /** Clocks of one name show the same at every instant they are made for. */
  name: string
  wallMs: (at: number) => number
}

const dayMs = 86_400_000

/**
 * The clock of a zone for the instants of a day or two. The time zone database takes as long to ask as a day of
 * panchang to reckon, so it is asked for every instant only when the clocks are changed in between.
 */
export function wallClockAround(zone: string, startsAt: number, endsAt: number): WallClock {
  const offsetAt = (at: number) => zoneOffsetSeconds(zone, at as EpochMs) * 1000
  const before = offsetAt(startsAt - 2 * dayMs)
  if (offsetAt(endsAt + 2 * dayMs) === before) return { name: String(before), wallMs: (at) => at + before }
  return { name: zone, wallMs: (at) => at + offsetAt(at) }
}

/** The clock of a date and its zone; `midnightMs` is when it shows 0 h of that date, and its name is of both. */
export type DayClock = WallClock & { midnightMs: number }

export function clockOfDay(
  zone: string,
  { date, startsAt, endsAt }: Pick<LimbDay, 'date' | 'startsAt' | 'endsAt'>,
): DayClock {
  const { name, wallMs } = wallClockAround(zone, startsAt, endsAt)
  const dayNumber = civilDateToDayNumber(date)
  return { name: `${dayNumber} ${name}`, midnightMs: dayNumber * dayMs, wallMs }
}

/** Hours count on from midnight of the day: 26 is two in the next morning. */
export function clockParts(wallMs: number, midnightMs: number): { hour: number; minute: number; second: number } {
  const seconds = Math.floor((wallMs - midnightMs) / 1000)
  return { hour: Math.floor(seconds / 3600), minute: Math.floor(seconds / 60) % 60, second: seconds % 60 }
}

/** The time of day without leading zeros, as the published call prints it (docs/requirements N-4): 7:3:17. */
export function clockText(wallMs: number, separator = ':'): string {
  const { hour, minute, second } = clockParts(wallMs, Math.floor(wallMs / dayMs) * dayMs)
  return hour + separator + minute + separator + second
}

/** HH:mm. */
export function shortClockText(wallMs: number): string {
  const { hour, minute } = clockParts(wallMs, Math.floor(wallMs / dayMs) * dayMs)
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
