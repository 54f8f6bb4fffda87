import { expect, test } from 'vitest'
import { sky } from '../../test/sky.ts'
import { panchangDays } from '../panchang/days.ts'
import type { EpochMs } from '../time/instants.ts'
import { lunarMonthKey, lunationAt, purnimantaIndex } from './lunar-month.ts'
import { monthOfTithi } from './month-of-tithi.ts'

test('names the month of each tithi near a sunrise as its lunation does, added and lost months included', () => {
  const delhi = { latDeg: 28.61, lonDeg: 77.21, zone: 'Asia/Kolkata' }
  let beyondNewMoon = 0
  let named = 0
  // 2023 has an added Shravana; 1982 to 1983 an added Ashwina, a lost Pausha and an added Phalguna.
  for (const year of [1982, 1983, 2023, 2024]) {
    const days = panchangDays(sky, delhi, { year, month: 1, day: 1 }, 365)
    for (const [at, day] of days.entries()) {
      for (const tithi of [...(days[at - 1]?.tithis ?? []), ...day.tithis]) {
        const found = monthOfTithi(day.month, day.tithis[0]!, tithi)
        if (!found) {
          beyondNewMoon++
          continue
        }
        const lunation = lunationAt(sky, (tithi.startsAt + 1000) as EpochMs, 'lahiri')
        expect(found).toEqual({
          amanta: lunarMonthKey(lunation.index),
          purnimanta: lunarMonthKey(purnimantaIndex(lunation, tithi.paksha)),
          adhika: lunation.adhika,
        })
        named++
      }
    }
  }
  expect(named).toBeGreaterThan(2500)
  // About twelve new moons a year, each seen from the day before and from the day after.
  expect(beyondNewMoon).toBeLessThan(4 * 12 * 6)
})
