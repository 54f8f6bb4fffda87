import { panchangYear } from '@sankalp/jyotish'
import { readSky } from '@sankalp/jyotish/node'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packedYear } from '../src/panchang-reply.ts'
import { packYear, unpackYear } from '../src/panchang-year.ts'

const sky = readSky()
const places = {
  delhi: { latDeg: 28.6519, lonDeg: 77.2315, zone: 'Asia/Kolkata' },
  // Places with clock changes, with weeks of polar day or night, and at the date line.
  newYork: { latDeg: 40.7143, lonDeg: -74.006, zone: 'America/New_York' },
  tromso: { latDeg: 69.6489, lonDeg: 18.9551, zone: 'Europe/Oslo' },
  longyearbyen: { latDeg: 78.2232, lonDeg: 15.6267, zone: 'Arctic/Longyearbyen' },
  apia: { latDeg: -13.8333, lonDeg: -171.7667, zone: 'Pacific/Apia' },
}

// Four years of days take a second on an idle machine, and many on a busy one.
const busyMachine = { timeout: 120_000 }

test.each(Object.entries(places))('a year of %s is the same after packing and unpacking', busyMachine, (_, place) => {
  for (const year of [1900, 2024, 2026, 2100]) {
    const days = panchangYear(sky, place, year)
    const packed = packedYear.parse(JSON.parse(JSON.stringify(packYear(days))))
    expect(unpackYear(packed)).toEqual(days)
  }
})

test('a packed year takes a quarter of the storage that a phone may be asked for', () => {
  const json = JSON.stringify(packYear(panchangYear(sky, places.delhi, 2026)))
  expect(json.length).toBeLessThan(50_000)
  expect(brotliCompressSync(json).length).toBeLessThan(25_000)
})
