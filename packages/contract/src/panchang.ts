import { z } from 'zod'
import { dailyPanchang } from './daily-panchang.ts'
import { endpoint } from './endpoint.ts'
import { because, line } from './fields.ts'
import {
  almanacDay,
  balas,
  calendarDay,
  dateText,
  dawn,
  festival,
  instant,
  monthOfDay,
  muhurtaSpan,
  packedYear,
  rising,
  specialYoga,
  wheel,
} from './panchang-reply.ts'
import * as calls from './panchang.calls.ts'
import { decimal, place } from './places.ts'

/** The years that our tables cover. */
export const almanacYears = { first: 1900, last: 2100 } as const
/** The city shown to a visitor who has chosen none. The page is at 28.7041 N 77.1025 E, in Delhi. */
export const defaultCity = 'delhi'

/** The place of a request that names none (docs/requirements N-3). */
const defaultLat = 26.335
const defaultLon = 86.512
const defaultTzone = 5.5

const whole = (min: number, max: number, problem: Parameters<typeof because>[0]) =>
  z.int(because(problem)).min(min, because(problem)).max(max, because(problem))
const number = (limit: number) =>
  z.number(because('outOfRange')).min(-limit, because('outOfRange')).max(limit, because('outOfRange'))

/** An IANA name. Only the server can check whether the time zone database contains it. */
const zone = z
  .string(because('zone'))
  .max(64, because('zone'))
  .regex(/^[A-Za-z][\w+/-]*$/, because('zone'))
const citySlug = line(80)
/** The date as text, or `today`: the current civil date at the place, also before its sunrise. */
const dateOrToday = line(10).refine((text) => text === 'today' || isAlmanacDate(text), because('almanacDate'))
const yearText = wholeText(almanacYears.first, almanacYears.last)
const monthText = wholeText(1, 12)

function wholeText(min: number, max: number) {
  return line(4)
    .regex(/^\d{1,4}$/, because('almanacDate'))
    .transform(Number)
    .pipe(z.number().min(min, because('almanacDate')).max(max, because('almanacDate')))
}

/** Returns whether the text is an existing date, as YYYY-MM-DD, in the years of the tables. */
export function isAlmanacDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? []
  return year !== undefined && isDay(year, month!, day!)
}

function isDay(year: number, month: number, day: number): boolean {
  if (year < almanacYears.first || year > almanacYears.last) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

function checkDay(context: z.core.ParsePayload<{ day: number; month: number; year: number }>) {
  const { day, month, year } = context.value
  // Skip this check if the month or year already has a problem of its own.
  if (context.issues.length === 0 && !isDay(year, month, day)) {
    context.issues.push({ code: 'custom', path: ['day'], message: because('almanacDate'), input: day })
  }
}

export const getDailyPanchang = endpoint({
  name: 'getDailyPanchang',
  feature: 'panchang',
  summary:
    "Returns the panchang of a date at a place, in the published format: the limbs at that date's sunrise and at the requested time, and the whole list of the day. `zone` is used if it is given, otherwise the offset of `tzone` hours ahead of UTC.",
  ...calls.getDailyPanchang,
  access: 'anyone',
  body: z
    .object({
      day: whole(1, 31, 'almanacDate'),
      month: whole(1, 12, 'almanacDate'),
      year: whole(almanacYears.first, almanacYears.last, 'almanacDate'),
      hour: whole(0, 23, 'time').default(0),
      min: whole(0, 59, 'time').default(0),
      lat: number(90).default(defaultLat),
      lon: number(180).default(defaultLon),
      tzone: z.number(because('zone')).min(-12, because('zone')).max(14, because('zone')).default(defaultTzone),
      zone: zone.optional(),
    })
    .check(checkDay),
  reply: z.object({ success: z.literal(true), dailyPanchang }),
  errors: [],
  limit: { max: 600, windowSeconds: 60 },
})

/** The place the almanac was computed for. */
const spot = z.object({ latDeg: z.number(), lonDeg: z.number(), zone: z.string() })
const where = {
  /** null for a point that was not requested by a city's name. */
  place: place.nullable(),
  spot,
}

const dayReply = z.object({
  ...where,
  date: dateText,
  /** The civil date at the place when this was answered. Ask again after `todayEndsAt`. */
  today: dateText,
  todayEndsAt: instant,
  day: almanacDay,
  /** The end of the night with which the date begins; null near the poles, and before the tables. */
  dawn: dawn.nullable(),
  /** Fifteen of the day and fifteen of the night; null near the poles. */
  thirtyMuhurtas: z.array(muhurtaSpan).nullable(),
  specialYogas: z.array(specialYoga),
  /** null inside the polar circles, where some signs never rise. */
  rising: rising.nullable(),
  balas,
  festivals: z.array(festival),
  wheel,
  /** The neighbouring dates; null at the ends of the tables. */
  prev: dateText.nullable(),
  next: dateText.nullable(),
})
export type PanchangDayReply = z.output<typeof dayReply>

export const getPanchangDay = endpoint({
  name: 'getPanchangDay',
  feature: 'panchang',
  summary:
    'Returns all calculated values of a day in a city, as keys and instants. The date may be `today`: the current date in the city.',
  ...calls.getPanchangDay,
  access: 'anyone',
  params: z.object({ city: citySlug, date: dateOrToday }),
  reply: dayReply,
  errors: ['PLACE_NOT_FOUND'],
  limit: { max: 600, windowSeconds: 60 },
})

export const getPanchangAt = endpoint({
  name: 'getPanchangAt',
  feature: 'panchang',
  summary: 'Returns the same for any point of the Earth and its time zone.',
  ...calls.getPanchangAt,
  access: 'anyone',
  query: z.object({ lat: decimal(90), lon: decimal(180), zone, date: dateOrToday.default('today') }),
  reply: dayReply,
  errors: [],
  limit: { max: 600, windowSeconds: 60 },
})

const monthName = z.object({ year: z.int(), month: z.int() })
const monthReply = z.object({
  ...where,
  year: z.int(),
  month: z.int(),
  today: dateText,
  todayEndsAt: instant,
  days: z.array(calendarDay),
  /** The lunar months that the days belong to, in order. */
  lunarMonths: z.array(monthOfDay),
  /** Vikram and Shaka years on the first and last day. */
  vikram: z.object({ first: z.int(), last: z.int() }),
  shaka: z.object({ first: z.int(), last: z.int() }),
  prev: monthName.nullable(),
  next: monthName.nullable(),
})
export type PanchangMonthReply = z.output<typeof monthReply>

export const getPanchangMonth = endpoint({
  name: 'getPanchangMonth',
  feature: 'panchang',
  summary: 'Returns the days of a month in a city, each with its limbs and festivals.',
  ...calls.getPanchangMonth,
  access: 'anyone',
  params: z.object({ city: citySlug, year: yearText, month: monthText }),
  reply: monthReply,
  errors: ['PLACE_NOT_FOUND'],
  limit: { max: 600, windowSeconds: 60 },
})

const festivalsReply = z.object({
  ...where,
  year: z.int(),
  today: dateText,
  todayEndsAt: instant,
  festivals: z.array(festival),
  prev: z.int().nullable(),
  next: z.int().nullable(),
})
export type FestivalsReply = z.output<typeof festivalsReply>

export const getFestivals = endpoint({
  name: 'getFestivals',
  feature: 'panchang',
  summary: 'Returns the festivals and vrats of a year in a city, with the times of their pujas. The default is Delhi.',
  ...calls.getFestivals,
  access: 'anyone',
  params: z.object({ year: yearText }),
  query: z.object({ city: citySlug.default(defaultCity) }),
  reply: festivalsReply,
  errors: ['PLACE_NOT_FOUND'],
  limit: { max: 300, windowSeconds: 60 },
})

const yearReply = z.object({ ...where, packed: packedYear, festivals: z.array(festival) })
export type PanchangYearReply = z.output<typeof yearReply>

export const getPanchangYear = endpoint({
  name: 'getPanchangYear',
  feature: 'panchang',
  summary: 'Returns a whole year of a city in a compact form for offline use; `unpackYear` converts it back to days.',
  ...calls.getPanchangYear,
  access: 'anyone',
  params: z.object({ city: citySlug, year: yearText }),
  reply: yearReply,
  errors: ['PLACE_NOT_FOUND'],
  limit: { max: 60, windowSeconds: 60 },
})
