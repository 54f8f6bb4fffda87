import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { signInAsDemo } from './support/demo-account.ts'
import { expect, test } from './support/fixtures.ts'
import { freshAddress } from './support/person.ts'
import { signInByApi } from './support/sign-in-by-api.ts'
import { visit } from './support/visit.ts'

const [one, two] = ['9000000003', '9000000004'] as const

/** Somebody with a browser of their own. */
async function somebody(browser: Browser) {
  const context = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': freshAddress() } })
  const page = await context.newPage()
  const account = await signInByApi(page)
  return { context, account }
}

test('a letter is found, answered and noted in the audit log', { tag: '@pair' }, async ({ page, say }) => {
  await signInAsDemo(page, one)
  const id = randomUUID()
  const sent = await page.context().request.post('/api/contact/sendMessage', { data: { id, name: 'Kamala Rao', reply_to: 'kamala@example.com', topic: 'order', message: `Where is my mala? ${id}` } })
  expect(sent.status()).toBe(200)
  const { reference } = (await sent.json()) as { reference: string }

  await visit(page, '/admin')
  await page.getByRole('main').getByRole('link', { name: say('operator.figures.openLetters') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('operator.nav.letters') })).toBeVisible()
  await page.getByLabel(say('operator.search'), { exact: true }).fill(reference)
  await page.getByRole('button', { name: say('operator.find') }).click()
  await expect(page).toHaveURL(new RegExp(`search=${reference}`))
  await expect(page.getByRole('row')).toHaveCount(2)

  await page.getByRole('button', { name: say('operator.actions.answer') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: say('operator.actions.answer') }).click()
  await expect(dialog.getByLabel(say('operator.fields.answer'))).toBeFocused()
  await dialog.getByLabel(say('operator.fields.answer')).fill('It left today.')
  await dialog.getByRole('button', { name: say('operator.actions.answer') }).click()
  await expect(dialog).toBeHidden()
  // The list was of open letters: this one has left it.
  await expect(page.getByText(say('operator.empty'))).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/search=/)

  await visit(page, `/admin/list/audit?search=${id}`)
  await expect(page.getByRole('cell', { name: say('operator.calls.answerLetter') })).toBeVisible()
})

test('a correction reaches the wallet only when a second operator confirms it', { tag: '@once' }, async ({ page, browser, say, faults }) => {
  faults.announce(/409.*decide/)
  const { context, account } = await somebody(browser)
  const balance = async () => {
    const answer = await context.request.get('/api/user/getUserWalletDetail', { headers: { Authorization: `Bearer ${account.token}` } })
    return ((await answer.json()) as { wallet: { balance: number } }).wallet.balance
  }
  await signInAsDemo(page, one)
  await visit(page, `/admin/list/users?search=${account.phone}`)
  await page.getByRole('button', { name: say('operator.actions.correct') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('operator.fields.amount')).fill('51.50')
  await dialog.getByLabel(say('operator.fields.reason')).fill(`Charged twice ${account.phone}`)
  await dialog.getByRole('button', { name: say('operator.actions.correct') }).click()
  await expect(dialog).toBeHidden()

  await visit(page, '/admin/list/proposals?filter=state:open')
  const row = page.getByRole('row').filter({ hasText: account.phone })
  await row.getByRole('button', { name: say('operator.actions.confirm') }).click()
  await dialog.getByRole('button', { name: say('operator.actions.confirm') }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Another operator has to do this.')
  expect(await balance()).toBe(0)

  await signInAsDemo(page, two)
  await visit(page, '/admin/list/proposals?filter=state:open')
  await row.getByRole('button', { name: say('operator.actions.confirm') }).click()
  await dialog.getByRole('button', { name: say('operator.actions.confirm') }).click()
  await expect(dialog).toBeHidden()
  expect(await balance()).toBe(51.5)
  await context.close()
})

test('who is no operator finds no console', { tag: '@once' }, async ({ page, say, signIn }) => {
  await signIn()
  await visit(page, '/admin')
  await expect(page.getByText(say('shell.notFound.title'))).toBeVisible()
})
