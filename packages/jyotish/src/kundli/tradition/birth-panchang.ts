import type { Ayana, LunarMonth, Ritu } from '../../calendar/keys.ts'
import { lunarMonthKey, lunationAt, purnimantaIndex } from '../../calendar/lunar-month.ts'
import type { Samvats } from '../../calendar/samvat.ts'
import { samvatsOf } from '../../calendar/samvat.ts'
import { ayanaOf, rituOf, seasonalSunDeg } from '../../calendar/season.ts'
import type { Sky } from '../../ephemeris/sky.ts'
import type { Paksha, Vara } from '../../panchang/keys.ts'
import { varas } from '../../panchang/keys.ts'
import { weekdayIndex } from '../../time/civil.ts'
import { epochMsToJdUt, jdUtToJdTt } from '../../time/instants.ts'
import { epochMsToLocal } from '../../time/zones.ts'
import type { BirthDetails } from '../birth-chart.ts'
import type { SunDay } from '../birth-clock.ts'
import { ghatisSince } from '../birth-clock.ts'

/** The opening lines of a handwritten kundli: the day of birth in the almanac, with the time since sunrise. */
export type BirthPanchang = {
  amanta: LunarMonth
  purnimanta: LunarMonth
  isAdhika: boolean
  samvats: Samvats
  ritu: Ritu
  ayana: Ayana
  /** Values counted from sunrise to sunrise; null near the poles on a day without them. */
  day: {
    /** By the sunrise before the birth: a birth before dawn belongs to the day that began the previous morning. */
    vara: Vara
    /** The time since that sunrise, in ghatis of 24 minutes. A sixtieth of a ghati is a pala. */
    ishtaGhatis: number
    dayGhatis: number
    nightGhatis: number
  } | null
}

export function makeBirthPanchang(
  sky: Sky,
  { epochMs, ayanamsa }: BirthDetails,
  paksha: Paksha,
  day: SunDay | null,
  zone: string,
): BirthPanchang {
  const jdUt = epochMsToJdUt(epochMs)
  const month = lunationAt(sky, epochMs, ayanamsa)
  const sunDeg = seasonalSunDeg(sky, jdUtToJdTt(jdUt))
  return {
    amanta: lunarMonthKey(month.index),
    purnimanta: lunarMonthKey(purnimantaIndex(month, paksha)),
    isAdhika: month.adhika,
    samvats: samvatsOf(jdUt, { monthIndex: month.index, paksha, adhika: month.adhika }),
    ritu: rituOf(sunDeg),
    ayana: ayanaOf(sunDeg),
    day: day && {
      vara: varas[weekdayIndex(epochMsToLocal(zone, day.sunriseAt))]!,
      ishtaGhatis: ghatisSince(day.sunriseAt, epochMs),
      dayGhatis: ghatisSince(day.sunriseAt, day.sunsetAt),
      nightGhatis: ghatisSince(day.sunsetAt, day.nextSunriseAt),
    },
  }
}
