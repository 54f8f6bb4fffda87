import { randomUUID } from 'node:crypto'
import { addAddress } from '@sankalp/contract/addresses'
import { placeOrder, quoteOrder } from '@sankalp/contract/orders'
import { getProductById } from '@sankalp/contract/shop'
import { goods } from '../src/features/shop/goods.ts'
import { addProduct } from '../src/features/shop/shop.service.ts'
import type { Db } from '../src/platform/db/db.ts'
import type { TestClient } from './test-client.ts'
import { movements } from './ledger.ts'

export const goodAddress = {
  fullName: 'Asha Verma',
  email: 'asha@example.com',
  phone: '9876543210',
  addressLine: '14, Assi Ghat Road',
  city: 'Varanasi',
  state: 'Uttar Pradesh',
  pinCode: '221005',
} as const

export async function newAddress(
  client: TestClient,
  more: Partial<Record<keyof typeof goodAddress, string>> = {},
): Promise<string> {
  const { status, body } = await client.call(addAddress, { body: { ...goodAddress, ...more } as typeof goodAddress })
  if (status !== 200) throw new Error(`addAddress answered ${status} ${body.code}`)
  return body.data._id
}

/** Creates a separate product, so that no other test buys it. */
export async function newProduct(
  db: Db,
  more: { stock?: number; rupees?: number; discountPercent?: number; hsn?: '7418' | '1404' } = {},
): Promise<string> {
  const id = `test-${randomUUID().slice(0, 8)}`
  const { stock = 10, rupees = 200, discountPercent = 10, hsn = '7418' } = more
  const both = (text: string) => ({ en: text, hin: `${text} (हिंदी)` })
  await db.transaction((tx) =>
    addProduct(
      tx,
      {
        id,
        sku: id.toUpperCase(),
        category: 'puja-sets',
        name: both(`Thing ${id}`),
        type: both('Test thing'),
        purposes: ['daily-puja'],
        colour: both('Brass'),
        material: both('Brass'),
        size: both('10 cm'),
        weightGrams: 100,
        certificate: null,
        hsn,
        description: both('Made for a test'),
        drawing: 'thali',
        pricePaise: rupees * 100,
        discountPercent,
        stock,
        rank: 999,
      },
      new Date(),
    ),
  )
  return id
}

export async function stockOf(db: Db, productId: string): Promise<number> {
  const [row] = await db.query<{ stock: number }>('select stock from product where id = $1', [productId])
  return row!.stock
}

/** Credits paid money to a wallet, as a recharge does. */
export async function fillWallet(db: Db, userId: string, rupees: number): Promise<void> {
  await movements.recharge(db, {
    userId,
    paymentId: randomUUID(),
    provider: 'test',
    paidPaise: rupees * 100,
    bonusPaise: 0,
    now: new Date(),
  })
}

type Pieces = { productId: string; quantity: number }
type More = {
  paymentMethod?: 'wallet' | 'online' | 'cod'
  coupon?: string
  buyNow?: boolean
  addressId?: string
  key?: string
}

/** Returns the body of an order as the page sends it, with the totals that the server has just returned. */
export async function orderBody(
  client: TestClient,
  products: Pieces[],
  { coupon, paymentMethod, buyNow, addressId }: More = {},
) {
  const { body } = await client.call(quoteOrder, { body: { products, ...(coupon !== undefined && { coupon }) } })
  const { totalAmount, discount, grandTotal } = body
  return {
    products,
    totalAmount,
    discount,
    grandTotal,
    shippingAddressId: addressId ?? (await newAddress(client)),
    ...(paymentMethod && { paymentMethod }),
    ...(coupon !== undefined && { coupon }),
    ...(buyNow !== undefined && { buyNow }),
  }
}

export async function order(client: TestClient, products: Pieces[], more: More = {}) {
  const body = await orderBody(client, products, more)
  return client.call(placeOrder, { body, headers: { 'Idempotency-Key': more.key ?? randomUUID() } })
}

export async function priceOf(client: TestClient, id: string): Promise<number> {
  return (await client.call(getProductById, { params: { id } })).body.product.final_price
}

export { goods }
