import type { Interval } from '../panchang/spans.ts'
import { contains } from '../panchang/spans.ts'
import { MS_PER_DAY, epochMsToJdTt } from '../time/instants.ts'
import { nakshatras } from '../zodiac/keys.ts'
import type { Almanac, FullDay } from './almanac.ts'
import { fullDay, lunationsBetween, moonriseBeforeDawn, tithiIn } from './almanac.ts'
import { chooseDay, daysAround, lengthMs, meetings } from './kaala.ts'
import { nextNakshatra } from './nakshatra-days.ts'
import type { Exception, Kaala } from './rule-types.ts'

const GHATI_MS = 24 * 60_000
const MUHURTA_MS = 2 * GHATI_MS

/** Chooses the day of festivals for which the books give a special rule between two days. */
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
    case 'muhurta-after-sunrise':
      return muhurtaAfterSunrise(almanac, span)
    case 'moonrise-before-dawn':
      return atMoonriseBeforeDawn(almanac, span, kaala)
  }
}

/**
 * Raksha Bandhan, Akshaya Tritiya and Upakarma: the day at whose sunrise the tithi runs, if it continues for three
 * muhurtas (three fifteenths of the daytime). If it is shorter there, the previous day.
 */
function threeMuhurtas(almanac: Almanac, span: Interval, kaala: Kaala): FullDay | null {
  const atSunrise = meetings(almanac, span, 'udaya').at(-1)
  if (!atSunrise) return chooseDay(almanac, span, kaala, 'first', 'first')
  const { day } = atSunrise
  if (span.endsAt >= afterSunrise(day, 3 / 15)) return day
  // If the tithi began before the sunrise of the previous day as well, that is its day.
  return span.startsAt < day.sunriseAt ? fullDay(almanac, day.dayNumber - 1) : day
}

/**
 * Diwali: when Amavasya meets Pradosha on both days, the second, if it lasts a ghati beyond its sunset. When it meets
 * Pradosha on neither, it fills the day between them, and that day is Diwali.
 */
function ghatiAfterSunset(almanac: Almanac, span: Interval, kaala: Kaala): FullDay | null {
  const met = meetings(almanac, span, kaala)
  const last = met.at(-1)
  if (!last) return chooseDay(almanac, span, kaala, 'first', 'second')
  return met.length > 1 && span.endsAt - last.day.sunsetAt < GHATI_MS ? met[0]!.day : last.day
}

/**
 * Holika Dahan: Purnima in Pradosha, without Bhadra, which fills its first half. With Purnima in Pradosha on both days
 * it is the second. With Pradosha of the only day in Bhadra until after midnight, Nirnayasindhu and Dharmasindhu
 * (Phalguna, "sardhayamatrayam va syat") name one case in which it moves to the next evening, which has only Pratipada:
 * when Purnima fills three and a half of that day's four yamas and Pratipada grows. In every other case it is lit in
 * the Pradosha that Purnima touches, after Bhadra's face.
 *
 * Almanacs settle this case once for the whole country. Bhuj 2026 (0.85 of the day) is printed as the second day and
 * Guwahati 2027 (0.89) as the first, so no share of the day at each town can give both. At the central station of the
 * Rashtriya Panchang 2026 has 0.92 and 2027 has 0.84.
 */
function holika(almanac: Almanac, span: Interval): FullDay | null {
  const met = meetings(almanac, span, 'pradosha')
  const last = met.at(-1)
  if (!last) return chooseDay(almanac, span, 'pradosha', 'first', 'first')
  if (met.length > 1) return last.day
  const bhadraEndsAt = (span.startsAt + span.endsAt) / 2
  const midnight = (last.day.sunsetAt + last.day.endsAt) / 2
  if (bhadraEndsAt < midnight) return last.day
  const next = fullDay(almanac, last.day.dayNumber + 1)
  const decided = fullDay(atCentralStation(almanac), last.day.dayNumber + 1)
  if (!next || !decided) return last.day
  return span.endsAt >= afterSunrise(decided, 3.5 / 4) && pratipadaGrows(almanac, span) ? next : last.day
}

/**
 * Returns the almanac at which the case is decided: for India at 82°30′ E, 23°11′ N (Report of the Calendar Reform
 * Committee, 1955), for other countries at each place.
 */
function atCentralStation(almanac: Almanac): Almanac {
  const { place, sky, ayanamsa, convention } = almanac
  if (place.zone !== 'Asia/Kolkata') return almanac
  const station = { latDeg: 23 + 11 / 60, lonDeg: 82.5, zone: place.zone }
  return { sky, place: station, clock: almanac.clock, ayanamsa, convention, sunrises: new Map(), frames: new Map() }
}

/** Returns whether Pratipada grows: a tithi grows when it is longer than a day, or than the previous tithi. */
function pratipadaGrows(almanac: Almanac, purnima: Interval): boolean {
  const [lunation] = lunationsBetween(almanac, purnima.startsAt, purnima.endsAt)
  const pratipadaMs = lengthMs(tithiIn(almanac, lunation!, 16))
  return pratipadaMs > MS_PER_DAY || pratipadaMs > lengthMs(purnima)
}

/**
 * Govardhan Puja: the day at whose sunrise Pratipada runs, if it continues for nine of the day's fifteen muhurtas. If
 * not, the previous day.
 */
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

/**
 * Sharad Navratri: Ghatasthapana requires a muhurta of Pratipada after sunrise. If there is less, it is the previous
 * day, even though Amavasya runs at its sunrise (Nirnayasindhu and Dharmasindhu, Ashwina: the second day "with a
 * muhurta even, not with less"). Of two days with Pratipada at sunrise it is the first, which Pratipada fills.
 */
function muhurtaAfterSunrise(almanac: Almanac, span: Interval): FullDay | null {
  const first = meetings(almanac, span, 'udaya')[0]
  if (!first) return chooseDay(almanac, span, 'udaya', 'first', 'first')
  const { day } = first
  return span.endsAt >= day.sunriseAt + MUHURTA_MS ? day : fullDay(almanac, day.dayNumber - 1)
}

/**
 * Narak Chaturdashi: the oil bath is taken when the Moon rises in Chaturdashi before dawn (Dharmasindhu, Ashwina:
 * Chaturdashi "at moonrise"), on the first of two such days. Without such a moonrise, at the dawn that has Chaturdashi.
 */
function atMoonriseBeforeDawn(almanac: Almanac, span: Interval, kaala: Kaala): FullDay | null {
  const day = daysAround(almanac, span).find((around) => {
    const moonriseAt = moonriseBeforeDawn(almanac, around)
    return moonriseAt !== null && contains(span, moonriseAt)
  })
  return day ?? chooseDay(almanac, span, kaala, 'first', 'second')
}

/** Returns the instant at which a share of the daytime, from 0 to 1, has passed. */
function afterSunrise({ sunriseAt, sunsetAt }: FullDay, part: number): number {
  return sunriseAt + (sunsetAt - sunriseAt) * part
}

/**
 * Vijayadashami: Dashami in Aparahna. But if the Moon is in Shravana only in the next day's Aparahna, that day,
 * provided Dashami continues there for three muhurtas after sunrise.
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
