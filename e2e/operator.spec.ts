import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import { signInAsDemo } from './support/demo-account.ts'
import { chatWith } from './support/earnings.ts'
import { expect, test } from './support/fixtures.ts'
import { freshAddress, profiles } from './support/person.ts'
import { signInByApi } from './support/sign-in-by-api.ts'
import { visit } from './support/visit.ts'

const [one, two] = ['9000000003', '9000000004'] as const

/** Opens a separate browser for another user. */
async function somebody(browser: Browser, profile?: (typeof profiles)['en']) {
  const context = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': freshAddress() } })
  const page = await context.newPage()
  const account = await signInByApi(page, profile)
  return { context, account }
}

test('a letter is found, answered and recorded in the audit log', async ({ page, say }) => {
  await signInAsDemo(page, one)
  const id = randomUUID()
  const sent = await page.context().request.post('/api/contact/sendMessage', {
    data: {
      id,
      name: 'Kamala Rao',
      reply_to: 'kamala@example.com',
      topic: 'order',
      message: `Where is my mala? ${id}`,
    },
  })
  expect(sent.status()).toBe(200)
  const { reference } = (await sent.json()) as { reference: string }

  await visit(page, '/admin')
  await page
    .getByRole('main')
    .getByRole('link', { name: say('operator.figures.openLetters') })
    .click()
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
  // The list shows open letters: this one has left it.
  await expect(page.getByText(say('operator.empty'))).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/search=/)

  await visit(page, `/admin/list/audit?search=${id}`)
  await expect(page.getByRole('cell', { name: say('operator.calls.answerLetter') })).toBeVisible()
})

test('a correction reaches the wallet only after a second operator confirms it', async ({ page, browser, say }) => {
  const { context, account } = await somebody(browser)
  const balance = async () => {
    const answer = await context.request.get('/api/user/getUserWalletDetail', {
      headers: { Authorization: `Bearer ${account.token}` },
    })
    return ((await answer.json()) as { wallet: { balance: number } }).wallet.balance
  }
  await signInAsDemo(page, one)
  await visit(page, `/admin/list/users?search=${account.phone}`)
  await page.getByRole('link', { name: say('operator.look') }).click()
  await page.getByRole('button', { name: say('operator.actions.correct') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('operator.fields.amount')).fill('51.50')
  await dialog.getByLabel(say('operator.fields.reason')).fill(`Charged twice ${account.phone}`)
  await dialog.getByRole('button', { name: say('operator.actions.correct') }).click()
  await expect(dialog).toBeHidden()

  await visit(page, '/admin/list/proposals?filter=state:open')
  const row = page.getByRole('row').filter({ hasText: account.phone })
  await expect(row.getByText(say('operator.states.waitsForOther'))).toBeVisible()
  await expect(row.getByRole('button', { name: say('operator.actions.confirm') })).toHaveCount(0)
  expect(await balance()).toBe(0)

  await signInAsDemo(page, two)
  await visit(page, '/admin/list/proposals?filter=state:open')
  await row.getByRole('button', { name: say('operator.actions.confirm') }).click()
  await dialog.getByRole('button', { name: say('operator.actions.confirm') }).click()
  await expect(dialog).toBeHidden()
  expect(await balance()).toBe(51.5)
  await context.close()
})

test('a payout day: one operator makes the batch, the other confirms it, the bank gets its file and the acharya sees the payment', async ({
  page,
  browser,
  say,
  lendAcharya,
}) => {
  test.slow()
  const { context, account } = await somebody(browser, profiles.en)
  const phone = await lendAcharya()
  const acharya = await signInAsDemo(page, phone)
  await chatWith(context.request, account, acharya)
  await context.close()

  // The acharya enters the bank account; a wrong digit is found before it is stored.
  await visit(page, '/acharya/earnings')
  const form = page.getByRole('form', { name: say('acharya-live.bank.title') })
  await form.getByLabel(say('acharya-live.bank.holder')).fill('Vidya Sharma')
  await form.getByLabel(say('acharya-live.bank.ifsc')).fill('sbin0001234')
  await form.getByLabel(say('acharya-live.bank.number'), { exact: true }).fill('00123456789012')
  await form.getByLabel(say('acharya-live.bank.numberAgain')).fill('00123456789021')
  await form.getByRole('button', { name: say('acharya-live.bank.save') }).click()
  await expect(form.getByText('This is not the same as above.')).toBeVisible()
  await form.getByLabel(say('acharya-live.bank.numberAgain')).fill('00123456789012')
  await form.getByRole('button', { name: say('acharya-live.bank.save') }).click()
  await expect(page.getByText('9012')).toBeVisible()
  await expect(page.getByText('00123456789012')).toHaveCount(0)

  await signInAsDemo(page, one)
  await visit(page, '/admin/list/batches')
  await page.getByRole('button', { name: say('operator.payouts.make') }).click()
  await expect(page).toHaveURL(/\/admin\/keep\/batch\//)
  const batch = page.url()
  const payout = page.getByRole('listitem').filter({ hasText: 'Vidya Sharma' })
  await expect(payout).toContainText(say('operator.states.accountReady'))
  const dialog = page.getByRole('dialog')
  const confirm = async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: say('operator.actions.confirmBatch') })
      .click()
    await dialog.getByRole('button', { name: say('operator.actions.confirmBatch') }).click()
  }
  await expect(page.getByText(say('operator.batch.waits'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: say('operator.actions.confirmBatch') })).toHaveCount(
    0,
  )

  await signInAsDemo(page, two)
  await visit(page, batch)
  await confirm()
  await expect(dialog).toBeHidden()
  await expect(payout).toContainText(say('operator.states.confirmed'))

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: say('operator.payouts.bankFile') }).click()
  const file = await readFile(await (await coming).path(), 'utf8')
  expect(file).toContain('Vidya Sharma,00123456789012,SBIN0001234')
  await expect(payout).toContainText(say('operator.states.atBank'))
  await page
    .getByRole('main')
    .getByRole('button', { name: say('operator.actions.markBatchPaid') })
    .click()
  await dialog.getByLabel(say('operator.fields.bankReference')).fill('BULK20261117')
  await dialog.getByRole('button', { name: say('operator.actions.markBatchPaid') }).click()
  await expect(dialog).toBeHidden()
  await expect(payout).toContainText('BULK20261117')

  await visit(page, `/admin/list/audit?filter=kind:changed&search=BULK20261117`)
  await expect(page.getByRole('cell', { name: say('operator.calls.markBatchPaid') }).first()).toBeVisible()

  await signInAsDemo(page, phone)
  await visit(page, '/acharya/earnings')
  await expect(page.getByText('BULK20261117').first()).toBeVisible()
  await visit(page, '/acharya/statement')
  const statement = page.waitForEvent('download')
  await page.getByRole('button', { name: say('statement.pdf') }).click()
  expect((await readFile(await (await statement).path())).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a permission waits for a second operator, says from when it is in force, and is withdrawn', async ({
  page,
  browser,
  say,
}) => {
  const { context, account } = await somebody(browser)
  await context.close()
  const dialog = page.getByRole('dialog')
  const act = async (name: Parameters<typeof say>[0], fill: () => Promise<unknown> = () => Promise.resolve()) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: say(name), exact: true })
      .click()
    await fill()
    await dialog.getByRole('button', { name: say(name), exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  const reason = () => dialog.getByLabel(say('operator.fields.reason')).fill('A new colleague')
  await signInAsDemo(page, one)
  await visit(page, `/admin/list/users?search=${account.phone}`)
  await page.getByRole('link', { name: say('operator.look') }).click()
  await act('operator.actions.step', async () => {
    await dialog.getByLabel(say('operator.fields.operatorStep')).selectOption('support')
    await reason()
  })
  await visit(page, `/admin/list/operators?search=${account.phone}`)
  await expect(page.getByRole('cell', { name: say('operator.states.waitsForOther') })).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('button', { name: say('operator.actions.confirmRight'), exact: true }),
  ).toHaveCount(0)

  await signInAsDemo(page, two)
  await visit(page, `/admin/list/operators?search=${account.phone}`)
  await act('operator.actions.confirmRight')
  await expect(page.getByRole('cell', { name: say('operator.states.comesInForce') })).toBeVisible()
  await act('operator.actions.withdrawRight', reason)
  await expect(page.getByText(say('operator.empty'))).toBeVisible()
})

test('who is neither acharya nor operator finds no console', async ({ page, say, signIn }) => {
  await signIn()
  for (const path of ['/acharya', '/admin']) {
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1, name: say('shell.notFound.title') })).toBeVisible()
  }
})
