import { readSky } from '@sankalp/jyotish/node'
import { expect, test } from 'vitest'
import { MOST_SHARED_PERCENT, SEED, readAll } from './figures.ts'
import { drawKundlis, numbersOf } from './random-births.ts'
import { samenessOf } from './sameness.ts'

/** `npm run readings` does the same with 10,000, which takes a minute. */
const BIRTHS = 1000

test('two charts drawn at random share few paragraphs, and the same chart always reads the same', () => {
  const sky = readSky()
  const { keys } = readAll(sky, drawKundlis(sky, SEED, BIRTHS))
  expect(samenessOf(keys, { count: 20_000, next: numbersOf(SEED + 1) }).median).toBeLessThanOrEqual(MOST_SHARED_PERCENT)
  expect(readAll(sky, drawKundlis(sky, SEED, 20)).keys).toEqual(keys.slice(0, 20))
})

test('sameness is the share of the shorter reading', () => {
  const readings = [
    ['a', 'b', 'c', 'd'],
    ['a', 'b'],
    ['e', 'f'],
  ]
  expect(samenessOf(readings)).toEqual({ median: 0, p95: 100, most: 100 })
})
