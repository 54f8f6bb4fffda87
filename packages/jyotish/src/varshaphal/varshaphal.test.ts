import { describe, expect, test } from 'vitest'
import { sky } from '../../test/sky.ts'
import { wrap180 } from '../angles.ts'
import { sunLonDeg } from '../ephemeris/positions.ts'
import { makeBirthChart } from '../kundli/birth-chart.ts'
import { makeChart, mapGrahas } from '../kundli/chart.ts'
import type { CivilDate, ClockTime } from '../time/civil.ts'
import type { EpochMs } from '../time/instants.ts'
import { epochMsToJdTt } from '../time/instants.ts'
import { civilToEpochMs } from '../time/zones.ts'
import { makeMudda } from './mudda.ts'
import { haddaLord, panchaVargiyaBala, tajikaDrekkanaLord } from './pancha-vargiya.ts'
import { findSahams } from './sahams.ts'
import { MOST_YEARS, completedYears, findSolarReturn } from './solar-return.ts'
import type { VarshaphalBirth } from './varshaphal.ts'
import { makeVarshaphal } from './varshaphal.ts'

const zone = 'Asia/Kolkata'
type Given = { date: CivilDate; time: ClockTime; place: { latDeg: number; lonDeg: number; zone: string } }

/** P. V. R. Narasimha Rao, An Integrated Approach: examples 118 to 121, chart 66. */
const example118: Given = {
  date: { year: 1967, month: 3, day: 8 },
  time: { hour: 17, minute: 40 },
  place: { latDeg: 26.3, lonDeg: 73 + 4 / 60, zone },
}
/** The same book: example 122, chart 67. */
const example122: Given = {
  date: { year: 1972, month: 6, day: 1 },
  time: { hour: 4, minute: 16 },
  place: { latDeg: 16.25, lonDeg: 81.2, zone },
}
/** The example report of another program, satyamkvp/taajika-varshaphala, which has the same rules of strength. */
const report: Given = {
  date: { year: 2000, month: 9, day: 30 },
  time: { hour: 4, minute: 45 },
  place: { latDeg: 16.23, lonDeg: 80.09, zone },
}

function birthOf(given: Given): VarshaphalBirth {
  const made = makeBirthChart(sky, given)
  if (!made.timeKnown) throw new Error('expected a birth with its time')
  const { lonDeg } = made.chart
  return {
    epochMs: made.birth.epochMs,
    ayanamsa: 'lahiri',
    node: 'mean',
    sunDeg: lonDeg.sun,
    moonDeg: lonDeg.moon,
    ascendantDeg: made.angles.ascendantDeg,
  }
}

const yearOf = (given: Given, years: number) => makeVarshaphal(sky, birthOf(given), years, given.place)
const instant = (year: number, month: number, day: number, time: ClockTime) =>
  civilToEpochMs({ year, month, day }, time, zone)

describe('the moment of the solar return', () => {
  // The printed births are rounded to the minute, in which the Sun moves 2.5″.
  test.each([
    ['example 118', example118, 33, instant(2000, 3, 8, { hour: 4, minute: 41, second: 21 })],
    ['exercise 47', example118, 26, instant(1993, 3, 8, { hour: 9, minute: 36, second: 18 })],
    ['example 122', example122, 21, instant(1993, 6, 1, { hour: 13, minute: 30, second: 4 })],
    ['the report', report, 26, instant(2026, 9, 30, { hour: 20, minute: 35, second: 5 })],
  ])('equals %s within ten seconds', (_, given, years, printed) => {
    expect(Math.abs(yearOf(given, years).startsAt - printed)).toBeLessThan(10_000)
  })

  test('has the Sun at its birth longitude within a thousandth of an arc second', () => {
    for (const given of [example118, example122, report]) {
      const { epochMs, sunDeg } = birthOf(given)
      for (let years = 1; years <= 90; years++) {
        const at = findSolarReturn(sky, epochMs, sunDeg, years)
        expect(Math.abs(wrap180(sunLonDeg(sky, epochMsToJdTt(at)) - sunDeg)) * 3600).toBeLessThan(0.001)
        const days = (at - epochMs) / 86_400_000
        expect(Math.abs(days - years * 365.256363)).toBeLessThan(0.05)
      }
    }
  })

  test('is the birth itself after no years, and chooses the year that runs', () => {
    const { epochMs, sunDeg } = birthOf(example118)
    expect(findSolarReturn(sky, epochMs, sunDeg, 0)).toBe(epochMs)
    expect(completedYears(epochMs, instant(2000, 3, 7, { hour: 0, minute: 0 }))).toBe(32)
    expect(completedYears(epochMs, instant(2000, 3, 9, { hour: 0, minute: 0 }))).toBe(33)
    expect(completedYears(epochMs, (epochMs - 1e12) as EpochMs)).toBe(0)
  })
})

test('the annual charts have the printed lagna, muntha and half of the day', () => {
  expect(yearOf(example118, 33)).toMatchObject({
    isDay: false,
    ascendant: { rashi: 'makara' },
    muntha: { rashi: 'vrishabha', house: 5, lord: 'venus' },
  })
  expect(yearOf(example122, 21)).toMatchObject({
    isDay: true,
    ascendant: { rashi: 'kanya' },
    muntha: { rashi: 'makara', house: 5, lord: 'saturn' },
  })
  expect(yearOf(report, 26)).toMatchObject({
    isDay: false,
    ascendant: { rashi: 'mesha' },
    muntha: { rashi: 'tula', house: 7, lord: 'venus' },
  })
})

test('the muntha goes round the signs in twelve years, from the birth lagna', () => {
  const signs = Array.from({ length: 13 }, (_, years) => yearOf(example118, years).muntha.rashi)
  expect(signs[0]).toBe('simha')
  expect(new Set(signs).size).toBe(12)
  expect(signs[12]).toBe(signs[0])
})

describe('pancha-vargiya bala', () => {
  test('equals all parts of the report', () => {
    const { strengths } = yearOf(report, 26)
    // Kshetra, uchcha, hadda, drekkana, navamsha, a quarter of the sum.
    const printed = {
      sun: [15, 2.97, 7.5, 5, 3.75, 8.56],
      moon: [15, 19.85, 7.5, 5, 3.75, 12.77],
      mars: [22.5, 2.31, 3.75, 2.5, 1.25, 8.08],
      mercury: [7.5, 17.67, 7.5, 5, 1.25, 9.73],
      jupiter: [22.5, 17.75, 15, 7.5, 3.75, 16.62],
      venus: [30, 1.9, 3.75, 5, 2.5, 10.79],
      saturn: [22.5, 3.63, 7.5, 7.5, 3.75, 11.22],
    }
    for (const [graha, parts] of Object.entries(printed)) {
      const found = Object.values(strengths[graha as 'sun'])
      for (const [index, part] of parts.entries()) expect(Math.abs(found[index]! - part)).toBeLessThan(0.011)
    }
  })

  // The same book, 28.4.2.
  test('gives Jupiter at 8°30′ of kanya 12.94 of 20 for its exaltation', () => {
    const lonDeg = { ...mapGrahas(() => 0), jupiter: 158.5 }
    expect(panchaVargiyaBala(makeChart(lonDeg, 0)).jupiter.uchcha).toBeCloseTo(12.944, 3)
  })

  test('has haddas as wide as the table of the book (72) sums them, and never of the Sun or the Moon', () => {
    const degrees: Record<string, number> = {}
    for (let deg = 0.5; deg < 360; deg++) degrees[haddaLord(deg)] = (degrees[haddaLord(deg)] ?? 0) + 1
    expect(degrees).toEqual({ venus: 83, jupiter: 78, mercury: 76, mars: 67, saturn: 56 })
    expect(haddaLord(158.5)).toBe('venus')
    expect([haddaLord(5.999), haddaLord(6), haddaLord(359.99)]).toEqual(['jupiter', 'venus', 'saturn'])
  })

  test('has the Sun rule the second third of mesha, and Mars the last of meena', () => {
    expect([0, 10, 20, 30].map(tajikaDrekkanaLord)).toEqual(['mars', 'sun', 'venus', 'mercury'])
    expect(tajikaDrekkanaLord(359)).toBe('mars')
  })
})

describe('the lord of the year', () => {
  test('has the five officers of example 120, and is Mars', () => {
    const { officers, yearLord } = yearOf(example118, 33)
    expect(officers).toEqual({
      'day-night': 'jupiter',
      'birth-lagna': 'sun',
      muntha: 'venus',
      'year-lagna': 'saturn',
      trirashi: 'mars',
    })
    expect(yearLord).toEqual({ graha: 'mars', reason: 'strongest-seeing' })
  })

  test('is Mercury in example 122, where the stronger Saturn does not see the lagna', () => {
    const { officers, yearLord, strengths } = yearOf(example122, 21)
    expect(officers).toEqual({
      'day-night': 'venus',
      'birth-lagna': 'mars',
      muntha: 'saturn',
      'year-lagna': 'mercury',
      trirashi: 'moon',
    })
    expect(strengths.saturn.total).toBeGreaterThan(strengths.mercury.total)
    expect(yearLord).toEqual({ graha: 'mercury', reason: 'strongest-seeing' })
  })

  test('is Jupiter in the report', () => {
    expect(yearOf(report, 26).yearLord.graha).toBe('jupiter')
  })
})

describe('sahams', () => {
  const at = (rashi: number, deg: number, minutes: number) => rashi * 30 + deg + minutes / 60

  test('equal the three of example 121, one of them with a sign added', () => {
    const lagnaDeg = at(9, 10, 50)
    const lonDeg = {
      ...mapGrahas(() => 0),
      saturn: at(0, 19, 10),
      mars: at(11, 24, 58),
      moon: at(11, 15, 14),
      mercury: at(10, 11, 28),
    }
    const found = findSahams(makeChart(lonDeg, lagnaDeg), lagnaDeg, false)
    expect(found.artha).toBeCloseTo(at(7, 2, 30), 6)
    // Saturn is 24°12′ from Mars, and the lagna is not between them.
    expect(found.samartha).toBeCloseTo(at(11, 5, 2), 6)
    expect(found.vanik).toBeCloseTo(at(8, 7, 4), 6)
  })

  test('have vivaha where example 122 prints it, at 2°22′ of dhanu', () => {
    const vivaha = yearOf(example122, 21).sahams.find(({ saham }) => saham === 'vivaha')!.place
    expect(vivaha.rashi).toBe('dhanu')
    expect(Math.abs(vivaha.degInRashi - (2 + 22 / 60))).toBeLessThan(0.05)
  })

  test('exchange punya and vidya between day and night', () => {
    const { chart, ascendant } = yearOf(report, 26)
    const [day, night] = [true, false].map((isDay) => findSahams(chart, ascendant.lonDeg, isDay))
    expect([night!.punya, night!.vidya]).toEqual([day!.vidya, day!.punya])
    expect(night!.bhratri).toBe(day!.bhratri)
  })

  test('take samartha from Jupiter if Mars is the lord of the lagna', () => {
    const lonDeg = { ...mapGrahas(() => 200), jupiter: 100, mars: 40 }
    // The lagna at 15° is not between Mars and Jupiter.
    expect(findSahams(makeChart(lonDeg, 15), 15, true).samartha).toBeCloseTo(100 - 40 + 15 + 30, 9)
  })
})

describe('mudda dasha', () => {
  const { mudda, startsAt, endsAt } = yearOf(example122, 21)

  test('begins with Rahu in example 122, until 14 July, and then has Jupiter at the wedding on 24 July', () => {
    expect(mudda.slice(0, 2).map(({ lord }) => lord)).toEqual(['rahu', 'jupiter'])
    const end = instant(1993, 7, 14, { hour: 0, minute: 0 })
    expect(mudda[0]!.endMs).toBeGreaterThan(end)
    expect(mudda[0]!.endMs).toBeLessThan(end + 86_400_000)
    expect(mudda[1]!.endMs).toBeGreaterThan(instant(1993, 7, 24, { hour: 12, minute: 0 }))
  })

  // S. Adawal, Tajik Shastra and Annual Horoscopy, chapter VII: born with the Moon in Purva Phalguni, 40 years complete.
  test('begins with Rahu in the 41st year of Rajiv Gandhi', () => {
    const [first] = makeMudda(10.5 * (360 / 27), { years: 40, startsAt, endsAt })
    expect(first!.lord).toBe('rahu')
    expect((first!.endMs - startsAt) / (endsAt - startsAt)).toBeCloseTo(18 / 120 / 2, 9)
  })

  test('fills the year without a gap, and ends it with the lord of its beginning', () => {
    expect(mudda).toHaveLength(10)
    expect(mudda[9]!.lord).toBe(mudda[0]!.lord)
    expect([mudda[0]!.startMs, mudda[9]!.endMs]).toEqual([startsAt, endsAt])
    for (const [index, period] of mudda.entries()) {
      expect(period.endMs).toBe(mudda[index + 1]?.startMs ?? endsAt)
      expect([period.parts[0]!.startMs, period.parts.at(-1)!.endMs]).toEqual([period.startMs, period.endMs])
      for (const [part, { endMs }] of period.parts.entries())
        expect(endMs).toBe(period.parts[part + 1]?.startMs ?? period.endMs)
    }
    const venus = mudda.find(({ lord }) => lord === 'venus')!
    expect((venus.endMs - venus.startMs) / 86_400_000).toBeCloseTo(365.256 / 6, 1)
  })
})

test('the last year of a long life is complete, and no later one is made', () => {
  const oldest = birthOf({ ...example118, date: { year: 1900, month: 2, day: 1 } })
  const last = makeVarshaphal(sky, oldest, MOST_YEARS, example118.place)
  expect(last.endsAt - last.startsAt).toBeGreaterThan(365 * 86_400_000)
  expect(() => makeVarshaphal(sky, oldest, MOST_YEARS + 1, example118.place)).toThrow('years')
})

test('another place has the same moment and grahas, and another lagna', () => {
  const birth = birthOf(example118)
  const [home, away] = [example118.place, { latDeg: 40.7, lonDeg: -74, zone: 'America/New_York' }].map((place) =>
    makeVarshaphal(sky, birth, 33, place),
  )
  expect(away!.startsAt).toBe(home!.startsAt)
  expect(away!.chart.lonDeg).toEqual(home!.chart.lonDeg)
  expect(away!.ascendant.rashi).not.toBe(home!.ascendant.rashi)
  expect([home!.isDay, away!.isDay]).toEqual([false, false])
})

test('a year has all its parts, at any place, also near the pole and a century after the birth', () => {
  const birth = birthOf({ ...example118, date: { year: 1930, month: 12, day: 21 } })
  for (const place of [example118.place, { latDeg: 70, lonDeg: 25, zone: 'Europe/Oslo' }]) {
    for (const years of [0, 1, 50, 100]) {
      const year = makeVarshaphal(sky, birth, years, place)
      expect(year.sahams).toHaveLength(30)
      expect(year.mudda.length).toBeGreaterThanOrEqual(9)
      expect(year.endsAt).toBeGreaterThan(year.startsAt)
    }
  }
})
