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

/** Returns the reading of two Moons, in degrees, with the rest of the sky the same. */
function readingOf(groomMoonDeg: number, brideMoonDeg: number): MatchReading {
  const chart = (moon: number) => makeChart({ ...calm, moon }, 40)
  return readingOfCases([matchCharts(chart(groomMoonDeg), chart(brideMoonDeg))])
}

/** Returns the same for a bride whose time is unknown: her Moon moved from one position to another. */
function readingOverDay(groomMoonDeg: number, brideMoonsDeg: readonly [number, number]): MatchReading {
  const chart = (moon: number, ascendantDeg: number | null) => makeChart({ ...calm, moon }, ascendantDeg)
  const [first, second] = brideMoonsDeg.map((moon) => matchCharts(chart(groomMoonDeg, 40), chart(moon, null)))
  return readingOfCases([first!, second!])
}

// The view reads only the cases and their conclusion.
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

  test('never shows a key in place of a text', () => {
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

test.each([
  ['one sign', 45, 52, ['Both Moon signs have the same lord.', 'Both have the same Moon sign.']],
  ['two signs of one lord', 5, 215, ['Both Moon signs have the same lord.', 'an evil distance']],
  ['two signs of friendly lords', 5, 125, ['The lords are friends.', 'an evil distance']],
] as [string, number, number, [string, string]][])(
  'a couple of %s is told of neither friendship nor distance that is not there',
  (_, groom, bride, [maitri, bhakoot]) => {
    const { koots } = summaryOfReading(readingOf(groom, bride), wordsOf('en'))
    const said = (name: string) => koots.find(({ koot }) => koot === name)!.description
    expect(said('maitri')).toContain(maitri)
    expect(said('bhakoot')).toContain(bhakoot)
  },
)

test('Rajju is explained where it is named, and not where it is not', () => {
  const report = (groom: number, bride: number) => summaryOfReading(readingOf(groom, bride), wordsOf('en')).report
  expect(report(45, 45)).toMatch(/Rajju dosha.*Rajju means rope/)
  expect(report(45, 85)).not.toContain('Rajju')
})

test('never shows the API spelling of an attribute on a Hindi page', () => {
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

test('shows whole percentages', () => {
  expect(percentOf(24.5, 36)).toBe(68)
})

test('uses the engine’s own list of signs', () => {
  expect(rashiKeys).toEqual(rashis)
})

test('a couple with exactly 18 points is told what tradition asks for', () => {
  const pairs = Array.from({ length: 400 }, (_, at) => [(at * 37) % 360, (at * 101 + 5) % 360] as const)
  const exact = pairs.map(([groom, bride]) => readingOf(groom, bride)).find(({ conclusion }) => conclusion.most === 18)!
  const { verdict, report } = summaryOfReading(exact, wordsOf('en'))
  expect(verdict).not.toBe('favorable')
  expect(report).toContain('Tradition looks for more than 18 points.')
})
