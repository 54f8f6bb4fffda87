import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sky } from '../../test/sky.ts'
import { wrap180 } from '../angles.ts'
import { sunriseAfter } from '../earth/index.ts'
import { dayNumberToCivilDate } from '../time/civil.ts'
import type { EpochMs, JdTt } from '../time/instants.ts'
import { MS_PER_DAY, epochMsToJdTt } from '../time/instants.ts'
import { moonLonDeg, sunLonDeg } from '../ephemeris/index.ts'
import { panchangDay, panchangDays } from './days.ts'
import { tithiFrom } from './limbs.ts'
import { karanaCourse } from './courses.ts'
import { limbEdges } from './edges.ts'
import { trackBetween } from './tracks.ts'

const HOUR_MS = 3_600_000
const FIRST_MS = Date.UTC(1900, 0, 1)
const LAST_MS = Date.UTC(2100, 11, 31)
const anyDay = fc.integer({ min: FIRST_MS / MS_PER_DAY, max: LAST_MS / MS_PER_DAY })
const anyPlace = fc.record({
  latDeg: fc.double({ min: -60, max: 60, noNaN: true }),
  lonDeg: fc.double({ min: -180, max: 180, noNaN: true }),
  zone: fc.constantFrom('Asia/Kolkata', 'UTC', 'America/New_York', 'Pacific/Auckland'),
})

test('tithis cover two centuries without a gap or an overlap', () => {
  // All 149,000 half tithis: each edge is at its multiple of 6°, after the previous edge.
  const { karanas } = limbEdges(sky, 'lahiri')
  const { firstPart, edgesMs } = trackBetween(karanas, FIRST_MS as EpochMs, LAST_MS as EpochMs)
  expect(edgesMs.length).toBeGreaterThan(148_000)
  let shortest = Infinity
  let longest = 0
  let worstDeg = 0
  for (let index = 0; index < edgesMs.length - 1; index++) {
    const lengthMs = edgesMs[index + 1]! - edgesMs[index]!
    shortest = Math.min(shortest, lengthMs)
    longest = Math.max(longest, lengthMs)
    if (index % 37 !== 0) continue
    const angleDeg = karanaCourse.angleDeg(sky, epochMsToJdTt(edgesMs[index]!), 'lahiri')
    worstDeg = Math.max(worstDeg, Math.abs(wrap180(angleDeg - (firstPart + index) * 6)))
  }
  // Half a tithi lasts 9 h 40 min to 13 h 25 min.
  expect(shortest / HOUR_MS).toBeGreaterThan(9.6)
  expect(longest / HOUR_MS).toBeLessThan(13.5)
  // The Moon’s motion in a millisecond.
  expect(worstDeg).toBeLessThan(1.5e-7)
})

test('nakshatras, yogas and signs follow each other without a jump', () => {
  const { nakshatras, yogas, sunRashis } = limbEdges(sky, 'lahiri')
  for (const edges of [nakshatras, yogas, sunRashis]) {
    const from = Date.UTC(1949, 2, 24)
    const { edgesMs } = trackBetween(edges, from as EpochMs, (from + 7_000 * MS_PER_DAY) as EpochMs)
    const mean = (edges.course.stepDeg / edges.course.meanDegPerDay) * MS_PER_DAY
    edgesMs.slice(1).forEach((edge, index) => {
      const lengthMs = edge - edgesMs[index]!
      expect(lengthMs).toBeGreaterThan(mean * 0.85)
      expect(lengthMs).toBeLessThan(mean * 1.15)
    })
  }
})

test('in the middle of every tithi of a day the Sun and Moon have the distance of its name', () => {
  fc.assert(
    fc.property(anyDay, anyPlace, (dayNumber, place) => {
      const day = panchangDay(sky, place, dayNumberToCivilDate(dayNumber))
      for (const { startsAt, endsAt, number } of day.tithis) {
        for (const at of [startsAt + 2, (startsAt + endsAt) / 2, endsAt - 2]) {
          const jdTt: JdTt = epochMsToJdTt(at as EpochMs)
          expect(tithiFrom(sunLonDeg(sky, jdTt), moonLonDeg(sky, jdTt)).number).toBe(number)
        }
      }
    }),
    { numRuns: 150 },
  )
})

test('the next sunrise is always about a day after this one', () => {
  fc.assert(
    fc.property(anyDay, anyPlace, (dayNumber, place) => {
      const first = sunriseAfter(sky, place, (dayNumber * MS_PER_DAY) as EpochMs)!
      const next = sunriseAfter(sky, place, (first + 60_000) as EpochMs)!
      expect(Math.abs(next - first - MS_PER_DAY)).toBeLessThan(6 * 60_000)
    }),
    { numRuns: 200 },
  )
})

test('a day from a long pass equals the day computed alone', () => {
  fc.assert(
    fc.property(anyDay, anyPlace, fc.integer({ min: 0, max: 39 }), (dayNumber, place, index) => {
      const first = Math.min(dayNumber, LAST_MS / MS_PER_DAY - 40)
      const inPass = panchangDays(sky, place, dayNumberToCivilDate(first), 40)[index]!
      const alone = panchangDay(sky, place, dayNumberToCivilDate(first + index))
      // Both stop within a tenth of a millisecond of a crossing, but may round to neighbouring milliseconds.
      expect(closeTo(inPass, alone, 20)).toBe(true)
    }),
    // A sunrise near midnight in the night when clocks are set back: that date has two.
    { numRuns: 40, examples: [[5777, { latDeg: -36.402495260749355, lonDeg: 0, zone: 'America/New_York' }, 2]] },
  )
})

/** Returns whether both have the same structure and texts, and numbers that differ by at most `within`. */
function closeTo(a: unknown, b: unknown, within: number): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= within
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => closeTo((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], within))
  )
}
