import type { Page } from '@playwright/test'

/** Holds the page's scripts back, as a slow network does, until the function it gives is called. */
export function holdScripts(page: Page, scripts = '**/assets/*.js'): Promise<() => void> {
  return holdRequests(page, scripts)
}

/** Holds back whatever the page asks for at such addresses, until the function it gives is called. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  let letCome = () => {}
  const held = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(addresses, async (route) => {
    await held
    await route.continue()
  })
  return letCome
}

/** Opens a page whose scripts are held: nothing of it is ever finished before they come. */
export async function openEarly(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
}
