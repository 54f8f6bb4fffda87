import type { Page } from '@playwright/test'
import { expectAccessible, leaveTwoOfEachKind } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { reload, visit } from './support/visit.ts'
import type { Words } from './support/words.ts'

const cards = (page: Page) => page.locator('[data-blog]:visible')
const card = (page: Page, id: string) => page.locator(`[data-blog=${id}]`)
const field = (page: Page, say: Words) => page.getByRole('searchbox', { name: say('blog.filters.search') })
const category = (page: Page, say: Words, name: string) =>
  page.getByRole('link', { name: say(`blog.category.${name}`), exact: true })
const article = '/blog/diwali-date'

/** On a phone the panel is a drawer. */
async function openFilters(page: Page, say: Words): Promise<void> {
  const handle = page.getByRole('button', { name: say('blog.filters.open') })
  if (await handle.isVisible()) await handle.click()
  await expect(field(page, say)).toBeVisible()
}

test(
  'somebody chooses a category, turns the pages, reads, and finds the way back',
  { tag: '@pair' },
  async ({ page, say }) => {
    await visit(page, '/blog')
    await expect(cards(page)).toHaveCount(12)
    await page.getByRole('link', { name: say('blog.pages.next') }).click()
    await expect(page).toHaveURL('/blog?page=2')
    await expect(page.getByText(say('blog.pages.where', { page: 2, pages: 3 }))).toBeVisible()
    await openFilters(page, say)
    await category(page, say, 'Festivals').click()
    await expect(page).toHaveURL('/blog?category=Festivals')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('blog.category.Festivals'))
    await expect(cards(page)).toHaveCount(3)
    // The drawer is closed again, and the chosen one is marked.
    await expect(page.locator('#filters:popover-open')).toHaveCount(0)
    await expect(page.locator('#filters [aria-current=page]')).toHaveText(say('blog.category.Festivals'))
    const title = await card(page, 'diwali-date').getByRole('link').innerText()
    await card(page, 'diwali-date').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveURL(article)
    await page.goBack()
    await expect(cards(page)).toHaveCount(3)
    await page.goBack()
    await expect(page.getByText(say('blog.pages.where', { page: 2, pages: 3 }))).toBeVisible()
    await expect(page.locator('#filters [aria-current=page]')).toHaveText(say('blog.category.Home'))
  },
)

test(
  'typing filters what is loaded at once, by whole texts; the server then answers, and no key is lost',
  { tag: '@pair' },
  async ({ page, say, language }) => {
    const word = language === 'en' ? 'amavasya' : 'अमावस्या'
    await visit(page, '/blog?category=Festivals')
    await openFilters(page, say)
    // The server is slow: the cards must not wait for it.
    let letGo = (): void => undefined
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/blog.data?*', async (route) => {
      await held
      await route.continue()
    })
    const loaded = page.waitForResponse(/searchbycategory/)
    await field(page, say).pressSequentially(`${word}zz`, { delay: 40 })
    await loaded
    await expect(cards(page)).toHaveCount(0)
    await expect(page.locator('[data-searching]')).toHaveText(say('blog.loading'))
    for (const _ of 'zz') await page.keyboard.press('Backspace')
    // Not in the title, nor in the first lines of the card, but in the text.
    await expect(card(page, 'diwali-date')).toBeVisible()
    letGo()
    await expect(page).toHaveURL(`/blog?category=Festivals&q=${encodeURIComponent(word)}`)
    await expect(field(page, say)).toBeFocused()
    // Letter by letter, each when the list of the one before has come: the field stays the same one.
    let typed = word
    for (const letter of 'xyz') {
      await page.keyboard.type(letter)
      typed += letter
      await expect(page).toHaveURL(`/blog?category=Festivals&q=${encodeURIComponent(typed)}`)
    }
    await expect(field(page, say)).toHaveValue(`${word}xyz`)
    await expect(field(page, say)).toBeFocused()
    await expect(page.getByText(say('blog.empty.title'))).toBeVisible()
    await expect(page.getByText(say('blog.empty.text'))).toBeVisible()
    // A shared link or a refresh brings it back, and there is a way out.
    await reload(page)
    await expect(page.getByText(say('blog.empty.title'))).toBeVisible()
    await page.getByRole('link', { name: say('blog.empty.all') }).click()
    await expect(page).toHaveURL('/blog')
    await expect(cards(page)).toHaveCount(12)
    await openFilters(page, say)
    await expect(field(page, say)).toHaveValue('')
  },
)

test(
  'words of either script are found in every article, and Enter shows them',
  { tag: '@pair' },
  async ({ page, say, language }) => {
    await visit(page, '/blog')
    await openFilters(page, say)
    await field(page, say).fill(language === 'en' ? 'साढ़ेसाती' : 'sade sati')
    await page.keyboard.press('Enter')
    await expect(card(page, 'sade-sati')).toBeVisible()
    await expect(page.locator('#filters:popover-open')).toHaveCount(0)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.goBack()
    await expect(page).toHaveURL('/blog')
    await expect(cards(page)).toHaveCount(12)
  },
)

test(
  'an article turns to the other language where one is reading, and its reader is counted',
  { tag: '@pair' },
  async ({ page, language }) => {
    const counted = page.waitForResponse(/\/api\/blog\/countView\/diwali-date/)
    await visit(page, article)
    const heading = page.locator('[data-reading] > h2').nth(2)
    const id = await heading.getAttribute('id')
    await heading.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 100))
    const marked = page.locator(`[data-toc="${id}"]`).last()
    await expect(marked).toHaveAttribute('aria-current', 'true')
    const { views } = (await (await counted).json()) as { views: number }
    expect(views).toBeGreaterThan(0)
    await expect(page.locator('[data-views]')).toContainText(String(views))
    const script = { en: /[a-z]/, hin: /[\u0900-\u097F]/ }
    await expect(heading).toHaveText(script[language])
    // Where it stands: brought into view first, as click() does, the page would be scrolled before it is turned.
    const turn = await page
      .getByRole('banner')
      .getByRole('link', { name: language === 'en' ? 'हिन्दी' : 'English' })
      .boundingBox()
    await page.mouse.click(turn!.x + 10, turn!.y + turn!.height / 2)
    await expect(heading).toHaveText(script[language === 'en' ? 'hin' : 'en'])
    await expect(heading).toBeInViewport()
    await expect(marked).toHaveAttribute('aria-current', 'true')
    // The link at the end of the text leads to the same part too.
    await page.locator('[data-other]').click()
    await expect(page).toHaveURL(new RegExp(`/blog/diwali-date\\?lng=${language}#`))
    await expect(page.locator('[data-reading] > h2').first()).toHaveText(script[language])
  },
)

test(
  'everything can be read, chosen and searched without script',
  { tag: '@pair' },
  async ({ browser, baseURL, say, language, size }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL,
      viewport: size === 'phone' ? { width: 360, height: 740 } : { width: 1280, height: 800 },
    })
    await context.addCookies([{ name: 'language', value: language, url: baseURL! }])
    const page = await context.newPage()
    await page.goto('/blog')
    await openFilters(page, say)
    await field(page, say).fill('ekadashi')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/blog?q=ekadashi')
    await openFilters(page, say)
    await category(page, say, 'Festivals').click()
    await expect(page).toHaveURL('/blog?category=Festivals&q=ekadashi')
    await card(page, 'ekadashi-guide').getByRole('link').click()
    await expect(page.locator('[data-reading] > p').first()).toBeVisible()
    // The facts of today are in the page as it came.
    await expect(page.getByText(say('blog.article.now')).first()).toBeVisible()
    await expect(page.getByRole('link', { name: say('shell.share.whatsapp') })).toBeVisible()
    // No button that would do nothing.
    await expect(page.getByRole('button', { name: say('shell.share.copy') })).toBeHidden()
    await context.close()
  },
)

test('anybody can use the list and an article', { tag: '@pair' }, async ({ page }) => {
  for (const route of ['/blog', '/blog/tithi-explained']) {
    await visit(page, route)
    await leaveTwoOfEachKind(page)
    await expectAccessible(page, route)
  }
})

test(
  'an article that is not there says so, with the right status and others to read',
  { tag: '@phone-hin' },
  async ({ page, request, say, faults }) => {
    faults.announce(/404.*no-such-article/)
    for (const path of ['/blog/no-such-article', '/blog/..%2Fetc', '/blog/DIWALI', '/blog/__proto__']) {
      expect((await request.get(path)).status(), path).toBe(404)
    }
    await visit(page, '/blog/no-such-article')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('blog.missing.title'))
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expectAccessible(page, 'a missing article')
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.locator('[data-reading]')).toBeVisible()
  },
)

test(
  'the drawer of the list, and what a failure says, can be used by anybody',
  { tag: '@phone-hin' },
  async ({ page, say, faults }) => {
    faults.announce(/503.*blog\.data/)
    await visit(page, '/blog')
    await openFilters(page, say)
    await expectAccessible(page, 'the filters')
    await page.route('**/blog.data?*', (route) => route.fulfill({ status: 503, body: '' }))
    await category(page, say, 'Tarot').click()
    const alert = page.getByRole('alert').filter({ hasText: say('blog.failed.title') })
    await expect(alert).toBeVisible()
    // What was there stays.
    await expect(cards(page)).toHaveCount(12)
    await page.unroute('**/blog.data?*')
    await alert.getByRole('button', { name: say('shell.tryAgain') }).click()
    await expect(cards(page)).toHaveCount(3)
    await expect(alert).toBeHidden()
  },
)
