import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type BrowserContext, type TestInfo, errors } from '@playwright/test'

/** Long enough for the slowest machine to take one picture of a page. */
const pictureWithinMs = 30_000

/**
 * A browser that has stopped rendering says nothing of the product: no press is carried out any more, and no screenshot can
 * be taken. It was seen once in some thousand journeys. Such a journey is made once more, and counted as "flaky" for all to
 * see; any other failure stands at its first time.
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
    throw new Error('It failed before, and the browser was rendering: no second try.')
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

/** Between two tries all workers are new: only a file is left of the first. */
function noteOf({ project, testId }: TestInfo): string {
  return join(project.outputDir, 'stopped-rendering', testId)
}
