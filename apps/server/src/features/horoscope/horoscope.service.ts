import type { Language } from '@sankalp/contract'
import type { Horoscope } from '@sankalp/contract/horoscope'
import { type Sign, type Timeframe, rashiOfSign } from '@sankalp/contract/horoscope-keys'
import { composeDay, composeMonth, composeYear, indiaDate, indiaMidnight, periodName, say } from '@sankalp/content/horoscope/index'
import type { CivilDate, Sky } from '@sankalp/jyotish'
import { type BoundedCache, createBoundedCache } from '../../platform/bounded-cache.ts'
import type { Clock } from '../../platform/clock.ts'

export type HoroscopeNeeds = { sky: Sky; clock: Clock }
export type HoroscopeService = ReturnType<typeof createHoroscope>

/** Five timeframes of twelve signs in two languages are 120; some 8 kB each, and a few days may overlap. */
const keptTexts = 480

const daysOn = { today: 0, tomorrow: 1, yesterday: -1 } as const

const lengths = { today: 'day', tomorrow: 'day', yesterday: 'day', month: 'month', year: 'year' } as const satisfies Record<Timeframe, string>

/** Horoscopes of the days, the month and the year that it is in India, for the rashi of somebody's Moon. */
export function createHoroscope({ sky, clock }: HoroscopeNeeds) {
  const kept: BoundedCache<Omit<Horoscope, 'valid_until_ms'>> = createBoundedCache(keptTexts)

  function write(timeframe: Timeframe, sign: Sign, date: CivilDate, language: Language) {
    const rashi = rashiOfSign[sign]
    switch (timeframe) {
      case 'month':
        return say(composeMonth(sky, date, rashi), language)
      case 'year':
        return say(composeYear(sky, date.year, rashi), language)
      case 'today':
      case 'tomorrow':
      case 'yesterday':
        return say(composeDay(sky, date, rashi), language)
    }
  }

  return {
    getHoroscope(timeframe: Timeframe, sign: Sign, language: Language): Horoscope {
      const now = clock.now().getTime()
      const date = indiaDate(now, timeframe in daysOn ? daysOn[timeframe as keyof typeof daysOn] : 0)
      const predictionDate = dateText(timeframe, date)
      const key = `${predictionDate} ${sign} ${language}`
      let text = kept.get(key)
      if (!text) {
        const period = periodName(lengths[timeframe], date, language)
        text = { sign, prediction_date: predictionDate, period, ...write(timeframe, sign, date, language) }
        kept.set(key, text)
      }
      return { ...text, valid_until_ms: indiaMidnight(indiaDate(now, 1)) }
    },
  }
}

/** 2026-11-15, and of it only the part that names the period. */
function dateText(timeframe: Timeframe, { year, month, day }: CivilDate): string {
  const parts = [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')]
  return parts.slice(0, timeframe === 'year' ? 1 : timeframe === 'month' ? 2 : 3).join('-')
}
