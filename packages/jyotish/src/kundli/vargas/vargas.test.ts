import { describe, expect, test } from 'vitest'
import published from '../../../fixtures/kundli/vargas.json' with { type: 'json' }
import { JyotishError } from '../../errors.ts'
import type { Longitudes } from '../chart.ts'
import { isVargottama, makeVargas, vargaRashi } from './vargas.ts'
import type { Varga } from './varga-rules.ts'
import { vargaDivisor, vargas } from './varga-rules.ts'

describe('published divisional charts', () => {
  test.each(published.charts)('$id: every point falls into its printed sign', ({ divisor, lonDeg, rashi }) => {
    for (const [point, expected] of Object.entries(rashi)) {
      const deg = (lonDeg as Record<string, number>)[point]!
      expect(vargaRashi(`d${divisor}` as Varga, deg), point).toBe(expected)
    }
  })

  test.each(published.points)('$id', ({ divisor, lonDeg, rashi }) => {
    expect(vargaRashi(`d${divisor}` as Varga, lonDeg)).toBe(rashi)
  })

  test('degrees within the varga signs agree to the precision of two printed decimals', () => {
    for (const { divisor, lonDeg, degInRashi } of published.charts) {
      if (!degInRashi) continue
      const { ascendant, ...grahas } = lonDeg as Longitudes & { ascendant: number }
      const chart = makeVargas(grahas, ascendant)[`d${divisor}` as Varga]
      for (const [point, expected] of Object.entries(degInRashi)) {
        const position = point === 'ascendant' ? chart.ascendant! : chart.grahas[point as keyof Longitudes]
        expect(Math.abs(position.degInRashi - expected), `${chart.varga} ${point}`).toBeLessThan(
          divisor * 0.0051 + 0.01,
        )
      }
    }
  })
})

describe('every varga', () => {
  test.each(vargas)('%s maps 360° onto signs without a hole, each part to one sign', (varga) => {
    // The boundaries of d30 are on whole degrees, so thirty steps per sign cover them all.
    const steps = 12 * (varga === 'd30' ? 30 : vargaDivisor(varga))
    const seen = new Set<number>()
    for (let step = 0; step < steps; step++) {
      // Slightly inside: a third of a sign has no exact double, and the nearest one may be just before it.
      const atStart = vargaRashi(varga, ((step + 1e-9) * 360) / steps)
      const inside = vargaRashi(varga, ((step + 0.5) * 360) / steps)
      const nearEnd = vargaRashi(varga, ((step + 0.999_999) * 360) / steps)
      expect([inside, nearEnd], `${varga} part ${step}`).toEqual([atStart, atStart])
      expect(atStart).toBeGreaterThanOrEqual(0)
      expect(atStart).toBeLessThan(12)
      seen.add(atStart)
    }
    // Hora has only the signs of the Moon and the Sun, and no lord of the trimshamsha is one of these two.
    const expected =
      varga === 'd2' ? [3, 4] : varga === 'd30' ? [0, 1, 2, 5, 6, 7, 8, 9, 10, 11] : [...Array(12).keys()]
    expect([...seen].toSorted((a, b) => a - b)).toEqual(expected)
  })

  test.each(vargas)('%s: each whole sign begins with its first part and ends with its last', (varga) => {
    for (let rashi = 0; rashi < 12; rashi++) {
      expect(vargaRashi(varga, rashi * 30)).toBe(vargaRashi(varga, rashi * 30 + 1e-9))
      expect(vargaRashi(varga, 30 * (rashi + 1) * (1 - 2 ** -53))).toBe(vargaRashi(varga, rashi * 30 + 30 - 1e-9))
    }
  })

  test('an angle beyond the circle gives the same place', () => {
    for (const varga of vargas) expect(vargaRashi(varga, -40.5)).toBe(vargaRashi(varga, 679.5))
  })
})

test.each([
  // Vargottama: the first navamsha of movable signs, the middle one of fixed signs, the last of dual signs.
  [1, true],
  [4, false],
  [45, true],
  [89, true],
  [61, false],
])('%f° vargottama: %s', (lonDeg, expected) => {
  expect(isVargottama(lonDeg)).toBe(expected)
})

test('without a birth time there is no varga ascendant, and houses count from the Moon', () => {
  const lonDeg = {
    sun: 10,
    moon: 40,
    mars: 70,
    mercury: 0,
    jupiter: 0,
    venus: 0,
    saturn: 0,
    rahu: 0,
    ketu: 180,
  }
  const { d1 } = makeVargas(lonDeg, null)
  expect(d1.ascendant).toBeNull()
  expect(d1.grahas.moon.house).toBe(1)
  expect(d1.grahas.mars.house).toBe(2)
  expect(d1.occupants[1]).toEqual(['moon'])
})

test('an invalid angle or varga is refused with its field’s name', () => {
  expect(() => vargaRashi('d9', NaN)).toThrow(JyotishError)
  expect(() => vargaRashi('d8' as Varga, 10)).toThrow(/varga/)
})
