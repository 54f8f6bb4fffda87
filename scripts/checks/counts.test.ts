import { expect, test } from 'vitest'
import { addCounts, none, readPlaywright, readVitest, settle } from './counts.ts'

test('adds up suites', () => {
  const sum = addCounts([
    { passed: 1, failed: 2, skipped: 3 },
    { passed: 10, failed: 20, skipped: 30 },
  ])
  expect(sum).toEqual({ passed: 11, failed: 22, skipped: 33 })
})

test('counts todo tests of Vitest as skipped', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
  expect(readVitest(report)).toEqual({ passed: 5, failed: 1, skipped: 3 })
})

test('counts a journey of Playwright that passed at its second try as passed', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 } }
  expect(readPlaywright(report)).toEqual({ passed: 7, failed: 1, skipped: 3 })
})

test('a suite that left no report has failed', () => {
  expect(settle(readVitest(undefined), 0)).toEqual({ ...none, failed: 1 })
  expect(settle(readPlaywright(undefined), 1)).toEqual({ ...none, failed: 1 })
})

test('a runner that fails outside its tests counts as one failure, a failed test is not counted twice', () => {
  expect(settle({ ...none, passed: 9 }, 1)).toEqual({ ...none, passed: 9, failed: 1 })
  expect(settle({ ...none, passed: 9, failed: 2 }, 1)).toEqual({ ...none, passed: 9, failed: 2 })
  expect(settle({ ...none, passed: 9 }, 0)).toEqual({ ...none, passed: 9 })
})
