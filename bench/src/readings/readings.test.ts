import type { ReadingParagraph, ReadingSection } from '@sankalp/content/readings/compose'
import { readSky } from '@sankalp/jyotish/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { MOST_SHARED_PERCENT, SEED, keysOf, readAll } from './figures.ts'
import { drawKundlis, numbersOf } from './random-births.ts'
import { samenessOf } from './sameness.ts'

/** `npm run readings` does the same with 10,000, which takes a minute. */
const BIRTHS = 1000

/** No chart can have two of one row. If a reading has, a rule of the engine is wrong. */
const exclusive: readonly string[][] = [
  ...['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'].flatMap((graha) => [
    ['exalted', 'own', 'debilitated'].map((dignity) => `strength/${graha}-${dignity}`),
    ['exalted', 'own', 'debilitated', 'vargottama'].map((state) => `navamsa/${graha}-${state}`),
  ]),
  ['yoga/kemadruma', 'yoga/sunapha', 'yoga/anapha', 'yoga/durudhara'],
  ['yoga/kemadruma', 'yoga/gaja-kesari'],
  ['yoga/veshi', 'yoga/vasi', 'yoga/ubhayachari'],
  ['yoga/shubha-kartari', 'yoga/papa-kartari'],
  ['yoga/rajju', 'yoga/musala', 'yoga/nala'],
  ['yoga/gola', 'yoga/yuga', 'yoga/shula', 'yoga/kedara', 'yoga/pasha', 'yoga/dama', 'yoga/vina'],
]

/** These say the opposite of one another about the same matter, and are both true of some of these births. */
const apart: readonly [string, string][] = [
  ['graha-house/sun-1', 'graha-house/venus-1'],
  ['graha-house/saturn-7', 'navamsa/venus-own'],
  ['strength/venus-exalted', 'navamsa/venus-debilitated'],
  ['yoga/bhadra', 'navamsa/mercury-debilitated'],
  ['yoga/harsha', 'graha-house/jupiter-6'],
]

describe('readings of births drawn at random', () => {
  let readings: ReadingSection[][]
  beforeAll(() => {
    const sky = readSky()
    readings = readAll(sky, drawKundlis(sky, SEED, BIRTHS)).readings
  })

  test('two share few paragraphs', () => {
    const shared = samenessOf(readings.map(keysOf), { count: 20_000, next: numbersOf(SEED + 1) })
    expect(shared.median).toBeLessThanOrEqual(MOST_SHARED_PERCENT)
  })

  test('the same chart always reads the same', () => {
    const sky = readSky()
    expect(readAll(sky, drawKundlis(sky, SEED, 20)).readings).toEqual(readings.slice(0, 20))
  })

  test('each has all parts of life, of one to three paragraphs, and no passage twice', () => {
    for (const sections of readings) {
      expect(sections).toHaveLength(13)
      for (const { name, paragraphs } of sections) {
        if (name !== 'periods' && name !== 'year') expect(paragraphs.length).toBeLessThanOrEqual(3)
      }
      const keys = keysOf(sections)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  test('every paragraph has its causes, each with a place in the drawn chart', () => {
    const bare = readings
      .flat()
      .flatMap(({ paragraphs }) => [...paragraphs])
      .filter(({ causes }) => causes.length === 0 || causes.some(({ at }) => at.grahas.length + at.houses.length === 0))
    expect(bare).toEqual([])
  })

  test('what excludes itself is never in one reading', () => {
    for (const sections of readings) {
      const keys = new Set(keysOf(sections))
      for (const row of exclusive) expect(row.filter((key) => keys.has(key)).length, row.join()).toBeLessThanOrEqual(1)
    }
  })

  test('between two paragraphs of a section that take opposite sides, the reading says that it turns', () => {
    for (const { name, paragraphs } of readings.flat()) {
      if (name === 'periods' || name === 'year') continue
      for (const [from, one] of paragraphs.entries()) {
        for (const [to, other] of paragraphs.entries()) {
          if (to <= from || !areOpposite(one, other)) continue
          const turns = paragraphs.slice(from + 1, to + 1).filter(({ against }) => against)
          expect(turns.length, `${one.key} and ${other.key}`).toBe(1)
        }
      }
    }
  })

  test('a section that weighs heavily on both sides is mixed', () => {
    const torn = readings.flat().filter(({ paragraphs }) => {
      const directions = new Set(paragraphs.map(({ direction }) => direction))
      return directions.has('supports') && directions.has('strains')
    })
    expect(torn.filter(({ direction }) => direction !== 'mixed')).toEqual([])
  })

  test.each(apart)('%s and %s are joined by a turn', (one, other) => {
    const withBoth = readings.flat().filter(({ paragraphs }) => {
      const keys: string[] = paragraphs.map(({ key }) => key)
      return keys.includes(one) && keys.includes(other)
    })
    expect(withBoth.length).toBeGreaterThan(0)
    for (const { paragraphs } of withBoth) expect(paragraphs.some(({ against }) => against)).toBe(true)
  })
})

function areOpposite(one: ReadingParagraph, other: ReadingParagraph): boolean {
  const sides = [one, other].map(({ causes }) => causes[0].effect)
  return sides.includes('supports') && sides.includes('strains')
}

test('sameness is the share of the shorter reading', () => {
  const readings = [
    ['a', 'b', 'c', 'd'],
    ['a', 'b'],
    ['e', 'f'],
  ]
  expect(samenessOf(readings)).toEqual({ median: 0, p95: 100, most: 100 })
})
