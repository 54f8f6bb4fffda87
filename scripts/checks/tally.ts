import { stripVTControlCharacters } from 'node:util'

/**
 * `failures` names each failure with the first lines of its reason, so that the end of a long output shows what broke.
 */
export type Tally = { passed: number; failed: number; skipped: number; failures: readonly string[] }

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] }

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
      failures: [...sum.failures, ...tally.failures],
    }),
    nothing,
  )
}

/** Returns the tally of a check that passes or fails as a whole. */
export function tallyOf(isPassed: boolean, title: string, output = ''): Tally {
  return isPassed ? { ...nothing, passed: 1 } : { ...nothing, failed: 1, failures: [nameFailure(title, output)] }
}

export function printTally({ passed, failed, skipped, failures }: Tally): void {
  for (const failure of failures) console.log(`✗ ${failure}`)
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
}

/**
 * Returns the final tally of a suite. A suite that ran nothing, or that its runner reports as failed for a reason
 * outside the tests (a file that does not load, an error after the last test), gets one more failure.
 */
export function settle(tally: Tally, exitCode: number, output: string): Tally {
  const ranNothing = tally.passed + tally.failed + tally.skipped === 0
  const hiddenFailure = exitCode !== 0 && tally.failed === 0
  if (!ranNothing && !hiddenFailure) return tally
  const title = ranNothing ? 'a suite ran no test at all' : `a runner ended with ${exitCode} though every test passed`
  const failure = nameFailure(title, whyBesidesTests(output), RUNNER_LINES)
  return { ...tally, failed: tally.failed + 1, failures: [...tally.failures, failure] }
}

type VitestReport = {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  numFailedTests: number
  testResults: { name: string; status: string; message: string; assertionResults: VitestTest[] }[]
}

type VitestTest = { fullName: string; status: string; failureMessages: string[] }

/** Sums up the file of vitest's JSON reporter. Without a file, nothing has run. */
export function readVitest(file: unknown): Tally {
  if (file === undefined) return nothing
  const report = file as VitestReport
  const failed = report.testResults.map((result) => ({
    ...result,
    tests: result.assertionResults.filter(({ status }) => status === 'failed'),
  }))
  // A file that does not load has no failed test.
  const brokenFiles = failed.filter(({ status, tests }) => status === 'failed' && tests.length === 0)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...failed.flatMap(({ name, tests }) =>
        tests.map((test) => nameFailure(`${name} › ${test.fullName}`, test.failureMessages.join('\n'))),
      ),
      ...brokenFiles.map(({ name, message }) => nameFailure(name, message)),
    ],
  }
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: PlaywrightError[]
  suites: PlaywrightSuite[]
}

type PlaywrightError = { message?: string }
type PlaywrightSuite = { title: string; suites?: PlaywrightSuite[]; specs: PlaywrightSpec[] }
type PlaywrightSpec = {
  title: string
  tests: { projectName: string; status: string; results: { errors: PlaywrightError[] }[] }[]
}

/** Sums up the file of Playwright's JSON reporter. Without a file, nothing has run. */
export function readPlaywright(file: unknown): Tally {
  if (file === undefined) return nothing
  const { stats, errors, suites } = file as PlaywrightReport
  // Only a test broken by a browser that stopped rendering is retried (e2e/support/rendering.ts). It says so in the
  // output.
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap(failuresOfSuite),
      ...errors.map(({ message }) => nameFailure('outside the journeys', message)),
    ],
  }
}

function failuresOfSuite({ title, suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        nameFailure(
          `[${projectName}] ${title} › ${spec.title}`,
          results.flatMap((result) => result.errors.map(({ message }) => message)).join('\n'),
        ),
      ),
  )
  return [...own, ...suites.flatMap(failuresOfSuite)]
}

/**
 * Returns a runner's message about an error outside every test: vitest's own section about it, or else the end of the
 * output.
 */
function whyBesidesTests(output: string): string {
  const from = output.lastIndexOf('Unhandled Errors')
  return from >= 0 ? output.slice(from) : output.trimEnd().split('\n').slice(-RUNNER_LINES).join('\n')
}

const REASON_LINES = 12
const RUNNER_LINES = 40

function nameFailure(title: string, reason = '', most = REASON_LINES): string {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, most)
  return [title, ...lines.map((line) => `    ${line}`)].join('\n')
}
