import { languages } from '@sankalp/contract'
import type { GoodHour, OwnStars, YourDay } from '@sankalp/jyotish'
import { nakshatras, panchangDays, rashis, yourDay } from '@sankalp/jyotish'
import { readSky } from '@sankalp/jyotish/node'
import { describe, expect, test } from 'vitest'
import { cutAtTimes } from '../src/clock-words.ts'
import { keysOf, writeCauses, writeYourDay } from '../src/your-day/index.ts'
import { passages } from '../src/your-day/write.ts'

const all = (language: 'en' | 'hin') =>
  Object.entries(passages[language]).flatMap(([family, texts]) =>
    Object.entries(texts).map(([key, text]) => ({ of: `${family} ${key}`, family, text })),
  )

/** Terms of astrology: the causes name them beside the sentences. */
const terms = {
  en: /\b(planets?|moon|sun|mars|saturn|jupiter|venus|mercury|rahu|ketu|stars?|nakshatra|lagna|rashi|zodiac|dasha|transits?|tara|hora|choghadiya|muhurta|houses? of|auspicious)\b/i,
  hin: /ग्रह|चंद्र|सूर्य|मंगल|शनि|गुरु(?!जन)|शुक्र|राहु|केतु|नक्षत्र|लग्न|राशि|दशा|गोचर|तारा|होरा|चौघड़िया|मुहूर्त|भाव में/,
}
const unkind = {
  en: /\b(death|die|fate|destin|curse|sin|doom|disaster|misfortune|disease|illness|accident|prison|poor|rich|lottery|shares?\b(?! the load)|must|always|never|guarantee|surely|remedy)/i,
  hin: /मृत्यु|मौत|रोग(?!\s)|बीमार|श्राप|पाप|दुर्भाग्य|अवश्य|निश्चित|भाग्य|शत्रु|नाश|संकट|दुर्घटना|लॉटरी|हमेशा|कभी नहीं/,
}
/** Verb forms that would show whether the reader is a man or a woman. */
const gendered = /(?:ते|ती|ता) (?:हैं|हूँ|रहें)|(?:एँगे|एंगे|ोगे|एँगी|ेंगे|ेंगी)(?= |,|।|$)/u
/** The subject of these is not the reader. */
const ofOthers = [
  'आप बैठे भी न हों',
  'पड़ोसी',
  'ज़िम्मेदारियाँ',
  'देरियाँ',
  'सोच',
  'लोग',
  'रसोई के डिब्बे',
  'पैसा और ज़बान',
  'फ़ोन',
  'दोस्त',
  'काम',
  'भाव',
  'ताक़त',
  'पढ़ाई',
  'घर आज',
]

describe.each(languages)('the passages in %s', (language) => {
  test.each(all(language))('$of: $text', ({ family, text }) => {
    expect(text).not.toMatch(terms[language])
    expect(text).not.toMatch(unkind[language])
    const words = text.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(4)
    expect(words).toBeLessThanOrEqual(28)
    const isWhole = family === 'tones' || family === 'hours'
    expect(/[.।]$/.test(text)).toBe(isWhole)
    expect(text).not.toMatch(/[०-९;]/)
  })

  test('are all different', () => {
    const texts = all(language).map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('name the hour once, unless it is over', () => {
    for (const [key, text] of Object.entries(passages[language].hours)) {
      const slots = [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot)
      expect(slots, key).toEqual(key.startsWith('over') ? [] : ['{from}', '{to}'])
    }
  })
})

test.each(all('hin'))('the Hindi of $of shows nobody’s sex', ({ text }) => {
  const found = text.match(gendered)
  expect(found && !ofOthers.some((subject) => text.includes(subject)) ? text : null).toBeNull()
})

describe('a year of people', () => {
  const sky = readSky()
  const delhi = { latDeg: 28.61, lonDeg: 77.21, zone: 'Asia/Kolkata' }
  const days = panchangDays(sky, delhi, { year: 2026, month: 11, day: 1 }, 365)
  const people: OwnStars[] = [0, 4, 9, 13, 18, 22].map((index) => ({
    nakshatra: nakshatras[index]!,
    moonRashi: rashis[Math.floor((index * 12) / 27)]!,
    isMoonSure: true,
    lagna: rashis[(index * 5) % 12]!,
    dasha: { maha: 'saturn', antar: 'jupiter' },
  }))
  const written = (found: YourDay, hour: GoodHour | null, language: 'en' | 'hin') =>
    writeYourDay(keysOf(found, hour, delhi.zone), language)

  test('two days in a row seldom begin with the same sentence', () => {
    for (const own of people) {
      const tones = days.map((day) => written(yourDay(sky, own, day), null, 'en')[0])
      const same = tones.filter((tone, index) => tone === tones[index - 1])
      expect(same.length).toBeLessThan(0.04 * days.length)
    }
  })

  test.each(languages)('never reads the same within 20 days, and has every sentence whole (%s)', (language) => {
    for (const own of people) {
      const texts = days.map((day) => {
        const found = yourDay(sky, own, day)
        return written(found, found.hours[0]!, language)
      })
      texts.forEach(([tone, ask, hour], index) => {
        const before = texts.slice(Math.max(0, index - 20), index).map(([, text]) => text)
        expect(before).not.toContain(ask)
        for (const text of [tone, ask, hour]) expect(text).toMatch(/[.।]$/)
        expect(hour).not.toMatch(/[{}]|undefined/)
        expect(cutAtTimes(hour, language).filter(({ minutes }) => minutes !== undefined)).toHaveLength(2)
      })
    }
  })

  test.each(languages)('each sentence has its causes (%s)', (language) => {
    const found = yourDay(sky, people[1]!, days[0]!)
    const causes = writeCauses(
      { day: found, own: people[1]!, hour: found.hours[0]!, further: found.hours.slice(1, 3), zone: delhi.zone },
      language,
    )
    expect(causes.map((of) => of.length)).toEqual([1, 3, 3])
    expect(causes.flat().join()).not.toMatch(/undefined|null/)
  })

  test('an unknown time of birth is said once, and no lagna is invented', () => {
    const own: OwnStars = { ...people[1]!, lagna: null, dasha: null, isMoonSure: false }
    const found = yourDay(sky, own, days[0]!)
    const text = writeCauses(
      { day: found, own, hour: found.hours[0]!, further: found.hours.slice(1, 3), zone: delhi.zone },
      'en',
    )
      .flat()
      .join('\n')
    expect(text.match(/birth time is not known/g)).toHaveLength(1)
    expect(text).not.toMatch(/lagna|dasha/)
  })
})

test('writes a day as one reads it', () => {
  const keys = {
    tone: '10-carried',
    ask: '22',
    field: '4-supports',
    hour: {
      key: 'labh-carried',
      startsAt: Date.parse('2026-11-19T04:10:20Z'),
      endsAt: Date.parse('2026-11-19T05:00:00Z'),
      zone: 'Asia/Kolkata',
    },
  } as const
  expect(writeYourDay(keys, 'en')).toEqual([
    'Work goes well today: what you take up gets finished, and somebody who counts may notice.',
    'It is good for body and house: a walk, home food, the dripping tap seen to; home is where the day is kindest.',
    'Trade, apply or name your price between 09:40 AM and 10:30 AM, when effort brings more.',
  ])
  expect(writeYourDay({ ...keys, hour: { key: 'over-carried' } }, 'hin')[2]).toBe(passages.hin.hours['over-carried'])
})
