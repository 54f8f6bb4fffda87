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

export async function waitUntilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = document.querySelector('footer')
    return last !== null && Object.keys(last).some((key) => key.startsWith('__reactFiber'))
  })
  // The effects that listen and renew run right after.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}
