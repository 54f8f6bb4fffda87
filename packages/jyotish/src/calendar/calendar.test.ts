import { describe, expect, test } from 'vitest'
import fixture from '../../fixtures/calendar/months.json' with { type: 'json' }
import { sky } from '../../test/sky.ts'
import { panchangDay, panchangDays } from '../panchang/days.ts'
import type { CivilDate } from '../time/civil.ts'
import type { EpochMs } from '../time/instants.ts'
import { MS_PER_DAY, epochMsToJdTt } from '../time/instants.ts'
import { crossingJd, jdToMs, karanaCourse, sunRashiCourse } from '../panchang/courses.ts'
import { samvatsaras } from './keys.ts'
import { DAYS_PER_LUNATION, lunationAt, lunationNumbered, nameAmantaMonth, purnimantaIndex } from './lunar-month.ts'
import { jovianYearAt, samvatsOf, shakaYear, vikramYearStartJd } from './samvat.ts'
import { ayanaOf, rituOf } from './season.ts'

type Case = {
  id: string
  date: string
  place: { latDeg: number; lonDeg: number; zone: string }
  expected: Record<string, string | number | boolean>
}
const cases = fixture.cases as unknown as Case[]
const startingWith = (...starts: string[]) => cases.filter(({ id }) => starts.some((start) => id.startsWith(start)))

function parseDate(text: string): CivilDate {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number]
  return { year, month, day }
}

test.each(startingWith('bd-masa', 'pvr').map((published) => [published.id, published] as const))(
  'the month of %s is named',
  (_, { date, place, expected }) => {
    const { month } = panchangDay(sky, place, parseDate(date))
    expect(month.amanta).toBe(String(expected.amanta).toLowerCase())
    expect(month.adhika).toBe(expected.adhika)
    if (expected.purnimanta) expect(month.purnimanta).toBe(String(expected.purnimanta).toLowerCase())
  },
)

test('the added Jyeshtha of 2026 runs from 17 May to 15 June at Delhi', () => {
  const { place } = cases.find(({ id }) => id === 'vibzart-adhika-2026')!
  const days = panchangDays(sky, place, { year: 2026, month: 1, day: 1 }, 365)
  const added = days.filter(({ month }) => month.adhika)
  expect(added[0]).toMatchObject({ date: { month: 5, day: 17 }, month: { amanta: 'jyeshtha' } })
  expect(added.at(-1)).toMatchObject({ date: { month: 6, day: 15 } })
  expect(added).toHaveLength(30)
  expect(days.filter(({ month }) => month.kshaya !== null)).toEqual([])
  const earlier = panchangDays(sky, place, { year: 2025, month: 1, day: 1 }, 365)
  expect(earlier.some(({ month }) => month.adhika)).toBe(false)
})

describe('lost months', () => {
  const inTables = startingWith('pyjhora-kshaya').filter(({ date }) => date < '2100')
  test.each(inTables.map((published) => [published.date, published] as const))(
    'with %s a month ends that has swallowed the next',
    (_, { date, place, expected }) => {
      const [last, next] = panchangDays(sky, place, parseDate(date), 2)
      const name = (text: string | number | boolean | undefined) => String(text).split('-')[0]!.toLowerCase()
      expect(last!.month).toMatchObject({
        amanta: name(expected.before),
        kshaya: name(expected.kshaya),
        adhika: false,
      })
      expect(last!.tithis[0]!.number).toBe(30)
      expect(next!.month.amanta).toBe(name(expected.next_day))
      expect(next!.tithis[0]!.number).toBe(1)
    },
  )

  test('a month with two sankrantis has the first name, and the second is lost', () => {
    // As in 2124, which is beyond the tables: Margashirsha, with the Sun from Vrishchika through Dhanu into Makara.
    expect(nameAmantaMonth(7, 9)).toEqual({ index: 8, adhika: false, kshayaIndex: 9 })
    expect(nameAmantaMonth(11, 1)).toEqual({ index: 0, adhika: false, kshayaIndex: 1 })
  })
})

test('a month without a sankranti is added, and one with a sankranti is named after the rashi entered', () => {
  expect(nameAmantaMonth(11, 0)).toEqual({ index: 0, adhika: false, kshayaIndex: null })
  expect(nameAmantaMonth(3, 3)).toEqual({ index: 4, adhika: true, kshayaIndex: null })
  const added = { index: 4, adhika: true, kshayaIndex: null }
  expect(purnimantaIndex(added, 'krishna')).toBe(4)
  expect(purnimantaIndex({ ...added, adhika: false }, 'krishna')).toBe(5)
  expect(purnimantaIndex({ ...added, adhika: false }, 'shukla')).toBe(4)
})

test('nineteen years have seven added months, throughout two centuries', () => {
  let lunation = lunationAt(sky, Date.UTC(1900, 0, 15) as EpochMs, 'lahiri')
  const added: number[] = []
  const lost: number[] = []
  while (lunation.endsAt < Date.UTC(2100, 11, 1)) {
    if (lunation.adhika) added.push(lunation.startsAt)
    if (lunation.kshayaIndex !== null) lost.push(lunation.startsAt)
    const next = lunationNumbered(sky, lunation.number + 1, 'lahiri')
    // Month names are consecutive: a name repeats only after an added month, and one is skipped only at a lost month.
    const steps = (next.index - lunation.index + 12) % 12
    expect(steps).toBe(lunation.adhika ? 0 : lunation.kshayaIndex === null ? 1 : 2)
    expect(next.startsAt).toBe(lunation.endsAt)
    expect(Math.abs((lunation.endsAt - lunation.startsAt) / MS_PER_DAY - DAYS_PER_LUNATION)).toBeLessThan(0.4)
    lunation = next
  }
  // 7 in 19 years, and one more for each lost month.
  expect(added.length - lost.length).toBeGreaterThanOrEqual(73)
  expect(added.length - lost.length).toBeLessThanOrEqual(75)
  expect(lost).toHaveLength(2)
})

describe('samvats', () => {
  const byId = (id: string) => cases.find((published) => published.id === id)!

  test('the names of 1954 match the Calendar Reform Committee: Plavanga in the North and Jaya in the South', () => {
    const { date, place, expected } = byId('bd-samvatsara-1954-04-21')
    const { samvats } = panchangDay(sky, place, parseDate(date))
    expect(samvatsaras.indexOf(samvats.vikram.samvatsara) + 1).toBe(expected.samvatsara_north_number_1to60)
    expect(samvatsaras.indexOf(samvats.shaka.samvatsara) + 1).toBe(expected.samvatsara_south_number_1to60)
  })

  test('in August 2026 the year of Jupiter is Raudra, but the Vikram year has the name of its beginning', () => {
    const { date, place, expected } = byId('bd-samvatsara-2026-08-01')
    const jd = epochMsToJdTt(Date.parse(date) as EpochMs)
    expect(samvatsaras.indexOf(jovianYearAt(jd)) + 1).toBe(expected.samvatsara_north_number_1to60)
    const { samvats } = panchangDay(sky, place, parseDate(date))
    expect(samvats.vikram).toEqual({ year: 2083, samvatsara: 'siddharthi' })
    expect(samvatsaras.indexOf(samvats.shaka.samvatsara) + 1).toBe(expected.samvatsara_south_number_1to60)
  })

  test('the mean moons give every Vikram year the same name as the true moons', () => {
    for (let year = 1901; year <= 2100; year++) {
      const meshaGuess = epochMsToJdTt(Date.UTC(year, 3, 14) as EpochMs)
      const meshaJd = crossingJd(sky, sunRashiCourse, 0, meshaGuess, 'lahiri')
      const chaitra = lunationAt(sky, jdToMs(meshaJd), 'lahiri')
      const fullMoonJd = crossingJd(
        sky,
        karanaCourse,
        180,
        epochMsToJdTt(chaitra.startsAt) - DAYS_PER_LUNATION / 2,
        'lahiri',
      )
      const exact = jovianYearAt(fullMoonJd)
      expect(jovianYearAt(vikramYearStartJd(year + 57)), String(year)).toBe(exact)
    }
  })

  test('each of the three years begins on its expected day of 2023 and 2024', () => {
    const place = { latDeg: 25.148, lonDeg: 82.567, zone: 'Asia/Kolkata' }
    const days = panchangDays(sky, place, { year: 2023, month: 1, day: 1 }, 500)
    const changes = (samvat: 'shaka' | 'vikram' | 'gujarati') =>
      days
        .filter((day, index) => index > 0 && day.samvats[samvat].year !== days[index - 1]!.samvats[samvat].year)
        .map(({ date, samvats }) => `${date.year}-${date.month}-${date.day} ${samvats[samvat].year}`)
    expect(changes('vikram')).toEqual(['2023-3-8 2080', '2024-3-26 2081'])
    expect(changes('shaka')).toEqual(['2023-3-22 1945', '2024-4-9 1946'])
    expect(changes('gujarati')).toEqual(['2023-11-14 2080'])
  })

  test('an added Chaitra belongs to the new year', () => {
    const jd = epochMsToJdTt(Date.UTC(1964, 2, 20) as EpochMs)
    expect(shakaYear(jd, 0)).toBe(1886)
    expect(samvatsOf(jd, { monthIndex: 0, paksha: 'shukla', adhika: true }).vikram.year).toBe(2021)
  })
})

test('a season covers sixty degrees of the tropical Sun, and the ayana changes at the solstices', () => {
  expect([330, 29.9, 30, 90, 150, 210, 270, 329.9].map(rituOf)).toEqual([
    'vasanta',
    'vasanta',
    'grishma',
    'varsha',
    'sharad',
    'hemanta',
    'shishira',
    'shishira',
  ])
  expect([269.9, 270, 0, 89.9, 90].map(ayanaOf)).toEqual([
    'dakshinayana',
    'uttarayana',
    'uttarayana',
    'uttarayana',
    'dakshinayana',
  ])
})
