import { describe, expect, test } from 'vitest'
import fixture from '../../fixtures/core/transits.json' with { type: 'json' }
import { sky } from '../../test/sky.ts'
import { wrap180 } from '../angles.ts'
import { positionsAt, siderealLonDeg } from '../ephemeris/index.ts'
import { asEpochMs, epochMsToJdTt } from '../time/index.ts'
import { rashiOf } from '../zodiac/division.ts'
import { lahiriDegPerDay } from '../zodiac/lahiri.ts'
import type { Graha } from '../zodiac/keys.ts'
import { grahas, rashis } from '../zodiac/keys.ts'
import { ingressesBetween, meetingsBetween, moonCourse, stationsBetween, transitsAt, transitsBetween } from './index.ts'
import { motionOf, speedAt } from './motion.ts'

const DAY_MS = 86_400_000
const at = (iso: string) => asEpochMs(Date.parse(iso))
const year2023 = [at('2023-01-01T00:00:00Z'), at('2024-01-01T00:00:00Z')] as const

function around(row: { from: string; direction: string }) {
  const from = at(row.from)
  const span = 800 * DAY_MS
  return row.direction === 'next' ? [from, asEpochMs(from + span)] : [asEpochMs(from - span), from]
}

describe('Jagannatha Hora', () => {
  const ingresses = fixture.cases.filter(({ entersDeg }) => entersDeg !== undefined)
  test.each(ingresses)('$id: the same rashi at the same time', (row) => {
    const [from, to] = around(row)
    const found = ingressesBetween(sky, row.graha as Graha, from!, to!, { sight: 'true' })
    const ingress = row.direction === 'next' ? found[0]! : found.at(-1)!
    const isSlow = ['saturn', 'rahu', 'ketu'].includes(row.graha)
    const tolerance = isSlow ? fixture.toleranceSeconds.slowIngress : fixture.toleranceSeconds.ingress
    expect(Math.abs(ingress.at - at(row.pyJHora!)) / 1000).toBeLessThan(tolerance)
    const cuspDeg = rashis.indexOf(ingress.into) * 30 + (ingress.retrograde ? 30 : 0)
    expect(wrap180(cuspDeg - row.entersDeg!)).toBe(0)
  })

  const stations = fixture.cases.filter(({ swissDegPerDay }) => swissDegPerDay !== undefined)
  test.each(stations)('$id: the same station, and at that time the same speed', (row) => {
    const [from, to] = around(row)
    const graha = row.graha as Graha
    const found = stationsBetween(sky, graha, from!, to!, { sight: 'true' })
    const station = row.direction === 'next' ? found[0]! : found.at(-1)!
    const printed = at(row.jagannathaHora)
    const jdTt = epochMsToJdTt(printed)
    expect(Math.abs(station.at - printed)).toBeLessThan(40 * 60_000)
    const apparent = speedAt(motionOf(sky, graha), jdTt)
    expect(Math.abs(apparent - row.swissDegPerDay!)).toBeLessThan(0.00003)
    // It prints when the tropical longitude is stationary. The sidereal one then still decreases by the precession.
    const trueSpeed = speedAt(motionOf(sky, graha, { sight: 'true' }), jdTt)
    expect(Math.abs(trueSpeed + lahiriDegPerDay(jdTt))).toBeLessThan(0.00002)
  })
})

describe('a span', () => {
  test('has twelve sankrantis and three retrograde periods of Mercury in 2023', () => {
    const sun = ingressesBetween(sky, 'sun', ...year2023)
    expect(sun.map(({ into }) => into)).toEqual([...rashis.slice(9), ...rashis.slice(0, 9)])
    const mercury = stationsBetween(sky, 'mercury', ...year2023)
    expect(mercury.map(({ turns }) => turns)).toEqual([
      'direct',
      'retrograde',
      'direct',
      'retrograde',
      'direct',
      'retrograde',
    ])
  })

  test('finds a rashi entered, left in retrograde motion and entered again: Saturn in Kumbha, 2022-2023', () => {
    const changes = ingressesBetween(sky, 'saturn', at('2022-01-01T00:00:00Z'), at('2023-12-31T00:00:00Z'))
    expect(changes.map(({ into, retrograde }) => [into, retrograde])).toEqual([
      ['kumbha', false],
      ['makara', true],
      ['kumbha', false],
    ])
  })

  test.each(grahas)('joins what %s does at a cusp with where it is before and after', (graha) => {
    for (const node of ['mean', 'true'] as const) {
      for (const { at: instant, from, into } of ingressesBetween(sky, graha, ...year2023, { node })) {
        const before = siderealLonDeg(sky, graha, epochMsToJdTt(asEpochMs(instant - 20_000)), node)
        const after = siderealLonDeg(sky, graha, epochMsToJdTt(asEpochMs(instant + 20_000)), node)
        expect([rashiOf(before), rashiOf(after)]).toEqual([from, into])
      }
    }
  })

  test('covers the Moon’s course without a gap', () => {
    const { rashis: signs, nakshatras: stars } = moonCourse(sky, ...year2023)
    for (const stays of [signs, stars]) {
      expect(stays[0]!.startsAt).toBe(year2023[0])
      expect(stays.at(-1)!.endsAt).toBe(year2023[1])
      stays.slice(1).forEach((stay, index) => expect(stay.startsAt).toBe(stays[index]!.endsAt))
    }
    expect(signs.length).toBeGreaterThan(13 * 12)
    expect(stars.length).toBeGreaterThan(13 * 27)
  })

  test('is in order of time for all grahas', () => {
    const { ingresses, stations } = transitsBetween(sky, ...year2023)
    for (const list of [ingresses, stations]) {
      const instants = list.map((change) => change.at)
      expect(instants).toEqual(instants.toSorted((a, b) => a - b))
    }
    expect(ingresses.filter(({ graha }) => graha === 'rahu').map(({ into }) => into)).toEqual(['meena'])
  })

  test('finds the great conjunction of 21 December 2020', () => {
    const [meeting, ...more] = meetingsBetween(
      sky,
      'jupiter',
      'saturn',
      0,
      at('2020-01-01T00:00:00Z'),
      at('2021-12-31T00:00:00Z'),
    )
    expect(more).toEqual([])
    // In ecliptic longitude 2020-12-21 at 18:20 UT.
    expect(Math.abs(meeting!.at - at('2020-12-21T18:20:00Z'))).toBeLessThan(5 * 60_000)
  })

  test('is refused if it ends before it begins', () => {
    expect(() => ingressesBetween(sky, 'sun', year2023[1], year2023[0])).toThrow('OUT_OF_RANGE toMs')
  })
})

describe('an instant', () => {
  const now = transitsAt(sky, at('2023-06-15T12:00:00Z'))

  test('counts every graha from every rashi', () => {
    expect(now.grahas.saturn.rashi).toBe('kumbha')
    expect(now.housesFrom.kumbha.saturn).toBe(1)
    expect(now.housesFrom.makara.saturn).toBe(2)
    expect(now.housesFrom.simha.saturn).toBe(7)
    for (const rashi of rashis) expect(Object.keys(now.housesFrom[rashi])).toHaveLength(9)
  })

  test('has the full drishtis of Parashara', () => {
    const looks = (graha: Graha) => now.drishtis.filter(({ from }) => from === graha).map(({ count }) => count)
    expect(looks('mars')).toEqual([4, 7, 8])
    expect(looks('jupiter')).toEqual([5, 7, 9])
    expect(looks('saturn')).toEqual([3, 7, 10])
    expect(looks('moon')).toEqual([7])
  })

  test('has the retrograde grahas and the conjunctions', () => {
    const positions = positionsAt(sky, epochMsToJdTt(at('2023-06-15T12:00:00Z')))
    for (const graha of grahas) expect(now.grahas[graha].retrograde).toBe(positions[graha].speedDegPerDay < 0)
    const pairs = now.conjunctions.map(({ grahas: pair }) => pair.join(' '))
    expect(pairs).toContain('jupiter rahu')
  })
})
