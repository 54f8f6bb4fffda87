import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import ascendants from '../../fixtures/core/ascendants.json' with { type: 'json' }
import charts from '../../fixtures/core/kundli-positions.json' with { type: 'json' }
import rises from '../../fixtures/core/rises.json' with { type: 'json' }
import { sky } from '../../test/sky.ts'
import { RAD_PER_DEG, wrap180, wrap360 } from '../angles.ts'
import { moonPhaseAt } from '../sky-facts/moon-phase.ts'
import { asEpochMs, epochMsToJdUt, jdUtToJdTt } from '../time/index.ts'
import type { EpochMs, JdTt, JdUt } from '../time/index.ts'
import type { Ayanamsa } from '../zodiac/ayanamsa-keys.ts'
import { lahiriDeg } from '../zodiac/lahiri.ts'
import {
  anglesAt,
  apparentSiderealDeg,
  ascendantDeg,
  bhavaOf,
  bhavasFrom,
  horizontalAt,
  meanObliquityDeg,
  moonriseAfter,
  moonsetAfter,
  nutationAt,
  sunriseAfter,
  sunsetAfter,
  transitAfter,
  wholeSignHouse,
} from './index.ts'

const HOUR_MS = 3_600_000
const at = (iso: string) => asEpochMs(Date.parse(iso))

describe('nutation and sidereal time', () => {
  // IAU SOFA test values: iauNut00b and iauObl06 at TT 2453736.5, iauGst06a (UT1 = TT = 2453736.5).
  test('match the IAU test values', () => {
    const jd = 2_453_736.5 as JdTt
    const { longitudeDeg, obliquityDeg } = nutationAt(jd)
    expect(longitudeDeg * RAD_PER_DEG).toBeCloseTo(-0.9632552291148e-5, 13)
    expect(obliquityDeg * RAD_PER_DEG).toBeCloseTo(0.4063197106621e-4, 13)
    expect(meanObliquityDeg(2_454_388.5 as JdTt) * RAD_PER_DEG).toBeCloseTo(0.409074922938726, 12)
    expect(apparentSiderealDeg(jd as number as JdUt, jd) * RAD_PER_DEG).toBeCloseTo(1.754166137675019, 7)
  })
})

describe('ascendant', () => {
  test.each(ascendants.cases)('at $latDeg°, $lonDeg° on $jdUt agrees', (row) => {
    const angles = anglesAt(row.jdUt as JdUt, row)
    const apart = Math.abs(wrap180(angles.ascendantDeg - row.ascendantDeg)) * 3600
    expect(apart).toBeLessThan(ascendants.toleranceArcsec)
    expect(Math.abs(wrap180(angles.midheavenDeg - row.midheavenDeg)) * 3600).toBeLessThan(1)
  })

  const published = charts.cases.filter(
    ({ publishedDeg, explicitAyanamsaDeg }) => 'ascendant' in publishedDeg && explicitAyanamsaDeg === undefined,
  )
  test.each(published)('of $id is the published one', (chart) => {
    const ours = ascendantDeg(
      epochMsToJdUt(at(chart.utc)),
      { latDeg: chart.latDeg!, lonDeg: chart.lonDeg! },
      chart.ayanamsa as Ayanamsa,
    )
    const { ascendant } = chart.publishedDeg as { ascendant: number }
    const leftOver = (chart.publishedMinusSwissArcsec as { ascendant: number }).ascendant
    expect(Math.abs(wrap180(ours - ascendant) * 3600 + leftOver)).toBeLessThan(1)
  })

  test('is on the eastern horizon at every latitude, including the polar circles', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -89.9, max: 89.9, noNaN: true }),
        fc.double({ min: 2_415_100, max: 2_488_000, noNaN: true }),
        (latDeg, jd) => {
          const jdUt = jd as JdUt
          const { altitudeSine, east } = placeOnSky(ascendantDeg(jdUt, { latDeg, lonDeg: 77 }), latDeg, jdUt)
          expect(Math.abs(altitudeSine)).toBeLessThan(1e-7)
          expect(east).toBeGreaterThan(-1e-9)
        },
      ),
      { numRuns: 500 },
    )
  })

  test('is a number at the poles, and refused beyond them', () => {
    expect(ascendantDeg(2_460_000 as JdUt, { latDeg: 90, lonDeg: 0 })).toBeGreaterThanOrEqual(0)
    expect(() => ascendantDeg(2_460_000 as JdUt, { latDeg: 91, lonDeg: 0 })).toThrow(
      expect.objectContaining({ code: 'INVALID_LATITUDE', field: 'place.latDeg' }),
    )
    expect(() => ascendantDeg(2_460_000 as JdUt, { latDeg: 0, lonDeg: Number.NaN })).toThrow('NOT_A_NUMBER')
  })

  /**
   * Returns the sine of the altitude and the eastward component of a point of the ecliptic, for an observer at 77°
   * east.
   */
  function placeOnSky(lonDeg: number, latDeg: number, jdUt: JdUt) {
    const jdTt = jdUtToJdTt(jdUt)
    const nutation = nutationAt(jdTt)
    const lambda = (lonDeg + lahiriDeg(jdTt) + nutation.longitudeDeg) * RAD_PER_DEG
    const epsilon = (meanObliquityDeg(jdTt) + nutation.obliquityDeg) * RAD_PER_DEG
    const theta = (apparentSiderealDeg(jdUt) + 77) * RAD_PER_DEG
    const phi = latDeg * RAD_PER_DEG
    const [x, y, z] = [
      Math.cos(lambda),
      Math.sin(lambda) * Math.cos(epsilon),
      Math.sin(lambda) * Math.sin(epsilon),
    ] as const
    const towardsMeridian = x * Math.cos(theta) + y * Math.sin(theta)
    return {
      altitudeSine: Math.sin(phi) * z + Math.cos(phi) * towardsMeridian,
      east: y * Math.cos(theta) - x * Math.sin(theta),
    }
  }
})

describe('houses', () => {
  test('the bhavas of B. V. Raman follow from his ascendant and midheaven', () => {
    // A Manual of Hindu Astrology, art. 72, degrees: ascendant 294.95, midheaven 214.9167.
    const { middleDeg, startDeg } = bhavasFrom({ ascendantDeg: 294.95, midheavenDeg: 214.9167 })
    const middles = [
      294.95, 328.2722, 1.5944, 34.9167, 61.5944, 88.2722, 114.95, 148.2722, 181.5944, 214.9167, 241.5944, 268.2722,
    ]
    const starts = [
      281.6111, 311.6111, 344.9333, 18.2556, 48.2556, 74.9333, 101.6111, 131.6111, 164.9333, 198.2556, 228.2556,
      254.9333,
    ]
    middles.forEach((deg, house) => expect(middleDeg[house]).toBeCloseTo(deg, 3))
    starts.forEach((deg, house) => expect(startDeg[house]).toBeCloseTo(deg, 3))
  })

  test('cover the circle without a gap, at every latitude', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -89, max: 89, noNaN: true }),
        fc.double({ min: 2_415_100, max: 2_488_000, noNaN: true }),
        fc.constantFrom('sripati' as const, 'equal' as const),
        (latDeg, jd, system) => {
          const bhavas = bhavasFrom(anglesAt(jd as JdUt, { latDeg, lonDeg: 77 }), system)
          const widths = bhavas.startDeg.map((start, house) => wrap360(bhavas.startDeg[(house + 1) % 12]! - start))
          expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(360, 6)
          bhavas.middleDeg.forEach((middle, house) => expect(bhavaOf(middle, bhavas)).toBe(house + 1))
        },
      ),
      { numRuns: 300 },
    )
  })

  test('whole signs count from the ascendant', () => {
    expect(wholeSignHouse(10, 25)).toBe(1)
    expect(wholeSignHouse(359, 1)).toBe(12)
  })
})

describe('rise and set', () => {
  const find = { sunrise: sunriseAfter, sunset: sunsetAfter, moonrise: moonriseAfter, moonset: moonsetAfter }

  test.each(rises.cases)('$body$event after $after at $latDeg° agrees', (row) => {
    const name = `${row.body}${row.event}` as keyof typeof find
    const ours = find[name](sky, row, at(row.after), 'disc-centre')
    expect(Math.abs(ours! - at(row.at)) / 1000).toBeLessThan(rises.toleranceSeconds)
  })

  test.each(rises.published)('$id: sunrise and sunset with the upper limb agree', (row) => {
    const sunrise = sunriseAfter(sky, row, at(row.after))!
    expect(Math.abs(sunrise - at(row.sunrise)) / 1000).toBeLessThan(row.toleranceSeconds)
    expect(Math.abs(sunsetAfter(sky, row, sunrise)! - at(row.sunset)) / 1000).toBeLessThan(row.toleranceSeconds)
  })

  test('the next sunrise is about a day after this one, at any place between the polar circles', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -65, max: 65, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2100, 11, 30) }),
        (latDeg, lonDeg, ms) => {
          const place = { latDeg, lonDeg }
          const first = sunriseAfter(sky, place, asEpochMs(ms))!
          const second = sunriseAfter(sky, place, (first + 60_000) as EpochMs)!
          const sunset = sunsetAfter(sky, place, first)!
          expect(first).toBeGreaterThanOrEqual(ms)
          expect(Math.abs(second - first - 24 * HOUR_MS)).toBeLessThan(0.3 * HOUR_MS)
          expect(sunset).toBeGreaterThan(first)
          expect(sunset).toBeLessThan(second)
        },
      ),
      { numRuns: 500 },
    )
  })

  test('at the computed instant the disc has the expected altitude', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -60, max: 60, noNaN: true }),
        fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2100, 11, 30) }),
        (latDeg, ms) => {
          const place = { latDeg, lonDeg: 77 }
          const sunrise = sunriseAfter(sky, place, asEpochMs(ms))!
          // Within 0.15 s of the Earth's rotation: the nutation used for rises is approximate.
          const sunDeg = horizontalAt(sky, 'sun', place, sunrise).altitudeDeg
          expect(Math.abs(sunDeg + 50 / 60 + 8.794 / 3600)).toBeLessThan(0.0006)
          expect(horizontalAt(sky, 'sun', place, sunrise).azimuthDeg).toBeLessThan(180)
          const moonset = moonsetAfter(sky, place, asEpochMs(ms), 'disc-centre')!
          expect(Math.abs(horizontalAt(sky, 'moon', place, moonset).altitudeDeg)).toBeLessThan(0.02)
          const moonrise = moonriseAfter(sky, place, asEpochMs(ms))!
          const upperLimbDeg =
            horizontalAt(sky, 'moon', place, moonrise).altitudeDeg + moonPhaseAt(sky, moonrise).radiusDeg
          expect(Math.abs(upperLimbDeg + 34 / 60)).toBeLessThan(0.02)
        },
      ),
      { numRuns: 300 },
    )
  })

  test.each(Object.entries(find))(
    'a %s is found from any time since the last one, and is over at once',
    (_, findNext) => {
      fc.assert(
        fc.property(
          fc.double({ min: -58, max: 58, noNaN: true }),
          fc.double({ min: -180, max: 180, noNaN: true }),
          fc.integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2100, 11, 28) }),
          (latDeg, lonDeg, ms) => {
            const place = { latDeg, lonDeg }
            const first = findNext(sky, place, asEpochMs(ms))!
            const second = findNext(sky, place, (first + 1000) as EpochMs)!
            expect(second - first).toBeGreaterThan(23 * HOUR_MS)
            for (const share of [0, 1e-6, 1e-4, 0.01, 0.2, 0.45, 0.5, 0.55, 0.8, 0.99, 0.9999, 0.999999]) {
              const from = Math.round(first + 1000 + (second - first - 2000) * share) as EpochMs
              expect(Math.abs(findNext(sky, place, from)! - second)).toBeLessThan(15)
            }
          },
        ),
        { numRuns: 150 },
      )
    },
  )

  test('noon is halfway between sunrise and sunset to the minute, with the Sun due south at Delhi', () => {
    const delhi = { latDeg: 28.61, lonDeg: 77.21 }
    const sunrise = sunriseAfter(sky, delhi, at('2026-11-14T18:30:00Z'))!
    const sunset = sunsetAfter(sky, delhi, sunrise)!
    const noon = transitAfter(sky, 'sun', delhi, sunrise)
    expect(Math.abs(noon - (sunrise + sunset) / 2)).toBeLessThan(60_000)
    expect(horizontalAt(sky, 'sun', delhi, noon).azimuthDeg).toBeCloseTo(180, 2)
  })

  // Tromsø has midnight sun from about 18 May to 26 July and polar night from about 27 November to 15 January.
  test.each([
    ['2023-06-21T00:00:00Z', null, null],
    ['2023-12-21T00:00:00Z', null, null],
    ['2023-03-21T00:00:00Z', expect.any(Number), expect.any(Number)],
  ])('in Tromsø on %s polar day and night have none', (iso, sunrise, sunset) => {
    const tromso = { latDeg: 69.65, lonDeg: 18.96 }
    expect(sunriseAfter(sky, tromso, at(iso))).toEqual(sunrise)
    expect(sunsetAfter(sky, tromso, at(iso))).toEqual(sunset)
  })

  test('at the pole the Moon and the Sun do not rise every day', () => {
    const pole = { latDeg: 90, lonDeg: 0 }
    expect(moonriseAfter(sky, pole, at('2023-01-05T00:00:00Z'))).toBeNull()
    expect(sunriseAfter(sky, pole, at('2023-06-05T00:00:00Z'))).toBeNull()
  })

  test('the midnight sun of Tromsø begins and ends on the days printed in almanacs', () => {
    const tromso = { latDeg: 69.65, lonDeg: 18.96 }
    const days: string[] = []
    for (let ms = Date.UTC(2023, 4, 10); ms < Date.UTC(2023, 7, 5); ms += 24 * HOUR_MS) {
      if (sunsetAfter(sky, tromso, asEpochMs(ms)) === null) days.push(new Date(ms).toISOString().slice(5, 10))
    }
    expect(days[0]! >= '05-16' && days[0]! <= '05-19').toBe(true)
    expect(days.at(-1)! >= '07-23' && days.at(-1)! <= '07-27').toBe(true)
  })

  test('invalid input is refused with a code', () => {
    expect(() => sunriseAfter(sky, { latDeg: 91, lonDeg: 0 }, at('2023-01-01T00:00:00Z'))).toThrow('INVALID_LATITUDE')
    expect(() => sunriseAfter(sky, { latDeg: 0, lonDeg: 181 }, at('2023-01-01T00:00:00Z'))).toThrow(
      expect.objectContaining({ code: 'INVALID_LONGITUDE', field: 'place.lonDeg' }),
    )
    expect(() => sunriseAfter(sky, { latDeg: 0, lonDeg: 0 }, Number.NaN as EpochMs)).toThrow('NOT_A_NUMBER')
    expect(() => sunriseAfter(sky, { latDeg: 0, lonDeg: 0 }, at('1850-01-01T00:00:00Z'))).toThrow('OUT_OF_RANGE')
  })
})
