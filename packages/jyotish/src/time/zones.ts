import { Temporal } from 'temporal-polyfill'
import { JyotishError, requireFinite } from '../errors.ts'
import type { CivilDate, ClockTime } from './civil.ts'
import { civilDateToDayNumber, requireCivilDate, requireClockTime } from './civil.ts'
import { fixedZoneSeconds } from './fixed-zone.ts'
import type { EpochMs } from './instants.ts'
import { MS_PER_DAY } from './instants.ts'

/**
 * What to do with a wall-clock time that a zone skipped or went through twice: take the 'earlier' or 'later'
 * instant, or 'reject' it with SKIPPED_TIME or REPEATED_TIME.
 */
export type Disambiguation = 'earlier' | 'later' | 'reject'

/** How a wall-clock time lies in its zone. */
export type ClockFit = 'once' | 'skipped' | 'repeated'

export type ZonedInstant = { epochMs: EpochMs; offsetSeconds: number; fit: ClockFit }

export type LocalTime = CivilDate & { hour: number; minute: number; second: number; millisecond: number }

/** Refuses a zone that the time zone database of the running machine does not know and fixedZone did not make. */
export function requireZone(zone: string, field = 'zone'): string {
  if (fixedZoneSeconds(zone, field) === null) zoneTime(zone, 0, field)
  return zone
}

/** Seconds the zone's clocks are ahead of UTC at an instant; before about 1906 not a whole minute. */
export function zoneOffsetSeconds(zone: string, epochMs: EpochMs): number {
  requireFinite(epochMs, 'epochMs')
  return fixedZoneSeconds(zone) ?? zoneTime(zone, epochMs, 'zone').offsetNanoseconds / 1e9
}

/** The next instant after `epochMs` when the zone's offset changes, or null when none is known. */
export function nextZoneTransition(zone: string, epochMs: EpochMs): EpochMs | null {
  requireFinite(epochMs, 'epochMs')
  if (fixedZoneSeconds(zone) !== null) return null
  const next = zoneTime(zone, epochMs, 'zone').getTimeZoneTransition('next')
  return next === null ? null : (next.epochMilliseconds as EpochMs)
}

/** What clock and calendar of the zone show at an instant. */
export function epochMsToLocal(zone: string, epochMs: EpochMs): LocalTime {
  requireFinite(epochMs, 'epochMs')
  const fixedSeconds = fixedZoneSeconds(zone)
  if (fixedSeconds !== null) return utcTime(Math.floor(epochMs) + fixedSeconds * 1000)
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
  const fixedSeconds = fixedZoneSeconds(zone)
  if (fixedSeconds !== null) {
    const secondsOfDay = hour * 3600 + minute * 60 + second - fixedSeconds
    const epochMs = (civilDateToDayNumber(date) * MS_PER_DAY + secondsOfDay * 1000) as EpochMs
    return { epochMs, offsetSeconds: fixedSeconds, fit: 'once' }
  }
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

/** What a clock shows that is set to UTC. */
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

function zoneTime(zone: string, epochMs: number, field: string): Temporal.ZonedDateTime {
  // Temporal would take an offset such as "+05:30" too. Only fixedZone makes one here, on purpose: taken for
  // a place's zone it would hide the history of its clocks.
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
