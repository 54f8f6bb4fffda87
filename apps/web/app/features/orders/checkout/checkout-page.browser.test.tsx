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

async function open({ path = '/checkout', availablePaise = 100_000 }: { path?: string; availablePaise?: number } = {}) {
  return renderScreen(
    <QueryProvider>
      <CheckoutPage user={user} availablePaise={availablePaise} />
    </QueryProvider>,
    { namespaces: ['checkout', 'orders', 'users'], path },
  )
}
const press = (screen: Awaited<ReturnType<typeof open>>) => screen.getByRole('button', { name: 'Place Order' })
const isPlacing = ({ method, url }: SeenCall) => `${method} ${url.pathname}` === place
const bodyOf = (calls: readonly SeenCall[]) => calls.findLast(isPlacing)!.body

beforeEach(() => {
  pageQueryClient().clear()
  saveSession({ token: 'abc', id: userId })
})

test('an empty cart says so in the words of the specification', async () => {
  answerApi({ ...usual, [cart]: () => ({ json: cartOf() }) })
  const screen = await open()
  await expect.element(screen.getByText('Your cart is empty. Please add items to continue.')).toBeVisible()
})

test('totals stand to the paisa, and a double press places one order, under a key', async () => {
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

test('other totals of the server are shown beside those that were seen; nothing is ordered until they are accepted', async () => {
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
  // Looking again orders nothing, and the page has the new total.
  await dialog.getByRole('button', { name: screen.t('checkout:changed.look') }).click()
  await expect.element(screen.getByText('− ₹70.00')).toBeVisible()
  expect(count(place)).toBe(1)
  await press(screen).click()
  await expect.poll(() => count(place)).toBe(2)
  expect(bodyOf(calls)).toMatchObject({ grandTotal: 630 })
})

test('accepting the new totals places the order for them', async () => {
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

test('each way to pay says what it means, and cash on delivery why it cannot be had', async () => {
  answerApi({
    ...usual,
    [quote]: () => ({ json: quoteOf({ grandTotal: 5001, cod: { isOffered: false, limit: 5000 } }) }),
  })
  const screen = await open({ availablePaise: 10_000 })
  await expect.element(screen.getByRole('radio', { name: screen.t('checkout:payment.cod') })).toBeDisabled()
  await expect.element(screen.getByText(screen.t('checkout:payment.codLimit', { limit: '₹5,000.00' }))).toBeVisible()
  await expect
    .element(screen.getByText(screen.t('checkout:payment.walletShort', { available: '₹100.00', missing: '₹4,901.00' })))
    .toBeVisible()
  // With too little in the wallet, paying online is proposed.
  await expect.element(screen.getByRole('radio', { name: screen.t('checkout:payment.online') })).toBeChecked()
})

test('too little money leads to the wallet with what is missing, and back here', async () => {
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
    .toBe(`/mywallet?amount=177&back=${encodeURIComponent('/checkout?buy=tulsi-mala&quantity=2')}`)
})

test('buying at once asks for no cart, changes its own number and leaves the cart alone', async () => {
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

test('a first address: the PIN code fills in town and state, what is missing is named, a refresh keeps what was typed', async () => {
  let stored: Address[] = []
  const { calls } = answerApi({
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
  await press(screen).click()
  await expect
    .element(screen.getByRole('region', { name: screen.t('checkout:address.title') }).getByRole('alert'))
    .toHaveTextContent('Please select a delivery address to proceed.')
  const field = (name: 'fullName' | 'addressLine' | 'pinCode' | 'city' | 'state' | 'email') =>
    screen.getByLabelText(screen.t(`checkout:address.${name}`), { exact: true })
  await expect.element(field('fullName')).toHaveValue('Asha Sharma')
  await screen.getByRole('button', { name: 'Save Address' }).click()
  await expect.element(field('addressLine')).toHaveFocus()
  await field('addressLine').fill('14, Assi Ghat Road')
  await field('pinCode').fill('२२१००५')
  await expect.element(field('city')).toHaveValue('Varanasi')
  await expect.element(field('state')).toHaveValue('Uttar Pradesh')

  await screen.unmount()
  const again = await open()
  await expect
    .element(again.getByLabelText(again.t('checkout:address.addressLine'), { exact: true }))
    .toHaveValue('14, Assi Ghat Road')
  await again.getByRole('button', { name: 'Save Address' }).click()
  await expect.element(again.getByRole('radio', { name: /Asha Sharma/ })).toBeChecked()
  expect(calls.find(({ url }) => url.pathname.endsWith('addAddress'))!.body).toMatchObject({
    fullName: 'Asha Sharma',
    phone: '7000000001',
    pinCode: '221005',
    city: 'Varanasi',
    state: 'Uttar Pradesh',
  })
})

test('an address is changed by Edit and Update Address, and Cancel changes nothing', async () => {
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

test('a line that cannot be had stops the order and says what to do; a refused change is put back', async () => {
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

test('a coupon takes something off, or says why not and is not sent', async () => {
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
