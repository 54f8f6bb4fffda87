import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { expectToast } from './support/toasts.ts'
import { visit } from './support/visit.ts'
import type { Words } from './support/words.ts'

const cards = (page: Page) => page.locator('#pooja [data-pooja]')
const more = (page: Page, say: Words) =>
  page.locator('[data-more]').getByRole('link', { name: say('poojas.more.load') })
const dialog = (page: Page, say: Words) => page.getByRole('dialog', { name: say('poojas.more.title') })
const acharyas = (page: Page) => page.getByRole('radio')
const bookButton = (page: Page, say: Words) => page.getByRole('button', { name: say('poojas.detail.book') })

/** The script of the list is fetched at the first sign of a reader; once it has come, the link opens a dialog. */
async function listIsReady(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await expect(page.locator('[data-more] a')).toHaveAttribute('aria-haspopup', 'dialog')
}
/** Where the steps of the booking are: whoever is not signed in is asked to, and comes back to them. */
const isAtBooking = (page: Page, acharya: string | null) =>
  expect.poll(() => decodeURIComponent(page.url())).toContain(`/PujaDetailsPage/ganesh/book?acharya=${acharya}`)
/** The script of a pooja's page has come, and judges the form instead of the browser. */
const choiceIsReady = (page: Page) =>
  page.waitForFunction(() => document.querySelector<HTMLFormElement>('[data-choice]')?.noValidate)

test(
  'somebody looks for a pooja by words, by concern and by acharya, and reads on',
  { tag: '@pair' },
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
    // Also on a phone, where it stands below the form: one sees what was found.
    await expect(cards(page).first()).toBeInViewport()
    await page.getByRole('link', { name: say('poojas.search.all') }).click()
    await expect(cards(page)).toHaveCount(20)
    await expect(field).toHaveValue('')

    await page.getByRole('link', { name: say('poojas.concerns.name.ancestors') }).click()
    await expect(page).toHaveURL('/pooja?concern=ancestors#pooja')
    await expect(cards(page)).toHaveCount(1)
    await page.goBack()
    // Who was at the concerns has passed the end of the list, which went on.
    await expect(cards(page).nth(19)).toBeAttached()

    await page.getByText(say('poojas.search.astrologer'), { exact: true }).click()
    await field.fill(language === 'en' ? 'raghunath' : 'रघुनाथ')
    await page.getByRole('button', { name: say('poojas.search.go') }).click()
    await expect(page.locator('[data-landing]')).toHaveText(
      say('poojas.astrologers.found_one', { count: 1, q: language === 'en' ? 'raghunath' : 'रघुनाथ' }),
    )
    await expectAccessible(page, 'astrologers that were found')
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

test(
  'at its end the list goes on by itself, and coming back finds it as it was',
  { tag: '@pair' },
  async ({ page, say }) => {
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
  },
)

test(
  'with the keyboard, more poojas are asked for and shown in a dialog, which closes',
  { tag: '@pair' },
  async ({ page, say }) => {
    await visit(page, '/pooja')
    await listIsReady(page)
    await more(page, say).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page, say)).toBeVisible()
    await expect(dialog(page, say).locator('[data-pooja]')).toHaveCount(4)
    const first = dialog(page, say).locator('[data-pooja]').first()
    await expect(first.getByRole('link')).toHaveCount(1)
    await expect(first).toContainText(say('poojas.card.from'))
    await expectAccessible(page, 'more poojas', 'dialog[open]')
    await dialog(page, say)
      .getByRole('button', { name: say('poojas.more.close') })
      .last()
      .click()
    await expect(dialog(page, say)).toBeHidden()
    await expect(cards(page)).toHaveCount(24)
    expect(page.url()).toMatch(/\/pooja$/)
  },
)

test(
  'when the next poojas cannot be had, that is said, and another press tries again',
  { tag: '@pair' },
  async ({ page, say, faults }) => {
    faults.announce(/pooja\?page=2|ERR_FAILED/)
    await visit(page, '/pooja')
    await listIsReady(page)
    await page.route('**/pooja?page=2', (route) => route.abort())
    await more(page, say).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-more] [role=alert]')).toHaveText(
      say('poojas.state.error', { message: say('poojas.state.offline') }),
    )
    await expect(cards(page)).toHaveCount(20)
    await page.unroute('**/pooja?page=2')
    await more(page, say).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page, say)).toBeVisible()
    await expect(cards(page)).toHaveCount(24)
  },
)

test(
  'an acharya is chosen, taken back and chosen again; without one nothing is booked',
  { tag: '@pair' },
  async ({ page, say }) => {
    await visit(page, '/PujaDetailsPage/ganesh')
    await choiceIsReady(page)
    await expect(acharyas(page)).toHaveCount(10)
    await bookButton(page, say).click()
    await expect(page.getByRole('alert').filter({ hasText: say('poojas.detail.selectFirst') })).toBeFocused()
    await expectToast(page, say('poojas.detail.selectFirst'))
    expect(page.url()).toMatch(/\/PujaDetailsPage\/ganesh$/)

    const second = acharyas(page).nth(1)
    const portraits = page.locator('.acharya-card .portrait')
    await second.click()
    await expect(second).toBeChecked()
    await expect(portraits.nth(1)).toHaveCSS('opacity', '1')
    await expect(portraits.first()).toHaveCSS('opacity', '0.45')
    await expectAccessible(page, 'an acharya is chosen', '[data-choice]')
    await second.click()
    await expect(second).not.toBeChecked()
    await expect(portraits.first()).toHaveCSS('opacity', '1')

    // With the keyboard: a space chooses and takes back, an arrow goes to the next, a button clears.
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

    // The others come on demand, and the choice stays.
    await second.check()
    await page.getByRole('link', { name: say('poojas.detail.acharyas.more') }).click()
    await expect(acharyas(page)).toHaveCount(12)
    await expect(second).toBeChecked()
    const id = await second.getAttribute('value')
    await bookButton(page, say).click()
    await isAtBooking(page, id)
  },
)

test('free hours of the acharyas lead to the booking', { tag: '@once' }, async ({ page, say }) => {
  await visit(page, '/PujaDetailsPage/ganesh')
  const hours = page.getByRole('region', { name: say('poojas.detail.slots.title') }).getByRole('link')
  expect(await hours.count()).toBeGreaterThan(0)
  await expect(hours.first()).toHaveAttribute(
    'href',
    /^\/PujaDetailsPage\/ganesh\/book\?acharya=[\da-f-]{36}&date=\d\d-\d\d-\d{4}&time=/,
  )
})

test('a photo that fails leaves the drawing in its place', { tag: '@pair' }, async ({ page, faults }) => {
  faults.announce(/404.*missing\.jpg/)
  // The demo has no photos: one is put over the first drawing on its way, as the server does it.
  await page.route(/\/pooja$/, async (route) => {
    const answer = await route.fetch()
    const photo =
      '<span id="photo" class="absolute inset-0 bg-cover bg-center" style="background-image:url(/media/missing.jpg)"></span>'
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('</svg></span>', `</svg>${photo}</span>`),
    })
  })
  const failed = page.waitForResponse(/missing\.jpg/)
  await page.goto('/pooja')
  expect((await failed).status()).toBe(404)
  const picture = page.locator('#pooja [data-pooja] > span').first()
  await expect(picture.locator('svg')).toBeVisible()
  // Nothing is drawn over it, such as the mark of a broken picture.
  const drawn = await picture.screenshot()
  await page.locator('#photo').evaluate((photo) => photo.remove())
  expect((await picture.screenshot()).equals(drawn)).toBe(true)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('one reads, searches, goes on and books', { tag: '@pair' }, async ({ page, say, language }) => {
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
    // Nobody chosen: the browser itself asks for it.
    await bookButton(page, say).click()
    expect(page.url()).toContain('/PujaDetailsPage/ganesh?acharyas=all')
    await acharyas(page).nth(3).check()
    const id = await acharyas(page).nth(3).getAttribute('value')
    // Without scripts the steps themselves say that they need them; here it counts where the form leads.
    await page.route(/\/book\?/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Steps</title>' }))
    await bookButton(page, say).click()
    await isAtBooking(page, id)
  })
})

test('a pooja that does not exist is not found, and leads on', { tag: '@once' }, async ({ page, say, faults }) => {
  faults.announce(/404/)
  const answer = await page.goto('/PujaDetailsPage/no-such-pooja')
  expect(answer?.status()).toBe(404)
  await page.getByRole('link', { name: say('poojas.search.all') }).click()
  await expect(cards(page)).toHaveCount(20)
})
