import { DomainError } from '@sankalp/contract'
import type { Parsed } from '@sankalp/contract/endpoint'
import {
  type FestivalsReply,
  type PanchangDayReply,
  type PanchangMonthReply,
  type PanchangYearReply,
  almanacYears,
  type getDailyPanchang,
  isAlmanacDate,
} from '@sankalp/contract/panchang'
import type { FestivalOfPlace } from '@sankalp/contract/panchang-reply'
import { packYear } from '@sankalp/contract/panchang-year'
import type { Place } from '@sankalp/contract/places'
import {
  type CivilDate,
  type EpochMs,
  JyotishError,
  type LimbDay,
  type PanchangDay,
  type Sky,
  type Place as Spot,
  addDays,
  civilToEpochMs,
  epochMsToLocal,
  festivalsInSteps,
  festivalsOfDay,
  fixedZone,
  limbDay,
  limbsAt,
  panchangDay,
  panchangMonth,
  panchangYearInSteps,
  requireZone,
  sunriseAfter,
  sunsetAfter,
  thirtyMuhurtas,
} from '@sankalp/jyotish'
import { type BoundedCache, createBoundedCache } from '../../platform/bounded-cache.ts'
import type { Clock } from '../../platform/clock.ts'
import { SharedReply } from '../../platform/http/mount.ts'
import { createInPieces } from '../../platform/in-pieces.ts'
import {
  balasOf,
  dateText,
  parseDate,
  risingOf,
  toAlmanacDay,
  toCalendarDay,
  toFestival,
  wheelNumbers,
} from './almanac.ts'
import { createDailyWriter } from './daily-writer.ts'
import { dawnOf } from './dawn.ts'
import { specialYogasOf } from './special-yogas.ts'
import { clockOfDay } from './wall-clock.ts'

export type PanchangNeeds = {
  sky: Sky
  clock: Clock
  /** Returns a place by its slug. Throws with suggested names for an unknown one. */
  findPlace: (slug: string) => Place
}
export type Panchang = ReturnType<typeof createPanchang>

/** A year's festivals take ten milliseconds to compute and some 100 kB to store. */
const cachedFestivalYears = 100

/** Whole days of cities, some 30 kB each. */
const cachedDays = 300

const midnight = { hour: 0, minute: 0 }

export function createPanchang({ sky, clock, findPlace }: PanchangNeeds) {
  const festivalYears: BoundedCache<FestivalOfPlace[]> = createBoundedCache(cachedFestivalYears)
  /** Years being computed: further requests for one wait for the same result. */
  const underWay = new Map<string, Promise<FestivalOfPlace[]>>()
  const inPieces = createInPieces()
  const writeDaily = createDailyWriter()
  const days: BoundedCache<SharedReply<PanchangDayReply>> = createBoundedCache(cachedDays)

  /** Returns the answer of the daily call as JSON. */
  function writeDailyPanchang({
    year,
    month,
    day: dayOfMonth,
    hour,
    min,
    lat,
    lon,
    ...asked
  }: Parsed<(typeof getDailyPanchang)['body']>): string {
    const zone = asked.zone === undefined ? fixedZone(Math.round(asked.tzone * 3600)) : knownZone(asked.zone)
    const spot = { latDeg: lat, lonDeg: lon, zone }
    const date = { year, month, day: dayOfMonth }
    const day = limbDay(sky, spot, date)
    const askedAt = civilToEpochMs(date, { hour, minute: min }, zone)
    const vedic = {
      sunriseAt: withinDay(day, sunriseAfter(sky, spot, day.startsAt, 'disc-centre')),
      sunsetAt: withinDay(day, sunsetAfter(sky, spot, day.startsAt, 'disc-centre')),
    }
    return writeDaily({ day, vedic, clock: clockOfDay(zone, day), askedAt, limbs: limbsAt(sky, askedAt) })
  }

  function dayAt(spot: Spot, place: Place | null, asked: string): PanchangDayReply {
    const now = todayAt(spot.zone)
    const date = asked === 'today' ? now.today : asked
    const civil = parseDate(date)
    const beside = besideDate(civil)
    const day = panchangDay(sky, spot, civil)
    return {
      place,
      spot,
      date,
      ...now,
      day: toAlmanacDay(day),
      dawn:
        beside.prev === null
          ? null
          : dawnOf(panchangDay(sky, spot, parseDate(beside.prev)), day, civilToEpochMs(civil, midnight, spot.zone)),
      thirtyMuhurtas: thirtyMuhurtas(day),
      specialYogas: specialYogasOf(day),
      rising: risingOf(spot, day),
      balas: balasOf(day),
      festivals: festivalsOfDay(sky, spot, civil).map(toFestival),
      wheel: wheelNumbers(sky, spot, day),
      ...beside,
    }
  }

  async function monthAt(spot: Spot, place: Place, year: number, month: number): Promise<PanchangMonthReply> {
    const byDate = Map.groupBy(await festivalsAt(spot, year), ({ date }) => date)
    const days = panchangMonth(sky, spot, year, month)
    const lunarMonths = days.map((day) => day.month)
    const [first, last] = [days[0]!.samvats, days.at(-1)!.samvats]
    return {
      place,
      spot,
      year,
      month,
      ...todayAt(spot.zone),
      days: days.map((day) => toCalendarDay(day, byDate.get(dateText(day.date)) ?? [])),
      lunarMonths: lunarMonths.filter((value, at) => at === 0 || !isSameMonth(value, lunarMonths[at - 1]!)),
      vikram: { first: first.vikram.year, last: last.vikram.year },
      shaka: { first: first.shaka.year, last: last.shaka.year },
      prev: nearMonth(year, month - 1),
      next: nearMonth(year, month + 1),
    }
  }

  async function festivalsAt(spot: Spot, year: number): Promise<FestivalOfPlace[]> {
    const key = `${spot.latDeg} ${spot.lonDeg} ${spot.zone} ${year}`
    return festivalYears.get(key) ?? underWay.get(key) ?? findFestivals(key, spot, year)
  }

  function findFestivals(key: string, spot: Spot, year: number): Promise<FestivalOfPlace[]> {
    const finding = inPieces(festivalsInSteps(sky, spot, year))
      .then((festivals) => {
        const found = festivals.map(toFestival)
        festivalYears.set(key, found)
        return found
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, finding)
    return finding
  }

  /**
   * Returns the current date in a zone, and until when it is valid. Between midnight and sunrise it is already the new
   * date.
   */
  function todayAt(zone: string): { today: string; todayEndsAt: EpochMs } {
    const local = epochMsToLocal(zone, clock.now().getTime() as EpochMs)
    return { today: dateText(local), todayEndsAt: civilToEpochMs(addDays(local, 1), midnight, zone) }
  }

  function daysOfYear(spot: Spot, year: number): Promise<PanchangDay[]> {
    return inPieces(panchangYearInSteps(sky, spot, year))
  }

  return {
    writeDailyPanchang,
    todayAt,
    festivalsAt,

    async getPanchangDay(slug: string, date: string): Promise<PanchangDayReply> {
      const place = findPlace(slug)
      return dayAt(spotOf(place), place, date)
    },

    /** The same, found once for all who ask for it on one day of the city. */
    sharePanchangDay(slug: string, asked: string): SharedReply<PanchangDayReply> {
      const place = findPlace(slug)
      const { today } = todayAt(place.zone)
      const date = asked === 'today' ? today : asked
      const key = `${place.slug} ${date} ${today}`
      let day = days.get(key)
      if (!day) days.set(key, (day = new SharedReply(dayAt(spotOf(place), place, date))))
      return day
    },

    async getPanchangAt(point: Spot, date: string): Promise<PanchangDayReply> {
      return dayAt({ ...point, zone: knownZone(point.zone) }, null, date)
    },

    async getPanchangMonth(slug: string, year: number, month: number): Promise<PanchangMonthReply> {
      const place = findPlace(slug)
      return monthAt(spotOf(place), place, year, month)
    },

    async getFestivals(slug: string, year: number): Promise<FestivalsReply> {
      const place = findPlace(slug)
      const spot = spotOf(place)
      const festivals = await festivalsAt(spot, year)
      return { place, spot, year, ...todayAt(spot.zone), festivals, prev: nearYear(year - 1), next: nearYear(year + 1) }
    },

    async getPanchangYear(slug: string, year: number): Promise<PanchangYearReply> {
      const place = findPlace(slug)
      const spot = spotOf(place)
      return { place, spot, packed: packYear(await daysOfYear(spot, year)), festivals: await festivalsAt(spot, year) }
    },

    daysOfYear,
  }
}

export function spotOf({ latDeg, lonDeg, zone }: Place): Spot {
  return { latDeg, lonDeg, zone }
}

function knownZone(zone: string): string {
  try {
    return requireZone(zone)
  } catch (error) {
    if (!(error instanceof JyotishError)) throw error
    throw new DomainError('INVALID_INPUT', { fields: [{ field: 'zone', problem: 'zone' }] })
  }
}

function withinDay({ endsAt }: LimbDay, at: EpochMs | null): EpochMs | null {
  return at !== null && at < endsAt ? at : null
}

function besideDate(date: CivilDate): { prev: string | null; next: string | null } {
  const beside = (days: number) => {
    const text = dateText(addDays(date, days))
    return isAlmanacDate(text) ? text : null
  }
  return { prev: beside(-1), next: beside(1) }
}

function nearYear(year: number): number | null {
  return year >= almanacYears.first && year <= almanacYears.last ? year : null
}

function nearMonth(year: number, month: number): { year: number; month: number } | null {
  const near = month < 1 ? { year: year - 1, month: 12 } : month > 12 ? { year: year + 1, month: 1 } : { year, month }
  return nearYear(near.year) === null ? null : near
}

function isSameMonth(a: PanchangDay['month'], b: PanchangDay['month']): boolean {
  return a.amanta === b.amanta && a.purnimanta === b.purnimanta && a.adhika === b.adhika
}
