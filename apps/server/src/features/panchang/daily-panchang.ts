import { grahaNames, karanaNames, nakshatraNames, pakshaNames, signNames, tithiNames, yogaNames } from '@sankalp/contract/chart-names'
import type { DailyPanchang } from '@sankalp/contract/daily-panchang'
import * as words from '@sankalp/content/daily-panchang-words'
import {
  type CivilDate,
  type EpochMs,
  type Interval,
  type KaranaSpan,
  type LimbsAt,
  type Nakshatra,
  type NakshatraSpan,
  type PanchangDay,
  type Samvatsara,
  type TithiSpan,
  type YogaSpan,
  civilDateToDayNumber,
  karanaKey,
  lunarMonths,
  nakshatraLord,
  nakshatras,
  samvatsaras,
  tithiNamed,
  yogas,
} from '@sankalp/jyotish'
import { specialYogasOf } from './special-yogas.ts'
import { type WallClock, clockParts, clockText, shortClockText } from './wall-clock.ts'

const dayMs = 86_400_000

const tithiDetails = Array.from({ length: 30 }, (_, at) => {
  const { key, number, paksha } = tithiNamed(at + 1)
  const { special, summary, deity } = words.tithiWords(number)
  return { tithi_number: number, tithi_name: `${pakshaNames[paksha]}-${tithiNames[key]}`, special, summary, deity }
})

const nakshatraDetails = nakshatras.map((key, at) => {
  const { deity, special, summary } = words.nakshatraWords(key)
  const ruler = grahaNames[nakshatraLord(key)]
  return { nak_number: at + 1, nak_name: nakshatraNames[key], ruler, deity, special, summary }
})

const yogDetails = yogas.map((key, at) => ({ yog_number: at + 1, yog_name: yogaNames[key], ...words.yogaWords(key) }))

const karanDetails = Array.from({ length: 60 }, (_, at) => {
  const key = karanaKey(at + 1)
  return { karan_number: at + 1, karan_name: karanaNames[key], ...words.karanaWords[key] }
})

/** That API drops the short a at the end of a name where Hindi does: Plavang, Jay. */
const samvatsaraNames = Object.fromEntries(
  samvatsaras.map((key) => [key, (key.charAt(0).toUpperCase() + key.slice(1)).replace(/([aeiou](?:ng|[^aeiou]h?))a$/, '$1')]),
) as Record<Samvatsara, string>

/** The four nakshatras under which tradition does not travel in one direction. */
const nakshatraShool: Partial<Record<Nakshatra, keyof typeof words.directionNames>> = {
  jyeshtha: 'east',
  'purva-bhadrapada': 'south',
  rohini: 'west',
  'uttara-phalguni': 'north',
}

export type DailyFacts = {
  day: PanchangDay
  /** The Sun's centre on the true horizon. */
  vedicSunriseAt: EpochMs | null
  vedicSunsetAt: EpochMs | null
  clock: WallClock
}

/** A day in the words and the shape of S1's API; what depends on the asked minute is `limbsAtTime`. */
export function toDailyPanchang({ day, vedicSunriseAt, vedicSunsetAt, clock }: DailyFacts): Omit<DailyPanchang, 'at_time'> {
  const { tithi, nakshatra, yog, karan } = limbWriter(clock, midnightOf(day.date))
  const text = (at: EpochMs | null) => (at === null ? null : clockText(clock(at)))
  const spaced = (at: EpochMs) => clockText(clock(at), ' : ')
  const { month, samvats, muhurtas } = day
  const firstNakshatra = day.nakshatras[0]!
  const shool = nakshatraShool[firstNakshatra.key]
  return {
    day: words.weekdayNames[day.vara],
    sunrise: text(day.sunriseAt),
    sunrise_ms: day.sunriseAt,
    sunset: text(day.sunsetAt),
    sunset_ms: day.sunsetAt,
    moonrise: text(day.moonriseAt),
    moonrise_ms: day.moonriseAt,
    moonset: text(day.moonsetAt),
    moonset_ms: day.moonsetAt,
    vedic_sunrise: text(vedicSunriseAt),
    vedic_sunrise_ms: vedicSunriseAt,
    vedic_sunset: text(vedicSunsetAt),
    vedic_sunset_ms: vedicSunsetAt,
    tithi: tithi(day.tithis[0]!),
    nakshatra: nakshatra(firstNakshatra),
    yog: yog(day.yogas[0]!),
    karan: karan(day.karanas[0]!),
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
    panchang_yog: specialYogaText(day),
    vikram_samvat: samvats.vikram.year,
    shaka_samvat: samvats.shaka.year,
    vkram_samvat_name: samvatsaraNames[samvats.vikram.samvatsara],
    shaka_samvat_name: samvatsaraNames[samvats.shaka.samvatsara],
    disha_shool: words.directionNames[day.dishaShool],
    disha_shool_remedies: words.dishaShoolRemedies[day.vara],
    nak_shool: {
      direction: shool ? words.directionNames[shool] : words.noDirection,
      remedies: shool ? words.nakshatraShoolRemedy : '',
    },
    moon_nivas: words.directionNames[day.moonNivas],
    abhijit_muhurta: muhurtas?.abhijit ? span(muhurtas.abhijit, (at) => shortClockText(clock(at))) : null,
    rahukaal: muhurtas && span(muhurtas.rahuKalam, spaced),
    guliKaal: muhurtas && span(muhurtas.gulikaKalam, spaced),
    yamghant_kaal: muhurtas && span(muhurtas.yamaganda, spaced),
    limbs: {
      tithi: day.tithis.map(starting(tithi)),
      nakshatra: day.nakshatras.map(starting(nakshatra)),
      yog: day.yogas.map(starting(yog)),
      karan: day.karanas.map(starting(karan)),
    },
  }
}

/** All limbs of a day, each from its own beginning to its own end. */
export type DayLimbs = Pick<PanchangDay, 'tithis' | 'nakshatras' | 'yogas' | 'karanas'>

/** Those that run at an instant, or null where it lies before or after the day's limbs and they have to be found anew. */
export function limbsWithin({ tithis, nakshatras, yogas, karanas }: DayLimbs, at: EpochMs): LimbsAt | null {
  const runs = ({ startsAt, endsAt }: Interval) => startsAt <= at && at < endsAt
  const [tithi, nakshatra, yoga, karana] = [tithis.find(runs), nakshatras.find(runs), yogas.find(runs), karanas.find(runs)]
  return tithi && nakshatra && yoga && karana ? { tithi, nakshatra, yoga, karana } : null
}

/** The limbs at an instant, for a request about `date`. */
export function limbsAtTime(limbs: LimbsAt, askedAt: EpochMs, date: CivilDate, clock: WallClock): DailyPanchang['at_time'] {
  const { tithi, nakshatra, yog, karan } = limbWriter(clock, midnightOf(date))
  return {
    time_ms: askedAt,
    tithi: tithi(limbs.tithi),
    nakshatra: nakshatra(limbs.nakshatra),
    yog: yog(limbs.yoga),
    karan: karan(limbs.karana),
  }
}

function limbWriter(clock: WallClock, midnightMs: number) {
  const ends = ({ endsAt }: Interval) => ({ end_time: clockParts(clock(endsAt), midnightMs), end_time_ms: endsAt })
  return {
    tithi: (limb: TithiSpan) => ({ details: tithiDetails[limb.number - 1]!, ...ends(limb) }),
    nakshatra: (limb: NakshatraSpan) => ({ details: nakshatraDetails[limb.index]!, ...ends(limb) }),
    yog: (limb: YogaSpan) => ({ details: yogDetails[limb.index]!, ...ends(limb) }),
    karan: (limb: KaranaSpan) => ({ details: karanDetails[limb.number - 1]!, ...ends(limb) }),
  }
}

function starting<S extends Interval, T>(make: (limb: S) => T) {
  return (limb: S) => ({ ...make(limb), start_time_ms: limb.startsAt })
}

function midnightOf(date: CivilDate): number {
  return civilDateToDayNumber(date) * dayMs
}

function span({ startsAt, endsAt }: Interval, text: (at: EpochMs) => string) {
  return { start: text(startsAt), end: text(endsAt), start_ms: startsAt, end_ms: endsAt }
}

/** Those of the nakshatra at sunrise, as the other limbs of this answer. */
function specialYogaText(day: PanchangDay): string {
  const atSunrise = specialYogasOf(day).filter(({ startsAt }) => startsAt === day.startsAt)
  return atSunrise.map(({ key }) => words.specialYogaNames[key]).join(', ') || words.noSpecialYoga
}

