import { chromium } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { holdScripts, openEarly } from './support/late-scripts.ts'
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

test(
  'pages one reads load no module before they are painted; screens one works in start at once',
  { tag: '@once' },
  async ({ page }) => {
    const modulesOf = async (path: string) =>
      (await (await page.request.get(path)).text()).match(/rel="modulepreload"|type="module"/g) ?? []
    for (const path of readingPages) expect(await modulesOf(path), path).toEqual([])
    for (const path of workingScreens) expect((await modulesOf(path)).length, path).toBeGreaterThan(1)
  },
)

test(
  'an arrow key pressed before any script is there leads to the next day once it is',
  { tag: '@once' },
  async ({ page }) => {
    const letCome = await holdScripts(page)
    await openEarly(page, '/panchang/delhi/2025-11-15')
    await page.keyboard.press('ArrowRight')
    letCome()
    await expect(page).toHaveURL('/panchang/delhi/2025-11-16')
  },
)

test(
  'a button of the shell pressed before any script is there is answered once it is',
  { tag: '@once' },
  async ({ page, say, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const letCome = await holdScripts(page)
    await openEarly(page, '/aboutus')
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: say('shell.share.button') })
      .click()
    letCome()
    await expect(page.getByText(say('shell.share.copied'))).toBeVisible()
  },
)

test('nothing on a page keeps it out of the back-forward cache', { tag: '@once' }, async ({ baseURL }) => {
  // Playwright's own browsers do without that cache. Debian's headless shell does too, but still names what speaks against each page.
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
        // Circumstantial ones are those of the browser, not of the page.
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
