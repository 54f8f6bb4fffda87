import type { Interval } from '../panchang/spans.ts'
import { contains } from '../panchang/spans.ts'
import { epochMsToJdTt } from '../time/instants.ts'
import { nakshatras } from '../zodiac/keys.ts'
import type { Almanac, FullDay } from './almanac.ts'
import { fullDay } from './almanac.ts'
import { chooseDay, lengthMs, meetings } from './kaala.ts'
import { nextNakshatra } from './nakshatra-days.ts'
import type { Exception, Kaala } from './rule-types.ts'

const GHATI_MS = 24 * 60_000

/** Festivals for which the books give a rule of their own between two days. */
export function chooseByException(
  almanac: Almanac,
  span: Interval,
  kaala: Kaala,
  exception: Exception,
): FullDay | null {
  switch (exception) {
    case 'three-muhurtas':
      return threeMuhurtas(almanac, span, kaala)
    case 'ghati-after-sunset':
      return ghatiAfterSunset(almanac, span, kaala)
    case 'holika':
      return holika(almanac, span)
    case 'nine-muhurtas':
      return nineMuhurtas(almanac, span, kaala)
    case 'first-with-a-muhurta':
      return firstWithMuhurta(almanac, span, kaala)
    case 'shravana':
      return withShravana(almanac, span, kaala)
  }
}

/**
 * Raksha Bandhan and Akshaya Tritiya: the day at whose sunrise the tithi runs, if it goes on for three
 * muhurtas (three fifteenths of the daytime); if it is shorter there, the day before.
 */
function threeMuhurtas(almanac: Almanac, span: Interval, kaala: Kaala): FullDay | null {
  const atSunrise = meetings(almanac, span, 'udaya').at(-1)
  if (!atSunrise) return chooseDay(almanac, span, kaala, 'first', 'first')
  const { day } = atSunrise
  if (span.endsAt >= afterSunrise(day, 3 / 15)) return day
  // The tithi may have begun before the sunrise of the day before as well: then that is its day.
  return span.startsAt < day.sunriseAt ? fullDay(almanac, day.dayNumber - 1) : day
}

/**
 * Diwali: when Amavasya meets Pradosha on both days, the second, if it lasts a ghati beyond its sunset. When it meets
 * none, it fills the day between them, and that is Diwali.
 */
function ghatiAfterSunset(almanac: Almanac, span: Interval, kaala: Kaala): FullDay | null {
  const met = meetings(almanac, span, kaala)
  const last = met.at(-1)
  if (!last) return chooseDay(almanac, span, kaala, 'first', 'second')
  return met.length > 1 && span.endsAt - last.day.sunsetAt < GHATI_MS ? met[0]!.day : last.day
}

/**
 * Holika Dahan: Purnima in Pradosha, free of Bhadra, which fills its first half. With Purnima in Pradosha on
 * both days it is the second. With Pradosha of the one day wholly in Bhadra it still moves to the next, when
 * Purnima lasts almost until its evening. Dharmasindhu (Phalguna) asks for three and a half of that day's four yamas, 0.875
 * of it, and for a Pratipada that grows; almanacs ask for less of both. Printed as the second day: Bhuj 2026 with 0.856 and
 * Delhi 2026 with 0.894, where Pratipada is the shorter tithi; as the first: Delhi 2027 with 0.809. Five sixths fits these
 * and every printed year from 2001 to 2035.
 */
function holika(almanac: Almanac, span: Interval): FullDay | null {
  const met = meetings(almanac, span, 'pradosha')
  const last = met.at(-1)
  if (!last) return chooseDay(almanac, span, 'pradosha', 'first', 'first')
  if (met.length > 1) return last.day
  const next = fullDay(almanac, last.day.dayNumber + 1)
  const bhadraEndsAt = (span.startsAt + span.endsAt) / 2
  const midnight = (last.day.sunsetAt + last.day.endsAt) / 2
  if (!next || !contains(span, next.sunriseAt) || bhadraEndsAt < midnight) return last.day
  return span.endsAt >= afterSunrise(next, 5 / 6) ? next : last.day
}

/** Govardhan Puja: the day at whose sunrise Pratipada runs, if it goes on for nine of the day's fifteen muhurtas; if not, the day before. */
function nineMuhurtas(almanac: Almanac, span: Interval, kaala: Kaala): FullDay | null {
  const atSunrise = meetings(almanac, span, 'udaya').at(-1)
  if (!atSunrise) return chooseDay(almanac, span, kaala, 'first', 'first')
  const { day } = atSunrise
  return span.endsAt >= afterSunrise(day, 9 / 15) ? day : fullDay(almanac, day.dayNumber - 1)
}

/** Vasant Panchami: the first of the two days on which Panchami has at least a muhurta of the forenoon. */
function firstWithMuhurta(almanac: Almanac, span: Interval, kaala: Kaala): FullDay | null {
  const met = meetings(almanac, span, kaala)
  const first = met.find(({ day, met }) => lengthMs(met) >= (day.sunsetAt - day.sunriseAt) / 15)
  return first?.day ?? chooseDay(almanac, span, kaala, 'longer', 'first')
}

/** The instant at which a part of the daytime, from 0 to 1, has passed. */
function afterSunrise({ sunriseAt, sunsetAt }: FullDay, part: number): number {
  return sunriseAt + (sunsetAt - sunriseAt) * part
}

/**
 * Vijayadashami: Dashami in Aparahna; but if the Moon is in Shravana only in the next day's Aparahna, that
 * day, as long as Dashami goes on there for three muhurtas after sunrise.
 */
function withShravana(almanac: Almanac, span: Interval, kaala: Kaala): FullDay | null {
  const day = chooseDay(almanac, span, kaala, 'longer', 'first')
  const next = day && fullDay(almanac, day.dayNumber + 1)
  if (!day || !next) return day
  const lasts = span.endsAt >= afterSunrise(next, 3 / 15)
  const aroundJd = epochMsToJdTt(day.startsAt) - 1
  const { limb } = nextNakshatra(almanac, aroundJd, nakshatras.indexOf('shravana'))
  const days = meetings(almanac, limb, kaala).map((meeting) => meeting.day.dayNumber)
  return lasts && days.includes(next.dayNumber) && !days.includes(day.dayNumber) ? next : day
}
