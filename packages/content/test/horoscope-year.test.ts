import { languages } from '@sankalp/contract'
import { horoscopeAreas } from '@sankalp/contract/horoscope-keys'
import { type CivilDate, MS_PER_DAY, rashis } from '@sankalp/jyotish'
import { readSky } from '@sankalp/jyotish/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { composeDayUnder } from '../src/horoscope/compose-day.ts'
import type { Composition } from '../src/horoscope/compose.ts'
import { daySky } from '../src/horoscope/day-sky.ts'
import { indiaDate } from '../src/horoscope/india-time.ts'
import { writeHoroscope } from '../src/horoscope/write-horoscope.ts'
import { toneOf } from '../src/horoscope/tone.ts'

const DAYS = 365
const firstDay = Date.UTC(2026, 9, 1)
const dates: CivilDate[] = Array.from({ length: DAYS }, (_, index) => indiaDate(firstDay + index * MS_PER_DAY))

/** Indexed by day, then by sign. */
let year: Composition[][] = []

// The engine needs a second or two for the year, and longer on a busy machine.
beforeAll(() => {
  const sky = readSky([2020])
  year = dates.map((date) => {
    const day = daySky(sky, date)
    return rashis.map((sign) => composeDayUnder(day, sign))
  })
})

test('no sentence of a day is shown to more than nine of the twelve signs', () => {
  const shared = year.map((signs) => {
    const told = signs.flatMap(({ areas }) =>
      Object.values(areas).flatMap((sentences) => [...new Set(sentences.map(({ sentence }) => sentence))]),
    )
    return Math.max(...told.map((sentence) => told.filter((other) => other === sentence).length))
  })
  expect(Math.max(...shared)).toBeLessThanOrEqual(9)
})

/** Ignore clock times and dates: two texts that differ only in them count as equal. */
const withoutNumbers = (text: string) => text.replaceAll(/\d+/g, '#')

describe.each(languages)('over a year in %s', (language) => {
  let texts: string[][] = []
  beforeAll(() => {
    texts = year.map((signs) =>
      signs.map((composition) => withoutNumbers(writeHoroscope(composition, language).prediction)),
    )
  })

  test('no two signs share a day’s text', () => {
    for (const ofDay of texts) expect(new Set(ofDay).size).toBe(12)
  })

  test('no sign gets the same text twice within sixty days', () => {
    rashis.forEach((sign, index) => {
      const lastRead = new Map<string, number>()
      texts.forEach((ofDay, day) => {
        const before = lastRead.get(ofDay[index]!)
        expect(before === undefined || day - before > 60, `${sign}, day ${day}`).toBe(true)
        lastRead.set(ofDay[index]!, day)
      })
    })
  })

  test('more than 450 different sentences are in use', () => {
    const used = new Set(
      year
        .flat()
        .flatMap(({ areas }) => Object.values(areas).flatMap((told) => told.map(({ sentence }) => sentence[language]))),
    )
    expect(used.size).toBeGreaterThan(450)
  })
})

const sentencesOf = ({ areas }: Composition) =>
  Object.values(areas).flatMap((told) => told.map(({ sentence }) => sentence))

test('most of a sign’s text changes from one day to the next', () => {
  for (let sign = 0; sign < 12; sign += 1) {
    const shares = year.slice(1).map((signs, day) => {
      const before = sentencesOf(year[day]![sign]!)
      const now = sentencesOf(signs[sign]!)
      return now.filter((sentence) => before.includes(sentence)).length / now.length
    })
    expect(Math.max(...shares), rashis[sign]).toBeLessThan(0.6)
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length, rashis[sign]).toBeLessThan(0.25)
  }
})

test('every area has two to four sentences and changes its tone at most once', () => {
  const wrong = year.flat().flatMap(({ areas }) =>
    horoscopeAreas.filter((area) => {
      const told = areas[area]
      const tones = told
        .filter(({ isPart }) => !isPart)
        .map(({ cause }) => toneOf(cause))
        .filter((tone) => tone !== 'even')
      const turns = tones.slice(1).filter((tone, index) => tone !== tones[index]).length
      return told.length < 2 || told.length > 4 || turns > 1
    }),
  )
  expect(wrong).toEqual([])
})

test('every sign has both good days and hard days', () => {
  for (let sign = 0; sign < 12; sign += 1) {
    const balance = year.map((signs) => {
      const tones = Object.values(signs[sign]!.areas)
        .flat()
        .map(({ cause }) => toneOf(cause))
      return tones.filter((tone) => tone === 'good').length - tones.filter((tone) => tone === 'care').length
    })
    expect(balance.filter((days) => days >= 3).length, rashis[sign]).toBeGreaterThan(60)
    expect(balance.filter((days) => days <= -3).length, rashis[sign]).toBeGreaterThan(60)
  }
})
