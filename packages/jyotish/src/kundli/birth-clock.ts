import { cosDeg, sinDeg, atan2Deg, wrap360 } from '../angles.ts'
import { sunriseAfter, sunsetAfter } from '../earth/rise-set.ts'
import type { Place } from '../earth/place.ts'
import type { Sky } from '../ephemeris/sky.ts'
import type { EpochMs } from '../time/instants.ts'
import { MS_PER_DAY } from '../time/instants.ts'
import { civilDateToDayNumber, weekdayIndex } from '../time/civil.ts'
import { civilToEpochMs, epochMsToLocal } from '../time/zones.ts'
import type { CivilDate } from '../time/civil.ts'
import type { BirthClock } from './shadbala/kala.ts'

/** The day of a birth between two sunrises; null near the poles when there is no such day. */
export type SunDay = {
  sunriseAt: EpochMs
  sunsetAt: EpochMs
  nextSunriseAt: EpochMs
}

const HOUR_MS = 3_600_000
const MS_PER_GHATI = 24 * 60_000

/** Returns the sunrise and sunset of the civil date, as birth details print them. */
export function sunOfDate(
  sky: Sky,
  place: Place,
  date: CivilDate,
): { sunriseAt: EpochMs | null; sunsetAt: EpochMs | null } {
  const midnight = civilToEpochMs(date, { hour: 0, minute: 0 }, place.zone)
  const within = (found: EpochMs | null, fromMs: number) =>
    found !== null && found - fromMs < MS_PER_DAY ? found : null
  const sunriseAt = within(sunriseAfter(sky, place, midnight), midnight)
  const from = sunriseAt ?? midnight
  return { sunriseAt, sunsetAt: within(sunsetAfter(sky, place, from), from) }
}

/** Returns the day, from sunrise to sunrise, that contains an instant. */
export function findSunDay(sky: Sky, place: Place, atMs: EpochMs): SunDay | null {
  const sunriseAt = lastSunrise(sky, place, atMs)
  if (sunriseAt === null) return null
  const sunsetAt = sunsetAfter(sky, place, sunriseAt)
  const nextSunriseAt = sunriseAfter(sky, place, (sunriseAt + 12 * HOUR_MS) as EpochMs)
  if (sunsetAt === null || nextSunriseAt === null || sunsetAt >= nextSunriseAt || atMs >= nextSunriseAt) return null
  return { sunriseAt, sunsetAt, nextSunriseAt }
}

function lastSunrise(sky: Sky, place: Place, atMs: EpochMs): EpochMs | null {
  // 26 hours contain one or two sunrises. Use the last one before the birth.
  const earlier = sunriseAfter(sky, place, (atMs - 26 * HOUR_MS) as EpochMs)
  if (earlier === null || earlier > atMs) return null
  const later = sunriseAfter(sky, place, (earlier + 12 * HOUR_MS) as EpochMs)
  return later !== null && later <= atMs ? later : earlier
}

/** Returns the place of an instant in its day, for the strengths of time. */
export function makeBirthClock(atMs: EpochMs, day: SunDay, zone: string, hourAngleDeg: number): BirthClock {
  const isDay = atMs < day.sunsetAt
  const [fromMs, toMs] = isDay ? [day.sunriseAt, day.sunsetAt] : [day.sunsetAt, day.nextSunriseAt]
  const date = epochMsToLocal(zone, day.sunriseAt)
  return {
    solarHours: wrap360(hourAngleDeg + 180) / 15,
    isDay,
    passed: (atMs - fromMs) / (toMs - fromMs),
    weekday: weekdayIndex(date),
    dayNumber: civilDateToDayNumber(date),
  }
}

/** Returns the Sun's hour angle: the part of the equator between it and the meridian. Tropical longitudes. */
export function sunHourAngleDeg(sunDeg: number, midheavenDeg: number, obliquityDeg: number): number {
  const rightAscension = (lonDeg: number) => atan2Deg(sinDeg(lonDeg) * cosDeg(obliquityDeg), cosDeg(lonDeg))
  return wrap360(rightAscension(midheavenDeg) - rightAscension(sunDeg))
}

export function ghatisSince(sunriseAt: EpochMs, atMs: EpochMs): number {
  return (atMs - sunriseAt) / MS_PER_GHATI
}
