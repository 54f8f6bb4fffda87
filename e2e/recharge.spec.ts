import type { Page } from '@playwright/test'
import { demoProviderTexts } from '@sankalp/content/payments-texts'
import { expect, test } from './support/fixtures.ts'
import { accountButton, accountCard } from './support/pages.ts'
import type { Words } from './support/words.ts'
import { reload, visit } from './support/visit.ts'

const popularPack = (page: Page, say: Words) => page.getByRole('button', { name: say('wallet.recharge.popular') })
const pending = (page: Page, say: Words) => page.getByText(say('wallet.pending.title', { amount: '₹100' }))
const paid = (page: Page, say: Words) => page.getByText(say('wallet.paid.title', { credit: '₹200' }))
const balance = (page: Page, say: Words) => page.getByRole('region', { name: say('wallet.balance.label'), exact: true })

/** Presses the pack of ₹100; returns the provider's page in its new tab. */
async function beginPayment(page: Page, say: Words): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await popularPack(page, say).click()
  const provider = await opened
  await expect(provider).toHaveURL(/\/demo/)
  return provider
}

test(
  'a phone pays ₹100 in a new tab, loses the network on the way back, and finds ₹200 with a receipt, once',
  { tag: '@phone' },
  async ({ page, say, language, signIn, faults }) => {
    faults.announce(/request failed: POST .*demo/)
    await signIn()
    await visit(page, '/mywallet')
    await expect(balance(page, say)).toContainText('₹0.00')
    const provider = await beginPayment(page, say)
    await expect(pending(page, say)).toBeVisible()
    // The provider receives the payment; its reply, which would lead back, is lost.
    await provider.route(/\/demo/, async (route) => {
      await route.fetch({ maxRedirects: 0 })
      await route.abort('internetdisconnected')
    })
    const lost = provider.waitForEvent('requestfailed')
    await provider.getByRole('button', { name: demoProviderTexts[language].pay(100_00) }).click()
    await lost
    await provider.close()

    await expect(paid(page, say)).toBeVisible()
    await expect(balance(page, say)).toContainText('₹200.00')
    await page.getByRole('link', { name: say('wallet.paid.receipt') }).click()
    await expect(page.getByRole('article')).toContainText('₹200.00')
    await expect(page.getByRole('article')).toContainText(/SK\/\d{4}-\d{2}\/R\/\d{6}/)

    await visit(page, '/mywallet')
    await expect(balance(page, say)).toContainText('₹200.00')
    await expect(
      page.locator('a[href^="/mywallet/receipt/"]').filter({ hasText: say('wallet.kinds.recharge') }),
    ).toHaveCount(1)
  },
)

test('a failed payment is shown in both tabs, and can be retried', async ({ page, say, language, signIn }) => {
  await signIn()
  await visit(page, '/mywallet')
  const provider = await beginPayment(page, say)
  await provider.getByRole('button', { name: demoProviderTexts[language].failed }).click()
  const failed = (tab: Page) => tab.getByText(say('wallet.failed.title', { amount: '₹100' }))
  await expect(failed(page)).toBeVisible()
  await expect(balance(page, say)).toContainText('₹0.00')
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: say('wallet.failed.again') }).click()
  await expect(await opened).toHaveURL(/\/demo/)
  await expect(pending(page, say)).toBeVisible()
})

test(
  'a payment cancelled by the user closes the provider’s page, and is never shown as failed',
  { tag: '@phone' },
  async ({ page, say, language, signIn }) => {
    await signIn()
    await visit(page, '/mywallet')
    const provider = await beginPayment(page, say)
    await expect(pending(page, say)).toBeVisible()
    await page.getByRole('button', { name: say('wallet.pending.giveUp') }).click()
    const givenUp = page.getByText(say('wallet.givenUp.title', { amount: '₹100' }))
    await expect(givenUp).toBeVisible()
    // Press on the page that was still open: it must no longer accept a payment.
    await provider.getByRole('button', { name: demoProviderTexts[language].pay(100_00) }).click()
    await expect(provider.getByRole('status')).toHaveText(demoProviderTexts[language].over.cancelled)

    await reload(page)
    await expect(givenUp).toBeVisible()
    await expect(page.getByText(say('wallet.failed.title', { amount: '₹100' }))).toHaveCount(0)
    await page.getByRole('button', { name: say('wallet.givenUp.close') }).click()
    await expect(balance(page, say)).toContainText('₹0.00')
    // Choosing the same pack again starts another payment.
    await expect(await beginPayment(page, say)).toHaveURL(/\/demo/)
    await expect(pending(page, say)).toBeVisible()
  },
)

test('a double press makes one payment, a reload keeps it, and two tabs and the account card show the same result', async ({
  page,
  context,
  say,
  signIn,
}) => {
  let begun = 0
  page.on('request', (request) => (begun += Number(request.url().endsWith('/api/wallet/recharge'))))
  await signIn()
  await visit(page, '/mywallet')
  const answered = page.waitForResponse('**/api/wallet/recharge')
  const opened = page.waitForEvent('popup')
  await popularPack(page, say).dblclick()
  const { paymentId } = (await (await answered).json()) as { paymentId: string }
  await (await opened).close()
  await expect(pending(page, say)).toHaveCount(1)
  expect(begun).toBe(1)

  await reload(page)
  await expect(pending(page, say)).toBeVisible()
  const other = await context.newPage()
  await visit(other, '/mywallet')
  await expect(pending(other, say)).toBeVisible()
  const elsewhere = await context.newPage()
  await visit(elsewhere, '/')
  await accountButton(elsewhere, say).click()
  await expect(accountCard(elsewhere, say)).toContainText('₹0.00')

  const done = await context.request.post(`/api/demo/payments/${paymentId}`, { data: { outcome: 'paid' } })
  expect(done.status()).toBe(200)
  // Each tab updates by itself, without a focus or a reload.
  for (const tab of [page, other]) {
    await expect(balance(tab, say)).toContainText('₹200.00')
    await expect(paid(tab, say)).toHaveCount(1)
  }
  await expect(accountCard(elsewhere, say)).toContainText('₹200.00')
})
