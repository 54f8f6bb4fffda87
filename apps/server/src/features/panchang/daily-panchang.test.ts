import { type EpochMs, fixedZone, limbsAt, panchangDay } from '@sankalp/jyotish'
import { readSky } from '@sankalp/jyotish/node'
import { expect, test } from 'vitest'
import { limbsWithin } from './daily-panchang.ts'

const sky = readSky()
const hourMs = 3_600_000

test('the limbs of a minute, cut out of the day, are those found for the minute itself', () => {
  const limbs = ['tithi', 'nakshatra', 'yoga', 'karana'] as const
  let outside = 0
  for (let at = 0; at < 200; at++) {
    const date = { year: 1901 + at, month: 1 + (at % 12), day: 1 + (at % 28) }
    const day = panchangDay(sky, { latDeg: 8 + (at % 29), lonDeg: 68 + (at % 28), zone: fixedZone(19_800) }, date)
    for (let hour = -8; hour <= 30; hour += 2) {
      const asked = (day.startsAt + hour * hourMs) as EpochMs
      const cut = limbsWithin(day, asked)
      const found = limbsAt(sky, asked)
      if (!cut) outside += 1
      for (const limb of cut ? limbs : []) {
        expect(cut![limb]).toEqual({ ...found[limb], startsAt: expect.anything() as number, endsAt: expect.anything() as number })
        // Both are rounded to the millisecond, from either side of it now and then.
        expect(Math.abs(cut![limb].startsAt - found[limb].startsAt)).toBeLessThanOrEqual(1)
        expect(Math.abs(cut![limb].endsAt - found[limb].endsAt)).toBeLessThanOrEqual(1)
      }
      // From sunrise to sunrise the day has them all.
      if (hour >= 0 && hour < 23) expect(cut).not.toBeNull()
    }
  }
  expect(outside).toBeGreaterThan(0)
})
