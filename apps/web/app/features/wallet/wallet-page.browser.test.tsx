import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { pageQueryClient } from '../../lib/query/query-client.ts'
import { QueryProvider } from '../../lib/query/provider.tsx'
import { saveSession } from '../../lib/session/store.ts'
import { answerApi } from '../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../lib/testing/render-screen.fake.tsx'
import { WalletPage } from './wallet-page.tsx'
import { idOf, packsOf, paymentOf, quietWallet, transferOf, userId, walletOf } from './wallet.fake.ts'

const pay = 'POST /api/wallet/recharge'
const open = 'GET /api/payment/getOpenPayments'
const balance = 'GET /api/user/getUserWalletDetail'
const look = `GET /api/payment/getPayment/${idOf(1)}`
const giveUp = `POST /api/payment/giveUp/${idOf(1)}`
const begun = { json: { success: true, url: 'https://pay.example/1', paymentId: idOf(1) } }

/** Records the tab that a press has opened: where it was sent, and whether it was closed. */
function fakeTabs() {
  const tabs: { url: string; isClosed: boolean }[] = []
  vi.stubGlobal('open', (url: string) => {
    const tab = { url, isClosed: false }
    tabs.push(tab)
    return {
      document: document.implementation.createHTMLDocument(),
      opener: window,
      location: { replace: (next: string) => (tab.url = next) },
      close: () => (tab.isClosed = true),
    }
  })
  return tabs
}

async function renderWallet(path = '/mywallet', language: 'en' | 'hin' = 'en') {
  const screen = await renderScreen(
    <QueryProvider>
      <WalletPage />
    </QueryProvider>,
    { namespaces: ['wallet'], path, language },
  )
  const { t } = screen
  return {
    screen,
    amount: screen.getByLabelText(t('recharge.amount')),
    proceed: screen.getByRole('button', { name: t('recharge.proceed') }),
  }
}

/** Fires the browser event for a user who returns to the page. */
const turnToPage = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: userId })
})

test('shows the balance with two decimals, the amount set aside and the bonus', async () => {
  answerApi({
    ...quietWallet,
    [balance]: () => ({
      json: { wallet: walletOf(120_350.5, { available: 120_000, reserved: 350.5, bonus: 20_000 }) },
    }),
  })
  const { screen } = await renderWallet()
  await expect.element(screen.getByText('₹1,20,000.00', { exact: true })).toBeVisible()
  await expect
    .element(screen.getByText(screen.t('balance.reserved', { balance: '₹1,20,350.50', reserved: '₹350.50' })))
    .toBeVisible()
  await expect.element(screen.getByText('₹1,00,350.50', { exact: true })).toBeVisible()
  await expect.element(screen.getByText(screen.t('balance.bonusUse'))).toBeVisible()
})

test('accepts an amount in any digits, and sends nothing for one out of range', async () => {
  const tabs = fakeTabs()
  const { count } = answerApi(quietWallet)
  const { screen, amount, proceed } = await renderWallet()
  await proceed.click()
  await expect.element(screen.getByText(screen.t('recharge.missing'))).toBeVisible()
  await expect.element(amount).toHaveFocus()
  await userEvent.fill(amount, '₹२,००,००१')
  await expect.element(amount).toHaveValue('200001')
  await proceed.click()
  await expect.element(screen.getByText(screen.t('recharge.outOfRange', { min: '₹1', max: '₹1,00,000' }))).toBeVisible()
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
  expect([count(pay), tabs.length]).toEqual([0, 0])
})

test('makes one payment in one tab under one key for two presses, and then waits for it', async () => {
  const tabs = fakeTabs()
  const answer = Promise.withResolvers<typeof begun>()
  const pending = paymentOf({ amount: 151, credit: 151 })
  const { calls, count } = answerApi({
    ...quietWallet,
    [pay]: () => answer.promise,
    [open]: () => ({ json: { payments: count(pay) > 0 ? [pending] : [] } }),
    [look]: () => ({ json: { payment: pending } }),
  })
  const { screen, amount, proceed } = await renderWallet('/mywallet?amount=151')
  await expect.element(amount).toHaveValue('151')
  const form = (proceed.element() as HTMLButtonElement).form!
  // Submit twice before React can disable the button.
  form.requestSubmit()
  form.requestSubmit()
  expect(tabs, 'opened with the press itself').toHaveLength(1)
  answer.resolve(begun)
  await expect.element(screen.getByText(screen.t('pending.title', { amount: '₹151' }))).toBeVisible()
  expect(tabs).toEqual([{ url: 'https://pay.example/1', isClosed: false }])
  expect(count(pay)).toBe(1)
  const call = calls.find(({ url }) => url.pathname === '/api/wallet/recharge')!
  expect(call.body).toEqual({ userId, amount: 151 })
  expect(call.headers.get('Idempotency-Key')).toMatch(/^[\w-]{36}$/)
})

test('identifies a pack by its price, and continues a payment that is already pending', async () => {
  const tabs = fakeTabs()
  const { calls, count } = answerApi({
    ...quietWallet,
    [pay]: () => begun,
    [open]: () => ({ json: { payments: count(pay) > 0 ? [paymentOf()] : [] } }),
    [look]: () => ({ json: { payment: paymentOf() } }),
  })
  const { screen } = await renderWallet()
  const pack = screen.getByRole('button', { name: /Pay ₹100 / })
  await expect.element(pack).toHaveAccessibleName(/Most Popular.*Pay ₹100.*get ₹200/)
  await pack.click()
  await expect.element(screen.getByText(screen.t('pending.title', { amount: '₹100' }))).toBeVisible()
  expect(calls.find(({ url }) => url.pathname === '/api/wallet/recharge')!.body).toEqual({ userId, pack: 100 })
  await pack.click()
  expect(tabs.map(({ url }) => url)).toEqual(['https://pay.example/1', 'https://pay.example/1'])
  expect(count(pay)).toBe(1)
})

test('disables a used pack, and takes its price, when typed, as an amount without the bonus', async () => {
  fakeTabs()
  const packs = () => ({ json: packsOf([100]) })
  const { calls } = answerApi({
    ...quietWallet,
    'GET /api/wallet/packs': packs,
    [pay]: () => begun,
    [look]: () => ({ json: { payment: paymentOf() } }),
  })
  const { screen, amount, proceed } = await renderWallet()
  const pack = screen.getByRole('button', { name: /Pay ₹100 / })
  await expect.element(pack).toBeDisabled()
  await expect.element(pack).toHaveAccessibleName(new RegExp(screen.t('recharge.used')))
  await expect.element(screen.getByRole('button', { name: /Pay ₹50 / })).toBeEnabled()
  await userEvent.fill(amount, '100')
  await proceed.click()
  await expect
    .poll(() => calls.find(({ url }) => url.pathname === '/api/wallet/recharge')?.body)
    .toEqual({ userId, amount: 100 })
})

test('shows a link in place of a tab that the browser blocks', async () => {
  vi.stubGlobal('open', () => null)
  answerApi({
    ...quietWallet,
    [pay]: () => begun,
    [open]: () => ({ json: { payments: [paymentOf()] } }),
    [look]: () => ({ json: { payment: paymentOf() } }),
  })
  const { screen } = await renderWallet()
  await screen.getByRole('button', { name: /Pay ₹100 / }).click()
  await expect.element(screen.getByText(screen.t('pending.heldBack', { credit: '₹200' }))).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: screen.t('pending.open') }))
    .toHaveAttribute('href', 'https://pay.example/1')
})

test('closes the tab after a refusal, shows the reason, and keeps what was typed', async () => {
  const tabs = fakeTabs()
  const tooMany = { status: 429, json: { code: 'TOO_MANY_OPEN_PAYMENTS', message: 'many', facts: { limit: 5 } } }
  answerApi({ ...quietWallet, [pay]: () => tooMany })
  const { screen, amount, proceed } = await renderWallet()
  await userEvent.fill(amount, '151')
  await proceed.click()
  await expect.element(screen.getByRole('alert').filter({ hasText: '5' })).toBeVisible()
  expect(tabs).toEqual([{ url: 'about:blank', isClosed: true }])
  await expect.element(amount).toHaveValue('151')
})

test('resolves a pending payment by itself to the new balance and a receipt, and lets the user dismiss it', async () => {
  let isPaid = false
  const paid = () => paymentOf({ status: 'paid', url: null, transferId: idOf(7) })
  const { count } = answerApi({
    ...quietWallet,
    [open]: () => ({ json: { payments: [isPaid ? paid() : paymentOf()] } }),
    [look]: () => ({ json: { payment: isPaid ? paid() : paymentOf() } }),
    [balance]: () => ({ json: { wallet: isPaid ? walletOf(200, { bonus: 100 }) : walletOf(0) } }),
  })
  const { screen } = await renderWallet(`/mywallet?payment=${idOf(1)}&back=/pooja`)
  await expect.element(screen.getByText(screen.t('pending.title', { amount: '₹100' }))).toBeVisible()
  await expect.element(screen.getByText('₹0.00', { exact: true })).toBeVisible()
  isPaid = true
  turnToPage()
  await expect.element(screen.getByText(screen.t('paid.title', { credit: '₹200' }))).toBeVisible()
  await expect.element(screen.getByText('₹200.00', { exact: true })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: screen.t('paid.receipt') }))
    .toHaveAttribute('href', `/mywallet/receipt/${idOf(7)}`)
  await expect.element(screen.getByRole('link', { name: screen.t('paid.back') })).toHaveAttribute('href', '/pooja')
  await screen.getByRole('button', { name: screen.t('paid.done') }).click()
  await expect.element(screen.getByText(screen.t('paid.title', { credit: '₹200' }))).not.toBeInTheDocument()
  expect(screen.router.state.location.search).toBe('?back=%2Fpooja')
  const asked = count(open)
  turnToPage()
  await expect.poll(() => count(open)).toBeGreaterThan(asked)
  await expect.element(screen.getByText(screen.t('paid.title', { credit: '₹200' }))).not.toBeInTheDocument()
})

test('polls a payment repeatedly, and lets the user pay again after a failure', async () => {
  const tabs = fakeTabs()
  let looks = 0
  const failed = paymentOf({ status: 'failed', url: null })
  answerApi({
    ...quietWallet,
    [pay]: () => begun,
    [open]: () => ({ json: { payments: [looks > 1 ? failed : paymentOf()] } }),
    [look]: () => ({ json: { payment: ++looks > 1 ? failed : paymentOf() } }),
  })
  const { screen } = await renderWallet()
  await expect
    .element(screen.getByText(screen.t('failed.title', { amount: '₹100' })), { timeout: 30_000 })
    .toBeVisible()
  await screen.getByRole('button', { name: screen.t('failed.again') }).click()
  await expect.poll(() => tabs.map(({ url }) => url)).toEqual(['https://pay.example/1'])
})

test('cancels a pending payment with one press, shows its own message, and lets the user dismiss it', async () => {
  let isGivenUp = false
  const now = () => (isGivenUp ? paymentOf({ status: 'givenUp', url: null }) : paymentOf())
  const { count } = answerApi({
    ...quietWallet,
    [open]: () => ({ json: { payments: [now()] } }),
    [look]: () => ({ json: { payment: now() } }),
    [giveUp]: () => {
      isGivenUp = true
      return { json: { payment: now() } }
    },
  })
  const { screen } = await renderWallet()
  await screen.getByRole('button', { name: screen.t('pending.giveUp') }).click()
  await expect.element(screen.getByText(screen.t('givenUp.title', { amount: '₹100' }))).toBeVisible()
  expect(count(giveUp)).toBe(1)
  for (const text of [screen.t('failed.title', { amount: '₹100' }), screen.t('pending.title', { amount: '₹100' })])
    await expect.element(screen.getByText(text)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: screen.t('failed.again') })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: screen.t('givenUp.close') }).click()
  await expect.element(screen.getByText(screen.t('givenUp.title', { amount: '₹100' }))).not.toBeInTheDocument()
})

test('shows a payment as paid if it was paid before the cancellation, and keeps it pending with an error if there is no reply', async () => {
  let isAway = true
  answerApi({
    ...quietWallet,
    [open]: () => ({ json: { payments: [paymentOf()] } }),
    [look]: () => ({ json: { payment: paymentOf() } }),
    [giveUp]: () =>
      isAway
        ? { status: 500, json: { code: 'INTERNAL', message: 'no', facts: {} } }
        : { json: { payment: paymentOf({ status: 'paid', url: null, transferId: idOf(7) }) } },
  })
  const { screen } = await renderWallet()
  const press = screen.getByRole('button', { name: screen.t('pending.giveUp') })
  await press.click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByText(screen.t('pending.title', { amount: '₹100' }))).toBeVisible()
  isAway = false
  await press.click()
  await expect.element(screen.getByText(screen.t('paid.title', { credit: '₹200' }))).toBeVisible()
})

test('a recharge that was paid before this visit has no card, only its line in the history', async () => {
  const paid = paymentOf({ paymentId: idOf(2), status: 'paid', url: null, transferId: idOf(7) })
  answerApi({
    ...quietWallet,
    [open]: () => ({ json: { payments: [paid, paymentOf()] } }),
    [look]: () => ({ json: { payment: paymentOf() } }),
  })
  const { screen } = await renderWallet()
  await expect.element(screen.getByText(screen.t('pending.title', { amount: '₹100' }))).toBeVisible()
  await expect.element(screen.getByText(screen.t('paid.title', { credit: '₹200' }))).not.toBeInTheDocument()
})

test('proposes the pack that covers what is missing for the thing that led here, and no bare sum', async () => {
  fakeTabs()
  const { calls, count } = answerApi({
    ...quietWallet,
    [balance]: () => ({ json: { wallet: walletOf(30) } }),
    [pay]: () => begun,
    [open]: () => ({ json: { payments: count(pay) > 0 ? [paymentOf()] : [] } }),
    [look]: () => ({ json: { payment: paymentOf() } }),
  })
  const { screen, amount } = await renderWallet('/mywallet?price=177&back=/checkout')
  await expect.element(screen.getByText(screen.t('recharge.missingMoney', { amount: '₹147' }))).toBeVisible()
  await expect.element(amount).toHaveValue('')
  await screen.getByRole('button', { name: screen.t('recharge.covers', { amount: '₹100', credit: '₹200' }) }).click()
  await expect
    .poll(() => calls.find(({ url }) => url.pathname === '/api/wallet/recharge')?.body)
    .toEqual({
      userId,
      pack: 100,
    })
})

test('ignores an unknown payment and returns only to our own paths', async () => {
  let isPaid = false
  const payment = () => (isPaid ? paymentOf({ status: 'paid', url: null }) : paymentOf())
  const strange = idOf(9)
  const { count } = answerApi({
    ...quietWallet,
    [open]: () => ({ json: { payments: [payment()] } }),
    [look]: () => ({ json: { payment: payment() } }),
    [`GET /api/payment/getPayment/${strange}`]: () => ({
      status: 404,
      json: { code: 'NOT_FOUND', message: 'no', facts: {} },
    }),
  })
  const { screen } = await renderWallet(`/mywallet?payment=${strange}&back=//evil.example`)
  await expect.element(screen.getByText(screen.t('pending.title', { amount: '₹100' }))).toBeVisible()
  isPaid = true
  turnToPage()
  await expect.element(screen.getByText(screen.t('paid.title', { credit: '₹200' }))).toBeVisible()
  await expect.poll(() => count(`GET /api/payment/getPayment/${strange}`)).toBeGreaterThan(0)
  await expect.element(screen.getByRole('link', { name: screen.t('paid.back') })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('alert').filter({ hasText: 'no' })).not.toBeInTheDocument()
})

test('loads the history by cursor, and keeps its filters in the address', async () => {
  const { calls } = answerApi({
    ...quietWallet,
    'GET /api/wallet/history': ({ url }) => {
      if (url.searchParams.get('kind') === 'refund') return { json: { items: [], nextCursor: null } }
      const isFirst = url.searchParams.get('cursor') === null
      return {
        json: isFirst
          ? { items: [transferOf(0)], nextCursor: 'next' }
          : { items: [transferOf(1, { kind: 'dakshina', amount: -51, paid: -51, bonus: 0 })], nextCursor: null },
      }
    },
  })
  const { screen } = await renderWallet('/mywallet', 'hin')
  const first = screen.getByRole('link', { name: new RegExp(screen.t('kinds.recharge')) })
  await expect.element(first).toHaveAttribute('href', `/mywallet/receipt/${idOf(100)}`)
  await screen.getByRole('button', { name: screen.t('history.more') }).click()
  await expect
    .element(screen.getByRole('link', { name: new RegExp(screen.t('kinds.dakshina')) }))
    .toHaveAccessibleName(/−₹51\.00/)
  await expect.element(screen.getByRole('button', { name: screen.t('history.more') })).not.toBeInTheDocument()
  await screen.getByRole('radio', { name: screen.t('history.filters.refund') }).click()
  await expect.element(screen.getByText(screen.t('history.nothingFound'))).toBeVisible()
  expect(screen.router.state.location.search).toBe('?kind=refund')
  await screen.getByRole('button', { name: screen.t('history.showAll') }).click()
  await expect.element(first).toBeVisible()
  expect(calls.some(({ url }) => url.searchParams.get('cursor') === 'next')).toBe(true)
})

test('shows a higher limit with its start time and does not apply it yet', async () => {
  const from = '2026-11-17T09:00:00.000Z'
  const daily = { limit: 500, spentToday: 120, next: null }
  const { calls } = answerApi({
    ...quietWallet,
    [balance]: () => ({ json: { wallet: walletOf(1000, { daily }) } }),
    'PUT /api/wallet/dailyLimit': ({ body }) => ({
      json: { daily: { ...daily, next: { limit: (body as { limit: number }).limit, from } } },
    }),
  })
  const { screen } = await renderWallet()
  await expect.element(screen.getByText(screen.t('limit.spent', { spent: '₹120', left: '₹380' }))).toBeVisible()
  await screen.getByRole('button', { name: screen.t('limit.change') }).click()
  const field = screen.getByLabelText(screen.t('limit.amount'))
  await userEvent.fill(field, '२०००')
  await screen.getByRole('button', { name: screen.t('limit.save') }).dblClick()
  await expect.element(screen.getByText(/2:30 pm.*₹2,000/i)).toBeVisible()
  await expect.element(screen.getByText(screen.t('limit.now', { limit: '₹500' }))).toBeVisible()
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([{ userId, limit: 2000 }])
})
