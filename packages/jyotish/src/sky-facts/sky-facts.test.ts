import { expect, test } from 'vitest'
import { readSky } from '../node.ts'
import { asEpochMs } from '../time/index.ts'
import { dayRingAround, moonPhaseAt, ringDeg, skyFactsAt } from './index.ts'

const sky = readSky([2020])
const varanasi = { latDeg: 25.3176, lonDeg: 82.9739, zone: 'Asia/Kolkata' }
const at = (iso: string) => asEpochMs(Date.parse(iso))

// Phases of 2023 as almanacs print them (UT).
test.each([
  ['2023-01-21T20:53:00Z', 0, 0],
  ['2023-01-28T15:19:00Z', 90, 0.5],
  ['2023-02-05T18:29:00Z', 180, 1],
  ['2023-02-13T16:01:00Z', 270, 0.5],
])('the Moon on %s stands %f° from the Sun', (iso, elongationDeg, lit) => {
  const phase = moonPhaseAt(sky, at(iso))
  expect(Math.abs(((phase.elongationDeg - elongationDeg + 540) % 360) - 180)).toBeLessThan(0.02)
  expect(phase.litFraction).toBeCloseTo(lit, 1)
  expect(phase.radiusDeg).toBeGreaterThan(0.24)
  expect(phase.radiusDeg).toBeLessThan(0.28)
})

test('the ring runs from sunrise to sunrise around every instant of a day', () => {
  for (let hour = 0; hour < 48; hour += 1) {
    const now = asEpochMs(Date.UTC(2026, 10, 15, hour))
    const ring = dayRingAround(sky, varanasi, now)!
    expect(ring.sunriseAt).toBeLessThanOrEqual(now)
    expect(ring.nextSunriseAt).toBeGreaterThan(now)
    expect(ring.nextSunriseAt - ring.sunriseAt).toBeCloseTo(86_400_000, -6)
    expect(ring.sunsetAt).toBeGreaterThan(ring.noonAt)
    const angles = [ring.sunriseAt, ring.noonAt, ring.sunsetAt, ring.midnightAt].map((ms) => ringDeg(ring, ms))
    expect(angles.toSorted((a, b) => a - b)).toEqual(angles)
  }
})

test('the ring begins at the instant of a sunrise', () => {
  const { sunriseAt } = dayRingAround(sky, varanasi, at('2026-11-15T06:00:00Z'))!
  expect(skyFactsAt(sky, varanasi, sunriseAt).nowDeg).toBeCloseTo(0, 6)
})

test('the facts are numbers, and without a sunrise there is no ring', () => {
  const facts = skyFactsAt(sky, varanasi, at('2026-11-15T06:00:00Z'))
  expect(facts.sunFromHere.altitudeDeg).toBeGreaterThan(40)
  expect(facts.ayanamsaDeg).toBeCloseTo(24.23, 1)
  const tromso = { latDeg: 69.65, lonDeg: 18.96, zone: 'Europe/Oslo' }
  expect(skyFactsAt(sky, tromso, at('2026-06-21T12:00:00Z'))).toMatchObject({ ring: null, nowDeg: null })
})
