import {
  type Karana,
  type TithiKey,
  bhadraLokas,
  choghadiyas,
  directions,
  disputeReasons,
  grahas,
  horaLords,
  kaalas,
  lunarMonths,
  muhurtaKeys,
  nakshatras,
  panchakas,
  rashis,
  ritus,
  samvatsaras,
  varas,
  yogas,
} from '@sankalp/jyotish'
import { z } from 'zod'
import type { PackedYear } from './panchang-year.ts'

/** An instant in milliseconds since 1970, as `Date.now()` gives it. */
export const instant = z.number()
/** A civil date, YYYY-MM-DD. */
export const dateText = z.string()
const interval = z.object({ startsAt: instant, endsAt: instant })
const index = z.int()

const tithiKeys = [
  'pratipada',
  'dwitiya',
  'tritiya',
  'chaturthi',
  'panchami',
  'shashthi',
  'saptami',
  'ashtami',
  'navami',
  'dashami',
  'ekadashi',
  'dwadashi',
  'trayodashi',
  'chaturdashi',
  'purnima',
  'amavasya',
] as const satisfies TithiKey[]
const karanaKeys = [
  'kimstughna',
  'bava',
  'balava',
  'kaulava',
  'taitila',
  'garaja',
  'vanija',
  'vishti',
  'shakuni',
  'chatushpada',
  'naga',
] as const satisfies Karana[]
const pakshas = ['shukla', 'krishna'] as const

const direction = z.enum(directions)
const paksha = z.enum(pakshas)
const rashi = z.enum(rashis)
const nakshatra = z.enum(nakshatras)
const lunarMonth = z.enum(lunarMonths)
const samvat = z.object({ year: z.int(), samvatsara: z.enum(samvatsaras) })

// The interval of a limb is its whole length: it may begin before the day and end after it.
const tithiSpan = z.object({ key: z.enum(tithiKeys), number: z.int(), paksha, ...interval.shape })
const nakshatraSpan = z.object({ key: nakshatra, index, ...interval.shape })
const yogaSpan = z.object({ key: z.enum(yogas), index, ...interval.shape })
const karanaSpan = z.object({ key: z.enum(karanaKeys), number: z.int(), ...interval.shape })
const rashiSpan = z.object({ key: rashi, index, ...interval.shape })
const choghadiyaSpan = z.object({ key: z.enum(choghadiyas), ...interval.shape })
const horaSpan = z.object({ lord: z.enum(horaLords), ...interval.shape })
/** One of the thirty. Not good where tradition advises against beginnings, always or on this weekday. */
export const muhurtaSpan = z.object({ key: z.enum(muhurtaKeys), isGood: z.boolean(), ...interval.shape })
export type MuhurtaOfDay = z.output<typeof muhurtaSpan>

/** The lunar month of a day. With `adhika`, both names are those of the added month. */
export const monthOfDay = z.object({
  amanta: lunarMonth,
  purnimanta: lunarMonth,
  adhika: z.boolean(),
  kshaya: lunarMonth.nullable(),
})

const muhurtas = z.object({
  rahuKalam: interval,
  gulikaKalam: interval,
  yamaganda: interval,
  /** null on Wednesdays, when it is not auspicious. */
  abhijit: interval.nullable(),
  durMuhurtas: z.array(interval),
  brahmaMuhurta: interval,
  pratahSandhya: interval,
  vijayaMuhurta: interval,
  godhuliMuhurta: interval,
  sayahnaSandhya: interval,
  nishita: interval,
  choghadiya: z.object({ day: z.array(choghadiyaSpan), night: z.array(choghadiyaSpan) }),
  horas: z.array(horaSpan),
})

/** Everything the engine computes for a day, from its sunrise to the next, as keys and instants. */
export const almanacDay = z.object({
  date: dateText,
  /** 'civil' where the Sun does not rise on that date or the next: the day then runs from midnight to midnight. */
  basis: z.enum(['sunrise', 'civil']),
  startsAt: instant,
  endsAt: instant,
  /** null means no sunrise: polar day or night. */
  sunriseAt: instant.nullable(),
  sunsetAt: instant.nullable(),
  /** Between the day's start and end; null means no moonrise. */
  moonriseAt: instant.nullable(),
  moonsetAt: instant.nullable(),
  vara: z.enum(varas),
  paksha,
  month: monthOfDay,
  samvats: z.object({ shaka: samvat, vikram: samvat, gujarati: samvat }),
  ritu: z.enum(ritus),
  ayana: z.enum(['uttarayana', 'dakshinayana']),
  /** Each list begins with the one running at the day's start and ends with the last one that begins in the day. */
  tithis: z.array(tithiSpan),
  nakshatras: z.array(nakshatraSpan),
  yogas: z.array(yogaSpan),
  karanas: z.array(karanaSpan),
  moonSigns: z.array(rashiSpan),
  sunSigns: z.array(rashiSpan),
  varjyam: z.array(interval),
  amritKalam: z.array(interval),
  bhadra: z.array(z.object({ loka: z.enum(bhadraLokas), ...interval.shape })),
  panchaka: z.array(interval),
  gandaMoola: z.array(interval),
  dishaShool: direction,
  moonNivas: direction,
  /** null on days without sunrise or sunset near the poles. */
  muhurtas: muhurtas.nullable(),
})
export type AlmanacDay = z.output<typeof almanacDay>

export const specialYogas = ['sarvartha-siddhi', 'amrita-siddhi', 'guru-pushya', 'ravi-pushya'] as const
/** A combination of a weekday and the Moon's nakshatra that tradition considers a good time to begin things. */
export const specialYoga = z.object({ key: z.enum(specialYogas), ...interval.shape })
export type SpecialYoga = z.output<typeof specialYoga>

/** The signs that rise at the place during the day, and the parts of the day by panchaka rahita. */
export const rising = z.object({
  /** Each for as long as it rises. The first begins before the day, and the last ends after it. */
  lagnas: z.array(z.object({ key: rashi, ...interval.shape })),
  /** From the day's start to its end; 'rahita' is free of all five. */
  panchakaRahita: z.array(z.object({ key: z.enum(panchakas), ...interval.shape })),
})
export type Rising = z.output<typeof rising>

/**
 * What runs between midnight, when the civil date begins, and sunrise, when the almanac's day begins: the end of the
 * previous day.
 */
export const dawn = z.object({
  ...interval.shape,
  vara: z.enum(varas),
  tithis: z.array(tithiSpan),
  nakshatras: z.array(nakshatraSpan),
  yogas: z.array(yogaSpan),
  karanas: z.array(karanaSpan),
  choghadiya: z.array(choghadiyaSpan),
  horas: z.array(horaSpan),
  muhurtas: z.array(muhurtaSpan),
})
export type Dawn = z.output<typeof dawn>

/** The birth signs and birth stars that the Moon favours, while it stays in a sign or a star. */
export const balas = z.object({
  chandra: z.array(z.object({ moon: rashi, endsAt: instant, good: z.array(rashi) })),
  tara: z.array(z.object({ moon: nakshatra, endsAt: instant, good: z.array(nakshatra) })),
})

/** A festival or vrat on its day at a place. `key` leads to its name. */
export const festival = z.object({
  key: z.string(),
  date: dateText,
  /**
   * The tithi or nakshatra that it is observed for; null for festivals counted from a sankranti or another festival.
   */
  limb: interval.nullable(),
  /** The kind of the part of the day that decided, and its interval. */
  kaala: z.enum(kaalas).nullable(),
  kaalaSpan: interval.nullable(),
  /**
   * The portion of that part that the tithi covers: the time for the puja. If the tithi misses a night part, the whole
   * part.
   */
  puja: interval.nullable(),
  /** When the fast of an Ekadashi is broken. */
  parana: interval.nullable(),
  /** The instant of a sankranti. */
  at: instant.nullable(),
  /** The tradition that observes this day, where traditions calculate differently. */
  tradition: z.enum(['all', 'smarta', 'vaishnava']),
  month: z.object({ amanta: lunarMonth, purnimanta: lunarMonth, adhika: z.boolean() }).nullable(),
  /** The day on which other almanacs place it this year, and the astronomical reason for the difference. */
  dispute: z.object({ date: dateText, reason: z.enum(disputeReasons) }).nullable(),
})
export type FestivalOfPlace = z.output<typeof festival>

/**
 * The numbers of the day wheel. `dayWheel` of the drawings package turns them into shapes for any instant of the day.
 */
export const wheel = z.object({
  /** The day from sunrise to sunrise (from midnight to midnight where there is no sunrise). */
  startsAt: instant,
  endsAt: instant,
  noonAt: instant.nullable(),
  sunsetAt: instant.nullable(),
  /** Sidereal longitudes at both ends of the day. `toDeg` continues past 360 and below 0. */
  grahas: z.array(z.object({ key: z.enum(grahas), fromDeg: z.number(), toDeg: z.number() })),
  /** The Moon's elongation from the Sun at both ends of the day, counted the same way. */
  elongation: z.object({ fromDeg: z.number(), toDeg: z.number() }),
  arcs: z.array(z.object({ kind: z.enum(['rahu', 'abhijit']), ...interval.shape })),
  /** Ends of tithis within the day. */
  tithiEnds: z.array(z.object({ number: z.int(), at: instant })),
})
export type WheelNumbers = z.output<typeof wheel>

/** One day of a month or of a list: the data for a row of a calendar. */
export const calendarDay = z.object({
  date: dateText,
  vara: z.enum(varas),
  startsAt: instant,
  sunriseAt: instant.nullable(),
  sunsetAt: instant.nullable(),
  moonriseAt: instant.nullable(),
  moonsetAt: instant.nullable(),
  paksha,
  month: monthOfDay,
  tithis: z.array(tithiSpan),
  nakshatras: z.array(nakshatraSpan),
  moonSigns: z.array(rashiSpan),
  sunSign: rashi,
  festivals: z.array(festival),
})
export type CalendarDay = z.output<typeof calendarDay>

const perDay = z.array(z.int().nullable())
const track = z.object({ first: z.int(), start: z.int(), lengths: z.array(z.int()) })

/** See panchang-year.ts, which packs and unpacks it. */
export const packedYear = z.object({
  year: z.int(),
  sunrise: perDay,
  sunset: perDay,
  moonrise: perDay,
  moonset: perDay,
  end: z.int(),
  civil: z.array(z.tuple([z.int(), z.int(), z.int()])),
  sunsetBefore: z.array(z.tuple([z.int(), z.int()])),
  months: z.array(z.tuple([z.int(), z.int(), z.literal([0, 1]), z.int().nullable()])),
  ritus: z.array(z.tuple([z.int(), z.int()])),
  tithis: track,
  nakshatras: track,
  yogas: track,
  karanas: track,
  moonSigns: track,
  sunSigns: track,
}) satisfies z.ZodType<PackedYear>
