import { findIndications } from '@sankalp/jyotish'
import { readSaturn, readSky } from '@sankalp/jyotish/node'
import { expect, test } from 'vitest'
import { ashaOfKolkata } from '../../../../shared/birth/births.fake.ts'
import { defaultSettings } from '../../../../shared/birth/chart-settings.ts'
import { decadesOf, makeReading } from '../../../../shared/sky/reading.ts'
import { indicationsAt } from './here-panel.tsx'

/** Dhanu rises; seven grahas and Ketu stand in Makara, the second house. */
const { kundli } = makeReading(readSky(decadesOf(ashaOfKolkata)), readSaturn(), ashaOfKolkata, defaultSettings)
const indications = findIndications(kundli)

test('a house tells of every graha in it first, then of its lord', () => {
  const found = indicationsAt(indications, { kind: 'house', house: 2 }).map(({ key }) => key)
  expect(found.filter((key) => key.startsWith('graha-house/'))).toHaveLength(8)
  expect(found.at(-1)).toBe('house-lord/2-2')
  expect(found).toHaveLength(9)
})

test('the first house tells of the lord of the lagna', () => {
  const found = indicationsAt(indications, { kind: 'house', house: 1 }).map(({ key }) => key)
  expect(found).toEqual(['lagna-lord/dhanu-2'])
})

test('a graha tells of its place and of both houses that it owns', () => {
  const found = indicationsAt(indications, { kind: 'graha', graha: 'saturn' }).map(({ key }) => key)
  expect(found[0]).toBe('graha-house/saturn-2')
  expect(found.slice(1).toSorted()).toEqual(['house-lord/2-2', 'house-lord/3-2'])
  expect(indicationsAt(indications, { kind: 'graha', graha: 'rahu' }).map(({ key }) => key)).toEqual([
    'graha-house/rahu-8',
  ])
})
