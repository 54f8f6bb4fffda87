import type { Page } from '@playwright/test'
import { lastingToday } from './support/clock.ts'
import { expect, test } from './support/fixtures.ts'
import { visit } from './support/visit.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the worker has cached the page. */
async function waitForKept(page: Page, path: string) {
  await expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
          return keys.flat().some(({ url }) => new URL(url).pathname === wanted)
        }, path),
      { timeout: 120_000 },
    )
    .toBe(true)
}

test(
  'without a network the last article, today’s panchang and an offline page are available',
  { tag: '@phone' },
  async ({ page, context, say, faults }) => {
    faults.announce(/ERR_INTERNET_DISCONNECTED/)
    const today = await lastingToday()
    const halves = /AM|PM|सुबह|शाम/
    await visit(page, '/blog/tithi-explained')
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    await waitForKept(page, '/offline')
    await waitForKept(page, '/blog/tithi-explained')
    await waitForKept(page, '/panchang/delhi')
    await waitForKept(page, `/api/panchang/year/delhi/${today.slice(0, 4)}`)

    const { day } = (await (await page.request.get('/api/panchang/day/delhi/today')).json()) as {
      day: { tithis: { key: string }[] }
    }
    const tithi = say(`jyotish.tithis.${day.tithis[0]!.key}`)

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

    await page.goto('/')
    await expect(page, 'an installed app starts with the day of its city').toHaveURL(/\/panchang\/delhi/)
    await expect(page.locator('#reading')).toContainText(tithi)

    // Its script was never loaded: the link is followed as a full page load, and the worker says what is missing.
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('shell.nav.about') })
      .click()
    await expect(page).toHaveURL(/from=%2Faboutus$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('offline.title'))
    await page.evaluate(() => localStorage.setItem('clock', '24'))
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say('shell.nav.panchang') })
      .click()
    await expect(page.locator('#reading')).toContainText(tithi)
    await expect(
      page.locator('#reading time[data-m]').first(),
      'by a script that is fetched after the page',
    ).not.toContainText(halves)

    await page.goto('/mywallet')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('offline.title'))
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(
      say('offline.panchang', { place: '' }).trim(),
    )
    await expect(page.getByRole('main')).toContainText(tithi)
    await expect(page.getByRole('main'), 'times as the reader likes them').not.toContainText(halves)
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  },
)

test('nothing with a price, a balance or a name is ever cached', async ({ page, signIn }) => {
  await signIn()
  await visit(page, '/')
  await waitForKept(page, '/offline')
  for (const path of ['/', '/shop', '/pooja', '/mywallet', '/profile', '/blog/tithi-explained']) await visit(page, path)
  await waitForKept(page, '/blog/tithi-explained')
  const kept = await page.evaluate(async () => {
    const caught: { path: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url)
        if (!pathname.startsWith('/assets/'))
          caught.push({ path: pathname, text: await (await cache.match(request))!.text() })
      }
    }
    return caught
  })
  const paths = kept.map(({ path }) => path).filter((path) => !path.startsWith('/locales/'))
  const allowed =
    /^\/(offline|cached\/here|blog\/tithi-explained|panchang\/delhi|api\/panchang\/year\/delhi\/\d{4}|pictures\/\w+\/[\w-]+\/[\w-]+\.svg)$/
  expect(paths.filter((path) => !allowed.test(path))).toEqual([])
  // Fetched without the session of the reader.
  expect(kept.find(({ path }) => path.startsWith('/blog/'))!.text).toContain('"signedIn":false')
})
