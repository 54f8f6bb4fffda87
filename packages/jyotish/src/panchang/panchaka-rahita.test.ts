import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sky } from '../../test/sky.ts'
import { dayNumberToCivilDate } from '../time/civil.ts'
import { MS_PER_DAY } from '../time/instants.ts'
import { limbDay } from './days.ts'
import { lagnaSpans } from './lagnas.ts'
import { limbsAt } from './limbs-at.ts'
import { panchakaOf, panchakaSpans } from './panchaka-rahita.ts'

test.each([
  // tithi, vara, nakshatra, lagna: the remainder of the sum
  [1, 1, 1, 7, 'mrityu'], //  10: 1
  [15, 7, 27, 7, 'agni'], //  56: 2
  [1, 1, 1, 9, 'rahita'], //  12: 3
  [1, 1, 1, 1, 'raja'], //    4
  [1, 1, 1, 2, 'rahita'], //  5
  [1, 1, 1, 3, 'chora'], //   6
  [15, 7, 27, 12, 'rahita'], // 61: 7
  [1, 1, 1, 5, 'roga'], //    8
  [1, 1, 1, 6, 'rahita'], //  9: 0
  // Two rows of Drik Panchang for Thursday, 28 September 2023, as quoted by a public reader of its pages: "Good
  // Muhurta" at sunrise (Kanya, the 14th, Purva Bhadrapada), "Raja Panchaka" before midnight (Mithuna, Purnima, Uttara
  // Bhadrapada).
  [14, 5, 25, 6, 'rahita'],
  [15, 5, 26, 3, 'raja'],
] as const)('tithi %i, vara %i, nakshatra %i, lagna %i: %s', (tithi, vara, nakshatra, lagna, key) => {
  expect(panchakaOf({ tithi, vara, nakshatra, lagna })).toBe(key)
})

test.each([
  ['tithi', 16],
  ['vara', 0],
  ['nakshatra', 28],
  ['lagna', 13],
])('there is no %s %i', (field, number) => {
  expect(() => panchakaOf({ tithi: 1, vara: 1, nakshatra: 1, lagna: 1, [field]: number })).toThrow(field)
})

test('the dark fortnight counts its tithis from 1 again', () => {
  // Sunday, 29 November 2026: the sixth tithi of the dark fortnight, 21 from new moon, with Pushya, the eighth.
  const place = { latDeg: 28.6139, lonDeg: 77.209, zone: 'Asia/Kolkata' }
  const day = limbDay(sky, place, { year: 2026, month: 11, day: 29 })
  expect([day.tithis[0]!.number, day.vara, day.nakshatras[0]!.index]).toEqual([21, 'ravi', 7])
  const lagnas = lagnaSpans(place, day)!
  expect(lagnas[0]!.key).toBe('vrishchika')
  // 6 + 1 + 8 + 8 = 23, which leaves 5. With 21 it would be 2, agni.
  expect(panchakaSpans(day, lagnas)[0]!.key).toBe('rahita')
})

test('the parts of a day join from sunrise to sunrise, and each agrees with its own midpoint', () => {
  const places = fc.record({
    latDeg: fc.double({ min: -60, max: 60, noNaN: true }),
    lonDeg: fc.double({ min: -180, max: 180, noNaN: true }),
    zone: fc.constantFrom('Asia/Kolkata', 'UTC', 'America/New_York'),
  })
  const years = { min: Date.UTC(1900, 0, 3) / MS_PER_DAY, max: Date.UTC(2100, 11, 28) / MS_PER_DAY }
  fc.assert(
    fc.property(fc.integer(years), places, (dayNumber, place) => {
      const day = limbDay(sky, place, dayNumberToCivilDate(dayNumber))
      const lagnas = lagnaSpans(place, day)!
      const spans = panchakaSpans(day, lagnas)
      expect(spans[0]!.startsAt).toBe(day.startsAt)
      expect(spans.at(-1)!.endsAt).toBe(day.endsAt)
      expect(spans.length).toBeGreaterThanOrEqual(lagnas.length)
      spans.forEach(({ key, startsAt, endsAt }, at) => {
        expect(endsAt).toBeGreaterThan(startsAt)
        if (at > 0) expect(startsAt).toBe(spans[at - 1]!.endsAt)
        const middle = ((startsAt + endsAt) / 2) as typeof startsAt
        const { tithi, nakshatra } = limbsAt(sky, middle)
        const lagna = lagnas.find((span) => span.endsAt > middle)!
        const vara = ['ravi', 'soma', 'mangala', 'budha', 'guru', 'shukra', 'shani'].indexOf(day.vara) + 1
        const inPaksha = tithi.number > 15 ? tithi.number - 15 : tithi.number
        expect(key).toBe(panchakaOf({ tithi: inPaksha, vara, nakshatra: nakshatra.index + 1, lagna: lagna.index + 1 }))
      })
    }),
    { numRuns: 200 },
  )
})
