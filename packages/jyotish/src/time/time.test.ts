import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  asEpochMs,
  civilDateToDayNumber,
  civilToEpochMs,
  dayNumberToCivilDate,
  deltaTSeconds,
  epochMsToJdTt,
  epochMsToJdUt,
  epochMsToLocal,
  fixedZone,
  fixedZoneSeconds,
  jdTtToEpochMs,
  jdUtToEpochMs,
  locateCivilTime,
  nextZoneTransition,
  requireCivilDate,
  weekdayIndex,
  zoneOffsetSeconds,
} from './index.ts'
import type { JdUt } from './index.ts'

const noon = { hour: 12, minute: 0 }
const at = (iso: string) => asEpochMs(Date.parse(iso))

describe('instants', () => {
  test('2000-01-01 noon is Julian day 2451545', () => {
    expect(epochMsToJdUt(at('2000-01-01T12:00:00Z'))).toBe(2_451_545)
  })

  test('convert to Julian days and back within a millisecond', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2101, 0, 1) }), (ms) => {
        expect(Math.abs(jdUtToEpochMs(epochMsToJdUt(asEpochMs(ms))) - ms)).toBeLessThan(1)
        expect(Math.abs(jdTtToEpochMs(epochMsToJdTt(asEpochMs(ms))) - ms)).toBeLessThan(1)
      }),
    )
  })

  // Astronomical Almanac K8-K9 (1960-2020) and table S15 of Morrison et al. 2021 (before).
  test.each([
    [1900, -1.977, 0.05],
    [1920, 21.617, 0.05],
    [1950, 28.932, 0.05],
    [1954, 30.622, 0.005], // Swiss Ephemeris 2.10, where the spline is led to the measured values
    [1955, 31.07, 0.005],
    [1960, 33.15, 0.05],
    [1972, 42.23, 0.05],
    [1985, 54.34, 0.05],
    [2000, 63.83, 0.02],
    [2010, 66.07, 0.02],
    [2020, 69.36, 0.02],
    [2026, 69.1, 0.2],
    [2050, 72, 3],
    [2100, 87, 15],
  ])('Delta T in %i is %f s', (year, seconds, tolerance) => {
    const jdUt = epochMsToJdUt(asEpochMs(Date.UTC(year, 0, 1)))
    expect(Math.abs(deltaTSeconds(jdUt) - seconds)).toBeLessThan(tolerance)
  })

  test('Delta T has no jump where the sources of the table change', () => {
    const halfYears = Array.from({ length: 12 }, (_, index) => {
      const jdUt = epochMsToJdUt(asEpochMs(Date.UTC(1951, 6 * index, 1)))
      return deltaTSeconds(jdUt)
    })
    const steps = halfYears.slice(1).map((seconds, index) => seconds - halfYears[index]!)
    expect(Math.max(...steps)).toBeLessThan(0.3)
    expect(Math.min(...steps)).toBeGreaterThan(0.1)
  })

  test('Delta T has no jump where the table ends', () => {
    const jdUt = epochMsToJdUt(asEpochMs(Date.UTC(2026, 0, 1)))
    expect(Math.abs(deltaTSeconds((jdUt + 3) as JdUt) - deltaTSeconds((jdUt - 3) as JdUt))).toBeLessThan(0.01)
  })
})

describe('dates', () => {
  test('count days and weekdays', () => {
    expect(weekdayIndex({ year: 2026, month: 11, day: 15 })).toBe(0)
    expect(weekdayIndex({ year: 1900, month: 1, day: 1 })).toBe(1)
    expect(addDays({ year: 2000, month: 2, day: 28 }, 1)).toEqual({ year: 2000, month: 2, day: 29 })
    expect(addDays({ year: 1900, month: 2, day: 28 }, 1)).toEqual({ year: 1900, month: 3, day: 1 })
  })

  test('convert to day numbers and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -25_567, max: 47_846 }), (dayNumber) => {
        expect(civilDateToDayNumber(dayNumberToCivilDate(dayNumber))).toBe(dayNumber)
      }),
    )
  })

  test.each([
    [{ year: 2023, month: 13, day: 1 }, 'INVALID_DATE', 'date.month'],
    [{ year: 2023, month: 2, day: 29 }, 'INVALID_DATE', 'date.day'],
    [{ year: 2100, month: 2, day: 29 }, 'INVALID_DATE', 'date.day'],
    [{ year: 2023, month: 4.5, day: 1 }, 'INVALID_DATE', 'date.month'],
    [{ year: 1899, month: 12, day: 31 }, 'OUT_OF_RANGE', 'date.year'],
    [{ year: 2101, month: 1, day: 1 }, 'OUT_OF_RANGE', 'date.year'],
    [{ year: Number.NaN, month: 1, day: 1 }, 'NOT_A_NUMBER', 'date.year'],
  ])('%o is refused', (date, code, field) => {
    expect(() => requireCivilDate(date)).toThrow(expect.objectContaining({ code, field }))
  })
})

describe('zones', () => {
  // India: Madras time to 1905, war time +06:30 twice, otherwise +05:30.
  test.each([
    ['1905-12-31T00:00:00Z', 19_270],
    ['1906-01-02T00:00:00Z', 19_800],
    ['1941-09-30T00:00:00Z', 19_800],
    ['1941-10-02T00:00:00Z', 23_400],
    ['1942-05-16T00:00:00Z', 19_800],
    ['1942-09-02T00:00:00Z', 23_400],
    ['1945-10-16T00:00:00Z', 19_800],
    ['2026-11-15T00:00:00Z', 19_800],
  ])('clocks of Kolkata at %s are %i s ahead', (iso, seconds) => {
    expect(zoneOffsetSeconds('Asia/Kolkata', at(iso))).toBe(seconds)
  })

  test('a birth in war time is an hour earlier than its clock time suggests', () => {
    const date = { year: 1943, month: 6, day: 1 }
    expect(civilToEpochMs(date, noon, 'Asia/Kolkata')).toBe(Date.parse('1943-06-01T05:30:00Z'))
    expect(nextZoneTransition('Asia/Kolkata', at('1943-06-01T00:00:00Z'))).toBe(Date.parse('1945-10-14T17:30:00Z'))
    expect(epochMsToLocal('Asia/Kolkata', at('1943-06-01T05:30:00Z'))).toMatchObject({ ...date, hour: 12 })
  })

  test('skipped and repeated times are reported, and refused on request', () => {
    const spring = { year: 2023, month: 3, day: 12 }
    const autumn = { year: 2023, month: 11, day: 5 }
    const zone = 'America/New_York'
    expect(locateCivilTime(spring, { hour: 2, minute: 30 }, zone).fit).toBe('skipped')
    const repeated = { hour: 1, minute: 30 }
    expect(locateCivilTime(autumn, repeated, zone).fit).toBe('repeated')
    const hours = civilToEpochMs(autumn, repeated, zone, 'later') - civilToEpochMs(autumn, repeated, zone, 'earlier')
    expect(hours).toBe(3_600_000)
    expect(() => civilToEpochMs(spring, { hour: 2, minute: 30 }, zone, 'reject')).toThrow('SKIPPED_TIME')
    expect(() => civilToEpochMs(autumn, repeated, zone, 'reject')).toThrow('REPEATED_TIME')
    expect(locateCivilTime(autumn, noon, zone).fit).toBe('once')
  })

  test.each(['Mars/Olympus', '+05:30', '+05:61:00', '+17:00:00', '+0a:00:00', '+05-30-00', '+05:30:001', '', 'IST+'])(
    'zone "%s" is refused',
    (zone) => {
      expect(() => zoneOffsetSeconds(zone, at('2020-01-01T00:00:00Z'))).toThrow(
        expect.objectContaining({ code: 'UNKNOWN_ZONE', field: 'zone' }),
      )
    },
  )

  test('cached zone data equals the database, in any order of requests', () => {
    const zones = [
      'Asia/Kolkata',
      'America/New_York',
      'Europe/London',
      'Australia/Lord_Howe',
      'Pacific/Apia',
      'Africa/Monrovia',
    ]
    const wallTimes = fc.record({
      zone: fc.constantFrom(...zones),
      minutes: fc.integer({ min: Date.UTC(1900, 0, 1) / 60_000, max: Date.UTC(2100, 11, 31) / 60_000 }),
      disambiguation: fc.constantFrom('earlier' as const, 'later' as const),
    })
    fc.assert(
      fc.property(wallTimes, ({ zone, minutes, disambiguation }) => {
        const wall = new Date(minutes * 60_000)
        const date = { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() }
        const time = { hour: wall.getUTCHours(), minute: wall.getUTCMinutes() }
        const theirs = Temporal.PlainDateTime.from({ ...date, ...time }).toZonedDateTime(zone, { disambiguation })
        const ours = locateCivilTime(date, time, zone, disambiguation)
        expect(ours).toMatchObject({ epochMs: theirs.epochMilliseconds, offsetSeconds: theirs.offsetNanoseconds / 1e9 })
        const local = epochMsToLocal(zone, ours.epochMs)
        expect(local).toMatchObject({
          year: theirs.year,
          month: theirs.month,
          day: theirs.day,
          hour: theirs.hour,
          minute: theirs.minute,
        })
        const next = theirs.getTimeZoneTransition('next')
        expect(nextZoneTransition(zone, ours.epochMs)).toBe(next === null ? null : next.epochMilliseconds)
      }),
      { numRuns: 400 },
    )
  })

  test.each([
    [19_800, '+05:30:00'],
    [21_208, '+05:53:28'], // local mean time of Kolkata
    [-17_762, '-04:56:02'], // of New York
    [0, '+00:00:00'],
  ])('a fixed offset of %i s is the zone %s, and its clocks were never changed', (seconds, zone) => {
    expect(fixedZone(seconds)).toBe(zone)
    expect(fixedZoneSeconds(zone)).toBe(seconds)
    expect(zoneOffsetSeconds(zone, at('1905-12-31T00:00:00Z'))).toBe(seconds)
    expect(nextZoneTransition(zone, at('1900-01-01T00:00:00Z'))).toBeNull()
    const date = { year: 1904, month: 2, day: 29 }
    const located = locateCivilTime(date, { hour: 5, minute: 30, second: 1.5 }, zone, 'reject')
    expect(located).toEqual({
      epochMs: Date.parse('1904-02-29T05:30:01.500Z') - seconds * 1000,
      offsetSeconds: seconds,
      fit: 'once',
    })
    expect(epochMsToLocal(zone, located.epochMs)).toEqual({ ...date, hour: 5, minute: 30, second: 1, millisecond: 500 })
  })

  test('a fixed zone and a named one agree when their offsets do', () => {
    const zone = fixedZone(zoneOffsetSeconds('Asia/Kolkata', at('1905-01-01T00:00:00Z')))
    expect(zone).toBe('+05:21:10')
    const date = { year: 1905, month: 1, day: 1 }
    expect(civilToEpochMs(date, noon, zone)).toBe(civilToEpochMs(date, noon, 'Asia/Kolkata'))
  })

  test.each([Number.NaN, 0.5, 16 * 3600 + 1, -16 * 3600 - 1])('an offset of %f s is no zone', (seconds) => {
    expect(() => fixedZone(seconds)).toThrow(expect.objectContaining({ field: 'offsetSeconds' }))
  })

  test('an impossible clock time is refused', () => {
    const date = { year: 2023, month: 1, day: 1 }
    expect(() => civilToEpochMs(date, { hour: 24, minute: 0 }, 'UTC')).toThrow(
      expect.objectContaining({ code: 'INVALID_TIME', field: 'time.hour' }),
    )
    expect(() => civilToEpochMs(date, { hour: 1, minute: 0, second: Number.NaN }, 'UTC')).toThrow('NOT_A_NUMBER')
  })
})
