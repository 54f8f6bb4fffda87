import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { addAddress } from '@sankalp/contract/addresses'
import type { PaymentMethod } from '@sankalp/contract/order-life'
import { cancelOrder, placeOrder, quoteOrder } from '@sankalp/contract/orders'
import { getPayment, payInDemo, recharge } from '@sankalp/contract/payments'
import { goodAddress } from '@sankalp/server/test/shopping.ts'
import type { Answer, TestClient } from '@sankalp/server/test/test-client.ts'
import { signInPayers } from './payers.ts'

type Pieces = { productId: string; quantity: number }

/** A user with an address and money, and what the server confirmed for every order. */
export type Buyer = {
  client: TestClient
  addressId: string
  rechargedPaise: number
  placed: Map<string, { orderId: string; isCancelled: boolean }>
}

const pauseMs = 100

/** Repeats the same call until there is a reply: a killed process has not refused anything. */
export async function untilAnswered<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (;;) {
    const answer = await ask().catch(() => null)
    if (answer && answer.status < 500 && answer.status !== 429) return answer
    await wait(pauseMs + randomInt(pauseMs))
  }
}

export async function signInBuyers(newClient: () => TestClient, count: number, rupees: number): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  const people = await signInPayers(newClient, count)
  while (people.length > 0) {
    buyers.push(
      ...(await Promise.all(
        people.splice(0, 10).map(async ({ client }) => ({
          client,
          addressId: await newAddress(client),
          rechargedPaise: await fill(client, rupees),
          placed: new Map(),
        })),
      )),
    )
  }
  return buyers
}

async function newAddress(client: TestClient): Promise<string> {
  return (await client.call(addAddress, { body: goodAddress })).body.data._id
}

async function fill(client: TestClient, rupees: number): Promise<number> {
  if (rupees === 0) return 0
  const { paymentId } = (await client.call(recharge, { body: { userId: client.userId, amount: rupees } })).body
  await client.call(payInDemo, { params: { paymentId }, body: { outcome: 'paid' } })
  while ((await client.call(getPayment, { params: { paymentId } })).body.payment.status !== 'paid') await wait(pauseMs)
  return rupees * 100
}

/** Returns an order as the page sends it, with totals requested first. */
export async function prepareOrder({ client, addressId }: Buyer, products: Pieces[], paymentMethod: PaymentMethod) {
  const { totalAmount, discount, grandTotal } = (
    await untilAnswered(() => client.call(quoteOrder, { body: { products } }))
  ).body
  return { products, totalAmount, discount, grandTotal, shippingAddressId: addressId, paymentMethod }
}

/**
 * Places an order under one key, with any number of attempts, and pays an online order. Returns its id, or the code of
 * the refusal.
 */
export async function buy(buyer: Buyer, products: Pieces[], paymentMethod: PaymentMethod): Promise<string> {
  const { client } = buyer
  const body = await prepareOrder(buyer, products, paymentMethod)
  const key = randomUUID()
  const answer = await untilAnswered(() => client.call(placeOrder, { body, headers: { 'Idempotency-Key': key } }))
  if (answer.status !== 200) return answer.body.code!
  const { orderId, paymentId } = answer.body.data
  buyer.placed.set(key, { orderId, isCancelled: false })
  if (paymentId) {
    await untilAnswered(() => client.call(payInDemo, { params: { paymentId }, body: { outcome: 'paid' } }))
    while (
      (await untilAnswered(() => client.call(getPayment, { params: { paymentId } }))).body.payment.status !== 'paid'
    )
      await wait(pauseMs)
  }
  return orderId
}

/** Cancels one of the buyer's orders, under its own key. */
export async function giveUp(buyer: Buyer, orderId: string): Promise<void> {
  const key = randomUUID()
  const { status, body } = await untilAnswered(() =>
    buyer.client.call(cancelOrder, { params: { orderId }, body: {}, headers: { 'Idempotency-Key': key } }),
  )
  // On a slow machine the demo's carrier may already have it.
  if (body.code === 'ORDER_NOT_CHANGEABLE') return
  if (status !== 200) throw new Error(`cancelling answered ${status} ${body.code}`)
  for (const placed of buyer.placed.values()) if (placed.orderId === orderId) placed.isCancelled = true
}
