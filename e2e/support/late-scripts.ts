import type { Page } from '@playwright/test'

/** Delays the page's scripts, like a slow network, until the returned function is called. */
export function holdScripts(page: Page, scripts = '**/assets/*.js'): Promise<() => void> {
  return holdRequests(page, scripts)
}

/** Delays the page's requests to such addresses until the returned function is called. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  let letCome = () => {}
  const held = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return letCome
}

/** Opens a page whose scripts are delayed, without waiting for its load to finish. */
export async function openEarly(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
}
