import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import swiss from '../../fixtures/kp/placidus.json' with { type: 'json' }
import { wrap180, wrap360 } from '../angles.ts'
import { asEpochMs, epochMsToJdUt, jdUtToJdTt } from '../time/index.ts'
import type { JdUt } from '../time/index.ts'
import { lahiriDeg } from '../zodiac/lahiri.ts'
import { anglesAt, hasPlacidusHouses, nutationAt, placidusCusps, placidusCuspsFrom } from './index.ts'

const jdOf = (utc: string) => epochMsToJdUt(asEpochMs(Date.parse(utc)))
const places = {
  latDeg: fc.double({ min: -66.4, max: 66.4, noNaN: true }),
  lonDeg: fc.double({ min: -180, max: 180, noNaN: true }),
  jdUt: fc.double({ min: 2_415_100, max: 2_488_000, noNaN: true }).map((jd) => jd as JdUt),
}

describe('Placidus', () => {
  test.each(swiss.cases)('has the cusps of $source', ({ utc, latDeg, lonDeg, cuspsDeg }) => {
    const jdUt = jdOf(utc)
    const jdTt = jdUtToJdTt(jdUt)
    const equinoxDeg = lahiriDeg(jdTt) + nutationAt(jdTt).longitudeDeg
    const ours = placidusCusps(jdUt, { latDeg, lonDeg })
    for (const [index, cuspDeg] of cuspsDeg.entries()) {
      expect(Math.abs(wrap180(ours[index]! + equinoxDeg - cuspDeg)) * 3600).toBeLessThan(swiss.toleranceArcsec)
    }
  })

  test('goes around the circle once, from the ascendant over the midheaven', () => {
    fc.assert(
      fc.property(places.jdUt, places.latDeg, places.lonDeg, (jdUt, latDeg, lonDeg) => {
        const place = { latDeg, lonDeg }
        const cusps = placidusCusps(jdUt, place)
        const angles = anglesAt(jdUt, place)
        expect(Math.abs(wrap180(cusps[0]! - angles.ascendantDeg))).toBeLessThan(1e-6)
        expect(Math.abs(wrap180(cusps[9]! - angles.midheavenDeg))).toBeLessThan(1e-9)
        const widths = cusps.map((cusp, index) => wrap360(cusps[(index + 1) % 12]! - cusp))
        expect(Math.min(...widths)).toBeGreaterThan(0)
        expect(widths.reduce((sum, width) => sum + width)).toBeCloseTo(360, 6)
      }),
      { numRuns: 300 },
    )
  })

  test('finds the same cusps from the ascendant alone', () => {
    fc.assert(
      fc.property(places.jdUt, places.latDeg, places.lonDeg, (jdUt, latDeg, lonDeg) => {
        const place = { latDeg, lonDeg }
        const cusps = placidusCusps(jdUt, place, 'kp')
        const found = placidusCuspsFrom(cusps[0]!, jdUt, place, 'kp')
        for (const [index, cusp] of cusps.entries()) expect(Math.abs(wrap180(found[index]! - cusp))).toBeLessThan(1e-5)
      }),
      { numRuns: 300 },
    )
  })

  test.each([66.7, -66.7, 69.65, 90])('is refused inside the polar circles, at %f°', (latDeg) => {
    const place = { latDeg, lonDeg: 18.96 }
    const jdUt = jdOf('2024-06-21T12:00:00Z')
    expect(hasPlacidusHouses(jdUt, place)).toBe(false)
    expect(() => placidusCusps(jdUt, place)).toThrow(/polar circles/)
    expect(() => placidusCuspsFrom(0, jdUt, place)).toThrow(/polar circles/)
    expect(hasPlacidusHouses(jdUt, { ...place, latDeg: 66.4 })).toBe(true)
  })
})
