import { beforeAll, describe, expect, test } from 'vitest'
import type { Sky } from '../ephemeris/sky.ts'
import { readSky } from '../node.ts'
import type { EpochMs } from '../time/instants.ts'
import { asEpochMs } from '../time/instants.ts'
import { findSunDay, ghatisSince, makeBirthClock, sunHourAngleDeg } from './birth-clock.ts'

const delhi = { latDeg: 28.65, lonDeg: 77.2167, zone: 'Asia/Kolkata' }
const ist = (local: string): EpochMs => asEpochMs(Date.parse(`${local}+05:30`))

let sky: Sky
beforeAll(() => {
  sky = readSky([1980])
})

describe('the day of a birth runs from sunrise to sunrise', () => {
  const clockAt = (local: string) => {
    const day = findSunDay(sky, delhi, ist(local))!
    return { ...makeBirthClock(ist(local), day, delhi.zone, 0), day }
  }

  test.each([
    // 13 September 1981 was a Sunday. The Sun rose at about 6:05 and set at about 18:28.
    ['1981-09-13T01:30:00', 6, false], // still Saturday's night
    ['1981-09-13T06:00:00', 6, false],
    ['1981-09-13T06:10:00', 0, true],
    ['1981-09-13T18:20:00', 0, true],
    ['1981-09-13T18:35:00', 0, false],
    ['1981-09-13T23:59:00', 0, false],
  ])('%s belongs to weekday %i, by day: %s', (local, weekday, isDay) => {
    const clock = clockAt(local)
    expect(clock).toMatchObject({ weekday, isDay })
    expect(clock.passed).toBeGreaterThanOrEqual(0)
    expect(clock.passed).toBeLessThan(1)
    expect(clock.day.sunriseAt).toBeLessThanOrEqual(ist(local))
    expect(clock.day.nextSunriseAt).toBeGreaterThan(ist(local))
  })

  test('contains every instant of two days, and begins with its sunrise', () => {
    const first = findSunDay(sky, delhi, ist('1981-09-13T12:00:00'))!
    expect(findSunDay(sky, delhi, asEpochMs(Math.ceil(first.nextSunriseAt) + 50))!.sunriseAt).toBeCloseTo(
      first.nextSunriseAt,
      -2,
    )
    for (let minutes = 0; minutes < 2880; minutes += 37) {
      const atMs = asEpochMs(ist('1981-09-13T00:00:00') + minutes * 60_000)
      const day = findSunDay(sky, delhi, atMs)
      expect(day !== null && day.sunriseAt <= atMs && atMs < day.nextSunriseAt, String(minutes)).toBe(true)
    }
  })
})

test('a ghati is 24 minutes', () => {
  expect(ghatisSince(ist('1981-09-13T06:00:00'), ist('1981-09-13T18:00:00'))).toBe(30)
})

test.each([
  [100, 100, 0], // culminating
  [0, 180, 180], // at the lower culmination
  [90, 0, 270], // three quarters of a turn past, so a quarter before culmination
])('the Sun at %f° with a midheaven of %f° has an hour angle of %f°', (sunDeg, midheavenDeg, expected) => {
  expect(sunHourAngleDeg(sunDeg, midheavenDeg, 23.44)).toBeCloseTo(expected, 9)
})
