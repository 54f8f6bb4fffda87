import { errorText } from '@sankalp/content/error-text'
import type { Order } from '@sankalp/contract/orders'
import { beforeEach, expect, test } from 'vitest'
import { pageQueryClient } from '../../../lib/query/query-client.ts'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { saveSession } from '../../../lib/session/store.ts'
import { answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { orderId, orderOf, userId } from '../orders.fake.ts'
import { ReceivedPage } from '../received/received-page.tsx'
import { OrdersPage } from './orders-page.tsx'

const list = 'GET /api/order/placeOrder'
const one = `GET /api/order/getOrder/${orderId}`
const cancel = `PUT /api/order/cancelOrder/${orderId}`
const giveBack = `POST /api/order/requestReturn/${orderId}`
const listOf = (...orders: Order[]) => ({ json: { data: orders, nextCursor: null } })

const open = (path: string) =>
  renderScreen(<QueryProvider>{path.startsWith('/orderReceived') ? <ReceivedPage /> : <OrdersPage />}</QueryProvider>, {
    namespaces: ['orders', 'users', 'notices'],
    path,
  })

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: userId })
})

test('without orders, shows the text of the specification', async () => {
  answerApi({ [list]: () => listOf() })
  const screen = await open('/getmyOrders')
  await expect.element(screen.getByRole('heading', { name: 'My Orders' })).toBeVisible()
  await expect.element(screen.getByText('No orders found.')).toBeVisible()
})

test('a row opens with all about the order, and the address names it', async () => {
  const shipped = orderOf({
    status: 'shipped',
    canCancel: false,
    timeline: [
      { status: 'placed', at: '2026-11-16T09:00:00.000Z' },
      { status: 'shipped', at: '2026-11-17T09:00:00.000Z' },
    ],
    tracking: { carrier: 'India Post', number: 'EE123456789IN', url: 'https://www.indiapost.gov.in/x' },
  })
  answerApi({ [list]: () => listOf(shipped) })
  const screen = await open('/getmyOrders')
  await screen.getByRole('button', { name: /SO\/2026-27\/000042/ }).click()
  const entry = screen.getByRole('article')
  for (const text of [
    '₹288.00 × 2 = ₹576.00',
    'SKU MAL-TUL',
    '7, Mahakal Marg, Ujjain, Madhya Pradesh, 456001',
    '₹640.00',
    '₹27.43',
    'Paid',
  ])
    await expect.poll(() => entry.element().textContent).toContain(text)
  await expect
    .element(entry.getByRole('link', { name: /EE123456789IN/ }))
    .toHaveAttribute('href', 'https://www.indiapost.gov.in/x')
  await expect
    .element(entry.getByRole('link', { name: screen.t('orders:invoice') }))
    .toHaveAttribute('href', '/mywallet/receipt/t1')
  expect(entry.getByRole('button', { name: screen.t('orders:actions.cancel') }).query()).toBeNull()
  expect(screen.router.state.location.search).toBe(`?id=${orderId}`)
})

test('the refund is shown before cancelling; a refusal leaves the dialog open', async () => {
  let order = orderOf()
  let hasShipped = true
  const { count } = answerApi({
    [list]: () => listOf(order),
    [cancel]: () => {
      if (hasShipped)
        return {
          status: 409,
          json: {
            code: 'ORDER_NOT_CHANGEABLE',
            message: errorText('ORDER_NOT_CHANGEABLE', { status: 'shipped' }, 'en'),
            facts: { status: 'shipped' },
          },
        }
      order = orderOf({
        status: 'cancelled',
        paymentStatus: 'refunded',
        canCancel: false,
        cancelledBy: 'buyer',
        refund: { amount: 576, rule: 'orderCancelled', to: 'wallet' },
      })
      return { json: { message: '', order } }
    },
  })
  const screen = await open(`/getmyOrders?id=${orderId}`)
  await screen.getByRole('button', { name: screen.t('orders:actions.cancel') }).click()
  const dialog = screen.getByRole('dialog', { name: screen.t('orders:cancel.title') })
  await expect.element(dialog.getByText(screen.t('orders:cancel.wallet', { amount: '₹576.00' }))).toBeVisible()
  const confirm = dialog.getByRole('button', { name: screen.t('orders:cancel.confirm') })
  await confirm.click()
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent(errorText('ORDER_NOT_CHANGEABLE', { status: 'shipped' }, 'en'))
  hasShipped = false
  await confirm.click()
  await expect.element(screen.getByText(screen.t('orders:refund.wallet', { amount: '₹576.00' }))).toBeVisible()
  expect(count(cancel)).toBe(2)
})

test('a return needs a reason; then pictures can be added', async () => {
  let order = orderOf({ status: 'delivered', canCancel: false, returnableUntil: '2026-11-26T09:00:00.000Z' })
  const { calls } = answerApi({
    [list]: () => listOf(order),
    [giveBack]: () => {
      order = orderOf({
        status: 'returnRequested',
        canCancel: false,
        return: { reason: 'damaged', note: 'Broken', pictures: [], requestedAt: '2026-11-18T09:00:00.000Z' },
      })
      return { json: { message: '', order } }
    },
  })
  const screen = await open(`/getmyOrders?id=${orderId}`)
  await screen.getByRole('button', { name: screen.t('orders:actions.return') }).click()
  const send = screen.getByRole('button', { name: screen.t('orders:return.send') })
  await send.click()
  await expect.element(screen.getByText(screen.t('orders:return.choose'))).toBeVisible()
  await screen.getByRole('radio', { name: screen.t('orders:return.reasons.damaged') }).click()
  await screen.getByLabelText(screen.t('orders:return.note')).fill('Broken')
  await send.click()
  await expect.element(screen.getByText(screen.t('orders:return.asked'))).toBeVisible()
  await expect.element(screen.getByLabelText(screen.t('orders:return.pictures'))).toBeEnabled()
  expect(calls.find(({ method }) => method === 'POST')!.body).toEqual({ reason: 'damaged', note: 'Broken' })
})

test('a received order shows the thanks, also after a reload; without one, the specification’s sentence', async () => {
  answerApi({ [one]: () => ({ json: { order: orderOf() } }) })
  const screen = await open(`/orderReceived?id=${orderId}`)
  for (const text of [
    'Thank you.',
    'Your order has been received',
    'SO/2026-27/000042',
    'asha@example.com',
    'You saved ₹64.00.',
  ])
    await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/shop')
  await expect
    .element(screen.getByRole('link', { name: 'Track Order' }))
    .toHaveAttribute('href', `/getmyOrders?id=${orderId}`)
  await screen.unmount()
  const none = await open('/orderReceived')
  await expect.element(none.getByRole('listitem').getByText('No order data found.')).toBeVisible()
})

test('an order with a pending payment links to it, and shows the thanks as soon as it is paid', async () => {
  let order = orderOf({
    paymentMethod: 'online',
    paymentStatus: 'pending',
    transferId: null,
    payment: { paymentId: 'p1', url: '/pay/p1' },
  })
  answerApi({ [one]: () => ({ json: { order } }) })
  const screen = await open(`/orderReceived?id=${orderId}`)
  await expect
    .element(screen.getByRole('link', { name: screen.t('orders:waiting.pay', { amount: '₹576.00' }) }))
    .toHaveAttribute('href', '/pay/p1')
  order = orderOf({ paymentMethod: 'online' })
  await expect.element(screen.getByRole('heading', { name: 'Thank you.' })).toBeVisible()
})
