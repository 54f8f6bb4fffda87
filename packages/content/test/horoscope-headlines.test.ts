import { languages } from '@sankalp/contract'
import { type CivilDate, MS_PER_DAY, type Rashi, rashis, transitsAt } from '@sankalp/jyotish'
import { nakshatras } from '@sankalp/jyotish'
import { readSky } from '@sankalp/jyotish/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { type DaySky, daySky } from '../src/horoscope/day-sky.ts'
import { headlineCauseText } from '../src/horoscope/headline-cause-text.ts'
import { fullMoonHeadlines, moonHeadlines, newMoonHeadlines, weekHeadlines } from '../src/horoscope/headline-book.ts'
import { type Headline, headlineOfDay } from '../src/horoscope/headline.ts'
import { composeWeek, writeHoroscope } from '../src/horoscope/index.ts'
import { indiaDate, weekPeriod } from '../src/horoscope/india-time.ts'
import { phaseOfWeek } from '../src/horoscope/moon-phase.ts'
import { natureOf, starNatures } from '../src/horoscope/star-natures.ts'
import { names } from '../src/horoscope/words.ts'

const houses = Array.from({ length: 12 }, (_, index) => String(index + 1))
const all = [
  ...Object.values(moonHeadlines).flat(),
  ...Object.values(fullMoonHeadlines),
  ...Object.values(newMoonHeadlines),
]

test('every house has headlines for each nature of a star, and for the full and the new Moon', () => {
  const lengths = { lasting: 4, quick: 6, gentle: 4, firm: 6 }
  for (const house of houses) {
    for (const nature of starNatures) expect(moonHeadlines[`${house}.${nature}`]).toHaveLength(lengths[nature])
  }
  expect(Object.keys(fullMoonHeadlines)).toEqual(houses)
  expect(Object.keys(newMoonHeadlines)).toEqual(houses)
})

test('every nakshatra has a nature', () => {
  expect(nakshatras.filter((nakshatra) => natureOf(nakshatra) === undefined)).toEqual([])
})

describe.each(languages)('the headlines in %s', (language) => {
  const texts = all.map((sentence) => sentence[language])

  test('are all different, in one sentence of 5 to 14 words', () => {
    expect(new Set(texts).size).toBe(264)
    for (const text of texts) {
      const words = text.split(/\s+/).length
      expect(words, text).toBeGreaterThanOrEqual(5)
      expect(words, text).toBeLessThanOrEqual(14)
      expect(text).toMatch(language === 'en' ? /^[A-Z][^.]*\.$/ : /^[^।]*।$/)
      expect(text).not.toMatch(language === 'en' ? /\p{Script=Devanagari}/u : /[A-Za-z0-9०-९]/)
    }
  })

  test('need no knowledge of astrology', () => {
    const { grahas, nakshatras: stars, rashis: signs, tithis } = names[language]
    const terms = [grahas, stars, signs, tithis].flatMap((group) => Object.values(group))
    const isWord = (text: string, term: string) =>
      new RegExp(`(^|[^\\p{L}\\p{M}])${term}([^\\p{L}\\p{M}]|$)`, 'iu').test(text)
    expect(texts.filter((text) => terms.some((term) => isWord(text, term)))).toEqual([])
    const others = language === 'en' ? /\b(house|sign|star|planet|zodiac|dasha)s?\b/i : /(राशि|भाव|ग्रह|नक्षत्र|दशा|योग)/
    expect(texts.filter((text) => others.test(text))).toEqual([])
  })

  test('neither promise nor frighten, and suit any day and any reader', () => {
    const banned = {
      en: /\b(will|today|tomorrow|yesterday|tonight|luck\w*|destin\w*|fate|guarante\w*|surely|danger\w*|death|ill(ness)?|doctor|enem\w+|accident|he|she|his|her|him)\b/i,
      hin: /((^|\s)(आज|कल)(\s|$)|[ेा]गा|[ेा]गी|ेंगे|भाग्य|क़िस्मत|निश्चित|ज़रूर |रोग|बीमार|दवा|मृत्यु|संकट|ख़तरा|दुश्मन|शत्रु|(?<!अपने )आप \S+(ते|ती|ता) (हैं|हों))/,
    }
    expect(texts.filter((text) => banned[language].test(text))).toEqual([])
  })
})

describe('over a year', () => {
  const sky = readSky([2020])
  const dates: CivilDate[] = Array.from({ length: 365 }, (_, index) =>
    indiaDate(Date.UTC(2026, 9, 1) + index * MS_PER_DAY),
  )
  let days: DaySky[] = []
  let headlines: Record<Rashi, Headline>[] = []
  beforeAll(() => {
    days = dates.map((date) => daySky(sky, date))
    headlines = days.map(
      (day) => Object.fromEntries(rashis.map((sign) => [sign, headlineOfDay(day, sign)])) as Record<Rashi, Headline>,
    )
  })

  test('no sign reads a headline twice within 30 days', () => {
    for (const sign of rashis) {
      const lastRead = new Map<object, number>()
      headlines.forEach(({ [sign]: { text } }, day) => {
        const before = lastRead.get(text)
        expect(before === undefined || day - before > 30, `${sign}, day ${day}: ${text.en}`).toBe(true)
        lastRead.set(text, day)
      })
    }
  })

  test('no two signs share a headline on one day', () => {
    for (const ofDay of headlines) expect(new Set(Object.values(ofDay).map(({ text }) => text)).size).toBe(12)
  })

  test('every headline of the book is used by somebody', () => {
    expect(new Set(headlines.flatMap((ofDay) => Object.values(ofDay).map(({ text }) => text))).size).toBe(264)
  })

  test('the cause of each headline holds in the sky', () => {
    headlines.forEach((ofDay, index) => {
      const { period } = days[index]!
      for (const [sign, { cause }] of Object.entries(ofDay) as [Rashi, Headline][]) {
        expect(cause.from! < period.until && cause.until! >= period.from).toBe(true)
        if (index % 12 !== rashis.indexOf(sign)) continue
        const now = transitsAt(sky, Math.round((cause.from! + cause.until!) / 2) as typeof period.from)
        if ('house' in cause.facts) expect(now.housesFrom[sign].moon).toBe(cause.facts.house)
        if (cause.kind === 'moon-place') expect(now.grahas.moon.nakshatra).toBe(cause.facts.nakshatra)
        else expect(['full-moon', 'new-moon']).toContain(cause.kind)
      }
    })
  })

  test.each(languages)('its cause is told in %s, with the house and its subject', (language) => {
    headlines.forEach((ofDay, index) => {
      const text = headlineCauseText(ofDay.mesha.cause, days[index]!.period, language)
      expect(text).toMatch(
        language === 'en' ? /^(Full |New )?Moon .*in your \d+(st|nd|rd|th) house \(.+\)/ : /आपके \S+ भाव \(.+\) में/,
      )
      expect(text).not.toMatch(language === 'en' ? /\p{Script=Devanagari}|undefined/u : /[A-Za-z]/)
    })
  })
})

test('says until when, or from when, only within the waking hours', () => {
  const sky = readSky([2020])
  const causeOn = (day: number, language: 'en' | 'hin') => {
    const ofDay = daySky(sky, { year: 2026, month: 11, day })
    return headlineCauseText(headlineOfDay(ofDay, 'simha').cause, ofDay.period, language)
  }
  expect(causeOn(17, 'en')).toBe(
    'Moon in Dhanishtha, a star for quick errands, in your 6th house (daily duties) until 03:31 PM',
  )
  expect(causeOn(17, 'hin')).toBe(
    'चंद्र धनिष्ठा में, जो चलते-फिरते कामों का नक्षत्र है, और आपके छठे भाव (दिनचर्या और सेवा) में, दोपहर 03:31 बजे तक',
  )
  expect(causeOn(24, 'en')).toBe('Full Moon in your 10th house (work) at 08:24 PM')
})

describe('the headlines of weeks', () => {
  const sky = readSky([2020])
  const mondays = Array.from({ length: 104 }, (_, week) => indiaDate(Date.UTC(2026, 9, 5) + week * 7 * MS_PER_DAY))
  const kinds = ['full-moon', 'new-moon', 'waxing-half', 'waning-half', 'sun-early', 'sun-late']
  const ofWeeks = Object.values(weekHeadlines).flatMap((byHouse) => Object.values(byHouse))

  test.each(languages)('in %s are 72, unlike each other and those of days, of 5 to 14 words', (language) => {
    expect(Object.keys(weekHeadlines)).toEqual(kinds)
    for (const byHouse of Object.values(weekHeadlines)) expect(Object.keys(byHouse)).toEqual(houses)
    const texts = [...all, ...ofWeeks].map((sentence) => sentence[language])
    expect(new Set(texts).size).toBe(336)
    for (const text of texts.slice(all.length)) {
      expect(text.split(/\s+/).length, text).toBeGreaterThanOrEqual(5)
      expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(14)
      expect(text).not.toMatch(/\b(will|house|sign|star)\b|(^|\s)(आज|कल|राशि|भाव|ग्रह)(\s|$)|[ेा]गा|[ेा]गी/)
    }
  })

  test('differ between signs, and within a month, and their causes hold in the sky', () => {
    const lastRead = new Map<string, number>()
    mondays.forEach((monday, week) => {
      const period = weekPeriod(monday)
      const phase = phaseOfWeek(sky, period)
      const told = rashis.map((sign) => ({ sign, headline: composeWeek(sky, monday, sign).headline! }))
      expect(new Set(told.map(({ headline }) => headline.text)).size).toBe(12)
      for (const { sign, headline } of told) {
        const key = `${sign} ${headline.text.en}`
        expect(week - (lastRead.get(key) ?? -9), key).toBeGreaterThan(4)
        lastRead.set(key, week)
      }
      if (!phase) return
      expect(phase.at >= period.from && phase.at < period.until).toBe(true)
      const { grahas } = transitsAt(sky, phase.at)
      const aheadDeg = (grahas.moon.lonDeg - grahas.sun.lonDeg + 360) % 360
      const wantedDeg = { 'full-moon': 180, 'new-moon': 0, 'waxing-half': 90, 'waning-half': 270 }[phase.kind]
      expect(Math.cos(((aheadDeg - wantedDeg) * Math.PI) / 180)).toBeGreaterThan(0.9999)
    })
    expect(mondays.filter((monday) => phaseOfWeek(sky, weekPeriod(monday)) === null).length).toBeLessThan(12)
  })

  test('name the day of the quarter', () => {
    const causeIn = (language: 'en' | 'hin') =>
      writeHoroscope(composeWeek(sky, { year: 2026, month: 11, day: 19 }, 'simha'), language).headline.cause.text
    expect(causeIn('en')).toBe('Growing half Moon in your 7th house (partnership) on 17 November')
    expect(causeIn('hin')).toBe('शुक्ल पक्ष का आधा चंद्र आपके सातवें भाव (साझेदारी) में, 17 नवंबर को')
  })

  test('stand above a week of dated sentences, two to five in an area', () => {
    for (const sign of rashis) {
      for (const monday of mondays.slice(0, 12)) {
        const { areas } = writeHoroscope(composeWeek(sky, monday, sign), 'en')
        for (const { sentences } of Object.values(areas)) {
          expect(sentences.length).toBeGreaterThanOrEqual(2)
          expect(sentences.length).toBeLessThanOrEqual(5)
          expect(sentences.some(({ alone }) => /\d (January|October|November|December)/.test(alone))).toBe(true)
        }
      }
    }
  })
})
