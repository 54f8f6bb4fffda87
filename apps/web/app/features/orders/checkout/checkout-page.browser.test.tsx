import { errorText } from '@sankalp/content/error-text'
import type { Address } from '@sankalp/contract/addresses'
import { beforeEach, expect, test } from 'vitest'
import { pageQueryClient } from '../../../lib/query/query-client.ts'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { saveSession } from '../../../lib/session/store.ts'
import { type SeenCall, answerApi } from '../../../lib/testing/answer-api.fake.ts'
import { renderScreen } from '../../../lib/testing/render-screen.fake.tsx'
import { addressOf, cartOf, lineOf, mala, orderId, quoteOf, user, userId } from '../orders.fake.ts'
import { CheckoutPage } from './checkout-page.tsx'

const cart = `GET /api/cart/getUserCart/${userId}`
const addresses = 'GET /api/address/getAllAddress'
const quote = 'POST /api/order/quote'
const place = 'POST /api/order/placeOrder'

const placed = {
  message: '',
  data: {
    email: 'asha@example.com',
    orderNumber: 'SO/2026-27/000042',
    savings: 64,
    orderId,
    paymentId: null,
    url: null,
  },
}
const usual = {
  [cart]: () => ({ json: cartOf(lineOf()) }),
  [addresses]: () => ({ json: { data: [addressOf()] } }),
  [quote]: () => ({ json: quoteOf() }),
  [place]: () => ({ json: placed }),
}

type Opened = { path?: string; availablePaise?: number; who?: typeof user; language?: 'en' | 'hin' }

async function open({ path = '/checkout', availablePaise = 100_000, who = user, language = 'en' }: Opened = {}) {
  return renderScreen(
    <QueryProvider>
      <CheckoutPage user={who} availablePaise={availablePaise} />
    </QueryProvider>,
    { namespaces: ['checkout', 'orders', 'users'], path, language },
  )
}
const press = (screen: Awaited<ReturnType<typeof open>>) => screen.getByRole('button', { name: 'Place Order' })
const isPlacing = ({ method, url }: SeenCall) => `${method} ${url.pathname}` === place
const bodyOf = (calls: readonly SeenCall[]) => calls.findLast(isPlacing)!.body

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: userId })
})

test('an empty cart shows the text of the specification', async () => {
  answerApi({ ...usual, [cart]: () => ({ json: cartOf() }) })
  const screen = await open()
  await expect.element(screen.getByText('Your cart is empty. Please add items to continue.')).toBeVisible()
})

test('totals are exact to the paisa, and a double press places one order, with a key', async () => {
  let answer = () => {}
  const { calls, count } = answerApi({
    ...usual,
    [place]: () => new Promise((resolve) => (answer = () => resolve({ json: placed }))),
  })
  const screen = await open()
  for (const text of ['₹640.00', '− ₹64.00', '₹27.43']) await expect.element(screen.getByText(text)).toBeVisible()
  await press(screen).dblClick()
  await expect.poll(() => count(place)).toBe(1)
  answer()
  await expect.element(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  await expect.element(screen.getByText('Order placed successfully!')).toBeVisible()
  expect(screen.router.state.location).toMatchObject({ pathname: '/orderReceived', search: `?id=${orderId}` })
  expect(count(place)).toBe(1)
  expect(bodyOf(calls)).toEqual({
    products: [{ productId: 'tulsi-mala', quantity: 2 }],
    totalAmount: 640,
    discount: 64,
    grandTotal: 576,
    shippingAddressId: 'a1',
    paymentMethod: 'wallet',
  })
  expect(calls.find(isPlacing)!.headers.get('Idempotency-Key')).toBeTruthy()
})

test('changed totals are shown beside the previous ones; nothing is ordered until they are accepted', async () => {
  let isDearer = false
  const facts = { totalAmount: 700, discount: 70, grandTotal: 630, lines: [] }
  const { calls, count } = answerApi({
    ...usual,
    [quote]: () => ({ json: quoteOf(isDearer ? facts : {}) }),
    [place]: ({ body }) => {
      isDearer = true
      const isNew = (body as { grandTotal: number }).grandTotal === 630
      return isNew
        ? { json: placed }
        : { status: 409, json: { code: 'TOTALS_CHANGED', message: errorText('TOTALS_CHANGED', facts, 'en'), facts } }
    },
  })
  const screen = await open()
  await press(screen).click()
  const dialog = screen.getByRole('dialog', { name: screen.t('checkout:changed.title') })
  const grand = dialog.getByRole('row', { name: /Grand Total/ })
  await expect.element(grand).toHaveTextContent('Grand Total₹576.00₹630.00')
  // Looking at the new totals does not order, and the page shows the new total.
  await dialog.getByRole('button', { name: screen.t('checkout:changed.look') }).click()
  await expect.element(screen.getByText('− ₹70.00')).toBeVisible()
  expect(count(place)).toBe(1)
  await press(screen).click()
  await expect.poll(() => count(place)).toBe(2)
  expect(bodyOf(calls)).toMatchObject({ grandTotal: 630 })
})

test('accepting the new totals places the order with them', async () => {
  const facts = { totalAmount: 700, discount: 70, grandTotal: 630, lines: [] }
  const { calls, count } = answerApi({
    ...usual,
    [place]: ({ body }) =>
      (body as { grandTotal: number }).grandTotal === 630
        ? { json: placed }
        : { status: 409, json: { code: 'TOTALS_CHANGED', message: '', facts } },
  })
  const screen = await open()
  await press(screen).click()
  await screen.getByRole('button', { name: screen.t('checkout:changed.accept', { amount: '₹630.00' }) }).click()
  await expect.element(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  expect(count(place)).toBe(2)
  expect(bodyOf(calls)).toMatchObject({ totalAmount: 700, discount: 70, grandTotal: 630 })
})

test('each payment method explains itself, and cash on delivery why it is unavailable', async () => {
  const refused = { isOffered: false, refused: 'account', limit: 5000, orders: 2 } as const
  answerApi({ ...usual, [quote]: () => ({ json: quoteOf({ grandTotal: 5001, cod: refused }) }) })
  const screen = await open({ availablePaise: 10_000 })
  await expect.element(screen.getByRole('radio', { name: screen.t('checkout:payment.cod') })).toBeDisabled()
  await expect
    .element(screen.getByText(screen.t('checkout:payment.codRefused.account', { limit: '₹5,000.00', orders: 2 })))
    .toBeVisible()
  await expect
    .element(screen.getByText(screen.t('checkout:payment.walletShort', { available: '₹100.00', missing: '₹4,901.00' })))
    .toBeVisible()
  // If the wallet has too little money, online payment is preselected.
  await expect.element(screen.getByRole('radio', { name: screen.t('checkout:payment.online') })).toBeChecked()
})

test('too little money links to the wallet with the missing amount, and back here', async () => {
  answerApi({
    ...usual,
    [place]: () => ({
      status: 409,
      json: { code: 'INSUFFICIENT_BALANCE', message: '', facts: { missingPaise: 17_650 } },
    }),
  })
  const screen = await open({ path: '/checkout?buy=tulsi-mala&quantity=2', availablePaise: 0 })
  await screen.getByRole('radio', { name: screen.t('checkout:payment.wallet') }).click()
  await press(screen).click()
  await expect.element(screen.getByText('Insufficient balance in wallet. Please recharge your wallet.')).toBeVisible()
  await expect
    .poll(() => screen.router.state.location.pathname + screen.router.state.location.search)
    .toBe(`/mywallet?price=576&back=${encodeURIComponent('/checkout?buy=tulsi-mala&quantity=2')}`)
})

test('a direct purchase requests no cart, changes its own quantity and leaves the cart alone', async () => {
  const { calls, count } = answerApi({ ...usual, [cart]: () => ({ status: 500 }) })
  const screen = await open({ path: '/checkout?buy=tulsi-mala&quantity=1' })
  await screen.getByRole('button', { name: screen.t('checkout:lines.more') }).click()
  await expect.poll(() => screen.router.state.location.search).toBe('?buy=tulsi-mala&quantity=2')
  await expect.element(press(screen)).toBeEnabled()
  await press(screen).click()
  await expect.poll(() => count(place)).toBe(1)
  expect(bodyOf(calls)).toMatchObject({ products: [{ productId: 'tulsi-mala', quantity: 2 }], buyNow: true })
  expect(count(cart)).toBe(0)
})

test('a first address: the PIN code fills in town and state, what is missing is named, a refresh keeps what was typed, Place Order saves it', async () => {
  let stored: Address[] = []
  const { calls, count } = answerApi({
    ...usual,
    [addresses]: () => ({ json: { data: stored } }),
    'GET /api/address/getPinCode/221005': () => ({
      json: { pinCode: '221005', state: 'Uttar Pradesh', city: 'Varanasi' },
    }),
    'POST /api/address/addAddress': ({ body }) => {
      stored = [{ ...addressOf(), ...(body as Address), _id: 'a2', isDefault: true }]
      return { json: { message: '', data: stored[0] } }
    },
  })
  const screen = await open()
  const field = (name: 'fullName' | 'addressLine' | 'pinCode' | 'city' | 'state' | 'email') =>
    screen.getByLabelText(screen.t(`checkout:address.${name}`), { exact: true })
  await expect.element(field('fullName')).toHaveValue('Asha Sharma')
  await press(screen).click()
  // Placing the order has looked at the form, and names what is missing.
  await expect.element(field('addressLine')).toHaveFocus()
  expect(count(place)).toBe(0)
  await field('addressLine').fill('14, Assi Ghat Road')
  await field('pinCode').fill('२२१००५')
  await expect.element(field('city')).toHaveValue('Varanasi')
  await expect.element(field('state')).toHaveValue('Uttar Pradesh')

  await screen.unmount()
  const again = await open()
  await expect
    .element(again.getByLabelText(again.t('checkout:address.addressLine'), { exact: true }))
    .toHaveValue('14, Assi Ghat Road')
  await press(again).click()
  await expect.element(again.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  expect(bodyOf(calls)).toMatchObject({ shippingAddressId: 'a2' })
  expect(calls.find(({ url }) => url.pathname.endsWith('addAddress'))!.body).toMatchObject({
    fullName: 'Asha Sharma',
    phone: '7000000001',
    pinCode: '221005',
    city: 'Varanasi',
    state: 'Uttar Pradesh',
  })
})

test('in Hindi the PIN code fills in the town in Devanagari; the address of the profile is there already', async () => {
  answerApi({
    ...usual,
    [addresses]: () => ({ json: { data: [] } }),
    'GET /api/address/getPinCode/221005': () => ({
      json: { pinCode: '221005', state: 'Uttar Pradesh', city: 'Varanasi' },
    }),
    'GET /api/places/search': () => ({
      json: { places: [{ id: 1, slug: 'varanasi', name: { en: 'Varanasi', hin: 'वाराणसी' } }], guesses: [] },
    }),
  })
  const home = { address: '7, Mahakal Marg', city: 'Ujjain', state: 'Madhya Pradesh', pincode: '456001' }
  const screen = await open({ who: { ...user, ...home }, language: 'hin' })
  const field = (name: 'addressLine' | 'pinCode' | 'city' | 'state') =>
    screen.getByLabelText(screen.t(`checkout:address.${name}`), { exact: true })
  await expect.element(field('addressLine')).toHaveValue('7, Mahakal Marg')
  await expect.element(field('state')).toHaveValue('Madhya Pradesh')
  await field('pinCode').fill('221005')
  await expect.element(field('city')).toHaveValue('वाराणसी')
})

test('coupons that this order could use are offered, and applied with one press', async () => {
  const offered = { coupons: [{ code: 'DIWALI', discount: 50 }] }
  const { calls } = answerApi({
    ...usual,
    [quote]: ({ body }) => ({
      json: quoteOf((body as { coupon?: string }).coupon ? { couponDiscount: 50, grandTotal: 526 } : offered),
    }),
  })
  const screen = await open()
  await screen
    .getByRole('button', { name: screen.t('checkout:coupon.offer', { code: 'DIWALI', amount: '₹50' }) })
    .click()
  await expect
    .element(screen.getByText(screen.t('checkout:coupon.applied', { code: 'DIWALI', amount: '₹50.00' })))
    .toBeVisible()
  await press(screen).click()
  await expect.poll(() => calls.filter(isPlacing)).toHaveLength(1)
  expect(bodyOf(calls)).toMatchObject({ coupon: 'DIWALI', grandTotal: 526 })
})

test('an address is edited with Edit and Update Address, and Cancel changes nothing', async () => {
  const { calls, count } = answerApi({
    ...usual,
    'PUT /api/address/updateAddress/a1': ({ body }) => ({
      json: { message: '', data: { ...addressOf(), ...(body as Address) } },
    }),
  })
  const screen = await open()
  await screen.getByRole('button', { name: screen.t('checkout:address.editOf', { name: 'Asha Sharma' }) }).click()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await screen.getByRole('button', { name: screen.t('checkout:address.editOf', { name: 'Asha Sharma' }) }).click()
  await screen.getByLabelText(screen.t('checkout:address.addressLine'), { exact: true }).fill('8, Mahakal Marg')
  await screen.getByRole('button', { name: 'Update Address' }).click()
  await expect.element(screen.getByRole('button', { name: 'Add New Address' })).toBeVisible()
  expect(count('PUT /api/address/updateAddress/a1')).toBe(1)
  expect(calls.find(({ method }) => method === 'PUT')!.body).toMatchObject({
    addressLine: '8, Mahakal Marg',
    city: 'Ujjain',
  })
})

test('an unavailable line blocks the order and says what to do; a refused change is reverted', async () => {
  const { count } = answerApi({
    ...usual,
    [cart]: () => ({
      json: cartOf(
        lineOf(),
        lineOf({
          _id: 'l2',
          product: { ...mala, _id: 'old', name: 'Old Bell', in_stock: false, max_quantity: 0 },
          problem: 'soldOut',
        }),
      ),
    }),
    'PUT /api/cart/setQuantity': () => ({
      status: 409,
      json: { code: 'NOT_ENOUGH_STOCK', message: 'Only 2 left of this.', facts: { products: [] } },
    }),
  })
  const screen = await open()
  await press(screen).click()
  await expect.element(screen.getByText(screen.t('checkout:lines.mend'))).toBeVisible()
  expect(count(place)).toBe(0)
  const control = screen.getByRole('group', { name: screen.t('checkout:lines.quantityOf', { name: 'Tulsi Mala' }) })
  await control.getByRole('button', { name: screen.t('checkout:lines.more') }).click()
  await expect
    .element(screen.getByText(screen.t('checkout:lines.notChanged', { why: 'Only 2 left of this.' })))
    .toBeVisible()
  await expect.element(control.getByRole('status')).toHaveTextContent('2')
})

test('a coupon reduces the total, or says why not and is not sent', async () => {
  const { calls, count } = answerApi({
    ...usual,
    [quote]: ({ body }) => {
      const code = (body as { coupon?: string }).coupon
      return {
        json: quoteOf(
          code === 'DIWALI'
            ? { couponDiscount: 50, discount: 114, grandTotal: 526 }
            : code
              ? { couponRefused: 'used' }
              : {},
        ),
      }
    },
  })
  const screen = await open()
  const field = () => screen.getByLabelText(screen.t('checkout:coupon.label'))
  await field().fill('old-one')
  await screen.getByRole('button', { name: screen.t('checkout:coupon.apply') }).click()
  await expect.element(screen.getByText(screen.t('checkout:coupon.refused.used'))).toBeVisible()
  await press(screen).click()
  await expect.poll(() => count(place)).toBe(1)
  expect(bodyOf(calls)).not.toHaveProperty('coupon')
})
