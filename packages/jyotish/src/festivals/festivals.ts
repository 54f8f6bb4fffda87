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
import { ekadashiOf, paranaAfter } from './ekadashi.ts'
import { chooseByException } from './exceptions.ts'
import { chooseDay, kaalaOn } from './kaala.ts'
import { nakshatraDay } from './nakshatra-days.ts'
import type { FestivalRule, Kaala, MonthlyRule, SolarTithiRule, TithiRule } from './rule-types.ts'
import { festivalRules } from './rules.ts'
import { sankrantiDay, sankrantiIn } from './sankrantis.ts'

/** A festival or vrat on its day at a place. */
export type Festival = {
  key: string
  date: CivilDate
  /** The tithi, or nakshatra, it is kept for; null for those counted from a sankranti or another festival. */
  limb: Interval | null
  /** The part of the day that decided. */
  kaala: Kaala | null
  /** That part of the day itself, and the time for the puja: as much of it as the tithi covers, or all of a night it misses. */
  kaalaSpan: Interval | null
  puja: Interval | null
  /** When an Ekadashi fast is broken. */
  parana: Interval | null
  /** The instant of a sankranti. */
  at: EpochMs | null
  /** Whose day it is, where traditions differ in the reckoning. */
  tradition: 'all' | 'smarta' | 'vaishnava'
  month: { amanta: LunarMonth; purnimanta: LunarMonth; adhika: boolean } | null
}

/** A festival with its day counted from 1970-01-01, to reckon with. */
type Found = { dayNumber: number; festival: Festival }

/** Festivals and vrats of a civil year at a place, in the order of their days. */
export function festivalsOfYear(sky: Sky, place: Place, year: number, options: PanchangOptions = {}): Festival[] {
  return finish(festivalsInSteps(sky, place, year, options))
}

/** The same in steps of a fraction of a millisecond, for whoever has something else to do in between. */
export function* festivalsInSteps(
  sky: Sky,
  place: Place,
  year: number,
  { ayanamsa = 'lahiri', sunrise = 'upper-limb' }: PanchangOptions = {},
): Steps<Festival[]> {
  requireCivilDate({ year, month: 1, day: 1 })
  requireKey(ayanamsa, ayanamsas, 'ayanamsa')
  requireKey(sunrise, riseConventions, 'sunrise')
  const firstDay = civilDateToDayNumber({ year, month: 1, day: 1 })
  const lastDay = civilDateToDayNumber({ year, month: 12, day: 31 })
  const startsAt = (firstDay * MS_PER_DAY) as EpochMs
  const almanac = openAlmanac(sky, place, startsAt, ayanamsa, sunrise)
  // More at both ends: a day kept in January may belong to a month that began in November.
  const lunations = lunationsBetween(
    almanac,
    (startsAt - 60 * MS_PER_DAY) as EpochMs,
    ((lastDay + 45) * MS_PER_DAY) as EpochMs,
  )
  const found: Found[] = []
  for (const lunation of lunations) {
    found.push(...ekadashisIn(almanac, lunation))
    yield
  }
  for (const rule of festivalRules) {
    found.push(...findByRule(almanac, lunations, year, rule))
    yield
  }
  const related = festivalRules.flatMap((rule) => relateTo(almanac, found, rule))
  return [...found, ...related]
    .filter(({ dayNumber }) => dayNumber >= firstDay && dayNumber <= lastDay)
    .toSorted((a, b) => a.dayNumber - b.dayNumber)
    .map(({ festival }) => festival)
}

function findByRule(almanac: Almanac, lunations: Lunation[], year: number, rule: FestivalRule): Found[] {
  switch (rule.kind) {
    case 'tithi':
      return monthsFor(rule, lunations).flatMap((lunation) => onTithi(almanac, lunation, rule))
    case 'monthly':
      return lunations.flatMap((lunation) => onTithi(almanac, lunation, rule))
    case 'sankranti': {
      const at = sankrantiIn(almanac, year, rule.rashi)
      const dayNumber = sankrantiDay(almanac, at, rule.rashi, rule.custom) + rule.afterDays
      return [foundOn(rule.key, dayNumber, { at })]
    }
    case 'nakshatra':
      // Only the month of Dhanu runs over New Year, so that two of them touch a year.
      return (rule.rashi === 'dhanu' ? [year - 1, year] : [year]).flatMap((sunYear) => {
        const found = nakshatraDay(almanac, sunYear, rule)
        if (!found) return []
        const kaala = rule.kaala === 'six-nazhikas' ? 'udaya' : rule.kaala
        return [foundOn(rule.key, found.day.dayNumber, { limb: found.limb, kaala })]
      })
    case 'solar-tithi':
      return lunations.flatMap((lunation) => onTithiInRashi(almanac, lunation, rule))
    case 'relative':
    case 'weekday-before':
      return []
  }
}

/** The months a rule speaks of. In a year with an added month only one of the two is meant. */
function monthsFor(rule: TithiRule, lunations: Lunation[]): Lunation[] {
  const named = lunations.filter(({ index, kshayaIndex }) => {
    return lunarMonthKey(index) === rule.month || (kshayaIndex !== null && lunarMonthKey(kshayaIndex) === rule.month)
  })
  if (!rule.inAdhika) return named.filter(({ adhika }) => !adhika)
  return named.filter((lunation, at) => lunation.adhika || !named[at - 1]?.adhika)
}

function onTithi(almanac: Almanac, lunation: Lunation, rule: TithiRule | MonthlyRule): Found[] {
  const limb = tithiIn(almanac, lunation, rule.tithi)
  const day = rule.exception
    ? chooseByException(almanac, limb, rule.kaala, rule.exception)
    : chooseDay(almanac, limb, rule.kaala, rule.both, rule.neither)
  if (!day) return []
  const kaalaSpan = kaalaOn(almanac, day, rule.kaala)
  const key = rule.kind === 'monthly' ? monthlyKey(rule, lunation) : rule.key
  const puja = kaalaSpan && pujaIn(kaalaSpan, limb, rule.kaala)
  const month = monthOf(lunation, rule.tithi)
  return [foundOn(key, day.dayNumber, { limb, kaala: rule.kaala, kaalaSpan, puja, month })]
}

/** As much of the kaala as the tithi covers. A night that it misses altogether is kept for the puja all the same. */
function pujaIn(kaalaSpan: Interval, limb: Interval, kaala: Kaala): Interval | null {
  const isOfTheNight = kaala === 'nishita' || kaala === 'pradosha'
  return intersect(kaalaSpan, limb) ?? (isOfTheNight ? kaalaSpan : null)
}

function onTithiInRashi(almanac: Almanac, lunation: Lunation, rule: SolarTithiRule): Found[] {
  const limb = tithiIn(almanac, lunation, rule.tithi)
  const day = chooseDay(almanac, limb, 'udaya', 'first', 'first')
  if (!day) return []
  const rashi = partAt(almanac.sky, sunRashiCourse, epochMsToJdTt(day.sunriseAt), almanac.ayanamsa)
  if (rashis[rashi] !== rule.rashi) return []
  return [foundOn(rule.key, day.dayNumber, { limb, kaala: 'udaya', month: monthOf(lunation, rule.tithi) })]
}

/** Full and new moons go by their month's Purnimanta name: 'kartika-purnima', 'kartika-amavasya'. */
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

function ekadashisIn(almanac: Almanac, lunation: Lunation): Found[] {
  return (['shukla', 'krishna'] as const).flatMap((paksha) => {
    const ekadashi = ekadashiOf(almanac, lunation, paksha)
    if (!ekadashi) return []
    const number = paksha === 'shukla' ? 11 : 26
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

/** The hour of a festival that has one besides its day. */
function hourOf(almanac: Almanac, dayNumber: number, rule: FestivalRule): Partial<Festival> {
  const day = rule.kind === 'relative' && rule.kaala ? fullDay(almanac, dayNumber) : null
  if (!day || rule.kind !== 'relative' || !rule.kaala) return {}
  const kaalaSpan = kaalaOn(almanac, day, rule.kaala)
  return { kaala: rule.kaala, kaalaSpan, puja: kaalaSpan }
}

/** 1970-01-01 was a Thursday. */
function lastWeekdayBefore(dayNumber: number, weekday: number): number {
  const back = (((dayNumber + 4 - weekday) % 7) + 7) % 7
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
    ...details,
  }
  return { dayNumber, festival }
}
