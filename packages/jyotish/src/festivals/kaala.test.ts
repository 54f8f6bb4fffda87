import { expect, test } from 'vitest'
import { readSky } from '../node.ts'
import type { Interval } from '../panchang/spans.ts'
import type { EpochMs } from '../time/instants.ts'
import { fullDay, openAlmanac } from './almanac.ts'
import { chooseDay, dayHolding, kaalaOn } from './kaala.ts'
import type { Tie } from './rule-types.ts'

const sky = readSky([2020])
const delhi = { latDeg: 28.6139, lonDeg: 77.209, zone: 'Asia/Kolkata' }
const DAY_NUMBER = Date.UTC(2024, 2, 20) / 86_400_000
const almanac = openAlmanac(sky, delhi, Date.UTC(2024, 2, 20), 'lahiri', 'upper-limb')
const day = fullDay(almanac, DAY_NUMBER)!
const next = fullDay(almanac, DAY_NUMBER + 1)!

/** Returns an instant of the day, given as a share of its daytime (0 to 1) or its night (1 to 2). */
function at(part: number): EpochMs {
  const [from, to] = part <= 1 ? [day.sunriseAt, day.sunsetAt] : [day.sunsetAt, day.endsAt]
  return Math.round(from + (to - from) * (part <= 1 ? part : part - 1)) as EpochMs
}

test.each([
  ['udaya', at(0), at(0) + 1],
  ['arunodaya', at(0) - 96 * 60_000, at(0)],
  ['purvahna', at(0), at(0.5)],
  ['madhyahna', at(0.4), at(0.6)],
  ['aparahna', at(0.6), at(0.8)],
  ['sunset', at(1), at(1) + 1],
  ['pradosha', at(1), at(1.2)],
  ['nishita', at(1 + 7 / 15), at(1 + 8 / 15)],
] as const)('%s has its place in the day', (kaala, startsAt, endsAt) => {
  const span = kaalaOn(almanac, day, kaala)!
  expect(Math.abs(span.startsAt - startsAt)).toBeLessThanOrEqual(1)
  expect(Math.abs(span.endsAt - endsAt)).toBeLessThanOrEqual(1)
})

test('a tithi that meets its kaala on two days is on the first, the second or the longer day', () => {
  const span: Interval = { startsAt: at(0.55), endsAt: (at(0.5) + 86_400_000) as EpochMs }
  const chosen = (both: Tie) => chooseDay(almanac, span, 'madhyahna', both, 'first')?.dayNumber
  expect(chosen('first')).toBe(DAY_NUMBER)
  expect(chosen('second')).toBe(DAY_NUMBER + 1)
  // A twentieth on the first day compared with a tenth on the second.
  expect(chosen('longer')).toBe(DAY_NUMBER + 1)
  expect(chosen('longer-or-second')).toBe(DAY_NUMBER + 1)
})

test('with equal shares on two days the tie rule decides, otherwise the longer day', () => {
  const chosen = (both: Tie, endsAt: number) =>
    chooseDay(almanac, { startsAt: at(0.35), endsAt: endsAt as EpochMs }, 'madhyahna', both, 'first')?.dayNumber
  const wholeOfBoth = next.sunriseAt + (next.sunsetAt - next.sunriseAt) * 0.65
  expect(chosen('longer', wholeOfBoth)).toBe(DAY_NUMBER)
  expect(chosen('longer-or-second', wholeOfBoth)).toBe(DAY_NUMBER + 1)
  const halfOfTheSecond = next.sunriseAt + (next.sunsetAt - next.sunriseAt) * 0.5
  expect(chosen('longer-or-second', halfOfTheSecond)).toBe(DAY_NUMBER)
})

test('a tithi that meets its kaala on no day is on the day it begins in, or on the next', () => {
  const span: Interval = { startsAt: at(0.7), endsAt: (next.sunriseAt + 3_600_000) as EpochMs }
  expect(chooseDay(almanac, span, 'madhyahna', 'first', 'first')?.dayNumber).toBe(DAY_NUMBER)
  expect(chooseDay(almanac, span, 'madhyahna', 'first', 'second')?.dayNumber).toBe(DAY_NUMBER + 1)
})

test('an instant before sunrise belongs to the previous day', () => {
  expect(dayHolding(almanac, (day.sunriseAt - 1) as EpochMs)?.dayNumber).toBe(DAY_NUMBER - 1)
  expect(dayHolding(almanac, day.sunriseAt)?.dayNumber).toBe(DAY_NUMBER)
})
