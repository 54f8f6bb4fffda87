import { expect, test } from 'vitest'
import { readSky } from '../node.ts'
import { panchangDay, panchangDays } from './days.ts'
import { thirtyMuhurtas } from './thirty-muhurtas.ts'

const sky = readSky([2020])
const delhi = { latDeg: 28.6139, lonDeg: 77.209, zone: 'Asia/Kolkata' }
/** Sunday, 15 November 2026, and the days after it. */
const week = panchangDays(sky, delhi, { year: 2026, month: 11, day: 15 }, 7)

test('fifteen of the day and fifteen of the night follow each other from sunrise to sunrise', () => {
  const [day] = week
  const all = thirtyMuhurtas(day!)!
  expect(all).toHaveLength(30)
  expect(new Set(all.map(({ key }) => key)).size).toBe(30)
  expect([all[0]!.startsAt, all[14]!.endsAt, all[15]!.startsAt, all[29]!.endsAt]).toEqual([
    day!.sunriseAt,
    day!.sunsetAt,
    day!.sunsetAt,
    day!.endsAt,
  ])
  for (let at = 1; at < 30; at++) expect(all[at]!.startsAt).toBe(all[at - 1]!.endsAt)
})

test('those that have a special name are at its times', () => {
  const [day, monday] = week
  const all = thirtyMuhurtas(day!)!
  const spanOf = (key: string) => {
    const { startsAt, endsAt } = all.find((muhurta) => muhurta.key === key)!
    return { startsAt, endsAt }
  }
  expect(spanOf('vidhi')).toEqual(day!.muhurtas!.abhijit)
  expect(spanOf('vahini')).toEqual(day!.muhurtas!.vijayaMuhurta)
  expect(spanOf('vidhatri')).toEqual(day!.muhurtas!.nishita)
  // The night's second-last muhurta belongs to the morning of the next date.
  expect(spanOf('brahma')).toEqual(monday!.muhurtas!.brahmaMuhurta)
})

// As almanacs print them. On some weekdays a good one is Dur Muhurta (Muhurta Chintamani names them: Aryaman on Sunday,
// Agni in the night of Tuesday, ...).
const always = ['rudra', 'ahi', 'pitri', 'puruhuta', 'vahini', 'naktanchara', 'bhaga', 'girisha', 'ajapada', 'yama']
test.each([
  ['Sunday', 0, ['aryaman']],
  ['Monday', 1, ['satamukhi']],
  ['Tuesday', 2, ['agni']],
  ['Wednesday', 3, ['vidhi']],
  ['Thursday', 4, ['varaha']],
  ['Friday', 5, ['satamukhi']],
  ['Saturday', 6, []],
] as const)('on %s, ten and its Dur Muhurtas are left free', (_, at, more) => {
  const avoided = thirtyMuhurtas(week[at]!)!.filter(({ isGood }) => !isGood)
  expect(avoided.map(({ key }) => key).toSorted()).toEqual([...always, ...more].toSorted())
})

test('without a sunrise there are none', () => {
  const tromso = { latDeg: 69.65, lonDeg: 18.96, zone: 'Europe/Oslo' }
  expect(thirtyMuhurtas(panchangDay(sky, tromso, { year: 2026, month: 12, day: 21 }))).toBeNull()
})
