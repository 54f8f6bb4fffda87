import { readSaturn, readSky } from '@sankalp/jyotish/node'
import { expect, test } from 'vitest'
import { defaultSettings } from '../../shared/birth/chart-settings.ts'
import { decadesOf, makeReading } from '../../shared/sky/reading.ts'
import { sampleBodies, sampleFirstSign } from './sample-birth.ts'

test('the sample chart matches the engine’s calculation of its birth', () => {
  const birth = {
    name: 'India',
    gender: 'other' as const,
    year: 1947,
    month: 8,
    day: 15,
    time: { hour: 0, minute: 0 },
    place: 'Delhi',
    lat: 28.6139,
    lon: 77.209,
    zone: 'Asia/Kolkata',
    tzone: null,
  }
  const { chart } = makeReading(readSky(decadesOf(birth)), readSaturn(), birth, defaultSettings).kundli
  expect(chart.lagnaRashi).toBe(sampleFirstSign)
  expect(
    Object.fromEntries(sampleBodies.filter(({ key }) => key !== 'lagna').map(({ key, sign }) => [key, sign])),
  ).toEqual(chart.rashi)
})
