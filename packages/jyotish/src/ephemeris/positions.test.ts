import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import de405 from '../../fixtures/core/de405.json' with { type: 'json' }
import fixture from '../../fixtures/core/kundli-positions.json' with { type: 'json' }
import { wrap180 } from '../angles.ts'
import { JyotishError } from '../errors.ts'
import { readSky } from '../node.ts'
import { asEpochMs, epochMsToJdTt, epochMsToJdUt, jdUtToJdTt } from '../time/index.ts'
import type { JdTt, JdUt } from '../time/index.ts'
import type { Ayanamsa } from '../zodiac/ayanamsa-keys.ts'
import { lahiriDeg } from '../zodiac/lahiri.ts'
import type { Graha } from '../zodiac/keys.ts'
import { grahas } from '../zodiac/keys.ts'
import type { Sight } from './positions.ts'
import { POSITIONS_LENGTH, positionsAt, siderealLonDeg, writePositions } from './positions.ts'
import { tableBodies } from './sky.ts'

const sky = readSky()

function jdOf(row: { utc: string; jdUt?: number }): JdTt {
  return row.jdUt ? jdUtToJdTt(row.jdUt as JdUt) : epochMsToJdTt(asEpochMs(Date.parse(row.utc)))
}

describe('published charts', () => {
  const rows = fixture.cases.flatMap((chart) =>
    Object.entries(chart.publishedDeg)
      .filter(([body]) => body !== 'ascendant')
      .map(([body, publishedDeg]) => ({ chart, body: body as Graha, publishedDeg: publishedDeg as number })),
  )

  test.each(rows)('$chart.id: $body stands where it was published', ({ chart, body, publishedDeg }) => {
    const jdTt = jdOf(chart)
    const options = { ayanamsa: chart.ayanamsa as Ayanamsa, sight: chart.sight as Sight }
    const { lonDeg } = positionsAt(sky, jdTt, options)[body]
    const explicitShiftDeg = chart.explicitAyanamsaDeg === undefined ? 0 : lahiriDeg(jdTt) - chart.explicitAyanamsaDeg
    const leftOver = chart.publishedMinusSwissArcsec as Partial<Record<Graha, number>>
    const referenceDeg = publishedDeg - (leftOver[body] ?? 0) / 3600
    const { sunMoon, planets } = fixture.toleranceArcsec
    const tolerance = (body === 'sun' || body === 'moon' ? sunMoon : planets) + chart.roundingArcsec
    expect(Math.abs(wrap180(lonDeg + explicitShiftDeg - referenceDeg)) * 3600).toBeLessThan(tolerance)
  })

  test('the speeds of a published chart agree', () => {
    const chart = fixture.cases.find(({ speedDegPerDay }) => speedDegPerDay)!
    const positions = positionsAt(sky, jdOf(chart))
    for (const [body, speed] of Object.entries(chart.speedDegPerDay!)) {
      expect(positions[body as Graha].speedDegPerDay, body).toBeCloseTo(speed, 3)
    }
  })
})

describe('the tables', () => {
  test.each(de405.cases)('are within 0.1" of DE405 on JD $jdTt', (row) => {
    const positions = positionsAt(sky, row.jdTt as JdTt)
    for (const body of ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const) {
      const { lonDeg, latDeg } = positions[body]
      const [lon, lat] = row[body] as [number, number]
      expect(Math.abs(wrap180(lonDeg - lon)) * 3600, body).toBeLessThan(de405.toleranceArcsec)
      expect(Math.abs(latDeg - lat) * 3600, body).toBeLessThan(de405.toleranceArcsec)
    }
    const nodeDeg = siderealLonDeg(sky, 'rahu', row.jdTt as JdTt, 'true')
    expect(Math.abs(wrap180(nodeDeg - row.node[0]!)) * 3600, 'node').toBeLessThan(de405.nodeToleranceArcsec)
  })

  const anyJd = fc.double({ min: sky.firstJd + 1, max: sky.endJd - 1, noNaN: true }).map((jd) => jd as JdTt)

  test('cover the time from before 1900 to after 2100', () => {
    expect(sky.firstJd).toBeLessThan(epochMsToJdUt(asEpochMs(Date.UTC(1899, 0, 1))))
    expect(sky.endJd).toBeGreaterThan(epochMsToJdUt(asEpochMs(Date.UTC(2102, 0, 1))))
  })

  test('give every graha a longitude in [0, 360), and only finite numbers', () => {
    const numbers = new Float64Array(POSITIONS_LENGTH)
    fc.assert(
      fc.property(anyJd, fc.constantFrom('mean', 'true'), (jdTt, node) => {
        writePositions(sky, jdTt, numbers, 'lahiri', node)
        expect(numbers.every((value) => Number.isFinite(value))).toBe(true)
        for (let i = 0; i < numbers.length; i += 3) {
          expect(numbers[i]).toBeGreaterThanOrEqual(0)
          expect(numbers[i]).toBeLessThan(360)
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('join at the border of every segment within 0.15" (the node 0.5")', () => {
    for (const body of tableBodies) {
      const { segmentDays } = sky.tables[body]
      let worst = 0
      for (let jd = sky.firstJd + segmentDays; jd < sky.endJd; jd += segmentDays) {
        const [before, after] = [jd - 1e-7, jd + 1e-7].map((at) => lonOf(body, at as JdTt))
        worst = Math.max(worst, Math.abs(wrap180(after! - before!)) * 3600)
      }
      // In 2e-7 days the Moon itself moves by 0.01".
      expect(worst, body).toBeLessThan(body === 'node' ? 0.5 : 0.15)
    }
  })

  test('give the change of the longitude as the speed', () => {
    fc.assert(
      fc.property(anyJd, fc.constantFrom(...grahas), (jdTt, graha) => {
        const step = 0.01
        const [before, after] = [jdTt - step, jdTt + step].map((jd) => siderealLonDeg(sky, graha, jd as JdTt))
        const measured = wrap180(after! - before!) / (2 * step)
        expect(positionsAt(sky, jdTt)[graha].speedDegPerDay).toBeCloseTo(measured, 2)
      }),
      { numRuns: 500 },
    )
  })

  test('give the same results loaded by decade as loaded in full', () => {
    const decade = readSky([2020])
    const two = readSky([2030, 2020])
    const jdTt = epochMsToJdTt(asEpochMs(Date.UTC(2026, 10, 15, 3)))
    expect(positionsAt(decade, jdTt)).toEqual(positionsAt(sky, jdTt))
    expect(positionsAt(two, jdTt)).toEqual(positionsAt(sky, jdTt))
    expect(() => readSky([2000, 2020])).toThrow('leave a gap')
  })

  test('refuse an instant outside their range with the field’s name', () => {
    for (const year of [1850, 2150]) {
      const jdTt = epochMsToJdTt(asEpochMs(Date.UTC(year, 0, 1)))
      expect(() => positionsAt(sky, jdTt)).toThrow(expect.objectContaining({ code: 'OUT_OF_RANGE', field: 'jdTt' }))
    }
    expect(() => positionsAt(sky, Number.NaN as JdTt)).toThrow(JyotishError)
    expect(() => positionsAt(sky, 2_451_545 as JdTt, { ayanamsa: 'nobody' as Ayanamsa })).toThrow('UNKNOWN_KEY')
  })

  function lonOf(body: (typeof tableBodies)[number], jdTt: JdTt): number {
    return body === 'node' ? siderealLonDeg(sky, 'rahu', jdTt, 'true') : siderealLonDeg(sky, body, jdTt)
  }
})

test('the true node stays within two degrees of the mean one', () => {
  for (let jd = sky.firstJd + 1; jd < sky.endJd; jd += 40.7) {
    const apart = siderealLonDeg(sky, 'rahu', jd as JdTt, 'true') - siderealLonDeg(sky, 'rahu', jd as JdTt)
    expect(Math.abs(wrap180(apart))).toBeLessThan(2)
  }
})
