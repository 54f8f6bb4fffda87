import type { EpochMs, Graha, Indication, PrintedChart, SignStay } from '@sankalp/jyotish'
import {
  divideDasha,
  findIndications,
  grahas,
  lordOfHouse,
  makeChart,
  makeReadable,
  rashis,
  slowGrahas,
  yogaKeys,
} from '@sankalp/jyotish'
import { beforeAll, describe, expect, test } from 'vitest'
import { composeReading } from '../src/readings/compose.ts'
import { houseNumbers, passageNames, readingFamilies, type ReadingFamily } from '../src/readings/keys.ts'

const everywhere = Object.fromEntries(grahas.map((graha, index) => [graha, index * 37])) as PrintedChart['lonDeg']
const ascendantsDeg = rashis.map((_, index) => index * 30 + 15)

/** A graha in the middle of a house, and everything else somewhere. */
function withGrahaIn(graha: Graha, house: number, ascendantDeg: number): PrintedChart {
  return { lonDeg: { ...everywhere, [graha]: (ascendantDeg + (house - 1) * 30) % 360 }, ascendantDeg }
}

/** The lord of every house in every house; that of the first for every rising sign. */
function* chartsOfLords(): Generator<PrintedChart> {
  for (const ascendantDeg of ascendantsDeg) {
    const chart = makeChart(everywhere, ascendantDeg)
    // Of the three houses of money a reading tells two, so their lords need more than one chart.
    const lordships = ascendantDeg < 60 ? houseNumbers : [1]
    for (const of of lordships) {
      for (const house of houseNumbers) yield withGrahaIn(lordOfHouse(chart, of), house, ascendantDeg)
    }
  }
}

/** Every graha in every ninth part of the zodiac, both ways, and at every distance from the Sun. */
function* chartsOfGrahas(): Generator<PrintedChart> {
  for (const graha of grahas) {
    for (let part = 0; part < 108; part++) {
      const lonDeg = { ...everywhere, [graha]: (part * 360) / 108 + 1 }
      yield { lonDeg, ascendantDeg: 15, retrograde: part % 2 === 0 ? [graha] : [] }
      if (part % 9 === 0) yield { lonDeg: { ...lonDeg, sun: (lonDeg[graha] + 2) % 360 }, ascendantDeg: 15 }
    }
  }
}

function* inTime(): Generator<Indication[]> {
  for (const graha of grahas) {
    for (const house of houseNumbers) {
      const kundli = makeReadable(withGrahaIn(graha, house, 15))
      const period = kundli.vimshottari.mahadashas.find(({ lord }) => lord === graha)!
      for (const { endMs } of divideDasha(kundli.vimshottari, period)) {
        yield findIndications(kundli, { atMs: (endMs - 1) as EpochMs, stays: [] })
      }
    }
  }
  const stays = slowGrahas.flatMap((graha) =>
    rashis.map((rashi): SignStay => ({ graha, rashi, span: { from: 0 as EpochMs, to: 1e10 as EpochMs } })),
  )
  yield findIndications(makeReadable({ lonDeg: everywhere, ascendantDeg: 15 }), { atMs: 0 as EpochMs, stays })
}

/** That each yoga is found in a chart of its own is a test of the engine; here each has its passage. */
function withEveryYoga(): Indication[] {
  const kundli = makeReadable({ lonDeg: everywhere, ascendantDeg: 15 })
  const facts = [{ by: 'test', grahas: ['sun' as const], houses: [1] }]
  return findIndications({ ...kundli, yogas: yogaKeys.map((key) => ({ key, family: 'raja', facts })) })
}

describe('every passage can be told', () => {
  const indicated = new Set<string>()
  const told = new Set<string>()
  beforeAll(() => {
    for (const chart of [...chartsOfLords(), ...chartsOfGrahas()]) {
      const found = findIndications(makeReadable(chart))
      for (const { key } of found) indicated.add(key)
      for (const { paragraphs } of composeReading(found)) for (const { key } of paragraphs) told.add(key)
    }
    for (const found of [...inTime(), withEveryYoga()]) for (const { key } of found) indicated.add(key)
  })

  const namesOf = (keys: Iterable<string>, family: ReadingFamily) =>
    [...keys].filter((key) => key.startsWith(`${family}/`)).map((key) => key.slice(family.length + 1))

  test.each(readingFamilies)('%s: each name is indicated by some chart, and no other', (family) => {
    expect(namesOf(indicated, family).toSorted()).toEqual([...passageNames[family]].toSorted())
  })

  test.each(['lagna-lord', 'moon-pada', 'house-lord'] as const)(
    '%s: each passage is the ground of some reading',
    (family) => {
      expect(namesOf(told, family).toSorted()).toEqual([...passageNames[family]].toSorted())
    },
  )
})
