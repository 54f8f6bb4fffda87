import { pakshaNames, signNames } from '@sankalp/contract/chart-names'
import type { DailyPanchang } from '@sankalp/contract/daily-panchang'
import * as words from '@sankalp/content/daily-panchang-words'
import {
  type EpochMs,
  type Interval,
  type LimbDay,
  type Nakshatra,
  type Samvatsara,
  lunarMonths,
  partsOfDaytime,
  samvatsaras,
  varas,
} from '@sankalp/jyotish'
import { specialYogaKeys } from './special-yogas.ts'
import { type DayClock, clockText, shortClockText } from './wall-clock.ts'

/** The published API drops a final short a as Hindi does: Plavang, Jay. */
const samvatsaraNames = Object.fromEntries(
  samvatsaras.map((key) => [
    key,
    (key.charAt(0).toUpperCase() + key.slice(1)).replace(/([aeiou](?:ng|[^aeiou]h?))a$/, '$1'),
  ]),
) as Record<Samvatsara, string>

/** The four nakshatras in which tradition avoids travel in one direction. */
const nakshatraShool: Partial<Record<Nakshatra, keyof typeof words.directionNames>> = {
  jyeshtha: 'east',
  'purva-bhadrapada': 'south',
  rohini: 'west',
  'uttara-phalguni': 'north',
}

/** Fields that depend on the place. */
export const timeFields = {
  sunrise: true,
  sunrise_ms: true,
  sunset: true,
  sunset_ms: true,
  moonrise: true,
  moonrise_ms: true,
  moonset: true,
  moonset_ms: true,
  vedic_sunrise: true,
  vedic_sunrise_ms: true,
  vedic_sunset: true,
  vedic_sunset_ms: true,
  abhijit_muhurta: true,
  rahukaal: true,
  guliKaal: true,
  yamghant_kaal: true,
} as const satisfies { [Field in keyof DailyPanchang]?: true }

/** The limbs of the day, written by `daily-limbs.ts`. */
export const limbFields = {
  tithi: true,
  nakshatra: true,
  yog: true,
  karan: true,
  limbs: true,
} as const satisfies { [Field in keyof DailyPanchang]?: true }

/** When the Sun's centre is on the true horizon. */
export type VedicTimes = { sunriseAt: EpochMs | null; sunsetAt: EpochMs | null }

/** Returns the times of a day with the names and format of the published API call (docs/requirements N-4). */
export function timesOfDay(
  day: LimbDay,
  vedic: VedicTimes,
  clock: DayClock,
): Pick<DailyPanchang, keyof typeof timeFields> {
  const text = (at: EpochMs | null) => (at === null ? null : clockText(clock.wallMs(at)))
  const spaced = (at: EpochMs) => clockText(clock.wallMs(at), ' : ')
  const { sunriseAt, sunsetAt, moonriseAt, moonsetAt } = day
  const isWhole = day.basis === 'sunrise' && sunriseAt !== null && sunsetAt !== null
  const parts = isWhole ? partsOfDaytime({ startsAt: sunriseAt, endsAt: sunsetAt }, varas.indexOf(day.vara)) : null
  return {
    sunrise: text(sunriseAt),
    sunrise_ms: sunriseAt,
    sunset: text(sunsetAt),
    sunset_ms: sunsetAt,
    moonrise: text(moonriseAt),
    moonrise_ms: moonriseAt,
    moonset: text(moonsetAt),
    moonset_ms: moonsetAt,
    vedic_sunrise: text(vedic.sunriseAt),
    vedic_sunrise_ms: vedic.sunriseAt,
    vedic_sunset: text(vedic.sunsetAt),
    vedic_sunset_ms: vedic.sunsetAt,
    abhijit_muhurta: parts?.abhijit ? span(parts.abhijit, (at) => shortClockText(clock.wallMs(at))) : null,
    rahukaal: parts && span(parts.rahuKalam, spaced),
    guliKaal: parts && span(parts.gulikaKalam, spaced),
    yamghant_kaal: parts && span(parts.yamaganda, spaced),
  }
}

/** Returns the day's place in the calendars, by its sunrise. */
export function calendarOfDay(
  day: LimbDay,
): Omit<DailyPanchang, keyof typeof timeFields | keyof typeof limbFields | 'at_time'> {
  const { vara, month, samvats } = day
  const nakshatra = day.nakshatras[0]!.key
  const shool = nakshatraShool[nakshatra]
  const yogaNames = specialYogaKeys(vara, nakshatra).map((key) => words.specialYogaNames[key])
  return {
    day: words.weekdayNames[vara],
    hindu_maah: {
      adhik_status: month.adhika,
      purnimanta: words.monthNames[month.purnimanta],
      amanta: words.monthNames[month.amanta],
      amanta_id: lunarMonths.indexOf(month.amanta) + 1,
      purnimanta_id: lunarMonths.indexOf(month.purnimanta) + 1,
    },
    paksha: `${pakshaNames[day.paksha]}-Paksha`,
    ritu: words.rituNames[day.ritu],
    sun_sign: signNames[day.sunSigns[0]!.key],
    moon_sign: signNames[day.moonSigns[0]!.key],
    ayana: words.ayanaNames[day.ayana],
    panchang_yog: yogaNames.join(', ') || words.noSpecialYoga,
    vikram_samvat: samvats.vikram.year,
    shaka_samvat: samvats.shaka.year,
    vkram_samvat_name: samvatsaraNames[samvats.vikram.samvatsara],
    shaka_samvat_name: samvatsaraNames[samvats.shaka.samvatsara],
    disha_shool: words.directionNames[day.dishaShool],
    disha_shool_remedies: words.dishaShoolRemedies[vara],
    nak_shool: {
      direction: shool ? words.directionNames[shool] : words.noDirection,
      remedies: shool ? words.nakshatraShoolRemedy : '',
    },
    moon_nivas: words.directionNames[day.moonNivas],
  }
}

/**
 * Returns all that `calendarOfDay` depends on: the directions follow from weekday and Moon, the years' names from the
 * years.
 */
export function calendarKey({
  vara,
  month,
  paksha,
  ritu,
  ayana,
  samvats,
  sunSigns,
  moonSigns,
  nakshatras,
}: LimbDay): string {
  const { amanta, purnimanta, adhika } = month
  const signs = `${sunSigns[0]!.key} ${moonSigns[0]!.key} ${nakshatras[0]!.key}`
  return `${vara} ${amanta} ${purnimanta} ${adhika} ${paksha} ${ritu} ${ayana} ${samvats.vikram.year} ${samvats.shaka.year} ${signs}`
}

function span({ startsAt, endsAt }: Interval, text: (at: EpochMs) => string) {
  return { start: text(startsAt), end: text(endsAt), start_ms: startsAt, end_ms: endsAt }
}
