import { expect, test } from 'vitest'
import { addTallies, nothing, readPlaywright, readVitest, settle } from './tally.ts'

const vitestFile = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  message: 'does not load',
  assertionResults: tests.map((test, index) => ({
    fullName: `test ${index}`,
    status: test,
    failureMessages: test === 'failed' ? ['expected 1'] : [],
  })),
})

test('adds up suites', () => {
  const sum = addTallies([
    { passed: 1, failed: 2, skipped: 3, failures: ['a'] },
    { passed: 10, failed: 20, skipped: 30, failures: ['b'] },
  ])
  expect(sum).toEqual({ passed: 11, failed: 22, skipped: 33, failures: ['a', 'b'] })
})

test('vitest: counts passed, failed, skipped and todo tests', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [vitestFile('failed', 'passed', 'failed')],
  }
  expect(readVitest(report)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 3,
    failures: ['a.test.ts › test 1\n    expected 1'],
  })
})

test('vitest: a file that does not load is a failure, although none of its tests failed', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
  const tally = readVitest({ ...report, testResults: [vitestFile('failed'), vitestFile('passed', 'passed')] })
  expect(tally).toMatchObject({ failed: 1, failures: ['a.test.ts\n    does not load'] })
})

test('Playwright: an error outside the journeys is a failure; a test that passes in a second browser has passed', () => {
  const journey = (title: string, status: string) => ({
    title,
    tests: [{ projectName: 'desktop-en', status, results: [{ errors: [{ message: 'no button' }] }] }],
  })
  const report = {
    stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 },
    errors: [{ message: 'no server' }],
    suites: [
      {
        title: 'x.spec.ts',
        specs: [journey('signs in', 'flaky')],
        suites: [{ title: 'without scripts', specs: [journey('reads', 'unexpected')] }],
      },
    ],
  }
  expect(readPlaywright(report)).toEqual({
    passed: 8,
    failed: 2,
    skipped: 2,
    failures: ['[desktop-en] without scripts › reads\n    no button', 'outside the journeys\n    no server'],
  })
})

test('a runner without a report has run nothing', () => {
  expect(readVitest(undefined)).toEqual(nothing)
  expect(readPlaywright(undefined)).toEqual(nothing)
})

test('a suite that ran nothing has failed, even if its runner succeeded', () => {
  expect(settle(nothing, 0, '')).toMatchObject({ passed: 0, failed: 1, skipped: 0, failures: [expect.any(String)] })
})

test('a runner that reports failure after passing tests counts as failed', () => {
  expect(settle({ ...nothing, passed: 3 }, 1, 'the end').failures).toEqual([
    'a runner ended with 1 though every test passed\n    the end',
  ])
})

test('an error outside every test is reported with vitest’s message', () => {
  const output = 'a.test.ts passed\n⎯ Unhandled Errors ⎯\n\nError: written after the end\n  at socket.ts\n'
  expect(settle({ ...nothing, passed: 3 }, 1, output).failures[0]).toMatch(
    /^a runner .*\n {4}Unhandled Errors ⎯\n {4}Error: written after the end\n/,
  )
})

test('a failure that is counted already is not counted again', () => {
  expect(settle({ ...nothing, passed: 3, failed: 2 }, 1, '').failed).toBe(2)
  expect(settle({ ...nothing, passed: 3 }, 0, '').failed).toBe(0)
})
