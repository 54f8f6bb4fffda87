import { describe, expect, test } from 'vitest'
import published from '../../fixtures/dasha/dashas.json' with { type: 'json' }
import { JyotishError } from '../errors.ts'
import type { EpochMs } from '../time/instants.ts'
import { MS_PER_DAY, asEpochMs } from '../time/instants.ts'
import { makeAshtottari } from './ashtottari.ts'
import { dashaStartsMs, dashasAt, divideDasha, listDashas } from './periods.ts'
import { makeVimshottari } from './vimshottari.ts'
import { makeYogini, yoginiGraha } from './yogini.ts'

const SIDEREAL_YEAR_DAYS = 365.256364
const istMs = (local: string): EpochMs => asEpochMs(Date.parse(`${local}+05:30`))
/** 1996-12-07 10:34 IST, Chennai. */
const birth1996 = istMs('1996-12-07T10:34:00')
/** The Moon's longitude that gives the printed start of Rahu, to the second. */
const moon1996 = (14 + (birth1996 - istMs('1996-07-16T01:12:44')) / (18 * SIDEREAL_YEAR_DAYS * MS_PER_DAY)) * (360 / 27)

const secondsApart = (one: number, other: number) => Math.abs(one - other) / 1000

describe('Vimshottari compared with a published birth', () => {
  const dasha = makeVimshottari(moon1996, birth1996, SIDEREAL_YEAR_DAYS)

  test('the derived Moon equals the printed one', () => {
    expect(moon1996).toBeCloseTo(186.96, 2)
  })

  test('nine mahadashas begin at the published times', () => {
    expect(dasha.mahadashas.map(({ lord }) => lord)).toEqual(published.vimshottari.mahadashas.map(({ lord }) => lord))
    for (const [index, { start }] of published.vimshottari.mahadashas.entries()) {
      expect(secondsApart(dasha.mahadashas[index]!.startMs, istMs(start)), start).toBeLessThan(2)
    }
  })

  test('81 antardashas begin at the published times', () => {
    const antardashas = listDashas(dasha, 2)
    expect(antardashas).toHaveLength(published.vimshottari.antardashas.length)
    for (const [index, { lord, start }] of published.vimshottari.antardashas.entries()) {
      expect(antardashas[index]!.lord).toBe(lord)
      expect(secondsApart(antardashas[index]!.startMs, istMs(start)), `${lord} ${start}`).toBeLessThan(2)
    }
  })
})

test('Yogini begins at the published times, for three cycles of eight', () => {
  const moonDeg = (14 + (birth1996 - istMs('1996-11-21T09:31:38')) / (2 * SIDEREAL_YEAR_DAYS * MS_PER_DAY)) * (360 / 27)
  const { mahadashas } = makeYogini(moonDeg, birth1996, SIDEREAL_YEAR_DAYS)
  expect(mahadashas.map(({ lord }) => yoginiGraha[lord])).toEqual(published.yogini.mahadashas.map(({ lord }) => lord))
  for (const [index, { start }] of published.yogini.mahadashas.entries()) {
    expect(secondsApart(mahadashas[index]!.startMs, istMs(start)), start).toBeLessThan(2)
  }
  expect(moonDeg).toBeCloseTo(186.96, 1)
})

test('Ashtottari begins at the published times', () => {
  const { mahadashas } = makeAshtottari(moon1996, birth1996, SIDEREAL_YEAR_DAYS)
  for (const [index, { lord, start }] of published.ashtottari.mahadashas.entries()) {
    expect(mahadashas[index]!.lord).toBe(lord)
    // The Moon above is known to a second of Rahu's eighteen years. Rescaled to eight years of Mars, the error grows.
    expect(secondsApart(mahadashas[index]!.startMs, istMs(start)), start).toBeLessThan(60)
  }
})

test.each(published.yearLength)('$id: its periods have $yearDays days to the year', ({ yearDays, periods }) => {
  for (const { lord, start, end } of periods) {
    const years = makeVimshottari(0, asEpochMs(0)).system.years[lord as 'sun']
    expect(Math.abs(vendorMs(end) - vendorMs(start) - years * yearDays * MS_PER_DAY)).toBeLessThanOrEqual(90_000)
  }
})

/** Parses a time without a zone, such as "18-1-2010 8:54". */
function vendorMs(text: string): number {
  const [day, month, year, hour, minute] = text.split(/[- :]+/).map(Number)
  return Date.UTC(year!, month! - 1, day, hour, minute)
}

describe('for any Moon', () => {
  const moons = Array.from({ length: 108 }, (_, index) => (index * 360) / 108 + 0.7)

  test('nine mahadashas add up to 120 years of 365.25 days without a gap', () => {
    for (const moonDeg of moons) {
      const { mahadashas, birthLord } = makeVimshottari(moonDeg, birth1996)
      expect(mahadashas).toHaveLength(9)
      expect(mahadashas[0]!.lord).toBe(birthLord)
      expect(mahadashas[8]!.endMs - mahadashas[0]!.startMs).toBe(120 * 365.25 * MS_PER_DAY)
      expect(mahadashas[0]!.startMs).toBeLessThanOrEqual(birth1996)
      expect(mahadashas[0]!.endMs).toBeGreaterThan(birth1996)
      for (let i = 1; i < 9; i++) expect(mahadashas[i]!.startMs).toBe(mahadashas[i - 1]!.endMs)
    }
  })

  test('the parts of a period begin with its own lord and fill it exactly, down to the fifth level', () => {
    for (const dasha of [makeVimshottari(77.7, birth1996), makeVimshottari(359.99, birth1996)]) {
      let period = dasha.mahadashas[3]!
      for (let level = 2; level <= 5; level++) {
        const parts = divideDasha(dasha, period)
        expect(parts).toHaveLength(9)
        expect(parts[0]!.lord).toBe(period.lord)
        expect(parts[0]!.startMs).toBe(period.startMs)
        expect(parts[8]!.endMs).toBe(period.endMs)
        for (let i = 1; i < 9; i++) expect(parts[i]!.startMs).toBe(parts[i - 1]!.endMs)
        period = parts[level]!
      }
      expect(() => divideDasha(dasha, period)).toThrow(JyotishError)
    }
  })

  test('the periods at an instant contain it, each within the previous one', () => {
    const dasha = makeVimshottari(200, birth1996)
    for (let day = 0; day < 40_000; day += 397) {
      const atMs = asEpochMs(birth1996 + day * MS_PER_DAY)
      const path = dashasAt(dasha, atMs)
      expect(path.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5])
      for (const { startMs, endMs } of path) {
        expect(startMs).toBeLessThanOrEqual(atMs)
        expect(endMs).toBeGreaterThan(atMs)
      }
    }
    expect(dashasAt(dasha, asEpochMs(birth1996 + 121 * 366 * MS_PER_DAY))).toEqual([])
  })

  test('the 59,049 prana dashas as numbers equal those from dividing each period', () => {
    const dasha = makeVimshottari(123.4, birth1996)
    const starts = dashaStartsMs(dasha, 5)
    expect(starts).toHaveLength(59_050)
    const periods = listDashas(dasha, 5)
    expect(periods.every(({ startMs }, i) => Math.abs(starts[i]! - startMs) < 4)).toBe(true)
    expect(starts.every((startMs, i) => i === 0 || startMs > starts[i - 1]!)).toBe(true)
  })
})

describe('the balance at birth', () => {
  test.each([
    // moonDeg, lord, years, months, days — reason
    [0, 'ketu', 7, 0, 0], // the very beginning of Ashwini
    [360 / 54, 'ketu', 3, 6, 0], // its middle
    [359.999_999, 'mercury', 0, 0, 0], // the last moment of Revati
  ])('Moon at %f°: %s, %i years %i months %i days', (moonDeg, lord, years, months, days) => {
    const dasha = makeVimshottari(moonDeg, birth1996)
    expect(dasha.birthLord).toBe(lord)
    expect(dasha.balance).toEqual({ years, months, days })
  })
})

test('a Moon that is not a number is refused', () => {
  expect(() => makeVimshottari(NaN, birth1996)).toThrow(/NOT_A_NUMBER moonDeg/)
  expect(() => makeYogini(1, NaN as EpochMs)).toThrow(/birthMs/)
  expect(() => makeVimshottari(1, birth1996, 0)).toThrow(/yearDays/)
})
