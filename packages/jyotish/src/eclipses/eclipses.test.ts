import { describe, expect, test } from 'vitest'
import fixture from '../../fixtures/eclipses/published.json' with { type: 'json' }
import { sky } from '../../test/sky.ts'
import { JyotishError } from '../errors.ts'
import type { EpochMs } from '../time/instants.ts'
import type { LunarEclipse, SolarEclipse } from './index.ts'
import { eclipseFrom, eclipsesBetween, eclipsesOfYear } from './index.ts'

const delhi = { latDeg: 28.6139, lonDeg: 77.209, zone: 'Asia/Kolkata' }
const indianClock = (at: number) => new Date(at + 5.5 * 3_600_000).toISOString().slice(11, 16)

function lunarOn(greatest: string): LunarEclipse {
  const at = Date.parse(greatest)
  const found = eclipsesBetween(sky, (at - 86_400_000) as EpochMs, (at + 86_400_000) as EpochMs)
  return found.find((eclipse) => eclipse.kind === 'lunar')!
}

describe.each(fixture.lunar.map((published) => [published.contacts.greatest.slice(0, 10), published] as const))(
  'the Moon on %s',
  (_, published) => {
    test('meets the shadows at the published times', () => {
      const eclipse = lunarOn(published.contacts.greatest)
      const ours: Record<string, number> = {
        P1: eclipse.penumbral.startsAt,
        U1: eclipse.partial!.startsAt,
        U2: eclipse.total!.startsAt,
        greatest: eclipse.greatestAt,
        U3: eclipse.total!.endsAt,
        U4: eclipse.partial!.endsAt,
        P4: eclipse.penumbral.endsAt,
      }
      expect(eclipse.type).toBe(published.type)
      for (const [contact, text] of Object.entries(published.contacts)) {
        const off = Math.abs(ours[contact]! - Date.parse(text)) / 1000
        expect(off, contact).toBeLessThanOrEqual(published.toleranceSeconds)
      }
      if (published.umbralMagnitude) expect(eclipse.umbralMagnitude).toBeCloseTo(published.umbralMagnitude, 2)
    })
  },
)

describe('the partial eclipse of the Sun of 25 October 2022', () => {
  const eclipse = eclipsesOfYear(sky, 2022).find(
    (found): found is SolarEclipse => found.kind === 'solar' && found.greatestAt > Date.UTC(2022, 8, 1),
  )!

  test('touches the Earth at the printed times', () => {
    const { startsAt, greatestAt, endsAt, toleranceSeconds } = fixture.solarAnywhere
    const off = (ours: number, text: string) => Math.abs(ours - Date.parse(text)) / 1000
    expect(off(eclipse.anywhere.startsAt, startsAt)).toBeLessThan(toleranceSeconds)
    expect(off(eclipse.greatestAt, greatestAt)).toBeLessThan(toleranceSeconds)
    expect(off(eclipse.anywhere.endsAt, endsAt)).toBeLessThan(toleranceSeconds)
    expect(eclipse.type).toBe('partial')
  })

  test.each(fixture.solarInIndia.cities.map((row) => [row.city, row] as const))(
    'begins at %s in its minute',
    (_, row) => {
      const seen = eclipseFrom(sky, { ...row, zone: 'Asia/Kolkata' }, eclipse)
      expect(seen.visible).toBe(true)
      expect(indianClock(seen.partial!.startsAt)).toBe(row.begins)
      if (row.untilSunsetMinutes) {
        const minutes = (seen.seen!.endsAt - seen.seen!.startsAt) / 60_000
        expect(Math.abs(minutes - row.untilSunsetMinutes)).toBeLessThan(1)
      }
    },
  )

  test.each(fixture.solarInIndia.notSeen.map((row) => [row.city, row] as const))('is not seen from %s', (_, row) => {
    const local = eclipseFrom(sky, { ...row, zone: 'Asia/Kolkata' }, eclipse)
    expect(local).toMatchObject({ visible: false, seen: null, sutak: null, magnitudeSeen: 0 })
  })

  test('reaches its greatest visible phase at Delhi a little before sunset', () => {
    const local = eclipseFrom(sky, delhi, eclipse)
    expect(indianClock(local.greatestSeenAt!)).toBe('17:30')
    expect(local.magnitudeSeen).toBeLessThanOrEqual(local.magnitude)
    // 44 % of the area is 55 % of the diameter.
    expect(local.magnitudeSeen).toBeCloseTo(0.545, 2)
  })
})

test('the eclipses of 2023 have the printed dates and types', () => {
  const found = eclipsesOfYear(sky, 2023).map(({ kind, type, greatestAt }) => {
    return [new Date(greatestAt).toISOString().slice(0, 10), kind, type]
  })
  expect(found).toEqual(fixture.printed2023.eclipses)
})

test('totality of 8 April 2024 at Dallas lasts 3 minutes 55 seconds, and nothing is visible at Delhi', () => {
  const total = eclipsesOfYear(sky, 2024).find(({ kind }) => kind === 'solar')! as SolarEclipse
  expect(total).toMatchObject({ type: 'total' })
  expect(total.gamma).toBeCloseTo(0.3431, 3)
  const dallas = eclipseFrom(sky, { latDeg: 32.7767, lonDeg: -96.797, zone: 'America/Chicago' }, total)
  const seconds = (dallas.central!.endsAt - dallas.central!.startsAt) / 1000
  expect(Math.abs(seconds - 235)).toBeLessThan(4)
  expect(dallas.magnitude).toBeGreaterThan(1)
  expect(eclipseFrom(sky, delhi, total)).toMatchObject({ visible: false, partial: null, central: null })
})

test('sutak begins three praharas before the prahara in which the lunar eclipse begins', () => {
  const local = eclipseFrom(sky, delhi, lunarOn('2025-09-07T18:11:00Z'))
  expect(indianClock(local.seen!.startsAt)).toBe('21:57')
  expect(indianClock(local.sutak!.startsAt)).toBe('12:18')
  expect(local.sutak!.endsAt).toBe(local.seen!.endsAt)
})

test('a penumbral eclipse is not counted as visible anywhere', () => {
  const penumbral = eclipsesOfYear(sky, 2023).find(({ type }) => type === 'penumbral')!
  expect(eclipseFrom(sky, delhi, penumbral)).toMatchObject({ visible: false, seen: null, sutak: null })
})

test('each year of two centuries has four to seven eclipses, of which two to five are solar', () => {
  for (let year = 1901; year <= 2099; year += 9) {
    const found = eclipsesOfYear(sky, year)
    const solar = found.filter(({ kind }) => kind === 'solar').length
    expect(found.length).toBeGreaterThanOrEqual(4)
    expect(found.length).toBeLessThanOrEqual(7)
    expect(solar).toBeGreaterThanOrEqual(2)
    expect(solar).toBeLessThanOrEqual(5)
    found.slice(1).forEach((eclipse, index) => expect(eclipse.greatestAt).toBeGreaterThan(found[index]!.greatestAt))
  }
})

test('invalid spans and places are refused with a JyotishError', () => {
  expect(() => eclipsesBetween(sky, Number.NaN as EpochMs, 0 as EpochMs)).toThrow(JyotishError)
  expect(() => eclipsesBetween(sky, 1 as EpochMs, 0 as EpochMs)).toThrow(JyotishError)
  expect(() => eclipsesOfYear(sky, 2101)).toThrow(JyotishError)
  const eclipse = eclipsesOfYear(sky, 2024)[0]!
  expect(() => eclipseFrom(sky, { ...delhi, latDeg: 95 }, eclipse)).toThrow(JyotishError)
})
