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

/** Throws for an invalid place, and otherwise returns the clock of its zone. */
export function zoneClock(place: Place, atMs: number): ZoneClock {
  requireCoordinates(place.latDeg, place.lonDeg)
  return { zone: place.zone, stretch: stretchAt(place.zone, atMs, 'place.zone') }
}

function offsetMsAt(clock: ZoneClock, atMs: number): number {
  const { fromMs, untilMs } = clock.stretch
  if (atMs < fromMs || atMs >= untilMs) clock.stretch = stretchAt(clock.zone, atMs)
  return clock.stretch.offsetMs
}

/** Returns the first instant of a civil day (days since 1970-01-01) by the zone's clock. */
export function localMidnight(clock: ZoneClock, dayNumber: number): EpochMs {
  const asUtc = dayNumber * MS_PER_DAY
  const guess = asUtc - offsetMsAt(clock, asUtc - clock.stretch.offsetMs)
  // Check a second time, because the clocks may have changed between the guess and midnight.
  return (asUtc - offsetMsAt(clock, guess)) as EpochMs
}

/** Returns the civil date in the zone at an instant, as days since 1970-01-01. */
export function localDayNumber(clock: ZoneClock, epochMs: EpochMs): number {
  return Math.floor((epochMs + offsetMsAt(clock, epochMs)) / MS_PER_DAY)
}

export function localDate(clock: ZoneClock, epochMs: EpochMs): CivilDate {
  return dayNumberToCivilDate(localDayNumber(clock, epochMs))
}
