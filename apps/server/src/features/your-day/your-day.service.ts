import type { Language } from '@sankalp/contract'
import type { SavedKundli } from '@sankalp/contract/kundli'
import { birthFromInput } from '@sankalp/contract/kundli-reply'
import { defaultCity } from '@sankalp/contract/panchang'
import type { Place } from '@sankalp/contract/places'
import type { YourDayReply } from '@sankalp/contract/your-day'
import { periodName } from '@sankalp/content/horoscope/index'
import { type YourDayKeys, keysOf, writeCauses, writeYourDay } from '@sankalp/content/your-day/index'
import {
  type CivilDate,
  type EpochMs,
  type PanchangDay,
  type Sky,
  addDays,
  civilToEpochMs,
  epochMsToLocal,
  makeBirthChart,
  ownStarsAt,
  panchangDay,
  yourDay,
} from '@sankalp/jyotish'
import { type BoundedCache, createBoundedCache } from '../../platform/bounded-cache.ts'
import type { Clock } from '../../platform/clock.ts'
import { hoursLeft, leastMsLeft } from './hours-left.ts'

export type YourDayNeeds = {
  sky: Sky
  clock: Clock
  /** Returns the place of a slug; null if there is none. */
  findPlace: (slug: string) => Place | null
  /** Returns the place that the profile of a user names as their home; null if it names none that we know. */
  findHome: (userId: string) => Promise<Place | null>
  listCharts: (userId: string) => Promise<SavedKundli[]>
}
export type YourDayService = ReturnType<typeof createYourDay>

/** The days of the places from which people ask now. */
const cachedDays = 300
const midnight = { hour: 0, minute: 0 }

export function createYourDay({ sky, clock, findPlace, findHome, listCharts }: YourDayNeeds) {
  const days: BoundedCache<PanchangDay> = createBoundedCache(cachedDays)
  const fallback = findPlace(defaultCity)!

  function dayAt({ slug, latDeg, lonDeg, zone }: Place, date: CivilDate): PanchangDay {
    const key = `${slug} ${date.year}-${date.month}-${date.day}`
    let day = days.get(key)
    if (!day) days.set(key, (day = panchangDay(sky, { latDeg, lonDeg, zone }, date)))
    return day
  }

  function reckon(chart: SavedKundli, place: Place) {
    const { zone } = place
    const now = clock.now().getTime() as EpochMs
    const { year, month, day } = epochMsToLocal(zone, now)
    const date = { year, month, day }
    const own = ownStarsAt(makeBirthChart(sky, birthFromInput(chart)), now)
    const found = yourDay(sky, own, dayAt(place, date))
    const [hour = null, ...further] = hoursLeft(found.hours, now)
    return { date, own, day: found, hour, further, zone }
  }

  return {
    async getYourDay(userId: string, city: string | undefined, language: Language): Promise<YourDayReply> {
      const charts = await listCharts(userId)
      const own = charts.find(({ isOwn }) => isOwn)
      if (!own) return { yourDay: null, charts: charts.map(({ _id, name }) => ({ _id, name })) }
      const place = (city && findPlace(city)) || fallback
      const reckoned = reckon(own, place)
      const { date, day, hour, zone } = reckoned
      const causes = writeCauses(reckoned, language)
      const endsAt = civilToEpochMs(addDays(date, 1), midnight, zone)
      return {
        yourDay: {
          name: own.name,
          period: periodName('day', date, language),
          place: place.name[language],
          sentences: writeYourDay(keysOf(day, hour, zone), language).map((text, index) => ({
            text,
            causes: causes[index]!,
          })),
          valid_until_ms: hour ? Math.min(endsAt, hour.endsAt - leastMsLeft) : endsAt,
        },
        charts: [],
      }
    },

    /** Returns the passages of a user's day at their home; null without an own chart. */
    async findKeys(userId: string): Promise<YourDayKeys | null> {
      const own = (await listCharts(userId)).find(({ isOwn }) => isOwn)
      if (!own) return null
      const { day, hour, zone } = reckon(own, (await findHome(userId)) ?? fallback)
      return keysOf(day, hour, zone)
    },
  }
}
