import { lunationAt } from '../calendar/lunar-month.ts'
import { seasonalSunDeg } from '../calendar/season.ts'
import type { Place, RiseConvention } from '../earth/index.ts'
import { moonriseAfter, moonsetAfter, riseConventions } from '../earth/index.ts'
import type { Sky } from '../ephemeris/index.ts'
import { requireInteger, requireKey } from '../errors.ts'
import type { Steps } from '../steps.ts'
import { finish } from '../steps.ts'
import type { CivilDate } from '../time/civil.ts'
import { civilDateToDayNumber, daysInMonth, isLeapYear, requireCivilDate } from '../time/civil.ts'
import type { EpochMs } from '../time/instants.ts'
import { MS_PER_DAY, epochMsToJdTt } from '../time/instants.ts'
import type { Ayanamsa } from '../zodiac/index.ts'
import { ayanamsas } from '../zodiac/index.ts'
import { buildDay } from './build-day.ts'
import type { LimbDayFacts } from './build-limb-day.ts'
import { buildLimbDay } from './build-limb-day.ts'
import type { LimbDay, PanchangDay } from './day-types.ts'
import type { DayFrame } from './frame.ts'
import { dayFrame, sunriseOn, sunsetBefore } from './frame.ts'
import type { Tracks } from './tracks.ts'
import { tracksBetween } from './tracks.ts'
import type { ZoneClock } from './zone-clock.ts'
import { zoneClock } from './zone-clock.ts'

export type PanchangOptions = { ayanamsa?: Ayanamsa; sunrise?: RiseConvention }

const MAX_DAYS = 800

/** Returns the panchang of one civil date at a place. */
export function panchangDay(sky: Sky, place: Place, date: CivilDate, options: PanchangOptions = {}): PanchangDay {
  return panchangDays(sky, place, date, 1, options)[0]!
}

/** Returns all days of a month (1…12) in one pass. */
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

/** Returns all days of a year in one pass. */
export function panchangYear(sky: Sky, place: Place, year: number, options: PanchangOptions = {}): PanchangDay[] {
  return finish(panchangYearInSteps(sky, place, year, options))
}

/** Computes the same in steps of a fraction of a millisecond, so that the caller can do other work in between. */
export function panchangYearInSteps(
  sky: Sky,
  place: Place,
  year: number,
  options: PanchangOptions = {},
): Steps<PanchangDay[]> {
  const first = requireCivilDate({ year, month: 1, day: 1 })
  return daysInSteps(sky, place, first, isLeapYear(year) ? 366 : 365, options)
}

/** Returns `count` days from a date on, in one pass that finds every sunrise once. */
export function panchangDays(
  sky: Sky,
  place: Place,
  from: CivilDate,
  count: number,
  options: PanchangOptions = {},
): PanchangDay[] {
  return finish(daysInSteps(sky, place, from, count, options))
}

function* daysInSteps(
  sky: Sky,
  place: Place,
  from: CivilDate,
  count: number,
  options: PanchangOptions,
): Steps<PanchangDay[]> {
  const { tracks, facts, convention } = yield* stretchOf(sky, place, from, count, options)
  const days: PanchangDay[] = []
  for (const [index, limbFacts] of facts.entries()) {
    const { frame } = limbFacts
    const earlierSunset = index === 0 ? null : lastSunset(facts[index - 1]!.frame, frame)
    const sunsetBeforeAt = earlierSunset ?? (frame.sunriseAt && sunsetBefore(sky, place, frame.sunriseAt, convention))
    days.push(buildDay(tracks, { ...limbFacts, sunsetBeforeAt }))
    yield
  }
  return days
}

/** Returns the limbs of one civil date at a place, for callers that do not need the hours of the day. */
export function limbDay(sky: Sky, place: Place, date: CivilDate, options: PanchangOptions = {}): LimbDay {
  const { tracks, facts } = finish(stretchOf(sky, place, date, 1, options))
  return buildLimbDay(tracks, facts[0]!)
}

/** Computes the tracks and the facts of a range of days. Limbs and lunar months are cached with the sky. */
function* stretchOf(
  sky: Sky,
  place: Place,
  from: CivilDate,
  count: number,
  { ayanamsa = 'lahiri', sunrise: convention = 'upper-limb' }: PanchangOptions,
): Steps<{ tracks: Tracks; facts: LimbDayFacts[]; convention: RiseConvention }> {
  requireCivilDate(from)
  requireInteger(count, 1, MAX_DAYS, 'count')
  requireKey(ayanamsa, ayanamsas, 'ayanamsa')
  requireKey(convention, riseConventions, 'sunrise')
  const firstDay = civilDateToDayNumber(from)
  const clock = zoneClock(place, firstDay * MS_PER_DAY)
  const frames = yield* framesOf(sky, place, clock, firstDay, count, convention)
  const tracks = tracksBetween(sky, frames[0]!.startsAt, frames.at(-1)!.endsAt, ayanamsa)
  let lunation = lunationAt(sky, frames[0]!.startsAt, ayanamsa)
  const facts: LimbDayFacts[] = []
  for (const frame of frames) {
    const { startsAt, endsAt } = frame
    if (startsAt >= lunation.endsAt) lunation = lunationAt(sky, startsAt, ayanamsa)
    const startJd = epochMsToJdTt(startsAt)
    facts.push({
      frame,
      moonriseAt: before(endsAt, moonriseAfter(sky, place, startsAt, convention)),
      moonsetAt: before(endsAt, moonsetAfter(sky, place, startsAt, convention)),
      startJd,
      lunation,
      tropicalSunDeg: seasonalSunDeg(sky, startJd),
    })
    yield
  }
  return { tracks, facts, convention }
}

function* framesOf(
  sky: Sky,
  place: Place,
  clock: ZoneClock,
  firstDay: number,
  count: number,
  convention: RiseConvention,
): Steps<DayFrame[]> {
  const frames: DayFrame[] = []
  let sunriseAt = sunriseOn(sky, place, clock, firstDay, convention)
  for (let dayNumber = firstDay; dayNumber < firstDay + count; dayNumber++) {
    const nextSunriseAt = sunriseOn(sky, place, clock, dayNumber + 1, convention)
    frames.push(dayFrame(sky, place, clock, dayNumber, convention, sunriseAt, nextSunriseAt))
    sunriseAt = nextSunriseAt
    yield
  }
  return frames
}

/**
 * Returns the sunset of the previous day, if it is the last one before this day's sunrise. Where clocks are far from
 * solar time and change, a date may contain two sunrises, and the night between them belongs to neither frame.
 */
function lastSunset(previous: DayFrame, { sunriseAt }: DayFrame): EpochMs | null {
  const { sunsetAt } = previous
  return sunsetAt !== null && sunriseAt !== null && sunriseAt - sunsetAt < MS_PER_DAY ? sunsetAt : null
}

function before(endsAt: EpochMs, instant: EpochMs | null): EpochMs | null {
  return instant !== null && instant < endsAt ? instant : null
}
