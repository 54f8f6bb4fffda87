import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import fixture from '../../fixtures/core/ayanamsas.json' with { type: 'json' }
import { wrap180, wrap360 } from '../angles.ts'
import { asEpochMs, epochMsToJdTt } from '../time/instants.ts'
import type { Ayanamsa } from './ayanamsa-keys.ts'
import { ayanamsaDeg } from './ayanamsa.ts'
import {
  countRashis,
  degInRashi,
  nakshatraElapsed,
  nakshatraIndex,
  nakshatraOf,
  padaIndex,
  padaOf,
  rashiIndex,
  rashiOf,
} from './division.ts'
import { nakshatraLord, nakshatras, rashiLord, rashis } from './keys.ts'
import { padaPlaces } from './pada-places.ts'

test.each(fixture.cases)('$id: the ayanamsa is the published one', ({ utc, ayanamsa, swissDeg }) => {
  const ours = ayanamsaDeg(ayanamsa as Ayanamsa, epochMsToJdTt(asEpochMs(Date.parse(utc))))
  expect(Math.abs(ours - swissDeg) * 3600).toBeLessThan(fixture.toleranceArcsec)
})

describe('angles', () => {
  test('are wrapped into their range, including its ends', () => {
    expect([0, 360, -360, 720.5, -0.25].map(wrap360)).toEqual([0, 0, 0, 0.5, 359.75])
    expect([0, 180, -180, 359, 540].map(wrap180)).toEqual([0, -180, -180, -1, -180])
    expect(wrap360(-1e-18)).toBe(0)
  })

  test('never leave [0, 360)', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }), (deg) => {
        expect(wrap360(deg)).toBeGreaterThanOrEqual(0)
        expect(wrap360(deg)).toBeLessThan(360)
      }),
    )
  })
})

describe('the zodiac', () => {
  test('wraps from Meena to Mesha at 0°', () => {
    expect(rashiOf(0)).toBe('mesha')
    expect(rashiOf(359.999999)).toBe('meena')
    expect(rashiOf(-0.0001)).toBe('meena')
    expect(nakshatraOf(360)).toBe('ashwini')
    expect(padaOf(359.999999)).toBe(4)
  })

  test('assigns every cusp to the part it begins', () => {
    for (let index = 0; index < 108; index += 1) {
      const cuspDeg = (index * 360) / 108
      expect(padaOf(cuspDeg)).toBe((index % 4) + 1)
      expect(nakshatraIndex(cuspDeg)).toBe(Math.floor(index / 4))
    }
    for (let index = 0; index < 12; index += 1) expect(rashiIndex(index * 30)).toBe(index)
  })

  test('has 27 nakshatras of four padas, with nine padas to a rashi', () => {
    expect(new Set(nakshatras).size).toBe(27)
    expect(new Set(rashis).size).toBe(12)
    fc.assert(
      fc.property(fc.double({ min: 0, max: 359.999999, noNaN: true }), (lonDeg) => {
        const padas = nakshatraIndex(lonDeg) * 4 + padaOf(lonDeg) - 1
        expect(Math.floor(padas / 9)).toBe(rashiIndex(lonDeg))
        expect(degInRashi(lonDeg)).toBeLessThan(30)
        expect(nakshatraElapsed(lonDeg)).toBeLessThan(1)
      }),
    )
  })

  test('has the lords of its parts', () => {
    expect(rashiLord('karka')).toBe('moon')
    expect(rashiLord('kumbha')).toBe('saturn')
    expect(nakshatraLord('ashwini')).toBe('ketu')
    expect(nakshatraLord('revati')).toBe('mercury')
    expect(nakshatraLord('rohini')).toBe('moon')
  })

  test.each([0, 0.5])('is named alike by its 108 padas, %f into each', (part) => {
    for (const [index, place] of padaPlaces.entries()) {
      const lonDeg = ((index + part) * 360) / 108
      expect(padaIndex(lonDeg)).toBe(index)
      expect(place).toEqual({
        rashi: rashiOf(lonDeg),
        rashiLord: rashiLord(rashiOf(lonDeg)),
        nakshatra: nakshatraOf(lonDeg),
        nakshatraLord: nakshatraLord(nakshatraOf(lonDeg)),
        pada: padaOf(lonDeg),
      })
    }
  })

  test('counts a rashi from itself as the first', () => {
    expect(countRashis(3, 3)).toBe(1)
    expect(countRashis(11, 0)).toBe(2)
    expect(countRashis(0, 11)).toBe(12)
  })
})
