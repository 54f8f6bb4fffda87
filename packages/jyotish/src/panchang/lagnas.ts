import { RAD_PER_DEG, atan2Deg, wrap360 } from '../angles.ts'
import type { EarthDay } from '../earth/earth-day.ts'
import { TURN_PER_DAY, earthDay } from '../earth/earth-day.ts'
import { requireCoordinates } from '../earth/index.ts'
import { requireKey } from '../errors.ts'
import type { EpochMs } from '../time/instants.ts'
import { MS_PER_DAY } from '../time/instants.ts'
import type { Ayanamsa } from '../zodiac/index.ts'
import { ayanamsas, shiftFromLahiriDeg } from '../zodiac/index.ts'
import { rashis } from '../zodiac/keys.ts'
import type { RashiSpan } from './day-types.ts'
import type { Interval } from './spans.ts'

const TURN_DEG_PER_MS = TURN_PER_DAY / RAD_PER_DEG / MS_PER_DAY

/**
 * Returns the signs that rise during a day at a place, each from the rising of its first degree to that of its last. So
 * the first begins before the day, at whose start it is rising, and the last ends after it. null inside the polar
 * circles, where some signs never rise and others rise backwards.
 *
 * The Earth turns so evenly that the instant follows directly from the angle, without a search: within a tenth of a
 * second of the ascendant of `anglesAt` up to 64° of latitude, and a third at the polar circles.
 */
export function lagnaSpans(
  place: { latDeg: number; lonDeg: number },
  day: Interval,
  ayanamsa: Ayanamsa = 'lahiri',
): RashiSpan[] | null {
  requireCoordinates(place.latDeg, place.lonDeg)
  requireKey(ayanamsa, ayanamsas, 'ayanamsa')
  const earth = earthDay(Math.floor((day.startsAt + day.endsAt) / 2 / MS_PER_DAY))
  const latRad = place.latDeg * RAD_PER_DEG
  if (Math.abs(Math.sin(latRad)) >= earth.cosE) return null

  const zeroDeg = earth.equinoxDeg0 - shiftFromLahiriDeg(ayanamsa, earth.jdTt0)
  const risingDeg = rashis.map((_, index) => siderealAtRise(earth, latRad, (zeroDeg + 30 * index) * RAD_PER_DEG))
  const sinceMidnightMs = day.startsAt - earth.dayNumber * MS_PER_DAY
  const nowDeg = earth.sidereal0 / RAD_PER_DEG + place.lonDeg + sinceMidnightMs * TURN_DEG_PER_MS
  const passedDeg = risingDeg.map((deg) => wrap360(nowDeg - deg))

  const spans: RashiSpan[] = []
  let index = passedDeg.indexOf(Math.min(...passedDeg))
  let startsMs = day.startsAt - passedDeg[index]! / TURN_DEG_PER_MS
  while (startsMs < day.endsAt) {
    const next = (index + 1) % rashis.length
    const endsMs = startsMs + wrap360(risingDeg[next]! - risingDeg[index]!) / TURN_DEG_PER_MS
    spans.push({
      key: rashis[index]!,
      index,
      startsAt: Math.round(startsMs) as EpochMs,
      endsAt: Math.round(endsMs) as EpochMs,
    })
    index = next
    startsMs = endsMs
  }
  return spans
}

/** Returns the sidereal angle of a place, in degrees, at which a tropical longitude of the ecliptic rises. */
function siderealAtRise({ sinE, cosE }: EarthDay, latRad: number, lonRad: number): number {
  const sinDeclination = sinE * Math.sin(lonRad)
  const tanDeclination = sinDeclination / Math.sqrt(1 - sinDeclination ** 2)
  const rightAscensionDeg = atan2Deg(cosE * Math.sin(lonRad), Math.cos(lonRad))
  return rightAscensionDeg - Math.acos(-Math.tan(latRad) * tanDeclination) / RAD_PER_DEG
}
