import type { Language } from '@sankalp/contract'
import type { Horoscope } from '@sankalp/contract/horoscope'
import { type Sign, type Timeframe, rashiOfSign, timeframesIn } from '@sankalp/contract/horoscope-keys'
import {
  composeDay,
  composeMonth,
  composeWeek,
  composeYear,
  indiaDate,
  indiaMidnight,
  isoWeek,
  periodName,
  writeHoroscope,
} from '@sankalp/content/horoscope/index'
import type { CivilDate, Sky } from '@sankalp/jyotish'
import { type BoundedCache, createBoundedCache } from '../../platform/bounded-cache.ts'
import type { Clock } from '../../platform/clock.ts'

export type HoroscopeNeeds = { sky: Sky; clock: Clock }
export type HoroscopeService = ReturnType<typeof createHoroscope>

const days = ['today', 'tomorrow', 'yesterday'] as const

/** Seven timeframes of twelve signs in two languages are 168 texts of about 8 kB, and a few days may overlap. */
const cachedTexts = 480

const lengths = {
  today: 'day',
  tomorrow: 'day',
  yesterday: 'day',
  week: 'week',
  month: 'month',
  year: 'year',
  'next-year': 'year',
} as const satisfies Record<Timeframe, string>

/**
 * Returns horoscopes for a Moon rashi: of the days, the week, the month and the year by India's calendar, and of the next year.
 */
export function createHoroscope({ sky, clock }: HoroscopeNeeds) {
  const texts: BoundedCache<Omit<Horoscope, 'valid_until_ms' | 'timeframes'>> = createBoundedCache(cachedTexts)

  function write(timeframe: Timeframe, sign: Sign, date: CivilDate, language: Language) {
    const rashi = rashiOfSign[sign]
    switch (lengths[timeframe]) {
      case 'day':
        return writeHoroscope(composeDay(sky, date, rashi), language)
      case 'week':
        return writeHoroscope(composeWeek(sky, date, rashi), language)
      case 'month':
        return writeHoroscope(composeMonth(sky, date, rashi), language)
      case 'year':
        return writeHoroscope(composeYear(sky, date.year, rashi), language)
    }
  }

  const service = {
    getHoroscope(timeframe: Timeframe, sign: Sign, language: Language): Horoscope {
      const now = clock.now().getTime()
      const date = dateOf(timeframe, now)
      const predictionDate = dateText(timeframe, date)
      const key = `${predictionDate} ${sign} ${language}`
      let text = texts.get(key)
      if (!text) {
        const period = periodName(lengths[timeframe], date, language)
        text = { sign, prediction_date: predictionDate, period, ...write(timeframe, sign, date, language) }
        texts.set(key, text)
      }
      return {
        ...text,
        valid_until_ms: indiaMidnight(indiaDate(now, 1)),
        timeframes: timeframesIn(indiaDate(now).month),
      }
    },

    /** Returns the headline of yesterday, today or tomorrow; null for another date. */
    getDayLine(sign: Sign, date: string, language: Language): { line: string; period: string } | null {
      const now = clock.now().getTime()
      const timeframe = days.find((day) => dateText(day, dateOf(day, now)) === date)
      if (!timeframe) return null
      const { headline, period } = service.getHoroscope(timeframe, sign, language)
      return { line: headline.text, period }
    },
  }
  return service
}

/** Returns a day within the requested period. */
function dateOf(timeframe: Timeframe, now: number): CivilDate {
  if (timeframe === 'tomorrow') return indiaDate(now, 1)
  if (timeframe === 'yesterday') return indiaDate(now, -1)
  const today = indiaDate(now)
  return timeframe === 'next-year' ? { year: today.year + 1, month: 1, day: 1 } : today
}

const partsNamed = { year: 1, month: 2, day: 3 } as const

/** Returns the part of 2026-11-15 that names the period, or 2026-W46. */
function dateText(timeframe: Timeframe, date: CivilDate): string {
  const length = lengths[timeframe]
  if (length === 'week') return isoWeek(date)
  const { year, month, day } = date
  const parts = [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')]
  return parts.slice(0, partsNamed[length]).join('-')
}
