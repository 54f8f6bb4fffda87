import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { holdScripts, openEarly } from './support/late-scripts.ts'
import { visit } from './support/visit.ts'
import type { Words } from './support/words.ts'

const cards = (page: Page) => page.locator('#pooja > ul > [data-pooja]')
const more = (page: Page, say: Words) =>
  page.locator('[data-more]').getByRole('link', { name: say('poojas.more.load') })
const dialog = (page: Page, say: Words) => page.getByRole('dialog', { name: say('poojas.more.title') })
const acharyas = (page: Page) => page.getByRole('radio')
const bookButton = (page: Page, say: Words) => page.getByRole('button', { name: say('poojas.detail.book') })

/** Waits until the page is hydrated: then the link opens a dialog. */
async function listIsReady(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await expect(page.locator('[data-more] a')).toHaveAttribute('aria-haspopup', 'dialog')
}
/** Matches the address of the booking steps: a visitor who is not signed in is asked to, and returns to them. */
const isAtBooking = (page: Page, acharya: string | null) =>
  expect.poll(() => decodeURIComponent(page.url())).toContain(`/PujaDetailsPage/ganesh/book?acharya=${acharya}`)

test(
  'a visitor looks for a pooja by words, by concern and by acharya, and reads on',
  { tag: '@phone' },
  async ({ page, say, language }) => {
    await visit(page, '/pooja')
    await expect(cards(page)).toHaveCount(20)
    await listIsReady(page)
    const field = page.getByRole('searchbox', { name: say('poojas.search.label') })
    await field.fill(language === 'en' ? 'लक्ष्मी' : 'laxmi')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/pooja\?q=/)
    await expect(cards(page).first()).toHaveAttribute('data-pooja', 'lakshmi')
    await expect(page.locator('[data-landing]')).toBeFocused()
    // Also on a phone, where it is below the form: the results are visible.
    await expect(cards(page).first()).toBeInViewport()
    await page.getByRole('link', { name: say('poojas.search.all') }).click()
    await expect(cards(page)).toHaveCount(20)
    await expect(field).toHaveValue('')

    await page.getByRole('link', { name: say('poojas.concerns.name.ancestors') }).click()
    await expect(page).toHaveURL('/pooja?concern=ancestors#pooja')
    await expect(cards(page)).toHaveCount(1)
    await page.goBack()
    // The concerns are below the end of the list, so that it has loaded more on the way.
    await expect(cards(page).nth(19)).toBeAttached()

    await page.getByText(say('poojas.search.astrologer'), { exact: true }).click()
    await field.fill(language === 'en' ? 'raghunath' : 'रघुनाथ')
    await page.getByRole('button', { name: say('poojas.search.go') }).click()
    await expect(page.locator('[data-landing]')).toHaveText(
      say('poojas.astrologers.found_one', { count: 1, q: language === 'en' ? 'raghunath' : 'रघुनाथ' }),
    )
    await field.fill('xylophone')
    await field.press('Enter')
    await expect(page.getByText(say('poojas.state.empty'))).toBeVisible()
    await page
      .getByRole('link', { name: say('poojas.search.all') })
      .first()
      .click()
    await cards(page)
      .first()
      .getByRole('link', { name: say('poojas.card.learn') })
      .click()
    await expect(page).toHaveURL(/\/PujaDetailsPage\/[a-z-]+#about$/)
    await expect(page.getByRole('heading', { name: say('poojas.detail.steps') })).toBeVisible()
  },
)

test('the list loads more at its end by itself, and returning restores it', async ({ page, say }) => {
  await visit(page, '/pooja')
  await listIsReady(page)
  await page
    .locator('[data-more]')
    .evaluate((element) => scrollTo(0, element.getBoundingClientRect().bottom + scrollY - innerHeight))
  await expect(cards(page)).toHaveCount(24)
  await expect(page.getByText(say('poojas.more.all_other', { count: 24 }))).toBeVisible()
  await expect(dialog(page, say)).toBeHidden()
  const ids = await cards(page).evaluateAll((list) => list.map((card) => (card as HTMLElement).dataset.pooja))
  expect(new Set(ids).size).toBe(24)
  await cards(page)
    .last()
    .getByRole('link', { name: say('poojas.card.book') })
    .click()
  await expect(page).toHaveURL(`/PujaDetailsPage/${ids.at(-1)}`)
  await page.goBack()
  await expect(cards(page)).toHaveCount(24)
})

test('with the keyboard, more poojas are requested and shown in a dialog, which closes', async ({ page, say }) => {
  await visit(page, '/pooja')
  await listIsReady(page)
  await more(page, say).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page, say)).toBeVisible()
  await expect(dialog(page, say).locator('[data-pooja]')).toHaveCount(4)
  const first = dialog(page, say).locator('[data-pooja]').first()
  await expect(first.getByRole('link')).toHaveCount(1)
  await expect(first).toContainText(say('poojas.card.from'))
  await dialog(page, say)
    .getByRole('button', { name: say('poojas.more.close') })
    .last()
    .click()
  await expect(dialog(page, say)).toBeHidden()
  await expect(cards(page)).toHaveCount(24)
  expect(page.url()).toMatch(/\/pooja$/)
})

test('a failure to load the next poojas is shown, and another press retries', async ({ page, say, faults }) => {
  faults.announce(/getAllPooja|ERR_FAILED/)
  await visit(page, '/pooja')
  await listIsReady(page)
  await page.route('**/api/pooja/getAllPooja?*', (route) => route.abort())
  await more(page, say).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-more] [role=alert]')).toHaveText(
    say('poojas.state.error', { message: say('poojas.state.offline') }),
  )
  await expect(cards(page)).toHaveCount(20)
  await page.unroute('**/api/pooja/getAllPooja?*')
  await more(page, say).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page, say)).toBeVisible()
  await expect(cards(page)).toHaveCount(24)
})

test('an acharya is chosen, undone and chosen again; without one the booking opens all the same', async ({
  page,
  say,
}) => {
  await visit(page, '/PujaDetailsPage/ganesh')
  await expect(acharyas(page)).toHaveCount(10)
  const second = acharyas(page).nth(1)
  const portraits = page.locator('.acharya-card .portrait')
  await second.click()
  await expect(second).toBeChecked()
  await expect(portraits.nth(1)).toHaveCSS('opacity', '1')
  await expect(portraits.first()).toHaveCSS('opacity', '0.45')
  await second.click()
  await expect(second).not.toBeChecked()
  await expect(portraits.first()).toHaveCSS('opacity', '1')

  // With the keyboard: space chooses and undoes, an arrow moves to the next, a button clears.
  await second.focus()
  await page.keyboard.press('Space')
  await expect(second).toBeChecked()
  await page.keyboard.press('Space')
  await expect(second).not.toBeChecked()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(acharyas(page).nth(2)).toBeChecked()
  await page.getByRole('button', { name: say('poojas.detail.acharyas.clear') }).click()
  await expect(page.locator('input:checked[name=acharya]')).toHaveCount(0)

  // The others load on demand, and the choice stays.
  await second.check()
  await page.getByRole('link', { name: say('poojas.detail.acharyas.more') }).click()
  await expect(acharyas(page)).toHaveCount(12)
  await expect(second).toBeChecked()
  const id = await second.getAttribute('value')
  await bookButton(page, say).click()
  await isAtBooking(page, id)

  await visit(page, '/PujaDetailsPage/ganesh')
  await bookButton(page, say).click()
  await expect(page).toHaveURL(/redirect=%2FPujaDetailsPage%2Fganesh%2Fbook$/)
})

test('a photo that fails to load leaves the illustration in its place', async ({ page, faults }) => {
  faults.announce(/404.*missing\.jpg/)
  // The demo has no photos: put one over the first illustration in the response, as the server does. React would remove it.
  await holdScripts(page)
  await page.route(/\/pooja$/, async (route) => {
    const answer = await route.fetch()
    const photo =
      '<span id="photo" class="absolute inset-0 bg-cover bg-center" style="background-image:url(/media/missing.jpg)"></span>'
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/(<img src="\/pictures\/[^"]*\/poojas\/[^>]*>)<\/span>/, `$1${photo}</span>`),
    })
  })
  const failed = page.waitForResponse(/missing\.jpg/)
  await openEarly(page, '/pooja')
  expect((await failed).status()).toBe(404)
  const picture = page.locator('#pooja > ul > [data-pooja] > span').first()
  await expect(picture.locator('img')).toBeVisible()
  // Nothing is drawn over it, such as the broken-image icon.
  const drawn = await picture.screenshot()
  await page.locator('#photo').evaluate((photo) => photo.remove())
  expect((await picture.screenshot()).equals(drawn)).toBe(true)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads, searches, pages through and books', { tag: '@phone' }, async ({ page, say, language }) => {
    await page.goto('/pooja')
    await page.getByRole('searchbox').fill('ganesh')
    await page.getByRole('button', { name: say('poojas.search.go') }).click()
    await expect(cards(page).first()).toHaveAttribute('data-pooja', 'ganesh')
    await page.goto('/pooja')
    await more(page, say).click()
    await expect(page).toHaveURL('/pooja?page=2#pooja')
    await expect(cards(page)).toHaveCount(4)
    await page.getByRole('link', { name: say('poojas.list.first') }).click()
    await expect(cards(page)).toHaveCount(20)

    await page.goto('/PujaDetailsPage/ganesh')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(language === 'en' ? 'Ganesh Pooja' : 'गणेश पूजा')
    await page.getByRole('link', { name: say('poojas.detail.acharyas.more') }).click()
    await expect(acharyas(page)).toHaveCount(12)
    await acharyas(page).nth(3).check()
    const id = await acharyas(page).nth(3).getAttribute('value')
    // Without JavaScript the steps say that they need it; only the form's target is checked here.
    await page.route(/\/book\?/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Steps</title>' }))
    await bookButton(page, say).click()
    await isAtBooking(page, id)
  })
})
