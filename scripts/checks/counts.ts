/** How many checks passed, failed and were skipped. The runners print themselves what failed and why. */
export type Counts = { passed: number; failed: number; skipped: number }

export const none: Counts = { passed: 0, failed: 0, skipped: 0 }

export function addCounts(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    none,
  )
}

export function countsText({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

/** Counts a check that passes or fails as a whole. */
export function countOf(isPassed: boolean): Counts {
  return isPassed ? { ...none, passed: 1 } : { ...none, failed: 1 }
}

/**
 * Returns the counts of a suite. One that ran nothing, or that failed outside its tests (a file that does not load, an
 * error after the last test), counts one more failure.
 */
export function settle(counts: Counts, exitCode: number): Counts {
  const ranNothing = counts.passed + counts.failed + counts.skipped === 0
  const failedOutside = exitCode !== 0 && counts.failed === 0
  return ranNothing || failedOutside ? { ...counts, failed: counts.failed + 1 } : counts
}

/** Reads the file of Vitest's JSON reporter. Without a file, nothing has run. */
export function readVitest(file: unknown): Counts {
  if (file === undefined) return none
  const report = file as Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number>
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * Reads the file of Playwright's JSON reporter. Only a test broken by a browser that stopped rendering is retried
 * (e2e/support/rendering.ts) and says so in the output.
 */
export function readPlaywright(file: unknown): Counts {
  if (file === undefined) return none
  const { stats } = file as { stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> }
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}
