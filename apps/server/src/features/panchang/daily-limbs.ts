import {
  grahaNames,
  karanaNames,
  nakshatraNames,
  pakshaNames,
  tithiNames,
  yogaNames,
} from '@sankalp/contract/chart-names'
import type { DailyPanchang } from '@sankalp/contract/daily-panchang'
import * as words from '@sankalp/content/daily-panchang-words'
import {
  type Interval,
  type KaranaSpan,
  type LimbDay,
  type LimbsAt,
  type NakshatraSpan,
  type TithiSpan,
  type YogaSpan,
  karanaKey,
  nakshatraLord,
  nakshatras,
  tithiNamed,
  yogas,
} from '@sankalp/jyotish'
import { type DayClock, clockParts } from './wall-clock.ts'

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

/** All limbs of a day, each with its full span. */
export type DayLimbs = Pick<LimbDay, 'tithis' | 'nakshatras' | 'yogas' | 'karanas'>

/** Returns the limbs at the day's start and all limbs of the day. */
export function limbsOfDay(
  day: DayLimbs,
  clock: DayClock,
): Pick<DailyPanchang, 'tithi' | 'nakshatra' | 'yog' | 'karan' | 'limbs'> {
  const { tithi, nakshatra, yog, karan } = limbWriter(clock)
  return {
    tithi: tithi(day.tithis[0]!),
    nakshatra: nakshatra(day.nakshatras[0]!),
    yog: yog(day.yogas[0]!),
    karan: karan(day.karanas[0]!),
    limbs: {
      tithi: day.tithis.map(starting(tithi)),
      nakshatra: day.nakshatras.map(starting(nakshatra)),
      yog: day.yogas.map(starting(yog)),
      karan: day.karanas.map(starting(karan)),
    },
  }
}

/**
 * Returns a key for these limbs. The clock's name contains the date, and limbs follow a fixed order, so the first of
 * each and their count identify them.
 */
export function limbsOfDayKey({ tithis, nakshatras, yogas, karanas }: DayLimbs, { name }: DayClock): string {
  const first = `${tithis[0]!.number} ${nakshatras[0]!.index} ${yogas[0]!.index} ${karanas[0]!.number}`
  return `${name} ${first} ${tithis.length} ${nakshatras.length} ${yogas.length} ${karanas.length}`
}

/** Returns the limbs at an instant. */
export function limbsOfMinute(limbs: LimbsAt, clock: DayClock): Omit<DailyPanchang['at_time'], 'time_ms'> {
  const { tithi, nakshatra, yog, karan } = limbWriter(clock)
  return {
    tithi: tithi(limbs.tithi),
    nakshatra: nakshatra(limbs.nakshatra),
    yog: yog(limbs.yoga),
    karan: karan(limbs.karana),
  }
}

export function limbsOfMinuteKey({ tithi, nakshatra, yoga, karana }: LimbsAt, { name }: DayClock): string {
  return `${name} ${tithi.number} ${nakshatra.index} ${yoga.index} ${karana.number}`
}

function limbWriter(clock: DayClock) {
  const ends = ({ endsAt }: Interval) => ({
    end_time: clockParts(clock.wallMs(endsAt), clock.midnightMs),
    end_time_ms: endsAt,
  })
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
