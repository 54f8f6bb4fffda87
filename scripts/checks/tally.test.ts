import { expect, test } from 'vitest'
import { addTallies, nothing, readPlaywright, readVitest, settle } from './tally.ts'

const vitestFile = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
})

test('suites are summed', () => {
  const sum = addTallies([
    { passed: 1, failed: 2, skipped: 3 },
    { passed: 10, failed: 20, skipped: 30 },
  ])
  expect(sum).toEqual({ passed: 11, failed: 22, skipped: 33 })
})

test('vitest: passed, failed, skipped and to be written are counted', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [vitestFile('failed', 'passed', 'failed')],
  }
  expect(readVitest(report)).toEqual({ passed: 5, failed: 1, skipped: 3 })
})

test('vitest: a file that does not load is a failure, though none of its tests failed', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
  expect(readVitest({ ...report, testResults: [vitestFile('failed'), vitestFile('passed', 'passed')] }).failed).toBe(1)
})

test('Playwright: an error outside the journeys is a failure; what passed in a second browser has passed', () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{ message: 'no server' }] }
  expect(readPlaywright(report)).toEqual({ passed: 8, failed: 2, skipped: 2 })
})

test('a runner that left no report has run nothing', () => {
  expect(readVitest(undefined)).toEqual(nothing)
  expect(readPlaywright(undefined)).toEqual(nothing)
})

test('a suite that ran nothing has failed, even if its runner is content', () => {
  expect(settle(nothing, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a runner that reports failure after passing tests is believed', () => {
  expect(settle({ passed: 3, failed: 0, skipped: 0 }, 1).failed).toBe(1)
})

test('a failure that is counted already is not counted again', () => {
  expect(settle({ passed: 3, failed: 2, skipped: 0 }, 1).failed).toBe(2)
  expect(settle({ passed: 3, failed: 0, skipped: 0 }, 0).failed).toBe(0)
})
