import { chromium } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { waitUntilLive } from './support/visit.ts'

const readingPages = [
  '/',
  '/panchang',
  '/panchang/varanasi',
  '/horoscopePage',
  '/horoscope/virgo/today',
  '/blog',
  '/blog/diwali-date',
  '/aboutus',
  '/contact',
  '/kundli-form',
  '/freekundli',
]
const workingScreens = ['/login', '/kundli-details']

test('reading pages load no module before they are painted; work screens start at once', async ({ page }) => {
  const modulesOf = async (path: string) =>
    (await (await page.request.get(path)).text()).match(/rel="modulepreload"|type="module"/g) ?? []
  for (const path of readingPages) expect(await modulesOf(path), path).toEqual([])
  for (const path of workingScreens) expect((await modulesOf(path)).length, path).toBeGreaterThan(1)
})

test('nothing keeps a page out of the back-forward cache', async ({ baseURL }) => {
  // Playwright's own browsers lack that cache. So does Debian's headless shell, but it still reports the reasons
  // against each page.
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    for (const path of ['/', '/panchang', '/blog/diwali-date', '/kundli-form', '/login']) {
      const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
      const page = await context.newPage()
      await page.goto(path)
      await waitUntilLive(page)
      const session = await context.newCDPSession(page)
      await session.send('Page.enable')
      const reasons: string[] = []
      session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
        // Circumstantial reasons concern the browser, not the page.
        reasons.push(
          ...notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason),
        )
      })
      await page.goto('/robots.txt')
      await page.evaluate(() => void setTimeout(() => history.back()))
      await expect(page).toHaveURL(path)
      await page.locator('footer').waitFor()
      expect(reasons, path).toEqual([])
      await context.close()
    }
  } finally {
    await browser.close()
  }
})
