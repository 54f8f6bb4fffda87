import type { Page } from '@playwright/test'
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
  'a reader chooses a category, turns the pages, reads an article, and returns to the list',
  { tag: '@phone' },
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

test('typing filters the loaded articles at once by their whole text; then the server answers, and no key is lost', async ({
  page,
  say,
  language,
}) => {
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
  // The word is not in the title or the first lines of the card, but in the text.
  await expect(card(page, 'diwali-date')).toBeVisible()
  letGo()
  await expect(page).toHaveURL(`/blog?category=Festivals&q=${encodeURIComponent(word)}`)
  await expect(field(page, say)).toBeFocused()
  // Type letter by letter, each after the list of the previous one has loaded: the field must stay the same element.
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
  // A shared link or a refresh restores it, and there is a way to clear it.
  await reload(page)
  await expect(page.getByText(say('blog.empty.title'))).toBeVisible()
  await page.getByRole('link', { name: say('blog.empty.all') }).click()
  await expect(page).toHaveURL('/blog')
  await expect(cards(page)).toHaveCount(12)
  await openFilters(page, say)
  await expect(field(page, say)).toHaveValue('')
})

test('an article switches language at the same position, and its reader is counted', async ({ page, language }) => {
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
  // Click at its coordinates: click() would scroll it into view first, before the language changes.
  const turn = await page
    .getByRole('banner')
    .getByRole('link', { name: language === 'en' ? 'हिन्दी' : 'English' })
    .boundingBox()
  await page.mouse.click(turn!.x + 10, turn!.y + turn!.height / 2)
  await expect(heading).toHaveText(script[language === 'en' ? 'hin' : 'en'])
  await expect(heading).toBeInViewport()
  await expect(marked).toHaveAttribute('aria-current', 'true')
  // The link at the end of the text leads to the same part.
  await page.locator('[data-other]').click()
  await expect(page).toHaveURL(new RegExp(`/blog/diwali-date\\?lng=${language}#`))
  await expect(page.locator('[data-reading] > h2').first()).toHaveText(script[language])
})

test(
  'everything can be read, chosen and searched without JavaScript',
  { tag: '@phone' },
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
    // Today's facts are in the server-rendered page.
    await expect(page.getByText(say('blog.article.now')).first()).toBeVisible()
    await expect(page.getByRole('link', { name: say('shell.share.whatsapp') })).toBeVisible()
    // There is no button that would do nothing.
    await expect(page.getByRole('button', { name: say('shell.share.copy') })).toBeHidden()
    await context.close()
  },
)

test(
  'a list that cannot be had says so and keeps the one that is shown, and a second try helps',
  { tag: '@phone' },
  async ({ page, say, faults }) => {
    faults.announce(/503.*blog\.data/)
    await visit(page, '/blog')
    await openFilters(page, say)
    await page.route('**/blog.data?*', (route) => route.fulfill({ status: 503, body: '' }))
    await category(page, say, 'Tarot').click()
    const alert = page.getByRole('alert').filter({ hasText: say('blog.failed.title') })
    await expect(alert).toBeVisible()
    // The previous cards stay.
    await expect(cards(page)).toHaveCount(12)
    await page.unroute('**/blog.data?*')
    await alert.getByRole('button', { name: say('shell.tryAgain') }).click()
    await expect(cards(page)).toHaveCount(3)
    await expect(alert).toBeHidden()
  },
)
