import { Temporal } from 'temporal-polyfill'
import { JyotishError, requireFinite } from '../errors.ts'
import type { CivilDate, ClockTime } from './civil.ts'
import { civilDateToDayNumber, requireCivilDate, requireClockTime } from './civil.ts'
import type { EpochMs } from './instants.ts'
import { MS_PER_DAY } from './instants.ts'
import { stretchAt } from './zone-stretches.ts'

/**
 * What to do with a wall-clock time that a zone skipped or repeated: take the 'earlier' or 'later' instant, or 'reject'
 * it with SKIPPED_TIME or REPEATED_TIME.
 */
export type Disambiguation = 'earlier' | 'later' | 'reject'

/** How often a wall-clock time occurs in its zone. */
export type ClockFit = 'once' | 'skipped' | 'repeated'

export type ZonedInstant = { epochMs: EpochMs; offsetSeconds: number; fit: ClockFit }

export type LocalTime = CivilDate & { hour: number; minute: number; second: number; millisecond: number }

/**
 * Throws for a zone that the time zone database of the running machine does not know and that fixedZone did not make.
 */
export function requireZone(zone: string, field = 'zone'): string {
  stretchAt(zone, 0, field)
  return zone
}

/**
 * Returns how many seconds the zone's clocks are ahead of UTC at an instant. Before about 1906 this is not a whole
 * minute.
 */
export function zoneOffsetSeconds(zone: string, epochMs: EpochMs): number {
  requireFinite(epochMs, 'epochMs')
  return stretchAt(zone, epochMs).offsetMs / 1000
}

/** Returns the next instant after `epochMs` at which the zone's offset changes, or null when none is known. */
export function nextZoneTransition(zone: string, epochMs: EpochMs): EpochMs | null {
  requireFinite(epochMs, 'epochMs')
  const { untilMs } = stretchAt(zone, epochMs)
  return untilMs === Infinity ? null : (untilMs as EpochMs)
}

/** Returns the date and time in the zone at an instant. */
export function epochMsToLocal(zone: string, epochMs: EpochMs): LocalTime {
  requireFinite(epochMs, 'epochMs')
  return utcTime(Math.floor(epochMs) + zoneOffsetSeconds(zone, epochMs) * 1000)
}

/** Returns the instant of a wall-clock time, by default the earlier one where the clocks were set back. */
export function civilToEpochMs(
  date: CivilDate,
  time: ClockTime,
  zone: string,
  disambiguation: Disambiguation = 'earlier',
): EpochMs {
  return locateCivilTime(date, time, zone, disambiguation).epochMs
}

/** Does the same as civilToEpochMs, and reports whether that time was skipped or repeated, so that a page can ask. */
export function locateCivilTime(
  date: CivilDate,
  time: ClockTime,
  zone: string,
  disambiguation: Disambiguation = 'earlier',
): ZonedInstant {
  const { year, month, day } = requireCivilDate(date)
  const { hour, minute, second } = requireClockTime(time)
  const wallMs = civilDateToDayNumber(date) * MS_PER_DAY + (hour * 3600 + minute * 60 + second) * 1000
  const onlyOffsetMs = offsetAroundMs(zone, wallMs)
  if (onlyOffsetMs !== null) {
    return { epochMs: (wallMs - onlyOffsetMs) as EpochMs, offsetSeconds: onlyOffsetMs / 1000, fit: 'once' }
  }
  const wholeSecond = Math.floor(second)
  const wall = new Temporal.PlainDateTime(year, month, day, hour, minute, wholeSecond)
  const earlier = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const later = wall.toZonedDateTime(zone, { disambiguation: 'later' })
  const fit = fitOf(wall, earlier, later)
  if (disambiguation === 'reject' && fit !== 'once') {
    const code = fit === 'skipped' ? 'SKIPPED_TIME' : 'REPEATED_TIME'
    throw new JyotishError(code, 'time', `${wall.toString()} in ${zone}`)
  }
  const chosen = disambiguation === 'later' ? later : earlier
  const epochMs = (chosen.epochMilliseconds + (second - wholeSecond) * 1000) as EpochMs
  return { epochMs, offsetSeconds: chosen.offsetNanoseconds / 1e9, fit }
}

/** Returns the offset that applied during the whole day around a wall-clock time; null if it changed in that time. */
function offsetAroundMs(zone: string, wallMs: number): number | null {
  // No clock differs from UTC by a whole day.
  const { untilMs, offsetMs } = stretchAt(zone, wallMs - MS_PER_DAY)
  return wallMs + MS_PER_DAY < untilMs ? offsetMs : null
}

function fitOf(wall: Temporal.PlainDateTime, earlier: Temporal.ZonedDateTime, later: Temporal.ZonedDateTime): ClockFit {
  if (earlier.epochMilliseconds === later.epochMilliseconds) return 'once'
  return earlier.toPlainDateTime().equals(wall) ? 'repeated' : 'skipped'
}

/** Returns what a clock set to UTC shows. */
function utcTime(epochMs: number): LocalTime {
  const date = new Date(epochMs)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    millisecond: date.getUTCMilliseconds(),
  }
}
