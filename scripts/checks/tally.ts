export type Tally = { passed: number; failed: number; skipped: number }

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 }

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
    }),
    nothing,
  )
}

/** A check that passes or fails as a whole. */
export function tallyOf(isPassed: boolean): Tally {
  return isPassed ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 }
}

export function printTally({ passed, failed, skipped }: Tally): void {
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
}

/**
 * What a suite has to answer for. One that ran nothing, or that its runner calls failed for a reason
 * outside the tests (a file that does not load, an error after the last test), has failed once more.
 */
export function settle(tally: Tally, exitCode: number): Tally {
  const ranNothing = tally.passed + tally.failed + tally.skipped === 0
  const hiddenFailure = exitCode !== 0 && tally.failed === 0
  return ranNothing || hiddenFailure ? { ...tally, failed: tally.failed + 1 } : tally
}

type VitestReport = {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** Sums up the file of vitest's JSON reporter; without one, nothing has run. */
export function readVitest(file: unknown): Tally {
  if (file === undefined) return nothing
  const report = file as VitestReport
  // A file that does not even load has no failed test to show for it.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** Sums up the file of Playwright's JSON reporter; without one, nothing has run. */
export function readPlaywright(file: unknown): Tally {
  if (file === undefined) return nothing
  const { stats, errors } = file as PlaywrightReport
  // Only what a browser that stopped drawing has broken is tried twice (e2e/support/drawing.ts); it says so in the output.
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped }
}
