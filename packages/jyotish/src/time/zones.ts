import { Temporal } from 'temporal-polyfill'
import { JyotishError, requireFinite } from '../errors.ts'
import type { CivilDate, ClockTime } from './civil.ts'
import { requireCivilDate, requireClockTime } from './civil.ts'
import type { EpochMs } from './instants.ts'

/**
 * What to do with a wall-clock time that a zone skipped or went through twice: take the 'earlier' or 'later'
 * instant, or 'reject' it with SKIPPED_TIME or REPEATED_TIME.
 */
export type Disambiguation = 'earlier' | 'later' | 'reject'

/** How a wall-clock time lies in its zone. */
export type ClockFit = 'once' | 'skipped' | 'repeated'

export type ZonedInstant = { epochMs: EpochMs; offsetSeconds: number; fit: ClockFit }

export type LocalTime = CivilDate & { hour: number; minute: number; second: number; millisecond: number }

/** Refuses a zone that the time zone database of the running machine does not know. */
export function requireZone(zone: string, field = 'zone'): string {
  zoneTime(zone, 0, field)
  return zone
}

/** Seconds the zone's clocks are ahead of UTC at an instant; before about 1906 not a whole minute. */
export function zoneOffsetSeconds(zone: string, epochMs: EpochMs): number {
  requireFinite(epochMs, 'epochMs')
  return zoneTime(zone, epochMs, 'zone').offsetNanoseconds / 1e9
}

/** The next instant after `epochMs` when the zone's offset changes, or null when none is known. */
export function nextZoneTransition(zone: string, epochMs: EpochMs): EpochMs | null {
  requireFinite(epochMs, 'epochMs')
  const next = zoneTime(zone, epochMs, 'zone').getTimeZoneTransition('next')
  return next === null ? null : (next.epochMilliseconds as EpochMs)
}

/** What clock and calendar of the zone show at an instant. */
export function epochMsToLocal(zone: string, epochMs: EpochMs): LocalTime {
  requireFinite(epochMs, 'epochMs')
  const { year, month, day, hour, minute, second, millisecond } = zoneTime(zone, epochMs, 'zone')
  return { year, month, day, hour, minute, second, millisecond }
}

/** The instant of a wall-clock time, by default the earlier one where the clocks were set back. */
export function civilToEpochMs(
  date: CivilDate,
  time: ClockTime,
  zone: string,
  disambiguation: Disambiguation = 'earlier',
): EpochMs {
  return locateCivilTime(date, time, zone, disambiguation).epochMs
}

/** As civilToEpochMs, and says whether that time was skipped or came twice, so that a page can ask. */
export function locateCivilTime(
  date: CivilDate,
  time: ClockTime,
  zone: string,
  disambiguation: Disambiguation = 'earlier',
): ZonedInstant {
  const { year, month, day } = requireCivilDate(date)
  const { hour, minute, second } = requireClockTime(time)
  requireZone(zone)
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

function fitOf(
  wall: Temporal.PlainDateTime,
  earlier: Temporal.ZonedDateTime,
  later: Temporal.ZonedDateTime,
): ClockFit {
  if (earlier.epochMilliseconds === later.epochMilliseconds) return 'once'
  return earlier.toPlainDateTime().equals(wall) ? 'repeated' : 'skipped'
}

function zoneTime(zone: string, epochMs: number, field: string): Temporal.ZonedDateTime {
  // A place's zone is a name of the IANA database; an offset such as "+05:30" would hide its history.
  if (!/^[A-Za-z]/.test(zone)) {
    throw new JyotishError('UNKNOWN_ZONE', field, `expected an IANA zone name, got ${zone}`)
  }
  try {
    return Temporal.Instant.fromEpochMilliseconds(Math.floor(epochMs)).toZonedDateTimeISO(zone)
  } catch (cause) {
    if (cause instanceof RangeError) {
      throw new JyotishError('UNKNOWN_ZONE', field, `${zone} is not in the time zone database`)
    }
    throw cause
  }
}
