import { expect, test } from 'vitest'
import published from '../../fixtures/kundli/astro-details.json' with { type: 'json' }
import { nakshatras } from '../zodiac/keys.ts'
import { avakahada } from './avakahada-table.ts'
import type { MoonAttributes } from './moon-attributes.ts'
import { moonAttributes, payaOfMoonHouse, vashyaOf } from './moon-attributes.ts'

test('the attributes of a published Moon', () => {
  const { tithi: _tithi, yoga: _yoga, karana: _karana, ...expected } = published.astro
  expect(moonAttributes(published.lonDeg.moon)).toEqual(expected)
})

test.each(published.samples.rows)('the published attributes of $nakshatra $pada', (row) => {
  const index = nakshatras.indexOf(row.nakshatra as MoonAttributes['nakshatra'])
  expect(moonAttributes(((index * 4 + row.pada - 0.5) * 360) / 108)).toMatchObject(row)
})

test.each([
  [254.9, 'manava'],
  [255, 'chatushpada'],
  [284.9, 'chatushpada'],
  [285, 'jalachara'],
])('dhanu and makara change their vashya in the middle: %f° is %s', (moonDeg, vashya) => {
  expect(vashyaOf(moonDeg)).toBe(vashya)
})

test('108 padas have 108 different syllables', () => {
  const all = nakshatras.flatMap((nakshatra) => avakahada[nakshatra].syllables)
  expect(new Set(all).size).toBe(108)
})

test('every house of the Moon has its paya, with three houses for each', () => {
  const payas = Array.from({ length: 12 }, (_, index) => payaOfMoonHouse(index + 1))
  for (const paya of ['gold', 'silver', 'copper', 'iron']) expect(payas.filter((each) => each === paya)).toHaveLength(3)
})
