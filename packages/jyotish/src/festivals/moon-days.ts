import type { LunarMonth } from '../calendar/keys.ts'
import type { Lunation } from '../calendar/lunar-month.ts'
import { lunarMonthKey, purnimantaIndex } from '../calendar/lunar-month.ts'
import { moonsetAfter } from '../earth/index.ts'
import { wrap180 } from '../angles.ts'
import { karanaCourse } from '../panchang/courses.ts'
import type { Interval } from '../panchang/spans.ts'
import { contains } from '../panchang/spans.ts'
import type { EpochMs, JdTt } from '../time/instants.ts'
import { MS_PER_DAY, epochMsToJdTt } from '../time/instants.ts'
import { nakshatras } from '../zodiac/keys.ts'
import type { Almanac, FullDay } from './almanac.ts'
import { fullDay, tithiIn } from './almanac.ts'
import { chooseByException } from './exceptions.ts'
import { chooseDay, dayHolding, daysAround, lengthMs } from './kaala.ts'
import { nextNakshatra } from './nakshatra-days.ts'
import type { Days } from './near.ts'
import { isNear } from './near.ts'
import type { FortnightStarRule, StarRule, WeekdaysRule } from './rule-types.ts'

type OnDay = { day: FullDay; limb: Interval }

/**
 * Returns the days of a nakshatra: Masik Karthigai, when Krittika runs at sunset, and Rohini Vrat of the Jains, when
 * Rohini runs at sunrise. Drik Panchang prints both this way in 2023.
 */
export function starDays(almanac: Almanac, days: Days, rule: StarRule): OnDay[] {
  const found: OnDay[] = []
  const endJd = epochMsToJdTt(((days.last + 2) * MS_PER_DAY) as EpochMs)
  let searchFrom = epochMsToJdTt(((days.first - 3) * MS_PER_DAY) as EpochMs)
  while (searchFrom < endJd) {
    const { limb, endedJd } = nextNakshatra(almanac, searchFrom, nakshatras.indexOf(rule.nakshatra))
    const day = chooseDay(almanac, limb, rule.kaala, 'first', 'first')
    if (day) found.push({ day, limb })
    searchFrom = (endedJd + 1) as JdTt
  }
  return found
}

/**
 * Returns the Upakarma of Rigveda and Samaveda (Dharmasindhu, Shravana). Rigveda: Shravana in the bright fortnight of
 * Shravana, on the day at whose sunrise it continues for three muhurtas, else the previous day; if the fortnight lacks
 * it, Panchami. Samaveda: Hasta in Aparahna in the bright fortnight of Bhadrapada. Days forbidden because of eclipses
 * and sankrantis are not moved.
 */
export function fortnightStarDay(almanac: Almanac, lunation: Lunation, rule: FortnightStarRule): OnDay | null {
  const fortnight = fortnightOf(almanac, lunation, 'shukla')
  const index = nakshatras.indexOf(rule.nakshatra)
  const { limb } = nextNakshatra(almanac, epochMsToJdTt(fortnight.startsAt), index)
  const day =
    rule.kaala === 'udaya'
      ? chooseByException(almanac, limb, 'udaya', 'three-muhurtas')
      : chooseDay(almanac, limb, rule.kaala, 'longer', 'first')
  if (day && day.endsAt > fortnight.startsAt && day.sunriseAt < fortnight.endsAt) return { day, limb }
  if (rule.otherwise === undefined) return null
  const tithi = tithiIn(almanac, lunation, rule.otherwise)
  const other = chooseDay(almanac, tithi, 'udaya', 'first', 'first')
  return other && { day: other, limb: tithi }
}

/**
 * Surya Siddhanta (10.1) makes the new Moon visible from twelve degrees of time, 48 minutes, between its setting and
 * the Sun's. It ignores parallax, which makes the Moon set four minutes earlier. Drik Panchang states no rule. Its
 * evenings of 2023 fit if ten degrees of longitude are also required: with 8.7° and 45 minutes the Moon is not seen,
 * with 10.6° and 51 it is.
 */
const SEEN_AFTER_MS = 44 * 60_000
const SEEN_FROM_DEG = 10
const EVENINGS_AFTER_NEW_MOON = 6

/** Returns Chandra Darshana: the first evening on which the new Moon can be seen, from sunset until it sets. */
export function newMoonSeen(almanac: Almanac, lunation: Lunation): { day: FullDay; seen: Interval } | null {
  const first = dayHolding(almanac, lunation.startsAt)
  if (!first) return null
  for (let after = 0; after < EVENINGS_AFTER_NEW_MOON; after++) {
    const day = fullDay(almanac, first.dayNumber + after)
    if (!day || day.sunsetAt < lunation.startsAt) continue
    const { sky, ayanamsa } = almanac
    const fromSunDeg = wrap180(karanaCourse.angleDeg(sky, epochMsToJdTt(day.sunsetAt), ayanamsa))
    if (fromSunDeg < SEEN_FROM_DEG) continue
    const moonsetAt = moonsetAfter(sky, almanac.place, day.sunsetAt, almanac.convention)
    if (moonsetAt !== null && moonsetAt < day.endsAt && moonsetAt - day.sunsetAt >= SEEN_AFTER_MS)
      return { day, seen: { startsAt: day.sunsetAt, endsAt: moonsetAt } }
  }
  return null
}

/**
 * Returns the day of Ishti, the offering at the joint of new or full moon (tithi 30 or 15) and Pratipada. Anvadhan, the
 * laying of wood on the fires, is the day before. Dharmasindhu (first part, the rule of Ishti): the joint is the end of
 * the tithi, moved by half the difference between Pratipada and a day. A joint in the forenoon or at midday makes its
 * own day that of Ishti, a later one the next day.
 */
export function ishtiDay(almanac: Almanac, lunation: Lunation, tithi: 15 | 30): OnDay | null {
  const limb = tithiIn(almanac, lunation, tithi)
  const pratipadaMs = lengthMs(tithiIn(almanac, lunation, tithi + 1))
  const jointAt = limb.endsAt + (pratipadaMs - MS_PER_DAY) / 2
  const ofEnd = dayHolding(almanac, limb.endsAt)
  if (!ofEnd) return null
  const midday = (ofEnd.sunriseAt + ofEnd.sunsetAt) / 2
  const day = jointAt <= midday ? ofEnd : fullDay(almanac, ofEnd.dayNumber + 1)
  return day && { day, limb }
}

/**
 * Returns the Tuesdays of Shravana, of Mangala Gauri. The North counts its month from full moon; the Deccan, Gujarat
 * and the South from new moon, so the two begin and end a fortnight apart. An added month has none.
 */
export function weekdaysOf(almanac: Almanac, lunation: Lunation, days: Days, rule: WeekdaysRule) {
  if (lunation.adhika) return []
  return (['shukla', 'krishna'] as const).flatMap((paksha) => {
    const isMonth = (index: number) => lunarMonthKey(index) === rule.month
    const [amanta, purnimanta] = [isMonth(lunation.index), isMonth(purnimantaIndex(lunation, paksha))]
    const fortnight = fortnightOf(almanac, lunation, paksha)
    if ((!amanta && !purnimanta) || !isNear(days, fortnight.startsAt, fortnight.endsAt)) return []
    const key = amanta && purnimanta ? rule.key : amanta ? rule.ofAmanta : rule.ofPurnimanta
    return daysAround(almanac, fortnight)
      .filter(({ dayNumber, sunriseAt }) => weekdayOf(dayNumber) === rule.weekday && contains(fortnight, sunriseAt))
      .map(({ dayNumber }) => ({ key, dayNumber, paksha }))
  })
}

/** Returns the weekday. 1970-01-01 was a Thursday. */
export function weekdayOf(dayNumber: number): number {
  return (((dayNumber + 4) % 7) + 7) % 7
}

function fortnightOf(almanac: Almanac, lunation: Lunation, paksha: 'shukla' | 'krishna'): Interval {
  const fullMoonAt = tithiIn(almanac, lunation, 15).endsAt
  return paksha === 'shukla'
    ? { startsAt: lunation.startsAt, endsAt: fullMoonAt }
    : { startsAt: fullMoonAt, endsAt: lunation.endsAt }
}

export function isNamed(lunation: Lunation, month: LunarMonth): boolean {
  return !lunation.adhika && lunarMonthKey(lunation.index) === month
}
