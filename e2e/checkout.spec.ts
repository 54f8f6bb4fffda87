import type { Locator, Page } from '@playwright/test'
import { demoProviderTexts } from '@sankalp/content/payments-texts'
import { formatRupees } from '@sankalp/contract/money'
import { fillWallet } from './support/bookings.ts'
import { expect, test } from './support/fixtures.ts'
import { cartOf, countOrders, fillCart, readProduct, signInOperator } from './support/orders.ts'
import { freshAddress, profiles } from './support/person.ts'
import { makeJpeg } from './support/pictures.ts'
import { expectToast } from './support/toasts.ts'
import { reload, visit } from './support/visit.ts'
import type { Words } from './support/words.ts'

/** A product with a large stock in the demo. */
const book = 'bhagavad-gita-pocket'
const almanac = 'sankalp-panchang-2027'

const field = (page: Page, say: Words, name: string): Locator =>
  page.getByLabel(say(`checkout.address.${name}`), { exact: true })
const button = (page: Page, text: string): Locator => page.getByRole('button', { name: text, exact: true })
const method = (page: Page, say: Words, name: string): Locator =>
  page.getByRole('radio', { name: say(`checkout.payment.${name}`), exact: true })

async function writeAddress(page: Page, say: Words): Promise<void> {
  await field(page, say, 'addressLine').fill('14, Assi Ghat Road')
  await field(page, say, 'pinCode').fill('221005')
  await expect(field(page, say, 'city')).toHaveValue(/^(Varanasi|वाराणसी)$/)
  await expect(field(page, say, 'state')).toHaveValue('Uttar Pradesh')
}

async function saveAddress(page: Page, say: Words): Promise<void> {
  await button(page, say('checkout.address.save')).click()
  await expect(page.getByRole('group', { name: say('checkout.address.choose') }).getByRole('radio')).toBeChecked()
}

async function expectReceived(page: Page, say: Words): Promise<string> {
  await expect(page).toHaveURL(/\/orderReceived\?id=/)
  await expect(page.getByRole('heading', { name: say('orders.received.thanks') })).toBeVisible()
  return new URL(page.url()).searchParams.get('id')!
}

test(
  'a double press orders a cart from the wallet once; the invoice is shown, and cancelling refunds the money',
  { tag: '@both' },
  async ({ page, say, language, signIn }) => {
    const account = await signIn(profiles[language])
    const { request } = page.context()
    await fillWallet(request, account, 3000)
    await fillCart(request, account, book, 2)
    const { final_price: price } = await readProduct(request, book)
    const total = formatRupees(Math.round(price * 100) * 2, language)

    await visit(page, '/checkout')
    await expect(field(page, say, 'fullName')).not.toHaveValue('')
    await writeAddress(page, say)
    // A refresh keeps what was typed.
    await reload(page)
    await expect(field(page, say, 'addressLine')).toHaveValue('14, Assi Ghat Road')
    await expect(field(page, say, 'city')).toHaveValue(/^(Varanasi|वाराणसी)$/)
    // Placing the order saves the typed address.
    await expect(method(page, say, 'wallet')).toBeChecked()
    await expect(page.getByText(total, { exact: true }).first()).toBeVisible()
    await expect(button(page, say('checkout.place'))).toBeEnabled()
    await button(page, say('checkout.place')).dblclick()
    await expectReceived(page, say)
    await expectToast(page, say('checkout.placed'))
    expect(await countOrders(request, account)).toBe(1)
    expect(await cartOf(request, account)).toEqual([])
    await reload(page)
    await expectReceived(page, say)

    await page.getByRole('link', { name: say('orders.invoice') }).click()
    await expect(page.getByRole('article')).toContainText(total)
    await visit(page, '/getmyOrders')
    const entry = page.getByRole('article')
    await entry.getByRole('button', { expanded: false }).click()
    await expect(entry).toContainText('14, Assi Ghat Road')
    await entry.getByRole('button', { name: say('orders.actions.cancel') }).click()
    const dialog = page.getByRole('dialog', { name: say('orders.cancel.title') })
    // The refund is shown before the cancellation.
    await expect(dialog).toContainText(say('orders.cancel.wallet', { amount: total }))
    await dialog.getByRole('button', { name: say('orders.cancel.confirm') }).click()
    await expect(entry).toContainText(say('orders.refund.wallet', { amount: total }))
    await visit(page, '/mywallet')
    await expect(page.getByRole('region', { name: say('wallet.balance.label'), exact: true })).toContainText(
      '₹3,000.00',
    )
  },
)

test(
  'one product is bought directly and paid online, and the cart does not change',
  { tag: '@phone' },
  async ({ page, say, language, signIn }) => {
    const account = await signIn(profiles[language])
    const { request } = page.context()
    await fillCart(request, account, book, 1)
    const { final_price: price } = await readProduct(request, almanac)
    await visit(page, `/checkout?buy=${almanac}&quantity=1`)
    await button(page, say('checkout.lines.more')).click()
    await expect(page).toHaveURL(/quantity=2/)
    await writeAddress(page, say)
    await saveAddress(page, say)
    await method(page, say, 'online').check()
    await button(page, say('checkout.place')).click()
    await expect(page).toHaveURL(/\/demo\/pay\//)
    // A user who returns without having paid finds the order and the link to pay it.
    await page.goBack()
    const totalPaise = Math.round(price * 100) * 2
    await page
      .getByRole('link', { name: say('orders.waiting.pay', { amount: formatRupees(totalPaise, language) }) })
      .click()
    await expect(page).toHaveURL(/\/demo\/pay\//)
    await page.getByRole('button', { name: demoProviderTexts[language].pay(totalPaise) }).click()
    await expectReceived(page, say)
    expect(await cartOf(request, account)).toEqual([{ id: book, quantity: 1 }])
    await page.getByRole('link', { name: say('orders.received.track') }).click()
    await expect(page.getByRole('article')).toContainText(say('orders.payment.paid'))
    expect(await countOrders(request, account)).toBe(1)
  },
)

test('cash on delivery: the page follows the parcel by itself, and a return with a picture refunds the money', async ({
  page,
  browser,
  say,
  language,
  signIn,
}) => {
  const account = await signIn(profiles[language])
  await fillCart(page.context().request, account, book, 1)
  await visit(page, '/checkout')
  await writeAddress(page, say)
  await saveAddress(page, say)
  await method(page, say, 'cod').check()
  await button(page, say('checkout.place')).click()
  const orderId = await expectReceived(page, say)
  await page.getByRole('link', { name: say('orders.received.track') }).click()
  const entry = page.getByRole('article')
  const steps = entry.getByRole('list', { name: say('orders.timeline.label') })
  await expect(steps).toContainText(say('orders.timeline.toCome'))

  const elsewhere = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': freshAddress() } })
  const operate = await signInOperator(elsewhere)
  await operate('pack', orderId)
  await operate('ship', orderId, { carrier: 'indiaPost', trackingNumber: 'EE123456789IN' })
  // The update comes over the live channel, without a reload.
  await expect(entry.getByRole('link', { name: 'EE123456789IN' })).toHaveAttribute('href', /indiapost/)
  await expect(entry.getByRole('button', { name: say('orders.actions.cancel') })).toHaveCount(0)
  await operate('deliver', orderId)
  await entry.getByRole('button', { name: say('orders.actions.return') }).click()
  const dialog = page.getByRole('dialog', { name: say('orders.return.title') })
  await dialog.getByRole('radio', { name: say('orders.return.reasons.damaged') }).check()
  await dialog.getByRole('button', { name: say('orders.return.send') }).click()
  await entry.getByLabel(say('orders.return.pictures')).setInputFiles(await makeJpeg())
  await expect(entry.getByRole('img', { name: say('orders.return.picture', { number: 1 }) })).toBeVisible()
  await operate('closeReturn', orderId, { accept: true, resell: false })
  await expect(entry).toContainText(say('orders.return.accepted'))
  await expect(entry.getByRole('link', { name: say('orders.creditNote') })).toBeVisible()
  await elsewhere.close()
})
