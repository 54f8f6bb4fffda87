import { randomUUID } from 'node:crypto'
import { razorpayWebhook, recharge } from '@sankalp/contract/payments'
import { testKeys } from '../src/platform/gateways/payment/razorpay.fixture.ts'
import { sign } from '../src/platform/gateways/payment/signatures.ts'
import type { TestClient } from './test-client.ts'

export async function beginRecharge(
  client: TestClient,
  what: { pack: number } | { amount: number } = { pack: 100 },
  key: string = randomUUID(),
): Promise<string> {
  const { status, body } = await client.call(recharge, {
    body: { userId: client.userId, ...what },
    headers: { 'Idempotency-Key': key },
  })
  if (status !== 200) throw new Error(`recharge answered ${status} ${body.code}`)
  return body.paymentId
}

/** Opens the provider's page and returns the payment's id there. */
export async function goToPay(client: TestClient, paymentId: string): Promise<string> {
  const { status, headers } = await client.fetch(`/pay/${paymentId}`)
  const linkId = /plink_\w+$/.exec(headers.get('location') ?? '')?.[0]
  if (status !== 302 || !linkId) throw new Error(`/pay answered ${status} ${headers.get('location')}`)
  return linkId
}

/** Delivers an event to the webhook, as the provider would. */
export async function bring(
  app: { url: string },
  body: string | Buffer,
  more: { eventId?: string; signature?: string | null; address?: string } = {},
): Promise<number> {
  const {
    eventId = `evt_${randomUUID()}`,
    signature = sign(testKeys.webhookSecret, body),
    address = '198.51.100.7',
  } = more
  const response = await fetch(app.url + razorpayWebhook.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      'x-razorpay-event-id': eventId,
      ...(signature !== null && { 'x-razorpay-signature': signature }),
    },
    body: new Uint8Array(Buffer.from(body)),
  })
  await response.arrayBuffer()
  return response.status
}
