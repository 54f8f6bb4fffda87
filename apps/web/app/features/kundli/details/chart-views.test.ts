import { grahas } from '@sankalp/jyotish'
import { readSaturn, readSky } from '@sankalp/jyotish/node'
import { expect, test } from 'vitest'
import type { Birth } from '../../../shared/birth/birth.ts'
import { ashaOfKolkata } from '../../../shared/birth/births.fake.ts'
import { defaultSettings } from '../../../shared/birth/chart-settings.ts'
import { decadesOf, makeReading } from '../../../shared/sky/reading.ts'
import { chartKinds, chartOf } from './chart-views.ts'

const birth = ashaOfKolkata
const read = (of: Birth) => makeReading(readSky(decadesOf(of)), readSaturn(), of, defaultSettings)
const reading = read(birth)

test.each(chartKinds)('%s shows the nine grahas and the lagna, each in one sign', (kind) => {
  const { bodies } = chartOf(reading, kind)
  expect(bodies.map(({ key }) => key).toSorted()).toEqual([...grahas, 'lagna'].toSorted())
  expect(bodies.every(({ sign }) => Number.isInteger(sign) && sign >= 0 && sign < 12)).toBe(true)
})

test('places seven grahas and Ketu in Makara on 5 February 1962', () => {
  const inMakara = chartOf(reading, 'd1').bodies.filter(({ sign }) => sign === 9)
  expect(inMakara.map(({ key }) => key).toSorted()).toEqual(
    ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'ketu'].toSorted(),
  )
})

test('counts the houses of the Moon and Sun charts from them', () => {
  expect(chartOf(reading, 'moon').firstSign).toBe(reading.kundli.chart.rashi.moon)
  expect(chartOf(reading, 'sun').firstSign).toBe(reading.kundli.chart.rashi.sun)
})

test('without a time there is no lagna, and the first house is the Moon’s', () => {
  const { firstSign, bodies } = chartOf(read({ ...birth, time: null }), 'd9')
  expect(bodies.map(({ key }) => key)).not.toContain('lagna')
  expect(firstSign).toBe(9)
})

test('chalit moves a graha only if its degree is in the next house', () => {
  const { kundli } = reading
  if (!kundli.timeKnown) throw new Error('the time is known')
  for (const { key, sign } of chartOf(reading, 'chalit').bodies) {
    if (key === 'lagna') continue
    const house = ((sign - kundli.chart.lagnaRashi + 12) % 12) + 1
    expect(house).toBe(kundli.planets[key as 'sun'].bhava)
  }
})
