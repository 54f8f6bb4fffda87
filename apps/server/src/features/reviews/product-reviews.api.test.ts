import { deliverOrder, packOrder, shipOrder } from '@sankalp/contract/orders'
import { getOwnProductReview, getReviews, postProductReview } from '@sankalp/contract/reviews'
import { expect, test } from 'vitest'
import { eraseAccount } from '../../../test/erase-account.ts'
import { setRole } from '../../../test/contract/set-role.ts'
import { fillWallet, newProduct, order } from '../../../test/shopping.ts'
import { fileApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'

const app = fileApp()

/** Creates a user who has ordered a product. The order is delivered unless `isDelivered` is false. */
async function buyer(productId: string, isDelivered = true): Promise<TestClient> {
  const client = await app().newClient().signIn()
  await fillWallet(app().db, client.userId, 5000)
  await buy(client, productId, isDelivered)
  return client
}

async function buy(client: TestClient, productId: string, isDelivered: boolean): Promise<void> {
  const params = { orderId: (await order(client, [{ productId, quantity: 1 }])).body.data.orderId }
  if (!isDelivered) return
  const operator = await app().newClient().signIn()
  await setRole(app().db, operator.userId, 'ROLE_ADMIN', 'operations')
  await operator.call(packOrder, { params })
  await operator.call(shipOrder, { params, body: { carrier: 'indiaPost', trackingNumber: 'EE123456789IN' } })
  expect((await operator.call(deliverOrder, { params })).status).toBe(200)
}

const post = (client: TestClient, productId: string, stars: number, words?: string) =>
  client.call(postProductReview, { body: { productId, stars, ...(words !== undefined && { words }) } })
const own = async (client: TestClient, productId: string) =>
  (await client.call(getOwnProductReview, { params: { productId } })).body
const shown = async (productId: string) =>
  (
    await app()
      .newClient()
      .call(getReviews, { params: { subject: 'product', id: productId } })
  ).body

test('lets a buyer review a delivered product once, and change the review for a week', async () => {
  const productId = await newProduct(app().db)
  const client = await buyer(productId)
  expect(await own(client, productId)).toEqual({ mayReview: true, review: null })
  expect((await post(client, productId, 4, 'Well strung.')).status).toBe(200)
  expect(await shown(productId)).toMatchObject({
    items: [{ stars: 4, words: 'Well strung.' }],
    summary: { count: 1, mean: 4 },
  })
  // A second purchase: still one buyer and one review.
  await buy(client, productId, true)
  expect((await post(client, productId, 5, 'The knots hold.')).status).toBe(200)
  expect(await shown(productId)).toMatchObject({
    items: [{ stars: 5, words: 'The knots hold.' }],
    summary: { count: 1, mean: 5 },
  })
  expect(await own(client, productId)).toMatchObject({ mayReview: true, review: { stars: 5 } })
  await app().db.query(`update review set posted_at = posted_at - interval '8 days' where user_id = $1`, [
    client.userId,
  ])
  expect(await post(client, productId, 1)).toMatchObject({ status: 409, body: { code: 'REVIEW_CLOSED' } })
})

test('refuses users who have not bought the product, still wait for it or bought another one, and unknown products', async () => {
  const [productId, other] = [await newProduct(app().db), await newProduct(app().db)]
  const waiting = await buyer(productId, false)
  const elsewhere = await buyer(other)
  const stranger = await app().newClient().signIn()
  for (const client of [waiting, elsewhere, stranger]) {
    expect(await post(client, productId, 5)).toMatchObject({ status: 409, body: { code: 'REVIEW_NOT_BOUGHT' } })
    expect(await own(client, productId)).toEqual({ mayReview: false, review: null })
  }
  expect((await post(stranger, 'no-such-thing', 5)).body.code).toBe('REVIEW_NOT_BOUGHT')
  expect(
    (
      await app()
        .newClient()
        .call(postProductReview, { body: { productId, stars: 5 } })
    ).status,
  ).toBe(401)
  expect((await shown(productId)).summary.count).toBe(0)
})

test('stores one review when a buyer posts ten at once', async () => {
  const productId = await newProduct(app().db)
  const client = await buyer(productId)
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(client, productId, 3, 'Fine.')))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect((await shown(productId)).summary).toMatchObject({ count: 1, mean: 3 })
})

test('deletes the words and keeps the stars when the account is erased', async () => {
  const productId = await newProduct(app().db)
  const client = await buyer(productId)
  await post(client, productId, 2, 'My name is Asha.')
  const gone = await eraseAccount(client)
  expect(gone.status).toBe(200)
  expect(await shown(productId)).toMatchObject({ items: [], summary: { count: 1, mean: 2 } })
})
