import { type Page, test } from '@playwright/test'

/** So close before an instant that changes a page, a journey could be overtaken by it: none may take longer than this. */
const nearMs = 300_000
const dayMs = 86_400_000
/** India keeps one clock, without summer time. */
const indiaOffsetMs = 5.5 * 3_600_000

/** The date in India, as calendars write it. */
export function indiaDate(at = Date.now()): string {
  return new Date(at + indiaOffsetMs).toISOString().slice(0, 10)
}

/** Today in India, with time enough left in it: shortly before midnight the journey begins with the new day. */
export async function lastingToday(): Promise<string> {
  await letPass(Date.parse(indiaDate()) - indiaOffsetMs + dayMs)
  return indiaDate()
}

/** Waits for an instant that is about to come, in time that is not the journey's own. */
export async function letPass(instant: number): Promise<void> {
  const leftMs = instant - Date.now()
  if (leftMs < 0 || leftMs > nearMs) return
  const waitMs = leftMs + 1000
  test.info().setTimeout(test.info().timeout + waitMs)
  await new Promise((resolve) => setTimeout(resolve, waitMs))
}

/**
 * Stops the clock of a page that was opened after `page.clock.install()`: what waits for a time then waits for the
 * journey, which moves it (`page.clock.runFor`). What is shown for a moment can be looked at on the slowest machine.
 */
export async function stopClock(page: Page): Promise<void> {
  // A clock is stopped at an instant that is still to come; on a slow machine it may be over by the time the order arrives.
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
