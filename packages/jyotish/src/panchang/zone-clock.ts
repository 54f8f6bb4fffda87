import { requireCoordinates } from '../earth/index.ts'
import type { Place } from '../earth/index.ts'
import type { CivilDate } from '../time/civil.ts'
import { dayNumberToCivilDate } from '../time/civil.ts'
import type { EpochMs } from '../time/instants.ts'
import { MS_PER_DAY } from '../time/instants.ts'
import { nextZoneTransition, requireZone, zoneOffsetSeconds } from '../time/zones.ts'

/** A stretch of time in which a zone's clocks were not changed. */
type Stretch = { fromMs: number; untilMs: number; offsetMs: number }

/**
 * A zone's clock for many instants near each other: the time zone database, which takes as long to ask as a
 * whole day of panchang to compute, is asked once for each stretch between two changes of the clocks.
 */
export type ZoneClock = { readonly zone: string; stretch: Stretch }

/** What the database answered, by zone. It only remembers: the answers never change. */
const knownStretches = new Map<string, Stretch[]>()
/** More than a century of summer times. */
const MAX_STRETCHES = 256

/** Refuses a place that is none, and opens its clock. */
export function zoneClock(place: Place, atMs: number): ZoneClock {
  requireCoordinates(place.latDeg, place.lonDeg)
  if (!knownStretches.has(place.zone)) requireZone(place.zone, 'place.zone')
  return { zone: place.zone, stretch: stretchAt(place.zone, atMs) }
}

function stretchAt(zone: string, atMs: number): Stretch {
  const known = knownStretches.get(zone) ?? []
  const found = known.find(({ fromMs, untilMs }) => atMs >= fromMs && atMs < untilMs)
  if (found) return found
  const offsetMs = zoneOffsetSeconds(zone, atMs as EpochMs) * 1000
  const untilMs = nextZoneTransition(zone, atMs as EpochMs) ?? Infinity
  const same = known.find((stretch) => stretch.untilMs === untilMs)
  if (same) {
    same.fromMs = atMs
    return same
  }
  const stretch = { fromMs: atMs, untilMs, offsetMs }
  knownStretches.set(zone, known.length < MAX_STRETCHES ? [...known, stretch] : [stretch])
  return stretch
}

function offsetMsAt(clock: ZoneClock, atMs: number): number {
  const { fromMs, untilMs } = clock.stretch
  if (atMs < fromMs || atMs >= untilMs) clock.stretch = stretchAt(clock.zone, atMs)
  return clock.stretch.offsetMs
}

/** The first instant of a civil day (days since 1970-01-01) by the zone's clock. */
export function localMidnight(clock: ZoneClock, dayNumber: number): EpochMs {
  const asUtc = dayNumber * MS_PER_DAY
  const guess = asUtc - offsetMsAt(clock, asUtc - clock.stretch.offsetMs)
  // A second look, because the clocks may have changed between the guess and midnight.
  return (asUtc - offsetMsAt(clock, guess)) as EpochMs
}

/** Days since 1970-01-01 of the civil date that the zone's calendar shows at an instant. */
export function localDayNumber(clock: ZoneClock, epochMs: EpochMs): number {
  return Math.floor((epochMs + offsetMsAt(clock, epochMs)) / MS_PER_DAY)
}

export function localDate(clock: ZoneClock, epochMs: EpochMs): CivilDate {
  return dayNumberToCivilDate(localDayNumber(clock, epochMs))
}
