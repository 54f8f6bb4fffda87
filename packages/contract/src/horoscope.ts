import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { because } from './fields.ts'
import { type HoroscopeArea, horoscopeAreas, signs, timeframes } from './horoscope-keys.ts'
import * as calls from './horoscope.calls.ts'

/**
 * The event in the sky that a sentence is based on. An instant is missing where the event extends beyond the period.
 */
const cause = z.object({
  kind: z.string(),
  text: z.string(),
  from_ms: z.number().optional(),
  until_ms: z.number().optional(),
})

const area = z.object({
  text: z.string(),
  sentences: z
    .array(
      z.object({
        text: z.string(),
        /** Without the word that ties it to the sentence before. */ alone: z.string(),
        cause,
      }),
    )
    .min(1),
})

const areas = z.object(
  Object.fromEntries(horoscopeAreas.map((name) => [name, area])) as Record<HoroscopeArea, typeof area>,
)

export const horoscope = z.object({
  sign: z.enum(signs),
  /** The day in India as YYYY-MM-DD; a week as YYYY-Www (ISO 8601), a month as YYYY-MM, a year as YYYY. */
  prediction_date: z.string(),
  /** The same in words, in the caller's language: "Sunday, 15 November 2026". */
  period: z.string(),
  /** One line to read to somebody: the page shows it first, and the picture of a shared link is made of it. */
  headline: z.object({ text: z.string(), cause }),
  /** A good hour of a day by the sunrise of Ujjain, with the rule that makes it good; null for a longer period. */
  good_hour: z.object({ text: z.string(), rule: z.string(), from_ms: z.number(), until_ms: z.number() }).nullable(),
  /** The whole text, without the headline of a day or a week. */
  prediction: z.string(),
  areas,
  /** The next midnight in India. A different text applies from then on. */
  valid_until_ms: z.number(),
  /** The horoscopes available now: next year's only from November on. */
  timeframes: z.array(z.enum(timeframes)),
})
export type Horoscope = z.output<typeof horoscope>
export type HoroscopeSentence = Horoscope['areas'][HoroscopeArea]['sentences'][number]

const shared = {
  feature: 'horoscope',
  access: 'anyone',
  params: z.object({ sign: z.enum(signs, because('choice')) }),
  errors: [],
  limit: { max: 600, windowSeconds: 60 },
} as const

export const getDailyHoroscope = endpoint({
  ...shared,
  name: 'getDailyHoroscope',
  summary:
    'Returns the horoscope of the current day in India for a Moon sign. Each sentence names the transit that it is based on.',
  ...calls.getDailyHoroscope,
  reply: z.object({ dailyHoroscope: horoscope }),
})

export const getNextDayHoroscope = endpoint({
  ...shared,
  name: 'getNextDayHoroscope',
  summary: 'Returns the horoscope of the next day in India for a Moon sign.',
  ...calls.getNextDayHoroscope,
  reply: z.object({ nextDayHoroscope: horoscope }),
})

export const getPreviousDayHoroscope = endpoint({
  ...shared,
  name: 'getPreviousDayHoroscope',
  summary: 'Returns the horoscope of the previous day in India for a Moon sign.',
  ...calls.getPreviousDayHoroscope,
  reply: z.object({ previousDayHoroscope: horoscope }),
})

export const getWeeklyHoroscope = endpoint({
  ...shared,
  name: 'getWeeklyHoroscope',
  summary: 'Returns the horoscope of the current week in India, from Monday to Sunday.',
  ...calls.getWeeklyHoroscope,
  reply: z.object({ weeklyHoroscope: horoscope }),
})

export const getMonthlyHoroscope = endpoint({
  ...shared,
  name: 'getMonthlyHoroscope',
  summary: 'Returns the horoscope of the current calendar month in India.',
  ...calls.getMonthlyHoroscope,
  reply: z.object({ monthlyHoroscope: horoscope }),
})

export const getYearlyHoroscope = endpoint({
  ...shared,
  name: 'getYearlyHoroscope',
  summary: 'Returns the horoscope of the current calendar year in India.',
  ...calls.getYearlyHoroscope,
  reply: z.object({ yearlyHoroscope: horoscope }),
})

export const getNextYearHoroscope = endpoint({
  ...shared,
  name: 'getNextYearHoroscope',
  summary: 'Returns the horoscope of the next calendar year; the pages offer it from November on.',
  ...calls.getNextYearHoroscope,
  reply: z.object({ nextYearHoroscope: horoscope }),
})
