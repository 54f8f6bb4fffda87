import type { Place, RiseConvention } from '../earth/index.ts'
import { sunriseAfter, sunsetAfter } from '../earth/index.ts'
import type { Sky } from '../ephemeris/index.ts'
import type { EpochMs } from '../time/instants.ts'
import { MS_PER_DAY } from '../time/instants.ts'
import type { ZoneClock } from './zone-clock.ts'
import { localMidnight } from './zone-clock.ts'

/** The Sun's rises and sets around one civil date; null if none exists. */
export type DayFrame = {
  dayNumber: number
  startsAt: EpochMs
  endsAt: EpochMs
  sunriseAt: EpochMs | null
  sunsetAt: EpochMs | null
  nextSunriseAt: EpochMs | null
}

/** Returns the sunrise on a civil date (days since 1970-01-01), or null. */
export function sunriseOn(
  sky: Sky,
  place: Place,
  clock: ZoneClock,
  dayNumber: number,
  convention: RiseConvention,
): EpochMs | null {
  const found = sunriseAfter(sky, place, localMidnight(clock, dayNumber), convention)
  return found !== null && found < localMidnight(clock, dayNumber + 1) ? found : null
}

/**
 * Makes a frame. `sunriseAt` and `nextSunriseAt` are the sunrises of this date and the next, as returned by sunriseOn.
 */
export function dayFrame(
  sky: Sky,
  place: Place,
  clock: ZoneClock,
  dayNumber: number,
  convention: RiseConvention,
  sunriseAt: EpochMs | null,
  nextSunriseAt: EpochMs | null,
): DayFrame {
  if (sunriseAt === null || nextSunriseAt === null) {
    const startsAt = localMidnight(clock, dayNumber)
    const endsAt = localMidnight(clock, dayNumber + 1)
    return { dayNumber, startsAt, endsAt, sunriseAt, sunsetAt: setBefore(startsAt, endsAt), nextSunriseAt }
  }
  const sunsetAt = setBefore(sunriseAt, nextSunriseAt)
  return { dayNumber, startsAt: sunriseAt, endsAt: nextSunriseAt, sunriseAt, sunsetAt, nextSunriseAt }

  function setBefore(from: EpochMs, until: EpochMs): EpochMs | null {
    const found = sunsetAfter(sky, place, from, convention)
    return found !== null && found < until ? found : null
  }
}

/** Returns the sunset that begins the night before a sunrise, or null. */
export function sunsetBefore(sky: Sky, place: Place, sunriseAt: EpochMs, convention: RiseConvention): EpochMs | null {
  const found = sunsetAfter(sky, place, (sunriseAt - MS_PER_DAY) as EpochMs, convention)
  return found !== null && found < sunriseAt ? found : null
}
