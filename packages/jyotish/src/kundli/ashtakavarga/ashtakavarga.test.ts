import { describe, expect, test } from 'vitest'
import published from '../../../fixtures/kundli/ashtakavarga.json' with { type: 'json' }
import type { SevenGraha } from '../chart.ts'
import { sevenGrahas } from '../chart.ts'
import { contributors, makeAshtakavarga } from './ashtakavarga.ts'
import { pindaOf, reduceEkadhipatya, reduceTrikona } from './shodhana.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe.each(published.charts)('$id', ({ rashi, sarva, bhinna }) => {
  const made = makeAshtakavarga(rashi)

  test('the sarvashtakavarga equals the printed one', () => {
    expect(made.sarva).toEqual(sarva)
  })

  test('each printed bhinnashtakavarga agrees, including the ascendant’s', () => {
    for (const [graha, bindus] of Object.entries(bhinna)) {
      const of = graha === 'ascendant' ? made.ascendant : made.bhinna[graha as SevenGraha]
      expect(of.bindus, graha).toEqual(bindus)
    }
  })
})

test('the reductions and pindas of Mercury equal those of the book', () => {
  const { mercury, rashi, afterTrikona, rashiPinda, grahaPinda, shodhyaPinda } = published.shodhana
  const reduced = reduceTrikona(mercury)
  expect(reduced).toEqual(afterTrikona)
  expect(pindaOf(reduceEkadhipatya(reduced, rashi), rashi)).toEqual({
    rashi: rashiPinda,
    graha: grahaPinda,
    shodhya: shodhyaPinda,
  })
})

test.each([
  // bindus of mesha and vrishchika, occupied signs, and the reduced bindus of both
  [3, 0, [], 3, 0], // one is empty of bindus
  [3, 2, [0, 7], 3, 2], // both occupied
  [3, 5, [0], 3, 3], // the unoccupied one has more and keeps the other's
  [5, 3, [0], 5, 0], // it has fewer and loses all
  [4, 4, [7], 0, 4], // it has as many and loses all
  [4, 2, [], 2, 2], // both unoccupied: the smaller
  [3, 3, [], 0, 0], // and equal: nothing
])('ekadhipatya of %i and %i with %j occupied leaves %i and %i', (a, b, occupied, left, right) => {
  const bindus = [a, 0, 0, 0, 0, 0, 0, b, 0, 0, 0, 0]
  // Place the irrelevant grahas in karka, whose lord has no second sign.
  const at = (index: number) => occupied[index] ?? 3
  const rashi = { sun: at(0), moon: at(1), mars: 3, mercury: 3, jupiter: 3, venus: 3, saturn: 3 }
  const reduced = reduceEkadhipatya(bindus, rashi)
  expect([reduced[0], reduced[7]]).toEqual([left, right])
})

describe('for any chart', () => {
  const totals: Record<SevenGraha, number> = {
    sun: 48,
    moon: 49,
    mars: 39,
    mercury: 54,
    jupiter: 56,
    venus: 52,
    saturn: 39,
  }

  test('the bindus of each graha have their known total, and all together are 337', () => {
    for (let seed = 0; seed < 100; seed++) {
      const rashi = Object.fromEntries(
        contributors.map((contributor, index) => [contributor, (seed * (index + 3) + index * index) % 12]),
      ) as Parameters<typeof makeAshtakavarga>[0]
      const { bhinna, sarva } = makeAshtakavarga(rashi)
      for (const graha of sevenGrahas) {
        expect(sum(bhinna[graha].bindus)).toBe(totals[graha])
        const fromPrastara = bhinna[graha].bindus.map((_, index) =>
          sum(contributors.map((from) => bhinna[graha].prastara[from][index]!)),
        )
        expect(fromPrastara).toEqual(bhinna[graha].bindus)
      }
      expect(sum(sarva)).toBe(337)
    }
  })

  test('a rashi that does not exist is refused', () => {
    const rashi = { sun: 0, moon: 0, mars: 0, mercury: 12, jupiter: 0, venus: 0, saturn: 0, ascendant: 0 }
    expect(() => makeAshtakavarga(rashi)).toThrow(/rashi.mercury/)
  })
})
