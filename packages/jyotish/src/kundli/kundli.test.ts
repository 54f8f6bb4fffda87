import { beforeAll, describe, expect, test } from 'vitest'
import published from '../../fixtures/kundli/astro-details.json' with { type: 'json' }
import dashas from '../../fixtures/dasha/dashas.json' with { type: 'json' }
import shadbalas from '../../fixtures/kundli/shadbala.json' with { type: 'json' }
import vargaCharts from '../../fixtures/kundli/vargas.json' with { type: 'json' }
import { wrap180 } from '../angles.ts'
import type { Place } from '../earth/place.ts'
import type { Sky } from '../ephemeris/sky.ts'
import { JyotishError } from '../errors.ts'
import { readSky } from '../node.ts'
import { matchCharts } from '../matching/match.ts'
import { asEpochMs } from '../time/instants.ts'
import type { Graha } from '../zodiac/keys.ts'
import { grahas } from '../zodiac/keys.ts'
import { sevenGrahas } from './chart.ts'
import type { Birth } from './birth-chart.ts'
import type { TimedKundli, UntimedKundli } from './kundli.ts'
import { makeKundli } from './kundli.ts'
import { findLifeSadeSati } from './life-sade-sati.ts'

const chennai: Place = { latDeg: 13.0878, lonDeg: 80.2785, zone: 'Asia/Kolkata' }
const delhi: Place = { latDeg: 28.65, lonDeg: 77.2167, zone: 'Asia/Kolkata' }
const tromso: Place = { latDeg: 69.6492, lonDeg: 18.9553, zone: 'Europe/Oslo' }

const birthAt = (local: string, place: Place): Birth => {
  const [year, month, day, hour, minute, second] = local.split(/[-T:]/).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return { date: { year, month, day }, time: { hour, minute, second: second ?? 0 }, place }
}

let sky: Sky
beforeAll(() => {
  sky = readSky()
})

const timed = (local: string, place: Place, options = {}) =>
  makeKundli(sky, birthAt(local, place), options) as TimedKundli

describe('a birth in Chennai, 7 December 1996, 10:34', () => {
  test('all sixteen vargas agree with Jagannatha Hora in every point', () => {
    const { vargas: made } = timed('1996-12-07T10:34:00', chennai)
    for (const { id, divisor, rashi } of vargaCharts.charts) {
      if (!id.startsWith('pyjhora')) continue
      const varga = made[`d${divisor}` as 'd1']
      for (const [point, expected] of Object.entries(rashi)) {
        const position = point === 'ascendant' ? varga.ascendant! : varga.grahas[point as Graha]
        expect(position.rashi, `${id} ${point}`).toBe(expected)
      }
    }
  })

  test('the dashas begin within three hours of those of the true Moon', () => {
    const { vimshottari, yogini } = timed('1996-12-07T10:34:00', chennai, { dashaYearDays: 365.256364 })
    for (const [made, listed] of [
      [vimshottari, dashas.vimshottari.mahadashas],
      [yogini, dashas.yogini.mahadashas],
    ] as const) {
      for (const [index, { start }] of listed.entries()) {
        const apartMs = Math.abs(made.mahadashas[index]!.startMs - Date.parse(`${start}+05:30`))
        expect(apartMs / 3_600_000, start).toBeLessThan(3)
      }
    }
  })
})

test.each(dashas.balances)('$id: the balance is that of the book within a day', ({ input, lord, balance }) => {
  const utcMs = Date.parse(`${input.local}Z`) - input.utc_offset_hours * 3_600_000
  const utc = new Date(utcMs).toISOString().slice(0, 19)
  const { vimshottari } = timed(utc, { latDeg: input.lat, lonDeg: input.lon, zone: 'UTC' })
  const [years, months, days] = balance as [number, number, number]
  expect(vimshottari.birthLord).toBe(lord)
  expect(Math.abs(vimshottari.balanceYears - (years + months / 12 + days / 360)) * 360).toBeLessThan(1)
})

test('the Moon, the limbs and the combustion of a published reply', () => {
  const kundli = timed('2000-06-27T15:30:00', delhi)
  const { tithi, yoga, karana, ...attributes } = published.astro
  expect(kundli.astro).toMatchObject(attributes)
  expect(kundli.astro.tithi).toEqual({ key: 'dashami', number: tithi, paksha: 'krishna' })
  expect([kundli.astro.yoga, kundli.astro.karana]).toEqual([yoga, karana])
  for (const [graha, expected] of Object.entries(published.combust)) {
    expect(kundli.planets[graha as Graha].isCombust, graha).toBe(expected)
  }
  for (const [graha, lonDeg] of Object.entries(published.lonDeg)) {
    const apartArcsec = Math.abs(wrap180(kundli.planets[graha as Graha].lonDeg - lonDeg)) * 3600
    expect(apartArcsec, graha).toBeLessThan(0.5)
  }
  for (const [graha, speed] of Object.entries(published.speedDegPerDay)) {
    expect(kundli.planets[graha as Graha].speedDegPerDay, graha).toBeCloseTo(speed, 3)
  }
  for (const [graha, age] of Object.entries(published.baladi)) {
    expect(kundli.planets[graha as Graha].avasthas.baladi, graha).toBe(age)
  }
  expect(grahas.filter((graha) => kundli.planets[graha].isRetrograde)).toEqual(['mercury', 'rahu', 'ketu'])
})

test('shadbala from the sky itself is close to the book, whose longitudes err by up to 22′', () => {
  const { shadbala } = timed('1981-09-13T01:30:00', delhi)
  const { components } = shadbalas.charts[0]!
  for (const graha of sevenGrahas) {
    for (const part of ['natonnata', 'paksha', 'tribhaga', 'abda', 'masa', 'vara', 'hora', 'ayana'] as const) {
      const apart = Math.abs(shadbala![graha].kala[part] - components[part][graha])
      expect(apart, `${part} ${graha}`).toBeLessThan(0.8)
    }
    expect(Math.abs(shadbala![graha].dig - components.dig[graha]), `dig ${graha}`).toBeLessThan(0.4)
  }
})

test('birth details include the sunrise of the date and the zone offset of the instant', () => {
  const varanasi = { latDeg: 25.31668, lonDeg: 83.01042, zone: 'Asia/Kolkata' }
  const { birth } = timed('1992-07-22T09:21:00', varanasi)
  // Computed by another program with its own refraction model, to the second.
  expect(Math.abs(birth.sunriseAt! - Date.parse('1992-07-22T05:20:10+05:30'))).toBeLessThan(5000)
  expect(Math.abs(birth.sunsetAt! - Date.parse('1992-07-22T18:48:18+05:30'))).toBeLessThan(5000)
  expect(birth.ayanamsaDeg).toBeCloseTo(23.753094, 5)
  expect(birth.zoneOffsetSeconds).toBe(19_800)
  expect(timed('1943-07-22T09:21:00', varanasi).birth.zoneOffsetSeconds).toBe(23_400) // war time
})

describe('bhava chalit', () => {
  test('every graha is in exactly one bhava, between its start and the next', () => {
    const { bhavas, planets } = timed('1996-12-07T10:34:00', chennai)
    expect(bhavas.flatMap((bhava) => bhava.grahas).toSorted()).toEqual([...grahas].toSorted())
    for (const { house, grahas: within } of bhavas) for (const graha of within) expect(planets[graha].bhava).toBe(house)
    expect(bhavas[0]!.middleDeg).toBeCloseTo(292.45, 1)
  })
})

describe('without a birth time', () => {
  const untimed = (date: Birth['date']) => makeKundli(sky, { date, time: null, place: delhi }) as UntimedKundli

  test('no lagna is invented: houses count from the Moon, and the values that need the time are listed', () => {
    const kundli = untimed({ year: 2000, month: 6, day: 28 })
    expect(kundli.timeKnown).toBe(false)
    expect(kundli.planets.moon.house).toBe(1)
    expect(kundli.astro).toMatchObject({ ascendant: null, ascendantLord: null, payaByHouse: null })
    expect(kundli.moonChart.ascendant).toBeNull()
    expect(kundli.needsTime).toEqual(expect.arrayContaining(['ascendant', 'houses', 'vimshottari', 'shadbala']))
    for (const key of ['ascendant', 'vargas', 'vimshottari', 'shadbala']) expect(kundli).not.toHaveProperty(key)
    expect(kundli.doshas.mangal.references.map(({ reference }) => reference)).toEqual(['moon', 'venus'])
  })

  test('it reports whether the Moon changes its sign or nakshatra on that day', () => {
    for (let day = 1; day <= 28; day++) {
      const { moonOverDay, needsTime } = untimed({ year: 2000, month: 6, day })
      expect(needsTime.includes('moon-rashi')).toBe(moonOverDay.rashis.length > 1)
      expect(needsTime.includes('moon-nakshatra')).toBe(moonOverDay.nakshatras.length > 1)
      const [first, second] = moonOverDay.nakshatras
      if (!second) continue
      expect(second.startMs).toBe(first!.endMs)
      // Use a minute after the change: a birth then has the second of the two.
      const at = new Date(second.startMs + 60_000).toISOString().slice(0, 19)
      expect(timed(at, { ...delhi, zone: 'UTC' }).astro.nakshatra).toBe(second.key)
    }
  })
})

describe('Sade Sati of a life', () => {
  test('Saturn of 2020–2028 for a Moon in kumbha has the published ingress days', () => {
    // Published ingresses (Lahiri): makara 24 Jan 2020, kumbha 29 Apr 2022, makara again 12 Jul 2022, kumbha
    // 17 Jan 2023, meena 29 Mar 2025.
    const { rounds } = findLifeSadeSati(sky, 10, asEpochMs(Date.UTC(2000, 5, 27)))
    const round = rounds.find(({ startMs }) => new Date(startMs).getUTCFullYear() === 2020)!
    const days = round.periods.map(
      ({ startMs, phase }) => `${new Date(startMs + 19_800_000).toISOString().slice(0, 10)} ${phase}`,
    )
    expect(days.slice(0, 5)).toEqual([
      '2020-01-24 rising',
      '2022-04-29 peak',
      '2022-07-12 rising',
      '2023-01-17 peak',
      '2025-03-29 setting',
    ])
    expect(round.periods[2]!.enteredRetrograde).toBe(true)
    expect(rounds.length).toBe(3)
  })

  test('ends with the tables for late births', () => {
    const { rounds } = findLifeSadeSati(sky, 3, asEpochMs(Date.UTC(2095, 0, 1)))
    for (const { endMs } of rounds) expect(new Date(endMs).getUTCFullYear()).toBeLessThanOrEqual(2101)
  })
})

describe('for any birth', () => {
  test('nothing is NaN or undefined, from 1900 to 2100, from the equator to beyond the polar circle', () => {
    const places = [
      chennai,
      tromso,
      { latDeg: -54.8, lonDeg: -68.3, zone: 'America/Argentina/Ushuaia' },
      { latDeg: 0, lonDeg: 0, zone: 'UTC' },
    ]
    const days = [
      '1900-01-01T00:00:00',
      '1944-02-29T23:59:59',
      '1999-12-21T12:00:00',
      '2000-06-21T00:30:00',
      '2100-12-31T23:59:00',
    ]
    for (const place of places) {
      for (const day of days) {
        const kundli = makeKundli(sky, birthAt(day, place))
        expect(findHole(kundli), `${day} ${place.zone}`).toBeNull()
        expect(findHole(makeKundli(sky, { ...birthAt(day, place), time: null })), day).toBeNull()
      }
    }
  })

  test('a polar night has no shadbala, and everything else', () => {
    const kundli = timed('1999-12-21T12:00:00', tromso)
    expect(kundli.shadbala).toBeNull()
    expect(kundli.birth).toMatchObject({ sunriseAt: null, sunsetAt: null })
    expect(Object.keys(kundli.vargas)).toHaveLength(16)
    expect(kundli.planets.sun.avasthas.shayanadi).toBeNull()
  })

  test('invalid input is refused with its field’s name', () => {
    const good = birthAt('2000-01-01T12:00:00', delhi)
    const refused = (birth: Birth, options = {}) => {
      try {
        makeKundli(sky, birth, options)
        return null
      } catch (error) {
        if (!(error instanceof JyotishError)) throw error
        return [error.code, error.field]
      }
    }
    expect(refused({ ...good, place: { ...delhi, latDeg: 91 } })).toEqual(['INVALID_LATITUDE', 'place.latDeg'])
    expect(refused({ ...good, date: { year: 2000, month: 13, day: 1 } })).toEqual(['INVALID_DATE', 'date.month'])
    expect(refused({ ...good, date: { year: 1999, month: 2, day: 29 } })).toEqual(['INVALID_DATE', 'date.day'])
    expect(refused({ ...good, time: { hour: NaN, minute: 0 } })).toEqual(['NOT_A_NUMBER', 'time.hour'])
    expect(refused({ ...good, place: { ...delhi, zone: 'Asia/Nowhere' } })?.[0]).toBe('UNKNOWN_ZONE')
    expect(refused(good, { node: 'both' })).toEqual(['UNKNOWN_KEY', 'node'])
    expect(refused(good, { ayanamsa: 'tropical' })?.[0]).toBe('UNKNOWN_KEY')
    expect(refused({ ...good, date: { year: 1850, month: 1, day: 1 } })?.[0]).toBe('OUT_OF_RANGE')
    expect(refused(good)).toBeNull()
  })
})

test('couples with known births match as in the tables', () => {
  const mumbai = { latDeg: 19.076, lonDeg: 72.8777, zone: 'Asia/Kolkata' }
  const mangalore = { latDeg: 12.9141, lonDeg: 74.856, zone: 'Asia/Kolkata' }
  const groom = timed('1976-02-05T12:00:00', mumbai)
  const bride = timed('1973-11-01T07:20:00', mangalore)
  const match = matchCharts(groom.chart, bride.chart)
  expect([match.ashtakoot.groom.nakshatra, match.ashtakoot.bride.nakshatra]).toEqual(['revati', 'purva-ashadha'])
  expect(match.ashtakoot.total).toBe(31.5)
})

/** Returns the path of the first NaN, undefined or similar value. */
function findHole(value: unknown, path = ''): string | null {
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return path
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const hole = findHole(inner, `${path}.${key}`)
    if (hole) return hole
  }
  return null
}
