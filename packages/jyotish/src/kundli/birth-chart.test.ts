import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sky } from '../../test/sky.ts'
import { fixedZone } from '../time/fixed-zone.ts'
import { ayanamsas } from '../zodiac/ayanamsa-keys.ts'
import { nodes } from '../ephemeris/positions.ts'
import { makeBirthChart } from './birth-chart.ts'
import { makeKundli } from './kundli.ts'

const varanasi = { latDeg: 25.31668, lonDeg: 83.01042, zone: 'Asia/Kolkata' }
const date = { year: 1992, month: 7, day: 22 }
const time = { hour: 9, minute: 21 }

const anyBirth = fc.record({
  date: fc.record({
    year: fc.integer({ min: 1900, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  }),
  time: fc.option(fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })),
  place: fc.record({
    latDeg: fc.double({ min: -90, max: 90, noNaN: true }),
    lonDeg: fc.double({ min: -180, max: 180, noNaN: true }),
    zone: fc.oneof(
      fc.constantFrom('Asia/Kolkata', 'America/New_York'),
      fc.integer({ min: -43_200, max: 50_400 }).map(fixedZone),
    ),
  }),
})
const anyOptions = fc.record({ ayanamsa: fc.constantFrom(...ayanamsas), node: fc.constantFrom(...nodes) })

describe('a birth chart', () => {
  test('equals the first part of the kundli of the same birth, anywhere on Earth', () => {
    fc.assert(
      fc.property(anyBirth, anyOptions, (birth, options) => {
        const lean = makeBirthChart(sky, birth, options)
        const whole = makeKundli(sky, birth, options)
        const { birth: details, positions, chart, astro } = whole
        expect(lean).toMatchObject({ timeKnown: whole.timeKnown, birth: details, positions, chart, astro })
        expect(whole.planets).toMatchObject(lean.planets)
        if (lean.timeKnown && whole.timeKnown) expect(lean.ascendant).toEqual(whole.ascendant)
        if (!lean.timeKnown && !whole.timeKnown) expect(lean.needsTime).toEqual(whole.needsTime)
      }),
      { numRuns: 60 },
    )
  })

  test('is the same with the offset of a zone as with its name', () => {
    const byName = makeBirthChart(sky, { date, time, place: varanasi })
    const byOffset = makeBirthChart(sky, { date, time, place: { ...varanasi, zone: fixedZone(19_800) } })
    expect(byOffset).toEqual(byName)
  })

  test('depends on the seconds of a local mean time', () => {
    const at = (offsetSeconds: number) =>
      makeBirthChart(sky, {
        date: { year: 1903, month: 1, day: 5 },
        time,
        place: { ...varanasi, zone: fixedZone(offsetSeconds) },
      })
    // 83.01042° east is 5 h 32 m 2.5 s ahead of Greenwich.
    const [mean, rounded] = [at(19_922), at(19_920)]
    expect(rounded.birth.epochMs - mean.birth.epochMs).toBe(2000)
    expect(rounded.positions.moon.lonDeg).toBeGreaterThan(mean.positions.moon.lonDeg)
  })

  test('contains only numbers, even at the poles, where the Sun neither rises nor sets', () => {
    for (const latDeg of [-90, 90]) {
      const chart = makeBirthChart(sky, { date, time, place: { latDeg, lonDeg: 0, zone: 'UTC' } })
      expect(chart.birth).toMatchObject({ sunriseAt: null, sunsetAt: null })
      expect(chart.timeKnown && chart.ascendant.lonDeg).toBeGreaterThanOrEqual(0)
      expect(chart.timeKnown && chart.ascendant.pada).toBeGreaterThanOrEqual(1)
    }
  })
})
