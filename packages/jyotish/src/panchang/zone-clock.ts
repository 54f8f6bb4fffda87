import { requireCoordinates } from '../earth/index.ts'
import type { Place } from '../earth/index.ts'
import type { CivilDate } from '../time/civil.ts'
import { dayNumberToCivilDate } from '../time/civil.ts'
import type { EpochMs } from '../time/instants.ts'
import { MS_PER_DAY } from '../time/instants.ts'
import type { ZoneStretch } from '../time/zone-stretches.ts'
import { stretchAt } from '../time/zone-stretches.ts'

/** A zone's clock for many instants near each other. */
export type ZoneClock = { readonly zone: string; stretch: ZoneStretch }

/** Refuses a place that is none, and opens its clock. */
export function zoneClock(place: Place, atMs: number): ZoneClock {
  requireCoordinates(place.latDeg, place.lonDeg)
  return { zone: place.zone, stretch: stretchAt(place.zone, atMs, 'place.zone') }
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
