import { expect, test } from 'vitest'
import { sky } from '../../test/sky.ts'
import type { EpochMs } from '../time/instants.ts'
import { panchangDays } from './days.ts'
import { limbsAt } from './limbs-at.ts'

const delhi = { latDeg: 28.65, lonDeg: 77.23, zone: 'Asia/Kolkata' }

test('at any instant of 60 days the limbs equal those in the day’s list', () => {
  for (const day of panchangDays(sky, delhi, { year: 2026, month: 3, day: 1 }, 60)) {
    for (let at = day.startsAt; at < day.endsAt; at = (at + 5_000_000) as EpochMs) {
      const running = <S extends { startsAt: number; endsAt: number }>(spans: S[]) =>
        spans.find(({ startsAt, endsAt }) => startsAt <= at && at < endsAt)!
      const limbs = limbsAt(sky, at)
      for (const [found, listed] of [
        [limbs.tithi, running(day.tithis)],
        [limbs.nakshatra, running(day.nakshatras)],
        [limbs.yoga, running(day.yogas)],
        [limbs.karana, running(day.karanas)],
      ] as const) {
        expect(found).toEqual(listed)
      }
    }
  }
})

test('there are also limbs before the first sunrise of the tables', () => {
  const firstMidnight = Date.parse('1899-12-31T18:30:00Z') as EpochMs
  // The new moon was at 13:52 UT of 1 January 1900, some 19 hours later, so the last tithi was running.
  expect(limbsAt(sky, firstMidnight)).toMatchObject({ tithi: { number: 30 } })
})
