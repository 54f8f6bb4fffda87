import type { PaidOut, Statement } from '@sankalp/contract/payouts'
import { beforeEach, expect, test, vi } from 'vitest'
import { QueryProvider } from '../../lib/query/provider.tsx'
import { pageQueryClient } from '../../lib/query/query-client.ts'
import { saveSession } from '../../lib/session/store.ts'
import { answerApi } from '../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../lib/testing/render-screen.fake.tsx'
import { ApplicationPage } from './application/application-page.tsx'
import { AccountPage } from './account/account-page.tsx'
import { ListPage } from './list/list-page.tsx'
import { OrderPage } from './order/order-page.tsx'
import { PackingPage } from './packing/packing-page.tsx'
import { PayoutPage } from './payout/payout-page.tsx'

const id = '5f6cb9ac-6e56-4d3c-8c3f-0a1d7b6b7c11'
const at = '2026-11-16T04:30:00.000Z'

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id })
})

const render = (part: React.ReactNode, path: string, language: 'en' | 'hin' = 'en') =>
  renderScreen(<QueryProvider>{part}</QueryProvider>, { namespaces: ['operator', 'statement'], path, language })

const orderOf = (more: object) => ({
  _id: id,
  orderNumber: 'SK-2026-27-000012',
  createdAt: at,
  paymentMethod: 'cod',
  paymentStatus: 'pending',
  grandTotal: 749,
  shippingAddress: {
    fullName: 'Asha Verma',
    email: '',
    phone: '+919812345678',
    addressLine: '14, Assi Ghat Road',
    city: 'Varanasi',
    state: 'Uttar Pradesh',
    pinCode: '221005',
  },
  products: [{ product: { _id: 'mala', name: 'Rudraksha mala', sku: 'MAL-108' }, quantity: 2 }],
  ...more,
})

test('a packing slip shows the content, the address and the amount to collect; an unpaid online order has none', async () => {
  const unpaid = orderOf({ _id: 'b', orderNumber: 'SK-2026-27-000013', paymentMethod: 'online' })
  const paid = orderOf({ _id: 'c', orderNumber: 'SK-2026-27-000014', paymentMethod: 'online', paymentStatus: 'paid' })
  const { calls } = answerApi({
    'GET /api/admin/order/list': () => ({ json: { items: [orderOf({}), unpaid, paid], nextCursor: null } }),
  })
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const screen = await render(<PackingPage />, '/admin/packing')
  const slip = screen.getByRole('article', { name: 'SK-2026-27-000012' })
  await expect.element(slip.getByText('221005')).toBeVisible()
  await expect.element(slip.getByRole('row', { name: 'Rudraksha mala MAL-108 2' })).toBeVisible()
  await expect.element(slip.getByText(screen.t('packing.collect', { amount: '₹749.00' }))).toBeVisible()
  await expect.element(screen.getByRole('article', { name: 'SK-2026-27-000014' })).toBeVisible()
  await expect.element(screen.getByText(/000013/)).not.toBeInTheDocument()
  expect(calls[0]!.url.searchParams.get('status')).toBe('placed')
  await screen.getByRole('button', { name: screen.t('packing.print', { count: 2 }) }).click()
  expect(print).toHaveBeenCalledOnce()
})

test('an application shows its content, and opens its documents', async () => {
  const form = {
    name: 'Devendra Joshi',
    nameHindi: 'देवेंद्र जोशी',
    gender: 'Male',
    practisingSince: 2004,
    type: 'vedic',
    languages: ['hindi'],
    specialities: ['marriage'],
    about: 'I learnt in Varanasi.',
  }
  const documents = [{ documentId: id, kind: 'pdf', bytes: 2048, addedAt: at, url: '/files/private/x?signature=y' }]
  answerApi({
    [`GET /api/admin/application/one/${id}`]: () => ({
      json: {
        application: {
          applicationId: id,
          userId: id,
          state: 'received',
          appliedAt: at,
          changedAt: at,
          reason: null,
          form,
          documents,
        },
      },
    }),
  })
  const screen = await render(<ApplicationPage applicationId={id} />, `/admin/application/${id}`, 'hin')
  await expect.element(screen.getByText('I learnt in Varanasi.')).toBeVisible()
  await expect
    .element(
      screen.getByRole('link', {
        name: screen.t('application.open', { number: 1, kind: screen.t('application.pdf') }),
      }),
    )
    .toHaveAttribute('href', '/files/private/x?signature=y')
})

test('a payout’s statement moves from week to week, but not beyond the current one', async () => {
  const line = {
    at,
    kind: 'consultation',
    subject: null,
    devotee: null,
    gross: 1180,
    fromBonus: 1080,
    tax: 180,
    commission: 300,
    notEarned: 130,
    earned: 570,
  }
  const statement: Statement = {
    name: 'Harpreet',
    week: '2026-11-09',
    isLast: false,
    lines: [line],
    counts: { consultations: 1, poojas: 0 },
    totals: line,
    bonusLimit: 500,
    tds: { section: '194-O', perMille: 1, amount: 0.57 },
    paidOut: [],
  }
  const nothing = { gross: 0, fromBonus: 0, tax: 0, commission: 0, notEarned: 0, earned: 0 }
  const thisWeek: Statement = { ...statement, week: '2026-11-16', isLast: true, lines: [], totals: nothing }
  const paidOut: PaidOut = {
    payoutId: id,
    amount: 570,
    tds: 0.57,
    net: 569.43,
    state: 'confirmed',
    proposedAt: at,
    paidAt: null,
    bankReference: null,
  }
  let isMissing = true
  answerApi({
    [`GET /api/admin/payout/${id}`]: () =>
      isMissing
        ? { status: 404, json: { code: 'NOT_FOUND', message: '', facts: {} } }
        : { json: { payout: { ...paidOut, batchId: null, bankState: 'noAccount', account: null } } },
    [`GET /api/admin/payout/${id}/statement`]: ({ url }) => ({
      json: url.searchParams.get('week') === thisWeek.week ? thisWeek : statement,
    }),
  })
  const screen = await render(<PayoutPage proposalId={id} />, `/admin/payout/${id}`)
  await expect
    .element(
      screen.getByRole('row', { name: /Consultation.*₹1,180\.00.*₹1,080\.00.*₹180\.00.*₹300\.00.*₹130\.00.*₹570\.00/ }),
    )
    .toBeVisible()
  await expect.element(screen.getByText(screen.t('statement:notEarnedWhy', { limit: '₹500.00' }))).toBeVisible()
  // The failure to load the amount and the bank account is shown beside the statement.
  await expect.element(screen.getByText(screen.t('failed'))).toBeVisible()
  isMissing = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('₹569.43')).toBeVisible()
  await screen.getByRole('button', { name: screen.t('statement:after') }).click()
  await expect.element(screen.getByText(screen.t('statement:none'))).toBeVisible()
  // Amounts that were not earned are shown only if there are any.
  expect(screen.getByText(/Not earned/).elements()).toHaveLength(0)
  expect(screen.router.state.location.search).toBe('?week=2026-11-16')
  await expect
    .element(screen.getByRole('button', { name: screen.t('statement:after') }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('a recharge is refunded with an amount and a reason, and a refusal is shown beside them', async () => {
  const row = { id, cells: [at, 'Asha', 'recharge', 500, 'paid', null, 'razorpay', 0] }
  const { calls } = answerApi({
    'GET /api/admin/list/payments': () => ({
      json: {
        items: [row, { ...row, id: 'x', cells: [at, 'Ravi', 'recharge', 500, 'paid', 'refunded', 'razorpay', 0] }],
        nextCursor: null,
        isAlone: false,
      },
    }),
    [`POST /api/admin/payment/${id}/refund`]: () => ({
      status: 409,
      json: { code: 'NOT_REFUNDABLE', message: 'Only a recharge can be sent back', facts: {} },
    }),
  })
  const screen = await render(<ListPage list="payments" />, '/admin/list/payments')
  await screen.getByRole('button', { name: screen.t('actions.refund'), exact: true }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: screen.t('fields.amount') }).fill('120.50')
  await dialog.getByRole('button', { name: screen.t('actions.refund') }).click()
  expect(calls.some(({ method }) => method === 'POST')).toBe(false)
  await dialog.getByRole('textbox', { name: screen.t('fields.reason') }).fill('By mistake')
  await dialog.getByRole('button', { name: screen.t('actions.refund') }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Only a recharge can be sent back')
  expect(calls.find(({ method }) => method === 'POST')!.body).toEqual({ amount: 120.5, reason: 'By mistake' })
})

test('a return is decided on the page of its order, below its reason and pictures, and a refusal is in the operator’s words', async () => {
  const row = { id, cells: ['SO/2026-27/000012', at, 'Asha', 'returnRequested', 'paid', 749, null] }
  const asked = {
    reason: 'damaged',
    note: 'The thread is torn',
    pictures: ['/files/private/torn.jpg'],
    requestedAt: at,
  }
  const { calls } = answerApi({
    'GET /api/admin/list/orders': () => ({ json: { items: [row], nextCursor: null, isAlone: false } }),
    'GET /api/admin/today': () => ({
      json: { now: at, figures: [], days: [], verification: null, movesOrdersItself: true },
    }),
    'GET /api/admin/order/list': () => ({
      json: {
        items: [orderOf({ status: 'returnRequested', tracking: null, cancelReason: null, return: asked })],
        nextCursor: null,
      },
    }),
    [`POST /api/admin/order/closeReturn/${id}`]: () => ({
      status: 409,
      json: { code: 'ORDER_NOT_CHANGEABLE', message: 'You can give it back', facts: { status: 'returned' } },
    }),
  })
  const list = await render(<ListPage list="orders" />, '/admin/list/orders')
  await expect.element(list.getByRole('note')).toHaveTextContent(list.t('movedByDemo'))
  await expect
    .element(list.getByRole('link', { name: list.t('look') }))
    .toHaveAttribute('href', `/admin/keep/order/${id}`)
  await expect.element(list.getByRole('button', { name: list.t('actions.acceptReturn') })).not.toBeInTheDocument()
  await list.unmount()

  const screen = await render(<OrderPage orderId={id} />, `/admin/keep/order/${id}`)
  await expect.element(screen.getByText(screen.t('returnReasons.damaged'))).toBeVisible()
  await expect.element(screen.getByText('The thread is torn')).toBeVisible()
  await expect
    .element(screen.getByRole('img', { name: screen.t('orderPage.picture', { number: 1 }) }))
    .toHaveAttribute('src', '/files/private/torn.jpg')
  await screen.getByRole('button', { name: screen.t('actions.declineReturn') }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: screen.t('actions.declineReturn') }).click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(screen.t('refusals.ORDER_NOT_CHANGEABLE'))
  expect(calls.find(({ method }) => method === 'POST')!.body).toEqual({ accept: false })
})

test('the page of a person shows their poojas and orders, and what can be done with the account', async () => {
  answerApi({
    [`GET /api/admin/account/${id}`]: () => ({
      json: {
        accountId: id,
        name: 'Asha Verma',
        phone: '+919812345678',
        email: null,
        role: 'ROLE_USER',
        operatorStep: null,
        joinedAt: at,
        blockedAt: null,
        blockedReason: null,
        wallet: { paid: 100, bonus: 0, reserved: 0 },
        devices: [],
        transfers: [],
        consultations: [],
        bookings: [{ bookingId: id, startsAt: at, pooja: 'Ganesh Pooja', state: 'confirmed', price: 751 }],
        orders: [{ orderId: id, number: 'SO/2026-27/000012', at, state: 'shipped', total: 749 }],
      },
    }),
  })
  const screen = await render(<AccountPage accountId={id} />, `/admin/account/${id}`)
  await expect.element(screen.getByText('Ganesh Pooja, Confirmed')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'SO/2026-27/000012, Shipped' }))
    .toHaveAttribute('href', `/admin/keep/order/${id}`)
  await screen.getByRole('button', { name: screen.t('actions.block') }).click()
  await expect.element(screen.getByRole('dialog').getByText('Asha Verma')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: screen.t('actions.unblock') })).not.toBeInTheDocument()
})
