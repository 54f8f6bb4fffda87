import { describe, expect, test } from 'vitest'
import published from '../../../fixtures/kundli/bhava-bala.json' with { type: 'json' }
import { sky } from '../../../test/sky.ts'
import { lordOfRashi } from '../chart.ts'
import type { Birth } from '../birth-chart.ts'
import { makeKundli } from '../kundli.ts'
import { rashiIndex } from '../../zodiac/division.ts'
import { digBalaOfHouse } from './bhava-bala.ts'

function timedKundli(birth: Birth) {
  const kundli = makeKundli(sky, birth)
  if (!kundli.timeKnown) throw new Error('expected a birth with its time')
  return kundli
}

describe('a published bhava bala', () => {
  const { bhavaBala, bhavas, shadbala } = timedKundli({
    date: { year: 2025, month: 4, day: 9 },
    time: { hour: 20, minute: 51 },
    place: { latDeg: 12.9716, lonDeg: 77.5946, zone: 'Asia/Kolkata' },
  })

  test.each(published.rows)('has the directional strength and the aspects of house %i', (house, dig, drishti) => {
    const found = bhavaBala![house - 1]!
    expect(found.dig).toBe(dig)
    expect(Math.abs(found.drishti - drishti)).toBeLessThan(published.toleranceVirupas)
  })

  test('adds the shadbala of each lord, and ranks the sums', () => {
    for (const { house, lord, dig, drishti, totalVirupas, totalRupas } of bhavaBala!) {
      expect(lord).toBe(shadbala![lordOfRashi(rashiIndex(bhavas[house - 1]!.middleDeg))].totalVirupas)
      expect(totalVirupas).toBeCloseTo(lord + dig + drishti, 9)
      expect(totalRupas).toBeCloseTo(totalVirupas / 60, 9)
    }
    const byRank = bhavaBala!.toSorted((one, other) => one.rank - other.rank)
    expect(byRank.map(({ rank }) => rank)).toEqual(bhavaBala!.map(({ house }) => house))
    for (const [index, { totalVirupas }] of byRank.entries()) {
      if (index > 0) expect(totalVirupas).toBeLessThanOrEqual(byRank[index - 1]!.totalVirupas)
    }
  })
})

test.each([
  // house, middle, strength
  [1, 6 * 30 + 5, 60], // tula, a sign of men, in the east
  [7, 6 * 30 + 5, 0],
  [10, 5, 60], // mesha, a beast, in the south
  [4, 5, 0],
  [7, 7 * 30 + 5, 60], // vrishchika in the west
  [4, 3 * 30 + 5, 60], // karka in the north
  [1, 8 * 30 + 14.9, 60], // the first half of dhanu is a man,
  [10, 8 * 30 + 15, 60], // the second a beast
  [10, 9 * 30 + 14.9, 60], // makara begins as a beast
  [4, 9 * 30 + 15, 60], // and ends in the water
  [12, 6 * 30 + 5, 50],
])('house %i with its middle at %f° has %i virupas of direction', (house, middleDeg, virupas) => {
  expect(digBalaOfHouse(house, middleDeg)).toBe(virupas)
})

test('without sunrise there is none, as there is no shadbala', () => {
  const place = { latDeg: 69.65, lonDeg: 18.96, zone: 'Europe/Oslo' }
  const kundli = timedKundli({ date: { year: 1990, month: 6, day: 21 }, time: { hour: 12, minute: 0 }, place })
  expect(kundli.shadbala).toBeNull()
  expect(kundli.bhavaBala).toBeNull()
})
