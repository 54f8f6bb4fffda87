import { expect, test } from 'vitest'
import drik from '../../fixtures/festivals/drik-2023-monthly.json' with { type: 'json' }
import { readSky } from '../node.ts'
import type { CivilDate } from '../time/civil.ts'
import { festivalsOfYear } from './festivals.ts'

const sky = readSky()
const iso = ({ year, month, day }: CivilDate) => new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

const cities = {
  Delhi: [28.6139, 77.209],
  Mumbai: [19.076, 72.8777],
  Kolkata: [22.5726, 88.3639],
  Patna: [25.5941, 85.1376],
  Chennai: [13.0827, 80.2707],
  Guwahati: [26.1445, 91.7362],
  Ahmedabad: [23.0225, 72.5714],
  Hyderabad: [17.385, 78.4867],
} as const
const placeOf = ([latDeg, lonDeg]: readonly [number, number]) => ({ latDeg, lonDeg, zone: 'Asia/Kolkata' })

test('the Moon’s days of 2023 are exactly those that Drik Panchang prints', () => {
  const printed = Object.entries(drik.days).flatMap(([date, keys]) => keys.map((key) => `${date} ${key}`))
  const keys = new Set(Object.values(drik.days).flat())
  const wasRead = (date: string) => drik.read.some(([from, to]) => date >= from! && date <= to!)
  const ours = festivalsOfYear(sky, drik.place, 2023)
    .map(({ key, date }) => ({ key, date: iso(date) }))
    .filter(({ key, date }) => keys.has(key) && wasRead(date))
    .map(({ key, date }) => `${date} ${key}`)
  expect(ours.toSorted()).toEqual(printed.toSorted())
  expect(printed).toHaveLength(61)
})

test.each(Object.entries(cities))('at %s Ishti follows Anvadhan, and each star comes back with the Moon', (_, at) => {
  const year = festivalsOfYear(sky, placeOf(at), 2026)
  const daysOf = (key: string) => year.filter((festival) => festival.key === key).map(({ date }) => iso(date))
  const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  expect(daysOf('ishti').filter((day) => !daysOf('anvadhan').includes(nextDay(nextDay(day)))).length).toBeGreaterThan(
    20,
  )
  expect(
    daysOf('anvadhan')
      .map(nextDay)
      .filter((day) => day.startsWith('2026')),
  ).toEqual(daysOf('ishti').filter((day) => day !== '2026-01-01'))
  for (const key of ['rohini-vrat', 'masik-karthigai']) {
    const gaps = daysOf(key).map(
      (day, index, all) => (Date.parse(all[index + 1] ?? day) - Date.parse(day)) / 86_400_000,
    )
    expect(
      gaps.slice(0, -1).filter((gap) => gap < 26 || gap > 28),
      key,
    ).toEqual([])
  }
})

test.each(Object.entries(cities))(
  'at %s the new Moon sets two ghatis or more after the Sun when it is first seen',
  (_, at) => {
    const seen = festivalsOfYear(sky, placeOf(at), 2026).filter(({ key }) => key === 'chandra-darshana')
    expect(seen.length).toBeGreaterThanOrEqual(12)
    for (const { puja } of seen) {
      expect(puja!.endsAt - puja!.startsAt).toBeGreaterThan(44 * 60_000)
      expect(puja!.endsAt - puja!.startsAt).toBeLessThan(130 * 60_000)
    }
  },
)

test('Mangala Gauri is on the Tuesdays of Shravana by each reckoning, and on none of an added month', () => {
  const days = festivalsOfYear(sky, drik.place, 2023).filter(({ key }) => key.startsWith('mangala-gauri'))
  expect(days.map(({ key, date }) => `${iso(date)} ${key}`)).toEqual([
    '2023-07-04 mangala-gauri-north',
    '2023-07-11 mangala-gauri-north',
    '2023-08-22 mangala-gauri',
    '2023-08-29 mangala-gauri',
    '2023-09-05 mangala-gauri-deccan',
    '2023-09-12 mangala-gauri-deccan',
  ])
})

test('Upakarma of the Yajurveda follows a Purnima of three muhurtas, that of the Rigveda its star', () => {
  // 2022: Purnima ends 78 minutes after the sunrise of the 12th. 2025: it lasts until midday of the 9th.
  for (const at of Object.values(cities)) {
    const dates = (year: number, key: string) =>
      festivalsOfYear(sky, placeOf(at), year)
        .filter((festival) => festival.key === key)
        .map(({ date }) => iso(date))
    expect(dates(2022, 'yajurveda-upakarma')).toEqual(['2022-08-11'])
    expect(dates(2025, 'yajurveda-upakarma')).toEqual(['2025-08-09'])
    expect(dates(2025, 'rigveda-upakarma')).toEqual(['2025-08-09'])
    expect(dates(2023, 'samaveda-upakarma')).toEqual(['2023-09-16'])
  }
})
