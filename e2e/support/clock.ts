import { type Page, test } from '@playwright/test'

/** This close to an instant that changes a page, a journey could be overtaken by it: none may take longer than this. */
const nearMs = 60_000
const dayMs = 86_400_000
/** India has one time zone, without summer time. */
const indiaOffsetMs = 5.5 * 3_600_000

/** Returns the date in India in ISO format. */
export function indiaDate(at = Date.now()): string {
  return new Date(at + indiaOffsetMs).toISOString().slice(0, 10)
}

/** Returns today in India with enough time left: shortly before midnight, waits for the new day. */
export async function lastingToday(): Promise<string> {
  await letPass(Date.parse(indiaDate()) - indiaOffsetMs + dayMs)
  return indiaDate()
}

/** Waits for an imminent instant without using the journey's own timeout. */
export async function letPass(instant: number): Promise<void> {
  const leftMs = instant - Date.now()
  if (leftMs < 0 || leftMs > nearMs) return
  const waitMs = leftMs + 1000
  test.info().setTimeout(test.info().timeout + waitMs)
  await new Promise((resolve) => setTimeout(resolve, waitMs))
}

/**
 * Stops the clock of a page that was opened after `page.clock.install()`: timers then wait for the journey, which moves
 * the clock (`page.clock.runFor`). Even the slowest machine can then check what shows only briefly.
 */
export async function stopClock(page: Page): Promise<void> {
  // A clock can only be stopped at a future instant; on a slow machine that may be past when the command arrives.
  for (let aheadMs = 1000; ; aheadMs *= 4) {
    const instant = await page.evaluate((ms) => Date.now() + ms, aheadMs)
    try {
      await page.clock.pauseAt(instant)
      return
    } catch (error) {
      if (aheadMs > 60_000) throw error
    }
  }
}
