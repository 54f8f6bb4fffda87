import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sky } from '../../test/sky.ts'
import { wrap180 } from '../angles.ts'
import { anglesAt } from '../earth/index.ts'
import { sunLonDeg } from '../ephemeris/index.ts'
import { dayNumberToCivilDate } from '../time/civil.ts'
import type { EpochMs } from '../time/instants.ts'
import { MS_PER_DAY, epochMsToJdTt, epochMsToJdUt } from '../time/instants.ts'
import type { Ayanamsa } from '../zodiac/index.ts'
import { ayanamsas, rashis } from '../zodiac/index.ts'
import { limbDay, panchangDay } from './days.ts'
import { lagnaSpans } from './lagnas.ts'

const anyStart = fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2100, 11, 29) })
const anyAyanamsa = fc.constantFrom(...ayanamsas)
const placeWithin = (latDeg: number) =>
  fc.record({
    latDeg: fc.double({ min: -latDeg, max: latDeg, noNaN: true }),
    lonDeg: fc.double({ min: -180, max: 180, noNaN: true }),
  })
type Spot = { latDeg: number; lonDeg: number }

/** Returns a day as long as a solar day, from any instant on. */
const dayFrom = (startsAt: number) => ({ startsAt: startsAt as EpochMs, endsAt: (startsAt + MS_PER_DAY) as EpochMs })
const ascendant = (at: number, place: Spot, ayanamsa: Ayanamsa) =>
  anglesAt(epochMsToJdUt(at as EpochMs), place, ayanamsa).ascendantDeg

test('each sign begins when the ascendant is at its 0°', () => {
  fc.assert(
    fc.property(anyStart, placeWithin(60), anyAyanamsa, (startsAt, place, ayanamsa) => {
      for (const span of lagnaSpans(place, dayFrom(startsAt), ayanamsa)!) {
        const offDeg = wrap180(ascendant(span.startsAt, place, ayanamsa) - span.index * 30)
        expect(Math.abs(offDeg)).toBeLessThan(0.001)
        const middle = ascendant((span.startsAt + span.endsAt) / 2, place, ayanamsa)
        expect(rashis[Math.floor(middle / 30)]).toBe(span.key)
      }
    }),
    { numRuns: 400 },
  )
})

test('they cover the day in the order of the zodiac, each from the end of the previous one', () => {
  fc.assert(
    fc.property(anyStart, placeWithin(60), anyAyanamsa, (startsAt, place, ayanamsa) => {
      const day = dayFrom(startsAt)
      const spans = lagnaSpans(place, day, ayanamsa)!
      expect(new Set(spans.map(({ key }) => key)).size).toBe(12)
      expect(spans[0]!.startsAt).toBeLessThanOrEqual(day.startsAt)
      expect(spans[0]!.endsAt).toBeGreaterThan(day.startsAt)
      expect(spans.at(-1)!.startsAt).toBeLessThan(day.endsAt)
      expect(spans.at(-1)!.endsAt).toBeGreaterThanOrEqual(day.endsAt)
      spans.slice(1).forEach((span, at) => {
        expect(span.startsAt).toBe(spans[at]!.endsAt)
        expect(span.index).toBe((spans[at]!.index + 1) % 12)
        expect(span.key).toBe(rashis[span.index])
      })
    }),
    { numRuns: 400 },
  )
})

test.each([0, 28.6, -33.9, 51.5, 60])(
  'at latitude %f the days of a year meet, and the first sign comes again',
  (latDeg) => {
    const place = { latDeg, lonDeg: 77.2, zone: 'Asia/Kolkata' }
    let before = null
    for (let dayNumber = 20_454; dayNumber < 20_454 + 365; dayNumber += 1) {
      const spans = lagnaSpans(place, limbDay(sky, place, dayNumberToCivilDate(dayNumber)))!
      // The stars turn 4 minutes faster than the Sun: a sign that is about to end at sunrise also ends before the next
      // sunrise.
      expect([13, 14]).toContain(spans.length)
      // A sign that rises across a sunrise belongs to both days, and is computed from the Earth's data of two days.
      if (before) expect(Math.abs(spans[0]!.startsAt - before.startsAt)).toBeLessThan(100)
      before = spans.at(-1)!
    }
  },
)

test('at sunrise the Sun’s own sign is rising, except on days when it is about to leave it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 40_000 }), placeWithin(55), (dayNumber, place) => {
      const day = panchangDay(sky, { ...place, zone: 'UTC' }, dayNumberToCivilDate(dayNumber))
      const inSignDeg = sunLonDeg(sky, epochMsToJdTt(day.startsAt)) % 30
      // Refraction and the Sun's upper limb make it visible some 50′ of its path early, and more where that path is
      // slanted.
      fc.pre(inSignDeg > 4)
      expect(lagnaSpans(place, day)![0]!.key).toBe(day.sunSigns[0]!.key)
    }),
    { numRuns: 200 },
  )
})

test('another ayanamsa shifts every sign by its difference, and the order stays the same', () => {
  const place = { latDeg: 28.6, lonDeg: 77.2 }
  const day = dayFrom(Date.UTC(2026, 10, 15, 1, 15))
  const starts = (ayanamsa: Ayanamsa) =>
    new Map(lagnaSpans(place, day, ayanamsa)!.map(({ key, startsAt }) => [key, startsAt]))
  const lahiri = starts('lahiri')
  for (const ayanamsa of ayanamsas) {
    for (const [key, at] of starts(ayanamsa)) {
      // None of our ayanamsas is more than 1.5° from Lahiri's, and 1.5° takes up to 8 minutes to rise.
      const apartMs = Math.abs(at - lahiri.get(key)!) % (MS_PER_DAY - 235_909)
      expect(Math.min(apartMs, MS_PER_DAY - 235_909 - apartMs)).toBeLessThan(8 * 60_000)
    }
  }
})

describe('near the poles', () => {
  const midsummer = dayFrom(Date.UTC(2026, 5, 21))
  test('there is no list inside the polar circles, where signs rise backwards or never', () => {
    for (const latDeg of [66.6, 69.6, 90, -66.6, -90]) {
      expect(lagnaSpans({ latDeg, lonDeg: 19 }, midsummer)).toBeNull()
    }
  })
  test('just outside them there are still twelve signs, some of them shorter than a minute', () => {
    const spans = lagnaSpans({ latDeg: 66.5, lonDeg: 19 }, midsummer)!
    expect(new Set(spans.map(({ key }) => key)).size).toBe(12)
    expect(Math.min(...spans.map(({ startsAt, endsAt }) => endsAt - startsAt))).toBeLessThan(60_000)
    for (const span of spans) {
      // Here the ascendant may move many degrees in a second, so check the instant instead.
      const [before, after] = [-500, 500].map((ms) =>
        wrap180(ascendant(span.startsAt + ms, { latDeg: 66.5, lonDeg: 19 }, 'lahiri') - span.index * 30),
      )
      expect(before).toBeLessThan(0)
      expect(after).toBeGreaterThan(0)
    }
  })
})

test.each([
  [{ latDeg: 91, lonDeg: 0 }, 'lahiri', 'INVALID_LATITUDE'],
  [{ latDeg: 0, lonDeg: 181 }, 'lahiri', 'INVALID_LONGITUDE'],
  [{ latDeg: 0, lonDeg: 0 }, 'tropical', 'UNKNOWN_KEY'],
])('%o by %s is refused: %s', (place, ayanamsa, code) => {
  expect(() => lagnaSpans(place, dayFrom(0), ayanamsa as Ayanamsa)).toThrow(expect.objectContaining({ code }))
})

test('Pune on 9 September 2026 agrees with Drik Panchang', () => {
  // Its "Udaya Lagna Muhurta", to the minute. All are some 45 seconds before ours, which agree with the ascendant of
  // Swiss Ephemeris to 0.003″. It leaves out the thirteenth, a second Simha before the next sunrise.
  const printed =
    'simha 04:49, kanya 06:57, tula 09:03, vrishchika 11:14, dhanu 13:28, makara 15:34, kumbha 17:24, meena 19:01, mesha 20:36, vrishabha 22:20, mithuna 24:20, karka 26:33, simha 28:46'
  const place = { latDeg: 18.5204, lonDeg: 73.8567, zone: 'Asia/Kolkata' }
  const spans = lagnaSpans(place, limbDay(sky, place, { year: 2026, month: 9, day: 9 }))!
  expect(spans.map(({ key }) => key)).toEqual(printed.split(', ').map((row) => row.split(' ')[0]))
  const midnight = Date.parse('2026-09-09T00:00:00+05:30')
  printed.split(', ').forEach((row, at) => {
    const [hours, minutes] = row.split(' ')[1]!.split(':').map(Number)
    const laterSeconds = (spans[at]!.startsAt - midnight) / 1000 - (hours! * 60 + minutes!) * 60
    expect(Math.abs(laterSeconds - 45), row).toBeLessThan(31)
  })
})
