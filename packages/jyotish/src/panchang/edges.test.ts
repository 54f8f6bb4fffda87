import { describe, expect, test } from 'vitest'
import { sky } from '../../test/sky.ts'
import type { EpochMs } from '../time/instants.ts'
import { MS_PER_DAY, epochMsToJdTt } from '../time/instants.ts'
import type { Ayanamsa } from '../zodiac/index.ts'
import { ayanamsas } from '../zodiac/index.ts'
import { partAt } from './courses.ts'
import type { LimbEdges } from './edges.ts'
import { edgeMs, lastEdge, limbEdges } from './edges.ts'

const names = ['karanas', 'nakshatras', 'moonRashis', 'yogas', 'sunRashis'] as const satisfies (keyof LimbEdges)[]

describe.each(ayanamsas)('by %s', (ayanamsa: Ayanamsa) => {
  test.each(names)('the last of the %s before an instant opens the part that is running', (name) => {
    const edges = limbEdges(sky, ayanamsa)[name]
    const { course } = edges
    for (let at = Date.UTC(1900, 0, 1); at < Date.UTC(2101, 0, 1); at += 53.7 * MS_PER_DAY) {
      const instant = at as EpochMs
      const number = lastEdge(edges, instant)
      expect(edgeMs(edges, number)).toBeLessThanOrEqual(instant)
      expect(edgeMs(edges, number + 1)).toBeGreaterThan(instant)
      const part = ((number % course.parts) + course.parts) % course.parts
      expect(part).toBe(partAt(sky, course, epochMsToJdTt(instant), ayanamsa))
    }
  })
})

test('an edge belongs to the part that it begins, and the millisecond before it to the previous part', () => {
  const { yogas } = limbEdges(sky, 'lahiri')
  for (let number = 5000; number < 5500; number++) {
    const edge = edgeMs(yogas, number)
    expect(lastEdge(yogas, edge)).toBe(number)
    expect(lastEdge(yogas, (edge - 1) as EpochMs)).toBe(number - 1)
  }
})

test('an edge is the same whether its neighbours were found before or after it', () => {
  const first = lastEdge(limbEdges(sky, 'lahiri').nakshatras, Date.UTC(2026, 0, 1) as EpochMs)
  const numbers = Array.from({ length: 20_000 }, (_, index) => first + index)
  const forward = limbEdges({ ...sky }, 'lahiri').nakshatras
  const backward = limbEdges({ ...sky }, 'lahiri').nakshatras
  expect(backward).not.toBe(forward)
  const found = numbers.map((number) => edgeMs(forward, number))
  expect(numbers.toReversed().map((number) => edgeMs(backward, number))).toEqual(found.toReversed())
})

test('found edges are cached with their sky, separately for each ayanamsa', () => {
  const own = { ...sky }
  const { karanas, nakshatras } = limbEdges(own, 'lahiri')
  expect(karanas.foundMs.every(Number.isNaN)).toBe(true)
  const number = lastEdge(karanas, Date.UTC(2026, 10, 15) as EpochMs)
  expect(karanas.foundMs[number - karanas.firstNumber]).toBe(edgeMs(karanas, number))
  expect(limbEdges(own, 'lahiri').karanas).toBe(karanas)
  expect(limbEdges(sky, 'lahiri').karanas).not.toBe(karanas)
  expect(limbEdges(own, 'kp').nakshatras).not.toBe(nakshatras)
  expect(edgeMs(limbEdges(own, 'kp').nakshatras, 5000)).not.toBe(edgeMs(nakshatras, 5000))
})
