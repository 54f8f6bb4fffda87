import { describe, expect, test } from 'vitest'
import { sky } from '../../test/sky.ts'
import { JyotishError } from '../errors.ts'
import type { CivilDate } from '../time/civil.ts'
import { addDays } from '../time/civil.ts'
import { MS_PER_DAY } from '../time/instants.ts'
import { epochMsToLocal } from '../time/zones.ts'
import type { PanchangDay } from './day-types.ts'
import { panchangDay, panchangDays, panchangMonth, panchangYear } from './days.ts'

const delhi = { latDeg: 28.6139, lonDeg: 77.209, zone: 'Asia/Kolkata' }
const tromso = { latDeg: 69.6492, lonDeg: 18.9553, zone: 'Europe/Oslo' }
const newYork = { latDeg: 40.7128, lonDeg: -74.006, zone: 'America/New_York' }
const on = (year: number, month: number, day: number): CivilDate => ({ year, month, day })

/** Returns every number anywhere in a day. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(numbersIn)
}

function expectWhole(day: PanchangDay) {
  expect(numbersIn(day).every(Number.isFinite)).toBe(true)
  for (const limbs of [day.tithis, day.nakshatras, day.yogas, day.karanas, day.moonSigns, day.sunSigns]) {
    expect(limbs[0]!.startsAt).toBeLessThanOrEqual(day.startsAt)
    expect(limbs.at(-1)!.endsAt).toBeGreaterThanOrEqual(day.endsAt)
    limbs.slice(1).forEach((limb, index) => expect(limb.startsAt).toBe(limbs[index]!.endsAt))
  }
}

describe('tithis at the edge of a day', () => {
  test('a tithi that ends in the minute of sunrise is still the tithi of the day', () => {
    // From the days of two years, take the one whose first tithi ends soonest after sunrise.
    const days = panchangDays(sky, delhi, on(2024, 1, 1), 731)
    const closest = days.toSorted((a, b) => a.tithis[0]!.endsAt - a.startsAt - (b.tithis[0]!.endsAt - b.startsAt))[0]!
    const lasts = closest.tithis[0]!.endsAt - closest.startsAt
    expect(lasts).toBeGreaterThanOrEqual(0)
    expect(lasts).toBeLessThan(5 * 60_000)
    expect(closest.tithis[0]!.number % 30).toBe((closest.tithis[1]!.number + 29) % 30)
  })

  test('a tithi that includes no sunrise is listed within its day, and the next day begins with the following one', () => {
    // Krishna Chaturthi of January 2026 ran from 08:02 to 06:53 the next morning.
    const [day, next] = panchangDays(sky, delhi, on(2026, 1, 6), 2) as [PanchangDay, PanchangDay]
    expect(day.tithis.map(({ number }) => number)).toEqual([18, 19, 20])
    expect(next.tithis[0]!.number).toBe(20)
  })

  test('a tithi that includes two sunrises is the first of both days', () => {
    // Krishna Ekadashi of the added Shravana, 11 and 12 August 2023.
    const place = { latDeg: 25.148, lonDeg: 82.567, zone: 'Asia/Kolkata' }
    const [day, next] = panchangDays(sky, place, on(2023, 8, 11), 2) as [PanchangDay, PanchangDay]
    expect(day.tithis.map(({ number }) => number)).toEqual([26])
    expect(next.tithis[0]).toEqual(day.tithis[0])
    expect(next.month).toMatchObject({ amanta: 'shravana', purnimanta: 'shravana', adhika: true })
  })
})

describe('unusual dates', () => {
  test('29 February is a day between its neighbours', () => {
    const days = panchangDays(sky, delhi, on(2024, 2, 28), 3)
    expect(days.map(({ date }) => date.day)).toEqual([28, 29, 1])
    expect(days[1]!.startsAt).toBe(days[0]!.endsAt)
    expect(panchangMonth(sky, delhi, 2024, 2)).toHaveLength(29)
    expect(panchangYear(sky, delhi, 1900)).toHaveLength(365)
    expect(panchangYear(sky, delhi, 2000)).toHaveLength(366)
  })

  test.each([on(1900, 1, 1), on(1900, 12, 31), on(2100, 1, 1), on(2100, 2, 28), on(2100, 12, 31)])(
    '%o at the ends of the tables is whole',
    (date) => {
      expect.hasAssertions()
      expectWhole(panchangDay(sky, delhi, date))
    },
  )

  test('during wartime the Sun of Kolkata rose an hour later by the clock', () => {
    // India used +06:30 from 1 September 1942 to 15 October 1945.
    const kolkata = { latDeg: 22.5726, lonDeg: 88.3639, zone: 'Asia/Kolkata' }
    const clock = (year: number, offsetHours: number) => {
      const day = panchangDay(sky, kolkata, on(year, 12, 1))
      return (day.sunriseAt! + offsetHours * 3_600_000) % MS_PER_DAY
    }
    expect(Math.abs(clock(1943, 6.5) - 3_600_000 - clock(1947, 5.5))).toBeLessThan(60_000)
    expect(panchangDay(sky, kolkata, on(1943, 12, 1)).date).toEqual(on(1943, 12, 1))
  })

  test.each([
    ['Pacific/Kiritimati', 1.8721, -157.4278],
    ['Pacific/Auckland', -36.8485, 174.7633],
    ['America/Los_Angeles', 34.0522, -118.2437],
    ['Asia/Kathmandu', 27.7172, 85.324],
    ['Pacific/Pago_Pago', -14.2756, -170.702],
  ])('the day of a date in %s begins with the sunrise of that date', (zone, latDeg, lonDeg) => {
    for (const day of panchangDays(sky, { latDeg, lonDeg, zone }, on(2024, 12, 30), 4)) {
      const local = epochMsToLocal(zone, day.sunriseAt!)
      expect({ year: local.year, month: local.month, day: local.day }).toEqual(day.date)
      expect(local.hour).toBeGreaterThanOrEqual(4)
      expect(local.hour).toBeLessThanOrEqual(7)
    }
  })

  test('the day of a clock change in New York is as long as its sunrises define', () => {
    const [before, jump, after] = panchangDays(sky, newYork, on(2024, 3, 9), 3) as [
      PanchangDay,
      PanchangDay,
      PanchangDay,
    ]
    expect(jump.startsAt).toBe(before.endsAt)
    expect(after.startsAt).toBe(jump.endsAt)
    expect(Math.abs(jump.endsAt - jump.startsAt - MS_PER_DAY)).toBeLessThan(4 * 60_000)
    expect([before, jump, after].map(({ vara }) => vara)).toEqual(['shani', 'ravi', 'soma'])
  })
})

describe('near the pole', () => {
  test.each([
    [on(2024, 6, 21), 'the midnight sun'],
    [on(2024, 12, 21), 'the polar night'],
  ])('on %o, in %s, the answer to sunrise is none and the limbs are those of the civil day', (date) => {
    const day = panchangDay(sky, tromso, date)
    expect(day).toMatchObject({ basis: 'civil', sunriseAt: null, sunsetAt: null, muhurtas: null })
    expect(Math.abs(day.endsAt - day.startsAt - MS_PER_DAY)).toBeLessThanOrEqual(3_600_000)
    expectWhole(day)
  })

  test('a whole year there has every date once, and no number is missing', () => {
    const days = panchangYear(sky, tromso, 2024)
    expect(days).toHaveLength(366)
    days.forEach((day, index) => {
      expect(day.date).toEqual(addDays(on(2024, 1, 1), index))
      expectWhole(day)
    })
    expect(days.filter(({ basis }) => basis === 'civil').length).toBeGreaterThan(100)
  })
})

describe('invalid input is refused with its field’s name', () => {
  test.each([
    ['place.latDeg', 'INVALID_LATITUDE', { ...delhi, latDeg: 91 }, on(2024, 1, 1)],
    ['place.lonDeg', 'INVALID_LONGITUDE', { ...delhi, lonDeg: 181 }, on(2024, 1, 1)],
    ['place.latDeg', 'NOT_A_NUMBER', { ...delhi, latDeg: Number.NaN }, on(2024, 1, 1)],
    ['place.zone', 'UNKNOWN_ZONE', { ...delhi, zone: 'Asia/Atlantis' }, on(2024, 1, 1)],
    ['date.month', 'INVALID_DATE', delhi, on(2024, 13, 1)],
    ['date.day', 'INVALID_DATE', delhi, on(2023, 2, 29)],
    ['date.year', 'OUT_OF_RANGE', delhi, on(1899, 12, 31)],
    ['date.year', 'OUT_OF_RANGE', delhi, on(2101, 1, 1)],
  ])('%s: %s', (field, code, place, date) => {
    expect(() => panchangDay(sky, place, date)).toThrow(JyotishError)
    expect(() => panchangDay(sky, place, date)).toThrow(expect.objectContaining({ field, code }) as Error)
  })
})
