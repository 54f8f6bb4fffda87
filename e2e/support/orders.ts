import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test'
import type { Product } from '@sankalp/contract/shop'
import { randomUUID } from 'node:crypto'
import { signInAsDemo } from './demo-account.ts'
import type { Account } from './sign-in-by-api.ts'

const as = ({ token }: Account) => ({ Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() })

export async function readProduct(request: APIRequestContext, productId: string): Promise<Product> {
  return ((await (await request.get(`/api/product/getProductById/${productId}`)).json()) as { product: Product })
    .product
}

/** Puts goods into a user's cart, as the shop's pages do. */
export async function fillCart(
  request: APIRequestContext,
  account: Account,
  product: string,
  quantity: number,
): Promise<void> {
  expect(
    (
      await request.put('/api/cart/addToCart', {
        headers: as(account),
        data: { userId: account.id, product, quantity },
      })
    ).status(),
  ).toBe(200)
}

export async function cartOf(
  request: APIRequestContext,
  account: Account,
): Promise<{ id: string; quantity: number }[]> {
  const { user } = (await (
    await request.get(`/api/cart/getUserCart/${account.id}`, { headers: as(account) })
  ).json()) as { user: { cart: { product: Product; quantity: number }[] } }
  return user.cart.map(({ product, quantity }) => ({ id: product._id, quantity }))
}

export async function countOrders(request: APIRequestContext, account: Account): Promise<number> {
  return ((await (await request.get('/api/order/placeOrder', { headers: as(account) })).json()) as { data: unknown[] })
    .data.length
}

/** Signs in the demo's operator in a separate browser context. */
export async function signInOperator(context: BrowserContext) {
  const operator = await signInAsDemo(await context.newPage(), '9000000003')
  return async (
    step: 'pack' | 'ship' | 'deliver' | 'closeReturn',
    orderId: string,
    data: object = {},
  ): Promise<void> => {
    const answer = await context.request.post(`/api/admin/order/${step}/${orderId}`, { headers: as(operator), data })
    expect(answer.status(), `${step}: ${await answer.text()}`).toBe(200)
  }
}
