import { readSaturn, readSky } from '@sankalp/jyotish/node'
import { expect, test } from 'vitest'
import type { Birth } from '../birth/birth.ts'
import { defaultSettings } from '../birth/chart-settings.ts'
import { decadesOf, makeReading } from './reading.ts'

const birth: Birth = {
  name: 'Savita Joshi',
  gender: 'female',
  year: 1991,
  month: 10,
  day: 21,
  time: { hour: 5, minute: 25 },
  place: 'Ujjain',
  lat: 23.18,
  lon: 75.78,
  zone: 'Asia/Kolkata',
  tzone: null,
}

const read = (of: Birth, settings = defaultSettings) => makeReading(readSky(decadesOf(of)), readSaturn(), of, settings)

test('needs one table for a birth, and two if its sky extends into the next decade', () => {
  expect(decadesOf(birth)).toEqual([1990])
  expect(decadesOf({ ...birth, year: 1999, month: 12, day: 31 })).toEqual([1990, 2000])
})

test('includes the chart and the Sade Sati of a lifetime', () => {
  const { kundli, sadeSati } = read(birth)
  expect(kundli.timeKnown).toBe(true)
  expect(sadeSati.moonRashi).toBe(kundli.chart.rashi.moon)
  expect(sadeSati.rounds.length).toBeGreaterThanOrEqual(3)
})

test('passes the settings to the engine', () => {
  const raman = read(birth, { ayanamsa: 'raman', node: 'true' }).kundli
  expect(raman.birth).toMatchObject({ ayanamsa: 'raman', node: 'true' })
  expect(raman.planets.rahu.lonDeg).not.toBeCloseTo(read(birth).kundli.planets.rahu.lonDeg, 2)
})

test('prefers an offset chosen manually to the zone', () => {
  const { epochMs } = read({ ...birth, tzone: 6.5 }).kundli.birth
  expect(epochMs).toBe(Date.parse('1991-10-20T22:55:00Z'))
})

test('invents no lagna for an unknown time', () => {
  const { kundli } = read({ ...birth, time: null })
  expect(kundli.timeKnown).toBe(false)
  expect(kundli.astro.ascendant).toBeNull()
})
