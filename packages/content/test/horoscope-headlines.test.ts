import { languages } from '@sankalp/contract'
import { type CivilDate, MS_PER_DAY, type Rashi, rashis, transitsAt } from '@sankalp/jyotish'
import { nakshatras } from '@sankalp/jyotish'
import { readSky } from '@sankalp/jyotish/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { type DaySky, daySky } from '../src/horoscope/day-sky.ts'
import { headlineCauseText } from '../src/horoscope/headline-cause-text.ts'
import { fullMoonHeadlines, moonHeadlines, newMoonHeadlines } from '../src/horoscope/headline-book.ts'
import { type Headline, headlineOfDay } from '../src/horoscope/headline.ts'
import { indiaDate } from '../src/horoscope/india-time.ts'
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
