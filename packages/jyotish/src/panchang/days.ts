import { lunationAt } from '../calendar/lunar-month.ts'
import { seasonalSunDeg } from '../calendar/season.ts'
import type { Place, RiseConvention } from '../earth/index.ts'
import { moonriseAfter, moonsetAfter, riseConventions } from '../earth/index.ts'
import type { Sky } from '../ephemeris/index.ts'
import { requireInteger, requireKey } from '../errors.ts'
import type { CivilDate } from '../time/civil.ts'
import { civilDateToDayNumber, daysInMonth, isLeapYear, requireCivilDate } from '../time/civil.ts'
import type { EpochMs } from '../time/instants.ts'
import { MS_PER_DAY, epochMsToJdTt } from '../time/instants.ts'
import type { Ayanamsa } from '../zodiac/index.ts'
import { ayanamsas } from '../zodiac/index.ts'
import type { Tracks } from './build-day.ts'
import { buildDay } from './build-day.ts'
import type { PanchangDay } from './day-types.ts'
import type { DayFrame } from './frame.ts'
import { dayFrame, sunriseOn, sunsetBefore } from './frame.ts'
import {
  groupTrack,
  karanaCourse,
  moonNakshatraCourse,
  moonRashiCourse,
  sunRashiCourse,
  trackCourse,
  yogaCourse,
} from './tracks.ts'
import type { ZoneClock } from './zone-clock.ts'
import { zoneClock } from './zone-clock.ts'

export type PanchangOptions = { ayanamsa?: Ayanamsa; sunrise?: RiseConvention }

const MAX_DAYS = 800

/** The panchang of one civil date at a place. */
export function panchangDay(
  sky: Sky,
  place: Place,
  date: CivilDate,
  options: PanchangOptions = {},
): PanchangDay {
  return panchangDays(sky, place, date, 1, options)[0]!
}

/** All days of a month (1…12) in one pass. */
export function panchangMonth(
  sky: Sky,
  place: Place,
  year: number,
  month: number,
  options: PanchangOptions = {},
): PanchangDay[] {
  requireCivilDate({ year, month, day: 1 })
  return panchangDays(sky, place, { year, month, day: 1 }, daysInMonth(year, month), options)
}

/** All days of a year in one pass. */
export function panchangYear(
  sky: Sky,
  place: Place,
  year: number,
  options: PanchangOptions = {},
): PanchangDay[] {
  const first = requireCivilDate({ year, month: 1, day: 1 })
  return panchangDays(sky, place, first, isLeapYear(year) ? 366 : 365, options)
}

/**
 * `count` days from a date on, in one pass: every sunrise, limb and lunar month is found once, and the days
 * are cut out of them.
 */
export function panchangDays(
  sky: Sky,
  place: Place,
  from: CivilDate,
  count: number,
  { ayanamsa = 'lahiri', sunrise = 'upper-limb' }: PanchangOptions = {},
): PanchangDay[] {
  requireCivilDate(from)
  requireInteger(count, 1, MAX_DAYS, 'count')
  requireKey(ayanamsa, ayanamsas, 'ayanamsa')
  requireKey(sunrise, riseConventions, 'sunrise')
  const firstDay = civilDateToDayNumber(from)
  const clock = zoneClock(place, firstDay * MS_PER_DAY)
  const frames = framesOf(sky, place, clock, firstDay, count, sunrise)
  const startJd = epochMsToJdTt(frames[0]!.startsAt)
  const endJd = epochMsToJdTt(frames.at(-1)!.endsAt)
  const tracks = tracksOf(sky, startJd, endJd, ayanamsa)

  let lunation = lunationAt(sky, startJd, ayanamsa)
  return frames.map((frame, index) => {
    const jdTt = epochMsToJdTt(frame.startsAt)
    if (jdTt >= lunation.endJd) lunation = lunationAt(sky, jdTt, ayanamsa)
    const earlierSunset = index === 0 ? null : lastSunset(frames[index - 1]!, frame)
    const sunsetBeforeAt =
      earlierSunset ?? (frame.sunriseAt && sunsetBefore(sky, place, frame.sunriseAt, sunrise))
    return buildDay(tracks, {
      frame,
      sunsetBeforeAt,
      moonriseAt: before(frame.endsAt, moonriseAfter(sky, place, frame.startsAt, sunrise)),
      moonsetAt: before(frame.endsAt, moonsetAfter(sky, place, frame.startsAt, sunrise)),
      startJd: jdTt,
      lunation,
      tropicalSunDeg: seasonalSunDeg(sky, jdTt),
    })
  })
}

function framesOf(
  sky: Sky,
  place: Place,
  clock: ZoneClock,
  firstDay: number,
  count: number,
  convention: RiseConvention,
): DayFrame[] {
  const frames: DayFrame[] = []
  let sunriseAt = sunriseOn(sky, place, clock, firstDay, convention)
  for (let dayNumber = firstDay; dayNumber < firstDay + count; dayNumber++) {
    const nextSunriseAt = sunriseOn(sky, place, clock, dayNumber + 1, convention)
    frames.push(dayFrame(sky, place, clock, dayNumber, convention, sunriseAt, nextSunriseAt))
    sunriseAt = nextSunriseAt
  }
  return frames
}

function tracksOf(sky: Sky, startJd: number, endJd: number, ayanamsa: Ayanamsa): Tracks {
  const karanas = trackCourse(sky, karanaCourse, startJd, endJd, ayanamsa)
  return {
    karanas,
    tithis: groupTrack(sky, karanaCourse, karanas, 2, ayanamsa),
    nakshatras: trackCourse(sky, moonNakshatraCourse, startJd, endJd, ayanamsa),
    moonRashis: trackCourse(sky, moonRashiCourse, startJd, endJd, ayanamsa),
    yogas: trackCourse(sky, yogaCourse, startJd, endJd, ayanamsa),
    sunRashis: trackCourse(sky, sunRashiCourse, startJd, endJd, ayanamsa),
  }
}

/**
 * The sunset of the day before, if it is the last one before this day's sunrise. Where clocks are far from the Sun and
 * change, a date may hold two sunrises, and the night between them belongs to neither frame.
 */
function lastSunset(previous: DayFrame, { sunriseAt }: DayFrame): EpochMs | null {
  const { sunsetAt } = previous
  return sunsetAt !== null && sunriseAt !== null && sunriseAt - sunsetAt < MS_PER_DAY ? sunsetAt : null
}

function before(endsAt: EpochMs, instant: EpochMs | null): EpochMs | null {
  return instant !== null && instant < endsAt ? instant : null
}
