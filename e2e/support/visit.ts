import type { Page } from '@playwright/test'

/** Opens a page and waits until it is usable: a press before hydration would be lost. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitUntilLive(page)
}

export async function reload(page: Page): Promise<void> {
  await page.reload()
  await waitUntilLive(page)
}

/**
 * Waits until the page is live. Scripts start when the browser is idle or at the first interaction, so this moves the
 * pointer at once. When all effects of the page have run, the document has the live mark (`root.tsx`). Polls every few
 * milliseconds and not per frame: a static page may not get frames.
 */
export async function waitUntilLive(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await page.waitForFunction(() => document.documentElement.dataset.live !== undefined, undefined, { polling: 30 })
}
