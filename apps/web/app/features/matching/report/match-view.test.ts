import { matchTexts } from '@sankalp/content/match-texts'
import { readMessages } from '@sankalp/content/locales'
import { type Language, languages } from '@sankalp/contract'
import { rashiKeys } from '@sankalp/contract/horoscope-keys'
import { concludeMatch } from '@sankalp/contract/match-conclusion'
import { matchReply } from '@sankalp/contract/match-reply'
import { type Longitudes, type MatchCases, makeChart, matchCharts, rashis } from '@sankalp/jyotish'
import { describe, expect, test } from 'vitest'
import { Texts, type Bundle } from '../../../lib/locale/texts.ts'
import type { MatchReading } from '../match-engine.ts'
import { kootOrder, percentOf, scoreColour, summaryOfReading, summaryOfResult } from './match-view.ts'
import type { ReportWords } from './report-words.ts'

const calm: Longitudes = {
  sun: 70,
  moon: 45,
  mars: 105,
  mercury: 70,
  jupiter: 160,
  venus: 80,
  saturn: 165,
  rahu: 285,
  ketu: 105,
}

/** A match of two Moons, in degrees, the rest of the sky being the same. */
function readingOf(groomMoonDeg: number, brideMoonDeg: number): MatchReading {
  const chart = (moon: number) => makeChart({ ...calm, moon }, 40)
  return readingOfCases([matchCharts(chart(groomMoonDeg), chart(brideMoonDeg))])
}

/** The same for a bride whose hour is not known: her Moon went from one place to another. */
function readingOverDay(groomMoonDeg: number, brideMoonsDeg: readonly [number, number]): MatchReading {
  const chart = (moon: number, ascendantDeg: number | null) => makeChart({ ...calm, moon }, ascendantDeg)
  const [first, second] = brideMoonsDeg.map((moon) => matchCharts(chart(groomMoonDeg, 40), chart(moon, null)))
  return readingOfCases([first!, second!])
}

// The view reads nothing but the cases and their conclusion.
const readingOfCases = (cases: MatchCases) => ({ cases, conclusion: concludeMatch(cases) }) as MatchReading

function wordsOf(language: Language): ReportWords {
  const names = ['matching', 'match-words', 'dosha-words', 'chart-words', 'jyotish']
  const bundle = Object.fromEntries(names.map((name) => [name, readMessages(language, name)])) as Bundle
  const texts = new Texts(language, bundle, () => Promise.reject(new Error('all words are there')))
  return (key, values) => {
    const [namespace = '', path = ''] = key.includes(':') ? key.split(':') : ['matching', key]
    return texts.text(language, namespace, path, values)
  }
}

const partner = { name: 'x', place: 'y', year: 1990, month: 1, day: 1, hour: 1, min: 1 }
const couples: [string, number, number][] = [
  ['one Moon for both', 45, 45],
  ['nothing against it', 45, 70],
  ['a sixth and eighth', 5, 215],
  ['few points', 5, 165],
]

describe.each(languages)('in %s', (language) => {
  test.each(couples)('the device says of %s what the server says', (_, groom, bride) => {
    const reading = readingOf(groom, bride)
    const here = summaryOfReading(reading, wordsOf(language))
    const there = summaryOfResult(matchReply(partner, partner, reading.cases, matchTexts(language)), wordsOf(language))
    expect(here).toMatchObject({
      least: there.least,
      most: there.most,
      total: there.total,
      minimum: there.minimum,
      verdict: there.verdict,
      report: there.report,
    })
    expect(here.koots).toEqual(there.koots)
  })

  test.each([
    ['whose nakshatra changes', 45, [52, 54]],
    ['whose sign changes', 5, [209, 211]],
    ['of whom everything is certain', 45, [70, 71]],
  ] as [string, number, [number, number]][])(
    'the device says of a bride %s what the server says',
    (_, groom, brides) => {
      const reading = readingOverDay(groom, brides)
      const untimed = { ...partner, hour: null, min: null }
      const there = summaryOfResult(
        matchReply(partner, untimed, reading.cases, matchTexts(language)),
        wordsOf(language),
      )
      expect(summaryOfReading(reading, wordsOf(language))).toEqual(there)
      expect(there.verdict).not.toBe('favorable')
      expect(JSON.stringify(there)).not.toMatch(/\w+\.\w+\.\w+|\{\{|null|undefined/)
    },
  )

  test('no key is ever shown in place of a word', () => {
    const t = wordsOf(language)
    for (let groom = 1; groom < 360; groom += 13) {
      for (let bride = 2; bride < 360; bride += 17) {
        const { koots, report } = summaryOfReading(readingOf(groom, bride), t)
        const said = [report, ...koots.flatMap((koot) => [koot.description, koot.groom, koot.bride])].join(' ')
        expect(said).not.toMatch(/\w+\.\w+\.\w+|\{\{|null|undefined/)
      }
    }
  })
})

test('a Hindi page never shows the API spelling of an attribute', () => {
  const result = matchReply(partner, partner, readingOf(45, 70).cases, matchTexts('hin'))
  const { koots } = summaryOfResult(result, wordsOf('hin'))
  expect(koots.map(({ koot }) => koot)).toEqual(kootOrder)
  for (const { groom, bride } of koots) expect(`${groom} ${bride}`).not.toMatch(/[A-Za-z]/)
})

test.each([
  // points, most, colour: at least 75 % is green, at least 50 % yellow
  [27, 36, 'green'],
  [26.5, 36, 'yellow'],
  [18, 36, 'yellow'],
  [17.5, 36, 'red'],
  [0, 8, 'red'],
  [1, 1, 'green'],
])('%f of %f is %s', (points, maximum, colour) => {
  expect(scoreColour(points, maximum)).toBe(colour)
})

test('percents are whole', () => {
  expect(percentOf(24.5, 36)).toBe(68)
})

test('the list of signs is the engine’s own', () => {
  expect(rashiKeys).toEqual(rashis)
})
