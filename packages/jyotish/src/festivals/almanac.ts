import type { Lunation } from '../calendar/lunar-month.ts'
import { lunationAt, lunationNumbered } from '../calendar/lunar-month.ts'
import type { Place, RiseConvention } from '../earth/index.ts'
import { moonriseAfter } from '../earth/index.ts'
import type { Sky } from '../ephemeris/index.ts'
import type { DayFrame } from '../panchang/frame.ts'
import { dayFrame, sunriseOn } from '../panchang/frame.ts'
import { edgeMs, limbEdges } from '../panchang/edges.ts'
import type { Interval } from '../panchang/spans.ts'
import { KARANAS_PER_TITHI } from '../panchang/tracks.ts'
import type { ZoneClock } from '../panchang/zone-clock.ts'
import { localDayNumber, zoneClock } from '../panchang/zone-clock.ts'
import type { EpochMs } from '../time/instants.ts'
import { MS_PER_DAY } from '../time/instants.ts'
import type { Ayanamsa } from '../zodiac/index.ts'

/** The data that festival rules look up at one place: days by number, lunar months and their tithis. */
export type Almanac = {
  sky: Sky
  place: Place
  clock: ZoneClock
  ayanamsa: Ayanamsa
  convention: RiseConvention
  sunrises: Map<number, EpochMs | null>
  frames: Map<number, DayFrame>
}

/** A day with both its sunrises and its sunset. Only such days can be compared. */
export type FullDay = Interval & { dayNumber: number; sunriseAt: EpochMs; sunsetAt: EpochMs }

export function openAlmanac(
  sky: Sky,
  place: Place,
  aroundMs: number,
  ayanamsa: Ayanamsa,
  convention: RiseConvention,
): Almanac {
  const clock = zoneClock(place, aroundMs)
  return { sky, place, clock, ayanamsa, convention, sunrises: new Map(), frames: new Map() }
}

/** Returns a full day; null where the Sun does not rise and set, near the poles. */
export function fullDay(almanac: Almanac, dayNumber: number): FullDay | null {
  const { sunriseAt, sunsetAt, nextSunriseAt, startsAt, endsAt } = frameOf(almanac, dayNumber)
  if (sunriseAt === null || sunsetAt === null || nextSunriseAt === null) return null
  return { dayNumber, startsAt, endsAt, sunriseAt, sunsetAt }
}

function frameOf(almanac: Almanac, dayNumber: number): DayFrame {
  const known = almanac.frames.get(dayNumber)
  if (known) return known
  const { sky, place, clock, convention } = almanac
  const sunrises = [sunriseOf(almanac, dayNumber), sunriseOf(almanac, dayNumber + 1)] as const
  const frame = dayFrame(sky, place, clock, dayNumber, convention, ...sunrises)
  almanac.frames.set(dayNumber, frame)
  return frame
}

function sunriseOf(almanac: Almanac, dayNumber: number): EpochMs | null {
  const known = almanac.sunrises.get(dayNumber)
  if (known !== undefined) return known
  const found = sunriseOn(almanac.sky, almanac.place, almanac.clock, dayNumber, almanac.convention)
  almanac.sunrises.set(dayNumber, found)
  return found
}

/** Returns the civil date of an instant, as days since 1970-01-01. */
export function dayNumberOf(almanac: Almanac, instant: EpochMs): number {
  return localDayNumber(almanac.clock, instant)
}

/** Returns the first moonrise after a day's midday, for fasts that end when the waning moon rises. */
export function moonriseOf({ sky, place, convention }: Almanac, day: FullDay): EpochMs | null {
  const midday = ((day.sunriseAt + day.sunsetAt) / 2) as EpochMs
  const found = moonriseAfter(sky, place, midday, convention)
  return found !== null && found < day.endsAt ? found : null
}

/** Returns the last moonrise in the six hours before sunrise: that of the thin old moon. */
export function moonriseBeforeDawn({ sky, place, convention }: Almanac, day: FullDay): EpochMs | null {
  const found = moonriseAfter(sky, place, (day.sunriseAt - MS_PER_DAY / 4) as EpochMs, convention)
  return found !== null && found < day.sunriseAt ? found : null
}

/** Returns the lunar months that overlap the time between two instants. */
export function lunationsBetween({ sky, ayanamsa }: Almanac, from: EpochMs, to: EpochMs): Lunation[] {
  let lunation = lunationAt(sky, from, ayanamsa)
  const lunations = [lunation]
  while (lunation.endsAt < to) {
    lunation = lunationNumbered(sky, lunation.number + 1, ayanamsa)
    lunations.push(lunation)
  }
  return lunations
}

/** Returns a tithi (1…30) of a lunar month. */
export function tithiIn({ sky, ayanamsa }: Almanac, lunation: Lunation, tithi: number): Interval {
  const { karanas } = limbEdges(sky, ayanamsa)
  const edge = (tithis: number) => edgeMs(karanas, (lunation.number * 30 + tithis) * KARANAS_PER_TITHI)
  return { startsAt: edge(tithi - 1), endsAt: edge(tithi) }
}
