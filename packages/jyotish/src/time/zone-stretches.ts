import { Temporal } from 'temporal-polyfill'
import { JyotishError } from '../errors.ts'
import { fixedZoneSeconds } from './fixed-zone.ts'

/** A period in which a zone's clocks were not changed. `fromMs` may be after its true beginning. */
export type ZoneStretch = { fromMs: number; untilMs: number; offsetMs: number }

/** A cache of the database's answers by zone. The answers never change. */
const knownStretches = new Map<string, ZoneStretch[]>()
/** Enough for more than a century of summer times. */
const MAX_STRETCHES = 256
/** More than the number of zones, because a name may be written with different capitalization. */
const MAX_ZONES = 1000

/**
 * Returns the period that contains an instant. A query of the database takes as long as computing a whole day of
 * panchang, so each period is queried only once. A fixed zone needs no query.
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

/** Returns what the time zone database of the running machine says about a zone. Throws for an unknown zone. */
function zoneTime(zone: string, epochMs: number, field: string): Temporal.ZonedDateTime {
  // Temporal would also accept an offset such as "+05:30". Here only fixedZone makes one: used as a place's zone, it
  // would hide the history of its clocks.
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
