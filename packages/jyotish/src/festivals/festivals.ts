import { lunarMonthKey, purnimantaIndex } from '../calendar/lunar-month.ts'
import type { Lunation } from '../calendar/lunar-month.ts'
import type { LunarMonth } from '../calendar/keys.ts'
import type { Place } from '../earth/index.ts'
import { riseConventions } from '../earth/index.ts'
import type { Sky } from '../ephemeris/index.ts'
import { requireKey } from '../errors.ts'
import type { Steps } from '../steps.ts'
import { finish } from '../steps.ts'
import type { PanchangOptions } from '../panchang/days.ts'
import type { Interval } from '../panchang/spans.ts'
import { intersect } from '../panchang/spans.ts'
import { partAt, sunRashiCourse } from '../panchang/courses.ts'
import type { CivilDate } from '../time/civil.ts'
import { civilDateToDayNumber, dayNumberToCivilDate, requireCivilDate } from '../time/civil.ts'
import type { EpochMs } from '../time/instants.ts'
import { MS_PER_DAY, epochMsToJdTt } from '../time/instants.ts'
import { ayanamsas, rashis } from '../zodiac/index.ts'
import type { Almanac, FullDay } from './almanac.ts'
import { fullDay, lunationsBetween, openAlmanac, tithiIn } from './almanac.ts'
import type { Dispute } from './disputes.ts'
import { disputeOf } from './disputes.ts'
import { ekadashiOf, paranaAfter } from './ekadashi.ts'
import { chooseByException } from './exceptions.ts'
import { chooseDay, kaalaOn } from './kaala.ts'
import { fortnightStarDay, isNamed, ishtiDay, newMoonSeen, starDays, weekdayOf, weekdaysOf } from './moon-days.ts'
import { nakshatraDay } from './nakshatra-days.ts'
import type { Days } from './near.ts'
import { isMonthNear, isNear } from './near.ts'
import type { FestivalRule, Kaala, MonthlyRule, ParvanRule, SolarTithiRule, TithiRule } from './rule-types.ts'
import { festivalRules } from './rules.ts'
import { sankrantiDay, sankrantiIn } from './sankrantis.ts'

/** A festival or vrat on its day at a place. */
export type Festival = {
  key: string
  date: CivilDate
  /**
   * The tithi or nakshatra that it is observed for; null for festivals counted from a sankranti or another festival.
   */
  limb: Interval | null
  /** The part of the day that decided. */
  kaala: Kaala | null
  /**
   * The interval of that part of the day, and the time for the puja: the portion that the tithi covers, or the whole
   * part if it is a night that the tithi misses.
   */
  kaalaSpan: Interval | null
  puja: Interval | null
  /** When the fast of an Ekadashi is broken. */
  parana: Interval | null
  /** The instant of a sankranti. */
  at: EpochMs | null
  /** The tradition that observes this day, where traditions calculate differently. */
  tradition: 'all' | 'smarta' | 'vaishnava'
  month: { amanta: LunarMonth; purnimanta: LunarMonth; adhika: boolean } | null
  /** The day that other almanacs give this year, if the sky allows two. */
  dispute: Dispute | null
}

/** A festival with its day counted from 1970-01-01, for calculations. */
type Found = { dayNumber: number; festival: Festival }

/** Returns the festivals and vrats of a civil year at a place, in the order of their days. */
export function festivalsOfYear(sky: Sky, place: Place, year: number, options: PanchangOptions = {}): Festival[] {
  return finish(festivalsInSteps(sky, place, year, options))
}

/** Returns those of a single day, without computing the whole year. */
export function festivalsOfDay(sky: Sky, place: Place, date: CivilDate, options: PanchangOptions = {}): Festival[] {
  const day = civilDateToDayNumber(requireCivilDate(date))
  return finish(findInSteps(sky, place, { year: date.year, first: day, last: day }, options))
}

/**
 * Computes those of a year in steps of a fraction of a millisecond, so that the caller can do other work in between.
 */
export function festivalsInSteps(
  sky: Sky,
  place: Place,
  year: number,
  options: PanchangOptions = {},
): Steps<Festival[]> {
  const first = civilDateToDayNumber(requireCivilDate({ year, month: 1, day: 1 }))
  return findInSteps(sky, place, { year, first, last: civilDateToDayNumber({ year, month: 12, day: 31 }) }, options)
}

function* findInSteps(
  sky: Sky,
  place: Place,
  days: Days,
  { ayanamsa = 'lahiri', sunrise = 'upper-limb' }: PanchangOptions,
): Steps<Festival[]> {
  requireKey(ayanamsa, ayanamsas, 'ayanamsa')
  requireKey(sunrise, riseConventions, 'sunrise')
  const startsAt = (days.first * MS_PER_DAY) as EpochMs
  const almanac = openAlmanac(sky, place, startsAt, ayanamsa, sunrise)
  // Extend the range at both ends: a day in January may belong to a month that began in November.
  const lunations = lunationsBetween(
    almanac,
    (startsAt - 60 * MS_PER_DAY) as EpochMs,
    ((days.last + 45) * MS_PER_DAY) as EpochMs,
  )
  const found: Found[] = []
  for (const lunation of lunations) {
    found.push(...ekadashisIn(almanac, lunation, days))
    yield
  }
  for (const rule of festivalRules) {
    found.push(...findByRule(almanac, lunations, days, rule))
    yield
  }
  const related = festivalRules.flatMap((rule) => relateTo(almanac, found, rule))
  return [...found, ...related]
    .filter(({ dayNumber }) => dayNumber >= days.first && dayNumber <= days.last)
    .toSorted((a, b) => a.dayNumber - b.dayNumber)
    .map(({ festival }) => festival)
}

function findByRule(almanac: Almanac, lunations: Lunation[], days: Days, rule: FestivalRule): Found[] {
  const { year } = days
  switch (rule.kind) {
    case 'tithi':
      return monthsFor(rule, lunations).flatMap((lunation) => onTithi(almanac, lunation, days, rule))
    case 'monthly':
      return lunations.flatMap((lunation) => onTithi(almanac, lunation, days, rule))
    case 'sankranti': {
      const at = sankrantiIn(almanac, year, rule.rashi)
      const keptAt = at + rule.afterDays * MS_PER_DAY
      if (!isNear(days, keptAt, keptAt)) return []
      const dayNumber = sankrantiDay(almanac, at, rule.rashi, rule.custom) + rule.afterDays
      return [foundOn(rule.key, dayNumber, { at })]
    }
    case 'nakshatra':
      // Only the month of Dhanu extends over New Year, so a year can overlap two of them.
      return (rule.rashi === 'dhanu' ? [year - 1, year] : [year]).flatMap((sunYear) => {
        if (!isMonthNear(days, sankrantiIn(almanac, sunYear, rule.rashi))) return []
        const found = nakshatraDay(almanac, sunYear, rule)
        if (!found) return []
        const kaala = rule.kaala === 'six-nazhikas' ? 'udaya' : rule.kaala
        return [foundOn(rule.key, found.day.dayNumber, { limb: found.limb, kaala })]
      })
    case 'solar-tithi':
      return lunations.flatMap((lunation) => onTithiInRashi(almanac, lunation, days, rule))
    case 'monthly-star':
      return starDays(almanac, days, rule).map(({ day, limb }) => {
        const kaalaSpan = kaalaOn(almanac, day, rule.kaala)
        const puja = kaalaSpan && pujaIn(kaalaSpan, limb, rule.kaala)
        return foundOn(rule.key, day.dayNumber, { limb, kaala: rule.kaala, kaalaSpan, puja })
      })
    case 'fortnight-star':
      return lunations
        .filter((lunation) => isNamed(lunation, rule.month) && isNear(days, lunation.startsAt, lunation.endsAt))
        .flatMap((lunation) => {
          const found = fortnightStarDay(almanac, lunation, rule)
          return found ? [foundOn(rule.key, found.day.dayNumber, { limb: found.limb, kaala: rule.kaala })] : []
        })
    case 'new-moon-seen':
      return lunations
        .filter(({ startsAt }) => isNear(days, startsAt, startsAt))
        .flatMap((lunation) => {
          const found = newMoonSeen(almanac, lunation)
          if (!found) return []
          const { day, seen } = found
          const month = monthOf(lunation, 1)
          return [foundOn(rule.key, day.dayNumber, { kaala: 'sunset', kaalaSpan: seen, puja: seen, month })]
        })
    case 'parvan':
      return lunations.flatMap((lunation) =>
        ([15, 30] as const).flatMap((tithi) => onParvan(almanac, lunation, days, rule, tithi)),
      )
    case 'weekdays-of-month':
      return lunations.flatMap((lunation) =>
        weekdaysOf(almanac, lunation, days, rule).map(({ key, dayNumber, paksha }) =>
          foundOn(key, dayNumber, { month: monthOf(lunation, paksha === 'shukla' ? 1 : 16) }),
        ),
      )
    case 'relative':
    case 'weekday-before':
      return []
  }
}

/** Returns the months of a rule. In a year with an added month only one of the two is meant. */
function monthsFor(rule: TithiRule, lunations: Lunation[]): Lunation[] {
  const named = lunations.filter(({ index, kshayaIndex }) => {
    return lunarMonthKey(index) === rule.month || (kshayaIndex !== null && lunarMonthKey(kshayaIndex) === rule.month)
  })
  if (!rule.inAdhika) return named.filter(({ adhika }) => !adhika)
  return named.filter((lunation, at) => lunation.adhika || !named[at - 1]?.adhika)
}

function onTithi(almanac: Almanac, lunation: Lunation, days: Days, rule: TithiRule | MonthlyRule): Found[] {
  const limb = tithiIn(almanac, lunation, rule.tithi)
  if (!isNear(days, limb.startsAt, limb.endsAt)) return []
  const day = rule.exception
    ? chooseByException(almanac, limb, rule.kaala, rule.exception)
    : chooseDay(almanac, limb, rule.kaala, rule.both, rule.neither)
  if (!day) return []
  const kaalaSpan = kaalaOn(almanac, day, rule.kaala)
  const key = rule.kind === 'monthly' ? monthlyKey(rule, lunation) : rule.key
  const puja = kaalaSpan && pujaIn(kaalaSpan, limb, rule.kaala)
  const month = monthOf(lunation, rule.tithi)
  const dispute = disputeOf(almanac, limb, rule, day)
  return [foundOn(key, day.dayNumber, { limb, kaala: rule.kaala, kaalaSpan, puja, month, dispute })]
}

function onParvan(almanac: Almanac, lunation: Lunation, days: Days, rule: ParvanRule, tithi: 15 | 30): Found[] {
  const { endsAt } = tithiIn(almanac, lunation, tithi)
  if (!isNear(days, endsAt, endsAt)) return []
  const found = ishtiDay(almanac, lunation, tithi)
  if (!found) return []
  const dayNumber = found.day.dayNumber - (rule.key === 'anvadhan' ? 1 : 0)
  return [foundOn(rule.key, dayNumber, { limb: found.limb, month: monthOf(lunation, tithi) })]
}

/**
 * Returns the portion of the kaala that the tithi covers. If the tithi misses a night altogether, the whole night is
 * returned for the puja.
 */
function pujaIn(kaalaSpan: Interval, limb: Interval, kaala: Kaala): Interval | null {
  const isOfTheNight = kaala === 'nishita' || kaala === 'pradosha'
  return intersect(kaalaSpan, limb) ?? (isOfTheNight ? kaalaSpan : null)
}

function onTithiInRashi(almanac: Almanac, lunation: Lunation, days: Days, rule: SolarTithiRule): Found[] {
  const limb = tithiIn(almanac, lunation, rule.tithi)
  if (!isNear(days, limb.startsAt, limb.endsAt)) return []
  const day = chooseDay(almanac, limb, 'udaya', 'first', 'first')
  if (!day) return []
  const rashi = partAt(almanac.sky, sunRashiCourse, epochMsToJdTt(day.sunriseAt), almanac.ayanamsa)
  if (rashis[rashi] !== rule.rashi) return []
  return [foundOn(rule.key, day.dayNumber, { limb, kaala: 'udaya', month: monthOf(lunation, rule.tithi) })]
}

/** Returns the key: full and new moons use their month's Purnimanta name: 'kartika-purnima', 'kartika-amavasya'. */
function monthlyKey(rule: MonthlyRule, lunation: Lunation): string {
  if (rule.key !== 'purnima' && rule.key !== 'amavasya') return rule.key
  const { purnimanta, adhika } = monthOf(lunation, rule.tithi)
  return adhika ? `${purnimanta}-adhika-${rule.key}` : `${purnimanta}-${rule.key}`
}

function monthOf(lunation: Lunation, tithi: number) {
  const paksha = tithi <= 15 ? 'shukla' : 'krishna'
  return {
    amanta: lunarMonthKey(lunation.index),
    purnimanta: lunarMonthKey(purnimantaIndex(lunation, paksha)),
    adhika: lunation.adhika,
  }
}

function ekadashisIn(almanac: Almanac, lunation: Lunation, days: Days): Found[] {
  return (['shukla', 'krishna'] as const).flatMap((paksha) => {
    const number = paksha === 'shukla' ? 11 : 26
    const { startsAt, endsAt } = tithiIn(almanac, lunation, number)
    if (!isNear(days, startsAt, endsAt)) return []
    const ekadashi = ekadashiOf(almanac, lunation, paksha)
    if (!ekadashi) return []
    const dwadashi = tithiIn(almanac, lunation, number + 1)
    const keep = (day: FullDay, tradition: Festival['tradition']) =>
      foundOn(ekadashi.key, day.dayNumber, {
        limb: ekadashi.tithi,
        kaala: 'udaya',
        parana: paranaAfter(almanac, day, ekadashi.tithi, dwadashi),
        tradition,
        month: monthOf(lunation, number),
      })
    if (ekadashi.smarta.dayNumber === ekadashi.vaishnava.dayNumber) return [keep(ekadashi.smarta, 'all')]
    return [keep(ekadashi.smarta, 'smarta'), keep(ekadashi.vaishnava, 'vaishnava')]
  })
}

function relateTo(almanac: Almanac, found: Found[], rule: FestivalRule): Found[] {
  if (rule.kind !== 'relative' && rule.kind !== 'weekday-before') return []
  return found
    .filter(({ festival }) => festival.key === rule.of && festival.tradition !== 'vaishnava')
    .map(({ dayNumber, festival }) => {
      const moved = rule.kind === 'relative' ? dayNumber + rule.afterDays : lastWeekdayBefore(dayNumber, rule.weekday)
      return foundOn(rule.key, moved, { month: festival.month, ...hourOf(almanac, moved, rule) })
    })
}

/** Returns the hour of a festival that has one in addition to its day. */
function hourOf(almanac: Almanac, dayNumber: number, rule: FestivalRule): Partial<Festival> {
  const day = rule.kind === 'relative' && rule.kaala ? fullDay(almanac, dayNumber) : null
  if (!day || rule.kind !== 'relative' || !rule.kaala) return {}
  const kaalaSpan = kaalaOn(almanac, day, rule.kaala)
  return { kaala: rule.kaala, kaalaSpan, puja: kaalaSpan }
}

function lastWeekdayBefore(dayNumber: number, weekday: number): number {
  const back = (weekdayOf(dayNumber) - weekday + 7) % 7
  return dayNumber - (back === 0 ? 7 : back)
}

function foundOn(key: string, dayNumber: number, details: Partial<Festival>): Found {
  const festival: Festival = {
    key,
    date: dayNumberToCivilDate(dayNumber),
    limb: null,
    kaala: null,
    kaalaSpan: null,
    puja: null,
    parana: null,
    at: null,
    tradition: 'all',
    month: null,
    dispute: null,
    ...details,
  }
  return { dayNumber, festival }
}
