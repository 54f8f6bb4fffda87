import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { askForCode, enterCode, readCode } from './support/pages.ts'
import { freshPhone } from './support/person.ts'
import { expectToast } from './support/toasts.ts'
import { reload, visit } from './support/visit.ts'
import type { Words } from './support/words.ts'

const cards = (page: Page) => page.locator('#products [data-product]')
const card = (page: Page, id: string) => page.locator(`#products [data-product="${id}"]`)
const found = (page: Page) => page.locator('[data-landing]')
const badge = (page: Page, say: Words) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${say('shell.account.cart')}`) })
const quantityIn = (place: Locator) => place.locator('output')

/** Waits until the page is hydrated: then the link to the long list opens a dialog. */
async function listIsReady(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await expect(page.locator('[data-long]')).toHaveAttribute('aria-haspopup', 'dialog')
}

test('a visitor looks through the shop: pages, shelves, filters, both scripts, the back button, and all in one list', async ({
  page,
  say,
  language,
}) => {
  await visit(page, '/shop')
  await expect(cards(page)).toHaveCount(8)
  await listIsReady(page)
  await page.getByRole('link', { name: say('shop.list.next') }).click()
  await expect(page).toHaveURL('/shop?page=2#products')
  await expect(page.getByText(say('shop.list.pageOf', { page: 2, total: 6 }))).toBeVisible()

  await page
    .getByRole('navigation', { name: say('shop.shelves.label') })
    .getByRole('link')
    .nth(3)
    .click()
  await expect(page).toHaveURL('/shop?category=gems')
  await expect(cards(page)).toHaveCount(6)
  await page.getByText(say('shop.filters.summary')).click()
  await page.getByLabel(say('shop.filters.max')).fill('4000')
  await page.getByLabel(say('shop.filters.sort')).selectOption('priceHigh')
  await page.getByRole('button', { name: say('shop.filters.apply') }).click()
  await expect(page).toHaveURL('/shop?category=gems&max=4000&sort=priceHigh')
  await expect(cards(page).first()).toHaveAttribute('data-product', 'pearl')
  await expect(found(page)).toBeFocused()
  // Each filter can be removed separately, and going back restores it, in the form too.
  await page.getByRole('link', { name: say('shop.filters.remove', { name: say('shop.sort.priceHigh') }) }).click()
  await expect(page).toHaveURL('/shop?category=gems&max=4000')
  await expect(page.getByLabel(say('shop.filters.sort'))).toHaveValue('shelf')
  await page.goBack()
  await expect(page).toHaveURL('/shop?category=gems&max=4000&sort=priceHigh')
  await expect(page.getByLabel(say('shop.filters.sort'))).toHaveValue('priceHigh')

  // Search in the other script than the page's.
  await visit(page, '/shop')
  await listIsReady(page)
  const q = language === 'en' ? 'तुलसी' : 'tulsi'
  const field = page.getByRole('searchbox', { name: say('shop.search.label') })
  await field.fill(q)
  await field.press('Enter')
  await expect(page).toHaveURL(`/shop?${new URLSearchParams({ q })}`)
  await expect(card(page, 'tulsi-mala')).toBeInViewport()
  await field.fill('xylophone')
  await field.press('Enter')
  await expect(page.getByText(say('shop.state.empty'))).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: say('shop.search.all') })
    .click()
  await expect(cards(page)).toHaveCount(8)

  await page.locator('[data-long]').click()
  const dialog = page.getByRole('dialog', { name: say('shop.dialog.title') })
  await expect(dialog.locator('[data-product]')).toHaveCount(10)
  // Use a key: scrolling to the button would reach the end of the list, which loads ten more by itself and moves the
  // button. A key needs no position, and its press may come before or after the load.
  await dialog.getByRole('button', { name: say('shop.dialog.load') }).press('Enter')
  const shown = () =>
    dialog
      .locator('[data-product]')
      .evaluateAll((products) => products.map((product) => (product as HTMLElement).dataset.product))
  await expect.poll(async () => (await shown()).length).toBeGreaterThanOrEqual(20)
  const products = await shown()
  expect(new Set(products).size, 'each of them once').toBe(products.length)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a visitor pages, filters, reads about a product and its delivery, and Buy now leads to the checkout', async ({
    page,
    say,
  }) => {
    await page.goto('/shop')
    await page.getByRole('link', { name: say('shop.list.next') }).click()
    await expect(page).toHaveURL('/shop?page=2#products')
    await expect(cards(page)).toHaveCount(8)
    await page.getByRole('searchbox').fill('पुखराज')
    await page.getByRole('button', { name: say('shop.search.go') }).click()
    await cards(page).getByRole('link', { name: 'Yellow Sapphire (Pukhraj)' }).click()
    await expect(page).toHaveURL('/IndividualShop?id=yellow-sapphire')
    await expect(page.getByText('DEMO-GR-26-0412')).toBeVisible()
    await page.getByLabel(say('shop.detail.delivery.label')).fill('221005')
    await page.getByRole('button', { name: say('shop.detail.delivery.check') }).click()
    await expect(page.getByText(say('shop.detail.delivery.cod'))).toBeVisible()
    await page.locator('select[name=quantity]').selectOption('2')
    // Check only the target: the checkout asks for a sign-in, which needs JavaScript.
    await page.route(/\/checkout\?/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Checkout</h1>' }))
    await page.getByRole('button', { name: say('shop.detail.buy') }).click()
    await expect(page).toHaveURL('/checkout?quantity=2&buy=yellow-sapphire')
  })
})

test(
  'a guest fills the cart, signs in for the checkout, and finds it in their own; a change on another device shows on the page',
  { tag: '@phone' },
  async ({ page, say, language }) => {
    const name = language === 'en' ? 'Tulsi Mala' : 'तुलसी माला'
    const added = language === 'en' ? `${name} added to cart!` : `${name} कार्ट में जोड़ा गया!`
    await visit(page, '/IndividualShop?id=tulsi-mala')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.locator('select[name=quantity]').selectOption('2')
    await page
      .getByRole('button', { name: say('shop.detail.add'), exact: true })
      .and(page.locator(':visible'))
      .first()
      .click()
    await expectToast(page, added)
    await expect(page.getByText(say('shop.detail.inCart', { count: 2 }))).toBeVisible()
    await expect(badge(page, say)).toHaveAccessibleName(`${say('shell.account.cart')} (2)`)
    await badge(page, say).click()
    await expect(page).toHaveURL('/cart')
    await expect(page.getByText(say('cart.guest'))).toBeVisible()
    await page.getByRole('button', { name: say('cart.line.more', { name }) }).click()
    await expect(page.getByText(say('cart.lines_other', { count: 3 }))).toBeVisible()
    await reload(page)
    await expect(page.getByText(say('cart.lines_other', { count: 3 }))).toBeVisible()

    await page.getByRole('link', { name: say('cart.checkout') }).click()
    await expect(page).toHaveURL('/login?redirect=%2Fcheckout')
    await askForCode(page, say, freshPhone())
    await enterCode(page, say, await readCode(page, say))
    await expect(page).not.toHaveURL(/\/otp/)
    await visit(page, '/cart')
    await expect(page.getByText(say('cart.lines_other', { count: 3 }))).toBeVisible()
    await expect(page.getByText(say('cart.guest'))).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('guestCart'))).toBeNull()

    const { token, userId } = await page.evaluate(() => ({
      token: localStorage.getItem('token')!,
      userId: localStorage.getItem('userId')!,
    }))
    const elsewhere = await page.context().request.put('/api/cart/addToCart', {
      headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() },
      data: { userId, product: 'shri-yantra', quantity: 1 },
    })
    expect(elsewhere.status()).toBe(200)
    await expect(page.getByText(say('cart.lines_other', { count: 4 }))).toBeVisible()
    await expect(badge(page, say)).toHaveAccessibleName(`${say('shell.account.cart')} (4)`)
  },
)

test('the quantity on a card goes up to the stock and down to zero; in the cart it stops at one', async ({
  page,
  say,
  signIn,
  faults,
}) => {
  faults.announce(/409.*\/api\/cart\/setQuantity/)
  await signIn()
  await visit(page, '/shop')
  await listIsReady(page)
  const sapphire = card(page, 'yellow-sapphire')
  const name = 'Yellow Sapphire (Pukhraj)'
  await sapphire.getByRole('button', { name: say('shop.card.add') }).click()
  await expectToast(page, `${name} added to cart!`)
  const more = sapphire.getByRole('button', { name: say('shop.card.more', { name }) })
  for (let count = 2; count <= 4; count += 1) {
    await more.click()
    await expect(quantityIn(sapphire)).toHaveText(String(count))
  }
  // The stock is four.
  await more.click()
  await expectToast(page, 'Only 4 left of this. Please choose a smaller number.')
  await expect(quantityIn(sapphire)).toHaveText('4')
  await expect(badge(page, say)).toHaveAccessibleName(`${say('shell.account.cart')} (4)`)

  await visit(page, '/cart')
  const line = page.getByRole('listitem').filter({ hasText: name })
  await line.getByRole('button', { name: say('cart.line.more', { name }) }).click()
  await expect(line.getByRole('alert')).toContainText('Only 4 left of this.')
  await expect(quantityIn(line)).toHaveText('4')
  for (let count = 3; count >= 1; count -= 1) {
    await line.getByRole('button', { name: say('cart.line.less', { name }) }).click()
    await expect(quantityIn(line)).toHaveText(String(count))
  }
  await expect(line.getByRole('button', { name: say('cart.line.less', { name }) })).toBeDisabled()
  await expect(page.getByText('₹18,500.00').first()).toBeVisible()

  await visit(page, '/shop')
  await listIsReady(page)
  await expect(quantityIn(sapphire)).toHaveText('1')
  await sapphire.getByRole('button', { name: say('shop.card.less', { name }) }).click()
  await expect(sapphire.getByRole('button', { name: say('shop.card.add') })).toBeFocused()
  await visit(page, '/cart')
  await expect(page.getByText(say('cart.empty'))).toBeVisible()
})
