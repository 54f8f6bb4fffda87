import { expect, test } from 'vitest'
import { fromMidnight, runningAt, trueUntil } from './day-now.ts'

const spans = [
  { key: 'shashthi', startsAt: 100, endsAt: 200 },
  { key: 'saptami', startsAt: 200, endsAt: 300 },
]

test.each([
  [50, 'shashthi', 'before the first has begun, as after midnight'],
  [150, 'shashthi', 'while it lasts'],
  [200, 'saptami', 'an end belongs to what begins then'],
  [299, 'saptami', 'until the last moment'],
  [400, 'saptami', 'a page that was left open'],
])('at %i it is %s: %s', (nowMs, key) => {
  expect(runningAt(spans, nowMs).key).toBe(key)
})

test('throws on a day without limbs instead of returning an empty line', () => {
  expect(() => runningAt([], 0)).toThrow('at least one')
})

test('keeps the first screen valid until the next limb ends, Rahu Kalam begins or ends, or the date ends', () => {
  const day = {
    tithis: spans,
    nakshatras: [{ startsAt: 0, endsAt: 260 }],
    muhurtas: { rahuKalam: { startsAt: 270, endsAt: 280 } },
  } as unknown as Parameters<typeof trueUntil>[0]['day']
  expect(trueUntil({ day, dawn: null, todayEndsAt: 1000 }, ['tithis', 'nakshatras'], 150)).toBe(200)
  expect(trueUntil({ day, dawn: null, todayEndsAt: 1000 }, ['tithis', 'nakshatras'], 200)).toBe(260)
  expect(trueUntil({ day, dawn: null, todayEndsAt: 1000 }, ['tithis', 'nakshatras'], 260)).toBe(270)
  expect(trueUntil({ day, dawn: null, todayEndsAt: 1000 }, ['tithis', 'nakshatras'], 270)).toBe(280)
  expect(trueUntil({ day, dawn: null, todayEndsAt: 180 }, ['tithis', 'nakshatras'], 150)).toBe(180)
  expect(trueUntil({ day, dawn: null, todayEndsAt: 1000 }, ['tithis', 'nakshatras'], 350)).toBe(1000)
})

test('a first screen that names the choghadiya is true until that ends, before sunrise that of the night before', () => {
  const part = (startsAt: number, endsAt: number) => ({ startsAt, endsAt })
  const reply = {
    day: {
      muhurtas: {
        rahuKalam: part(500, 600),
        choghadiya: { day: [part(100, 150), part(150, 200)], night: [part(200, 250)] },
      },
    },
    dawn: { choghadiya: [part(20, 60), part(60, 100)] },
    todayEndsAt: 1000,
  } as unknown as Parameters<typeof trueUntil>[0]
  expect([10, 60, 100, 160, 210, 250].map((nowMs) => trueUntil(reply, [], nowMs))).toEqual([
    60, 100, 150, 200, 250, 500,
  ])
})

test('uses the limb of the previous day between midnight and sunrise, and updates the first screen when it ends', () => {
  const ofDawn = [
    { key: 'panchami', startsAt: 0, endsAt: 100 },
    { key: 'shashthi', startsAt: 100, endsAt: 200 },
  ]
  expect(fromMidnight(ofDawn, spans).map(({ key }) => key)).toEqual(['panchami', 'shashthi', 'saptami'])
  expect(fromMidnight(undefined, spans)).toEqual(spans)
  expect(runningAt(fromMidnight(ofDawn, spans), 50).key).toBe('panchami')
  const day = { tithis: spans, nakshatras: [], muhurtas: null } as unknown as Parameters<typeof trueUntil>[0]['day']
  const dawn = { tithis: ofDawn, nakshatras: [{ startsAt: 0, endsAt: 80 }] } as unknown as Parameters<
    typeof trueUntil
  >[0]['dawn']
  expect(trueUntil({ day, dawn, todayEndsAt: 1000 }, ['tithis', 'nakshatras'], 50)).toBe(80)
  expect(trueUntil({ day, dawn, todayEndsAt: 1000 }, ['tithis', 'nakshatras'], 80)).toBe(100)
})
