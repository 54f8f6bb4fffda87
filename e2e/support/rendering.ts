import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type BrowserContext, type TestInfo, errors } from '@playwright/test'

/** Long enough for the slowest machine to take one screenshot of a page. */
const pictureWithinMs = 30_000

/**
 * Records that the browser has stopped rendering, which is not a fault of the product: it handles no press and takes no
 * screenshot. This was seen once in some thousand journeys. Such a journey is repeated and visibly counted as "flaky";
 * any other failure is final at the first attempt.
 */
export async function noteIfRenderingStopped(context: BrowserContext, info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus || !(await hasStoppedRendering(context))) return
  process.stdout.write(`the browser had stopped rendering in: ${info.title}\n`)
  const note = noteOf(info)
  mkdirSync(dirname(note), { recursive: true })
  writeFileSync(note, '')
}

export function refuseSecondTry(info: TestInfo): void {
  if (info.retry > 0 && !existsSync(noteOf(info)))
    throw new Error('The test failed before while the browser was rendering, so it is not retried.')
}

async function hasStoppedRendering(context: BrowserContext): Promise<boolean> {
  const contexts = context.browser()?.contexts() ?? [context]
  for (const page of contexts.flatMap((each) => each.pages())) {
    try {
      await page.screenshot({ timeout: pictureWithinMs })
    } catch (error) {
      if (error instanceof errors.TimeoutError) return true
    }
  }
  return false
}

/** Returns the path of a note. Only a file survives between two attempts, since all workers are new. */
function noteOf({ project, testId }: TestInfo): string {
  return join(project.outputDir, 'stopped-rendering', testId)
}
