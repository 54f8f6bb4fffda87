import { errorText } from '@sankalp/content/error-text'
import { beforeEach, expect, test, vi } from 'vitest'
import { QueryProvider } from '../../lib/query/provider.tsx'
import { pageQueryClient } from '../../lib/query/query-client.ts'
import { saveSession, signOutHere } from '../../lib/session/store.ts'
import { answerApi } from '../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../lib/testing/render-screen.fake.tsx'
import { cartWith, line, product } from '../../shared/cart/cart.fake.ts'
import { cartKey } from '../../shared/cart/cart.ts'
import { readCartCount } from '../../shared/cart/cart-count.ts'
import { readGuestCart, writeGuestCart } from '../../shared/cart/guest-cart.ts'
import { CartPage } from './cart-page.tsx'

const userId = '0d9c7a52-6a7c-4b6e-9c6f-1f1f6f0e9a11'
const get = `GET /api/cart/getUserCart/${userId}`
const set = 'PUT /api/cart/setQuantity'
const take = 'DELETE /api/cart/removeItem'
const merge = 'PUT /api/cart/mergeCart'
const guestCart = 'PUT /api/cart/guestCart'

const userOf = (...lines: Parameters<typeof cartWith>) => ({ json: { user: { _id: userId, ...cartWith(...lines) } } })
const notEnough = (left: number) => ({ products: [{ productId: 'tulsi', left }] })

const open = (signedIn = true) =>
  renderScreen(
    <QueryProvider>
      <CartPage />
    </QueryProvider>,
    { namespaces: ['cart'], path: '/cart', signedIn },
  )

/** Sets up a cart with this many pieces, whose changes are answered when the test says so. */
function answerWhenTold(pieces: number) {
  const waiting: (() => void)[] = []
  const sent: unknown[] = []
  answerApi({
    [get]: () => userOf(line('tulsi', pieces)),
    [set]: async ({ body }) => {
      const { quantity } = body as { quantity: number }
      sent.push(quantity)
      await new Promise<void>((resolve) => waiting.push(resolve))
      return userOf(line('tulsi', quantity))
    },
  })
  return { sent, waiting }
}

beforeEach(() => pageQueryClient().clear())

test('a change shows at once with its totals, and is reverted with the reason when the server refuses it', async () => {
  saveSession({ token: 'abc', id: userId })
  let answer!: (refused: { status: number; json: unknown }) => void
  const { calls } = answerApi({
    [get]: () => userOf(line('tulsi', 2)),
    [set]: () => new Promise((resolve) => (answer = resolve)),
  })
  const screen = await open()
  await expect.element(screen.getByText('₹576.00').first()).toBeVisible()
  await screen.getByRole('button', { name: screen.t('line.more', { name: 'Name of tulsi' }) }).click()
  // Before any answer.
  const total = screen.getByRole('region', { name: screen.t('totals.title') }).getByRole('status')
  await expect.element(total).toHaveTextContent('₹864.00')
  await vi.waitFor(() =>
    expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: { userId, productId: 'tulsi', quantity: 3 } }),
  )
  expect(readCartCount()).toBe(3)
  const facts = notEnough(2)
  answer({
    status: 409,
    json: { code: 'NOT_ENOUGH_STOCK', message: errorText('NOT_ENOUGH_STOCK', facts, 'en'), facts },
  })
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Only 2 left of this. Please choose a smaller number.')
  await expect.element(total).toHaveTextContent('₹576.00')
  expect(readCartCount()).toBe(2)
})

test('a queued change is sent when the user leaves the page', async () => {
  saveSession({ token: 'abc', id: userId })
  const { sent, waiting } = answerWhenTold(3)
  const screen = await open()
  const less = screen.getByRole('button', { name: screen.t('line.less', { name: 'Name of tulsi' }) })
  await less.click()
  await less.click()
  await vi.waitFor(() => expect(sent).toEqual([2]))
  dispatchEvent(new Event('pagehide'))
  await vi.waitFor(() => expect(sent).toEqual([2, 1]))
  // A restored page finds both changes done.
  for (const answer of waiting) answer()
  await expect.element(screen.getByText(screen.t('lines', { count: 1 }))).toBeVisible()
})

test('after many presses, the last number is sent, one API call after the other, and the server’s answer stays', async () => {
  saveSession({ token: 'abc', id: userId })
  const { sent, waiting } = answerWhenTold(1)
  const screen = await open()
  const more = screen.getByRole('button', { name: screen.t('line.more', { name: 'Name of tulsi' }) })
  for (let press = 0; press < 4; press += 1) await more.click()
  await expect.element(screen.getByText(screen.t('lines', { count: 5 }))).toBeVisible()
  expect(sent).toEqual([2])
  waiting[0]!()
  await vi.waitFor(() => expect(sent).toEqual([2, 5]))
  await expect.element(screen.getByText(screen.t('lines', { count: 5 }))).toBeVisible()
  waiting[1]!()
  await expect.element(screen.getByText(screen.t('totals.updating'))).not.toBeInTheDocument()
  await expect.element(screen.getByText(screen.t('lines', { count: 5 }))).toBeVisible()
})

test('the minus stops at 1; Remove deletes the line, and the last one leaves an empty cart', async () => {
  saveSession({ token: 'abc', id: userId })
  answerApi({ [get]: () => userOf(line('tulsi', 1)), [take]: () => userOf() })
  const screen = await open()
  await expect
    .element(screen.getByRole('button', { name: screen.t('line.less', { name: 'Name of tulsi' }) }))
    .toBeDisabled()
  await screen.getByRole('button', { name: screen.t('line.removeOf', { name: 'Name of tulsi' }) }).click()
  await expect.element(screen.getByText('Your cart is empty.')).toBeVisible()
  await expect.element(screen.getByText(screen.t('line.removed', { name: 'Name of tulsi' }))).toBeVisible()
  expect(readCartCount()).toBe(0)
})

test('shows what has changed: prices, missing products and reduced stock; and asks to correct that first', async () => {
  saveSession({ token: 'abc', id: userId })
  const scarce = line('scarce', 3, { problem: 'notEnough', product: product('scarce', { max_quantity: 1 }) })
  const { calls } = answerApi({
    [get]: () =>
      userOf(
        line('dearer', 1, { hasNewPrice: true, priceWhenAdded: 250 }),
        line('gone', 1, { problem: 'withdrawn' }),
        scarce,
      ),
    [set]: () => userOf(line('dearer', 1), line('scarce', 1)),
  })
  const screen = await open()
  await expect.element(screen.getByText(screen.t('line.dearer', { before: '₹250.00', now: '₹288.00' }))).toBeVisible()
  await expect.element(screen.getByText(screen.t('problem.withdrawn'))).toBeVisible()
  await screen.getByRole('button', { name: screen.t('checkout') }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(screen.t('mendFirst'))
  await screen.getByRole('button', { name: screen.t('problem.take', { count: 1 }) }).click()
  await vi.waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ productId: 'scarce', quantity: 1 }))
  await expect.element(screen.getByRole('link', { name: screen.t('checkout') })).toHaveAttribute('href', '/checkout')
})

test('a guest’s cart is stored on the device; a quantity beyond the stock is reverted on the screen and on the device', async () => {
  signOutHere()
  writeGuestCart([{ productId: 'tulsi', quantity: 2, priceWhenAdded: 288 }])
  let isRefused = true
  const { calls } = answerApi({
    [guestCart]: ({ body }) => {
      const { products, raised } = body as { products: { quantity: number }[]; raised?: string }
      const facts = notEnough(2)
      if (raised && isRefused)
        return {
          status: 409,
          json: { code: 'NOT_ENOUGH_STOCK', message: errorText('NOT_ENOUGH_STOCK', facts, 'en'), facts },
        }
      return { json: { message: null, unknown: [], guest: cartWith(line('tulsi', products[0]!.quantity)) } }
    },
  })
  const screen = await open(false)
  const more = screen.getByRole('button', { name: screen.t('line.more', { name: 'Name of tulsi' }) })
  await more.click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Only 2 left of this. Please choose a smaller number.')
  expect(readGuestCart()).toEqual([{ productId: 'tulsi', quantity: 2, priceWhenAdded: 288 }])
  expect(calls.some(({ body }) => (body as { raised?: string }).raised === 'tulsi')).toBe(true)
  isRefused = false
  await more.click()
  await expect.element(screen.getByText(screen.t('lines', { count: 3 }))).toBeVisible()
  expect([readGuestCart()[0]!.quantity, readCartCount()]).toEqual([3, 3])
})

test('the device’s cart is merged into the cart of the user who signs in, once, and unavailable products are reported', async () => {
  signOutHere()
  writeGuestCart([
    { productId: 'tulsi', quantity: 2 },
    { productId: 'gone', quantity: 1 },
  ])
  saveSession({ token: 'abc', id: userId })
  const { calls, count } = answerApi({
    [merge]: () => ({
      json: { user: { _id: userId, ...cartWith(line('tulsi', 2), line('older', 1)) }, leftOut: ['gone'] },
    }),
    [get]: () => userOf(line('tulsi', 2), line('older', 1)),
  })
  const screen = await open()
  await expect.element(screen.getByText(screen.t('lines', { count: 3 }))).toBeVisible()
  await expect.element(screen.getByText('One thing in your cart can no longer be had and was left out.')).toBeVisible()
  expect(calls[0]?.body).toEqual({
    userId,
    products: [
      { productId: 'tulsi', quantity: 2 },
      { productId: 'gone', quantity: 1 },
    ],
  })
  expect(readGuestCart()).toEqual([])
  await pageQueryClient().invalidateQueries({ queryKey: cartKey(userId) })
  expect([count(merge), count(get)]).toEqual([1, 1])
})

test('a cart that cannot be loaded says so, and loads on another try', async () => {
  saveSession({ token: 'abc', id: userId })
  let isAway = true
  answerApi({
    [get]: () => (isAway ? { status: 500, json: { code: 'INTERNAL', message: 'Something went wrong.' } } : userOf()),
  })
  const screen = await open()
  await expect.element(screen.getByText(screen.t('failed'))).toBeVisible()
  isAway = false
  await screen.getByRole('button', { name: screen.t('tryAgain') }).click()
  await expect.element(screen.getByText(screen.t('empty'))).toBeVisible()
})
