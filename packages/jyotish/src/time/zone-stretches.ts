import { Temporal } from 'temporal-polyfill'
import { JyotishError } from '../errors.ts'
import { fixedZoneSeconds } from './fixed-zone.ts'

/** A stretch of time in which a zone's clocks were not changed; `fromMs` may lie after its true beginning. */
export type ZoneStretch = { fromMs: number; untilMs: number; offsetMs: number }

/** What the database answered, by zone. It only remembers: the answers never change. */
const knownStretches = new Map<string, ZoneStretch[]>()
/** More than a century of summer times. */
const MAX_STRETCHES = 256
/** More than there are zones; a name may be written in small and capital letters in many ways. */
const MAX_ZONES = 1000

/**
 * The stretch that holds an instant. The database, which takes as long to ask as a whole day of panchang to
 * compute, is asked once for each; a fixed zone needs none.
 */
export function stretchAt(zone: string, atMs: number, field = 'zone'): ZoneStretch {
  const fixedSeconds = fixedZoneSeconds(zone, field)
  if (fixedSeconds !== null) return { fromMs: -Infinity, untilMs: Infinity, offsetMs: fixedSeconds * 1000 }
  const known = knownStretches.get(zone) ?? []
  for (const stretch of known) if (atMs >= stretch.fromMs && atMs < stretch.untilMs) return stretch
  const here = zoneTime(zone, atMs, field)
  const untilMs = here.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity
  const same = known.find((stretch) => stretch.untilMs === untilMs)
  if (same) {
    same.fromMs = atMs
    return same
  }
  const stretch = { fromMs: atMs, untilMs, offsetMs: here.offsetNanoseconds / 1e6 }
  if (knownStretches.size >= MAX_ZONES) knownStretches.clear()
  knownStretches.set(zone, known.length < MAX_STRETCHES ? [...known, stretch] : [stretch])
  return stretch
}

/** What the time zone database of the running machine says of a zone; refuses one that it does not know. */
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
