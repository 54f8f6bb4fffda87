import { expect, test } from 'vitest'
import { runningAt } from './day-now.ts'
import { nowStripOf } from './now-strip.ts'

type Day = Parameters<typeof nowStripOf>[0]
const at = (time: string, date = '2026-11-17') => Date.parse(`${date}T${time}:00+05:30`)
const tomorrow = (time: string) => at(time, '2026-11-18')

/** Parts one after the other, the first from `first` on; each is named with its end. */
function parts(first: number, ...named: [string, number][]) {
  return named.map(([key, endsAt], index) => ({ key, startsAt: index === 0 ? first : named[index - 1]![1], endsAt }))
}

/** A Tuesday: Rahu Kalam is its seventh part, whose choghadiya is Shubh. */
const tuesday = {
  todayEndsAt: tomorrow('00:00'),
  day: {
    muhurtas: {
      rahuKalam: { startsAt: at('14:45'), endsAt: at('16:06') },
      choghadiya: {
        day: parts(
          at('06:44'),
          ['rog', at('08:04')],
          ['udveg', at('09:25')],
          ['char', at('10:45')],
          ['labh', at('12:05')],
          ['amrit', at('13:25')],
          ['kaal', at('14:45')],
          ['shubh', at('16:06')],
          ['rog', at('17:26')],
        ),
        night: parts(at('17:26'), ['kaal', at('19:06')], ['labh', at('20:46')], ['udveg', tomorrow('06:45')]),
      },
    },
  },
  dawn: { choghadiya: parts(at('01:40'), ['amrit', at('03:22')], ['char', at('06:44')]) },
} as unknown as Day

const strip = nowStripOf(tuesday)!
const nextGood = (nowMs: number) => runningAt(strip.goodTimes, nowMs).good

test.each([
  ['02:00', 'amrit', 'the night before goes on until sunrise'],
  ['06:44', 'rog', 'the day begins at sunrise'],
  ['15:00', 'shubh', 'by day'],
  ['21:00', 'udveg', 'by night'],
])('at %s the choghadiya is %s: %s', (time, key) => {
  expect(runningAt(strip.choghadiyas, at(time)).key).toBe(key)
})

test.each([
  ['02:00', 'labh', at('10:45'), 'of the day, while the last good one of the night runs'],
  ['10:44', 'labh', at('10:45'), 'until it begins'],
  ['10:45', 'amrit', at('12:05'), 'the one after it from then on'],
  ['12:30', 'labh', at('19:06'), 'not Shubh: it is Rahu Kalam'],
])('at %s the next good time is %s: %s', (time, key, startsAt) => {
  expect(nextGood(at(time))).toMatchObject({ key, startsAt })
})

test('none is left from the last good one of the night until the next sunrise', () => {
  expect(nextGood(at('19:06'))).toBeNull()
  expect(nextGood(tomorrow('05:00'))).toBeNull()
})

test.each([
  ['00:10', 'toCome'],
  ['14:45', 'runs'],
  ['16:06', 'over'],
  ['23:59', 'over'],
])('at %s Rahu Kalam %s', (time, state) => {
  expect(runningAt(strip.rahuLines, at(time)).state).toBe(state)
})

test('a date without sunrise has no strip', () => {
  expect(nowStripOf({ ...tuesday, day: { muhurtas: null } } as unknown as Day)).toBeNull()
})
