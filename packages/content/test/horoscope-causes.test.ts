import { languages } from '@sankalp/contract'
import { horoscopeAreas } from '@sankalp/contract/horoscope-keys'
import type { EpochMs, Rashi, TransitNow } from '@sankalp/jyotish'
import { aspectCounts, asEpochMs, rashis, taraBala, tithiFrom, transitsAt, yogaFrom } from '@sankalp/jyotish'
import { readSky } from '@sankalp/jyotish/node'
import { describe, expect, test } from 'vitest'
import { causeText } from '../src/horoscope/cause-text.ts'
import { type Cause, isKind } from '../src/horoscope/causes.ts'
import {
  composeDay,
  composeMonth,
  composeYear,
  indiaDate,
  indiaMidnight,
  writeHoroscope,
} from '../src/horoscope/index.ts'
import { composeDayUnder } from '../src/horoscope/compose-day.ts'
import { compose } from '../src/horoscope/compose.ts'
import { daySky } from '../src/horoscope/day-sky.ts'
import { birthStarsOf } from '../src/horoscope/day-causes.ts'
import { momentText } from '../src/horoscope/moments.ts'
import { CausedSentence } from '../src/horoscope/caused-sentence.ts'

const sky = readSky([2020])
const date = { year: 2026, month: 11, day: 17 }
const composed = composeDay(sky, date, 'mesha')

/** Checks with the sky itself, at an instant inside the cause and the period, that the cause is true. */
function expectTrue(cause: Cause, sign: Rashi, period: { from: EpochMs; until: EpochMs }): void {
  if (isKind(cause, 'graha-house') && cause.facts.because === 'period') {
    for (const stay of cause.facts.stays)
      expectTrueWithin({ ...cause, from: undefined, until: undefined, ...stay }, sign, period)
  } else expectTrueWithin(cause, sign, period)
}

function expectTrueWithin(cause: Cause, sign: Rashi, { from, until }: { from: EpochMs; until: EpochMs }): void {
  const start = Math.max(cause.from ?? from, from)
  const end = Math.min(cause.until ?? until, until)
  for (const at of [start + 1000, (start + end) / 2, end - 1000]) {
    const isInstant = cause.from !== undefined && cause.from === cause.until
    if (!isInstant) expectHolding(cause, sign, asEpochMs(at))
  }
  if (cause.kind === 'ingress') {
    const [before, after] = [-60_000, 60_000].map(
      (step) => transitsAt(sky, asEpochMs(cause.from! + step)).housesFrom[sign][cause.facts.graha],
    )
    expect([before === after, after]).toEqual([false, cause.facts.house])
  }
  if (cause.kind === 'station') {
    const [before, after] = [-86_400_000, 86_400_000].map(
      (step) => transitsAt(sky, asEpochMs(cause.from! + step)).grahas[cause.facts.graha].retrograde,
    )
    expect([before, after]).toEqual([cause.facts.turns === 'direct', cause.facts.turns === 'retrograde'])
  }
}

/** All signs need the sky at the same few instants of a day, so cache it. */
const asked = new Map<EpochMs, TransitNow>()
function skyAt(at: EpochMs): TransitNow {
  const known = asked.get(at) ?? transitsAt(sky, at)
  asked.set(at, known)
  return known
}

function expectHolding(cause: Cause, sign: Rashi, at: EpochMs): void {
  const now = skyAt(at)
  const { sun, moon } = now.grahas
  switch (cause.kind) {
    case 'moon-house':
      return expect(now.housesFrom[sign].moon).toBe(cause.facts.house)
    case 'graha-house':
      return expect(now.housesFrom[sign][cause.facts.graha]).toBe(cause.facts.house)
    case 'moon-nakshatra':
      return expect(moon.nakshatra).toBe(cause.facts.nakshatra)
    case 'tara':
      expect(birthStarsOf(sign)).toContain(cause.facts.birthStar)
      return expect(taraBala(cause.facts.birthStar, moon.nakshatra).tara).toBe(cause.facts.tara)
    case 'yoga':
      return expect(yogaFrom(sun.lonDeg, moon.lonDeg).key).toBe(cause.facts.yoga)
    case 'tithi':
      return expect(tithiFrom(sun.lonDeg, moon.lonDeg)).toMatchObject({
        key: cause.facts.tithi,
        paksha: cause.facts.paksha,
      })
    case 'moon-with':
      return expect(now.grahas[cause.facts.graha].rashi).toBe(moon.rashi)
    case 'moon-seen': {
      const gap = (rashis.indexOf(moon.rashi) - rashis.indexOf(now.grahas[cause.facts.graha].rashi) + 12) % 12
      return expect(aspectCounts(cause.facts.graha)).toContain(gap + 1)
    }
    case 'vara':
    case 'bhadra':
    case 'ingress':
    case 'station':
    case 'retrograde':
    case 'moon-pass':
    case 'full-moon':
    case 'new-moon':
    case 'eclipse':
      return undefined
  }
}

test('the causes of a day hold in the sky, for every sign on forty days over two years', () => {
  for (let step = 0; step < 40; step += 1) {
    const day = indiaDate(Date.UTC(2025, 0, 5) + step * 19 * 86_400_000)
    const above = daySky(sky, day)
    for (const sign of rashis) {
      const { scene, areas } = composeDayUnder(above, sign)
      for (const { cause } of Object.values(areas).flat()) expectTrue(cause, sign, scene.period)
    }
  }
  expect(asked.size).toBeGreaterThan(400)
})

test('the causes of months and of a year hold in the sky', () => {
  expect.hasAssertions()
  for (const sign of rashis) {
    const periods = [
      composeYear(sky, 2026, sign),
      ...[1, 4, 7, 11].map((month) => composeMonth(sky, { year: 2026, month }, sign)),
    ]
    for (const { scene, areas } of periods) {
      for (const { cause } of Object.values(areas).flat()) expectTrue(cause, sign, scene.period)
    }
  }
})

describe('a graha that turns back into a house it has left', () => {
  const said = (language: 'en' | 'hin') =>
    writeHoroscope(composeYear(sky, 2027, 'simha'), language).areas.luck.sentences[0]!

  test('is mentioned once, with all of its stays', () => {
    expect(said('en').text).toMatch(/^Until 25 January and from 26 June to 26 November, Jupiter in your sign/)
    expect(said('hin').text).toMatch(/^25 जनवरी तक और 26 जून से 26 नवंबर तक गुरु आपकी राशि में/)
    expect(said('en').cause.text).toBe('Jupiter in the 1st until 25 January and from 26 June to 26 November')
  })

  test('covers every day of the year: the stays of a slow graha leave no gap', () => {
    for (const sign of rashis) {
      const { scene } = composeYear(sky, 2027, sign)
      for (const graha of ['jupiter', 'saturn', 'rahu', 'ketu']) {
        const stays = scene.causes.flatMap(({ facts }) =>
          'stays' in facts && facts.graha === graha ? facts.stays : [],
        )
        const wholeMs = stays.reduce(
          (sum, { from, until }) => sum + (until ?? scene.period.until) - (from ?? scene.period.from),
          0,
        )
        expect(wholeMs, `${graha} for ${sign}`).toBe(scene.period.until - scene.period.from)
      }
    }
  })
})

describe('a sentence was not made from a cause of this scene', () => {
  const { scene } = composed

  test('is refused: the cause must be one of that day', () => {
    const invented: Cause = { kind: 'moon-house', facts: { house: 3, turn: 'second' } }
    expect(() => CausedSentence.make(scene, invented, 'luck')).toThrow('not a cause of this period')
  })

  test('cannot be added as a forged object or from another day', () => {
    const forged = { ...composed.areas.luck[0]! } as unknown as CausedSentence
    expect(() => compose(scene, () => [forged])).toThrow('a sentence was not made from a cause of this scene')
    const ofAnotherDay = composeDay(sky, { ...date, day: 18 }, 'mesha').areas.luck[0]!
    expect(() => compose(scene, () => [ofAnotherDay])).toThrow('a sentence was not made from a cause of this scene')
  })

  test('does not compile', () => {
    // @ts-expect-error -- a plain object is not a CausedSentence, whatever it holds
    expect(() => compose(scene, () => [{ ...composed.areas.luck[0]! }])).toThrow(
      'a sentence was not made from a cause of this scene',
    )
  })
})

describe('the text of a cause', () => {
  const causesOf = (language: 'en' | 'hin') =>
    Object.values(writeHoroscope(composed, language).areas).flatMap(({ sentences }) =>
      sentences.map(({ cause }) => cause.text),
    )

  test('shows the hour at which the cause ends', () => {
    expect(causesOf('en')).toContain('Moon in the 10th until 03:31 PM')
    expect(causesOf('hin')).toContain('चंद्र दसवें भाव में, दोपहर 03:31 बजे तक')
  })

  test('shows the date when the hour is on another day', () => {
    expect(causesOf('en')).toContain('Moon in the 11th from 03:31 PM to 12:50 AM on 20 November')
    expect(causesOf('hin')).toContain('चंद्र ग्यारहवें भाव में, दोपहर 03:31 बजे से 20 नवंबर, रात 12:50 बजे तक')
  })

  test('names the day of the hours in the sentence as well', () => {
    const said = (language: 'en' | 'hin') =>
      writeHoroscope(composeDay(sky, { ...date, day: 20 }, 'dhanu'), language).areas.travel.text
    expect(said('en')).toContain('From 07:01 PM to 06:32 AM on 21 November it is Bhadra')
    expect(said('hin')).toContain('शाम 07:01 बजे से 21 नवंबर, सुबह 06:32 बजे तक भद्रा है')
  })

  test('takes the day that the rounded minute falls on', () => {
    const period = { from: asEpochMs(indiaMidnight(date)), until: asEpochMs(indiaMidnight({ ...date, day: 18 })) }
    expect(momentText(period.until - 31_000, period, 'en')).toBe('11:59 PM')
    expect(momentText(period.until - 29_000, period, 'en')).toBe('12:00 AM on 18 November')
    expect(momentText(period.until - 29_000, period, 'hin')).toBe('18 नवंबर, रात 12:00 बजे')
  })

  test.each(languages)('in %s, whatever its kind', (language) => {
    const scenes = [
      composed,
      composeMonth(sky, { year: 2026, month: 8 }, 'simha'),
      composeYear(sky, 2026, 'simha'),
    ].map(({ scene }) => scene)
    const kinds = new Set<string>()
    for (const { period, causes } of scenes) {
      for (const cause of causes) {
        kinds.add(cause.kind)
        expect(causeText(cause, period, language)).not.toMatch(/undefined|NaN|null/)
      }
    }
    expect(kinds.size).toBeGreaterThanOrEqual(13)
  })
})

test('the same date and sign always give the same text', () => {
  for (const language of languages) {
    expect(writeHoroscope(composeDay(sky, date, 'karka'), language)).toEqual(
      writeHoroscope(composeDay(sky, date, 'karka'), language),
    )
  }
})

test('the whole text consists of the areas in their order', () => {
  const { prediction, areas } = writeHoroscope(composed, 'en')
  expect(prediction.split('\n\n')).toEqual(horoscopeAreas.map((area) => areas[area].text))
  for (const { text, sentences } of Object.values(areas)) expect(text).toBe(sentences.map((one) => one.text).join(' '))
})

test('months and years differ between signs, and months differ from each other', () => {
  const texts = rashis.flatMap((sign) => [
    writeHoroscope(composeYear(sky, 2026, sign), 'hin').prediction,
    ...[10, 11, 12].map((month) => writeHoroscope(composeMonth(sky, { year: 2026, month }, sign), 'hin').prediction),
  ])
  expect(new Set(texts).size).toBe(48)
})

test('a day of India begins at midnight in India', () => {
  expect(new Date(indiaMidnight(date)).toISOString()).toBe('2026-11-16T18:30:00.000Z')
  expect(indiaDate(Date.parse('2026-11-16T18:29:59Z'))).toEqual({ year: 2026, month: 11, day: 16 })
  expect(indiaDate(Date.parse('2026-11-16T18:30:00Z'))).toEqual(date)
  expect(indiaDate(Date.parse('2026-12-31T18:30:00Z'), 1)).toEqual({ year: 2027, month: 1, day: 2 })
})

test('what comes from the day itself is the same sentence for every sign that it is told to', () => {
  const kinds = new Set(['yoga', 'tithi', 'vara', 'moon-nakshatra', 'bhadra'])
  const texts = new Map<string, Set<string>>()
  for (const rashi of rashis) {
    const { areas } = writeHoroscope(composeDay(sky, { year: 2026, month: 11, day: 15 }, rashi), 'en')
    for (const [area, { sentences }] of Object.entries(areas)) {
      for (const { alone, cause } of sentences.filter(({ cause: { kind } }) => kinds.has(kind))) {
        const key = `${area} ${cause.kind} ${cause.text}`
        texts.set(key, (texts.get(key) ?? new Set()).add(alone))
      }
    }
  }
  expect(texts.size).toBeGreaterThan(4)
  expect([...texts].filter(([, different]) => different.size > 1)).toEqual([])
})
