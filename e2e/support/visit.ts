import type { Page } from '@playwright/test'

/** Opens a page and waits until it can be used: before React has taken it over, a press would be lost. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitUntilLive(page)
}

export async function reload(page: Page): Promise<void> {
  await page.reload()
  await waitUntilLive(page)
}

/**
 * Scripts start when the browser is idle, or at the first sign of a reader: here one moves the pointer at once. When all
 * effects of the page have run, nothing is remembered for scripts any more (`lib/reading/early-events.ts`). Looked at every
 * few milliseconds and not with every frame: a page on which nothing moves may not be given any.
 */
export async function waitUntilLive(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await page.waitForFunction(() => (window as { earlyEvents?: unknown }).earlyEvents === undefined, undefined, {
    polling: 30,
  })
}
