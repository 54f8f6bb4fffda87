import { expect, test } from 'vitest'
import { createLimits } from '../../platform/limits.ts'
import { createFailureCounts } from './failure-counts.ts'

const startCounts = (perHour = 1_000_000) => createFailureCounts({ limits: createLimits(null), perHour })
type Take = ReturnType<typeof startCounts>['takeTry']
/** Returns how many of `count` wrong tries are checked. */
async function fail(take: Take, count: number, addressOf: (at: number) => string): Promise<number> {
  let looked = 0
  for (let at = 0; at < count; at++) looked += (await take(addressOf(at))).retryAfterSeconds === 0 ? 1 : 0
  return looked
}

test('allows one address 100 wrong tries a day; correct ones do not count', async () => {
  const { takeTry } = startCounts()
  for (let at = 0; at < 300; at++) await (await takeTry('203.0.113.7')).giveBack()
  expect(await fail(takeTry, 300, () => '203.0.113.7')).toBe(100)
  expect(await fail(takeTry, 1, () => '203.0.113.8')).toBe(1)
})

test('allows a whole IPv6 /48 ten times as many, however many of its /64 are used', async () => {
  const { takeTry } = startCounts()
  expect(await fail(takeTry, 3000, (at) => `2001:db8:1:${at.toString(16)}::/64`)).toBe(1000)
  expect(await fail(takeTry, 1, () => '2001:db8:2:1::/64')).toBe(1)
})

test('when all guesses together exceed the limit, refuses only addresses that fail', async () => {
  const { takeGuess } = startCounts(50)
  expect(await fail(takeGuess, 50, (at) => `203.0.113.${at % 10}`)).toBe(50)
  expect(await fail(takeGuess, 100, (at) => `203.0.113.${at % 10}`)).toBe(0)
  // An address that has not failed is checked. If its guesses are correct, there is no limit.
  for (let at = 0; at < 5; at++) {
    const { retryAfterSeconds, giveBack } = await takeGuess('198.51.100.1')
    expect(retryAfterSeconds).toBe(0)
    await giveBack()
  }
  expect(await fail(takeGuess, 5, () => '198.51.100.2')).toBe(1)
  expect(await fail(takeGuess, 500, (at) => `2001:db8:1:${at.toString(16)}::/64`)).toBe(20)
})
