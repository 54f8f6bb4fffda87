import type { DemoOutcome } from '@sankalp/contract/payment-rules'
import { z } from 'zod'
import type { Clock } from '../../../clock.ts'
import type { ProviderAnswer, ProviderRequest } from '../provider-request.ts'
import type { RazorpayKeys } from '../razorpay.ts'
import { returnMessage, sign } from '../signatures.ts'
import { type DemoLink, type DemoMethod, type DemoRefund, act, leftOf, newDemoId, statusOf } from './demo-link.ts'
import {
  type Delivery,
  deliveriesOf,
  deliveriesOfCancelled,
  deliveriesOfRefund,
  linkMessage,
  refundMessage,
} from './demo-messages.ts'
import type { DemoStore } from './demo-store.ts'

type Needs = {
  keys: RazorpayKeys
  clock: Clock
  store: DemoStore
  /** Returns the URL of a payment page. */
  pageUrl: (linkId: string) => string
  /** Schedules the delivery of events to our webhook. */
  deliver: (deliveries: readonly Delivery[]) => Promise<void>
}

export type DemoProvider = ReturnType<typeof createDemoProvider>

/** Like the real provider, which makes no page for less than 15 minutes. */
const shortestLifeMs = 15 * 60_000

const newLink = z.object({
  amount: z.int().min(100),
  currency: z.literal('INR'),
  accept_partial: z.literal(false),
  reference_id: z.string().min(1).max(40),
  description: z.string().max(2048),
  expire_by: z.int(),
  callback_url: z.url(),
  callback_method: z.literal('get'),
})
const newRefund = z.object({ amount: z.int().min(100), receipt: z.string().max(40) })

/**
 * Creates a payment provider that speaks Razorpay's protocol and moves no money. The demo and the tests of the adapter
 * use it.
 */
export function createDemoProvider({ keys, clock, store, pageUrl, deliver }: Needs) {
  const authorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`
  const nowMs = () => clock.now().getTime()
  const show = (link: DemoLink) => linkMessage(link, pageUrl(link.id), nowMs())

  /** Answers an API request. */
  async function answer({ method, path, headers, body }: ProviderRequest): Promise<ProviderAnswer> {
    if (headers.authorization !== authorization) return refusal(401, 'Authentication failed')
    const url = new URL(path, 'http://provider')
    const [, , kind, id, more, last] = url.pathname.split('/')
    if (method === 'POST' && kind === 'payment_links' && !id) return createLink(body)
    if (method === 'POST' && kind === 'payment_links' && id && more === 'cancel') return cancelLink(id)
    if (method === 'GET' && kind === 'payment_links')
      return id ? showLink(id) : listLinks(url.searchParams.get('reference_id') ?? '')
    if (kind === 'payments' && id && method === 'POST' && more === 'refund')
      return createRefund(id, headers['x-refund-idempotency'] ?? '', body)
    if (kind === 'payments' && id && method === 'GET' && more === 'refunds' && last) return showRefund(id, last)
    return refusal(404, 'The requested URL was not found on the server.')
  }

  async function createLink(body: unknown): Promise<ProviderAnswer> {
    const parsed = newLink.safeParse(body)
    if (!parsed.success) return refusal(400, `${parsed.error.issues[0]?.path.join('.')} is not right`)
    const { amount, reference_id, description, expire_by, callback_url } = parsed.data
    if (expire_by * 1000 < nowMs() + shortestLifeMs)
      return refusal(400, 'expire_by should be at least 15 minutes after current time')
    const link: DemoLink = {
      id: newDemoId('plink'),
      reference: reference_id,
      amountPaise: amount,
      description,
      callbackUrl: callback_url,
      createdAtMs: nowMs(),
      expiresAtMs: expire_by * 1000,
      cancelledAtMs: null,
      payments: [],
    }
    if (!(await store.insert(link)))
      return refusal(400, `payment link with given reference_id: (${reference_id}) already exists`)
    return { status: 200, body: show(link) }
  }

  async function showLink(id: string): Promise<ProviderAnswer> {
    const link = await store.find('id', id)
    return link ? { status: 200, body: show(link) } : refusal(400, 'The id provided does not exist')
  }

  /**
   * Cancels a page. Like the real provider, refuses one that was paid. A payment that is pending at a bank still
   * arrives.
   */
  async function cancelLink(id: string): Promise<ProviderAnswer> {
    let isOpen = false
    const link = await store.change(id, (now) => {
      isOpen = statusOf(now, nowMs()) === 'created'
      return isOpen ? { ...now, cancelledAtMs: nowMs() } : now
    })
    if (!link) return refusal(400, 'The id provided does not exist')
    if (!isOpen) return refusal(400, `Payment Link cannot be cancelled: it is ${statusOf(link, nowMs())}`)
    await deliver(deliveriesOfCancelled(link, pageUrl(link.id), nowMs()))
    return { status: 200, body: show(link) }
  }

  async function listLinks(reference: string): Promise<ProviderAnswer> {
    const link = await store.find('reference', reference)
    return { status: 200, body: { payment_links: link ? [show(link)] : [] } }
  }

  async function createRefund(paymentId: string, key: string, body: unknown): Promise<ProviderAnswer> {
    const parsed = newRefund.safeParse(body)
    const link = await store.find('paymentId', paymentId)
    if (!link || !parsed.success || !/^[\w-]{10,}$/.test(key)) return refusal(400, 'The id provided does not exist')
    let refund: DemoRefund | undefined
    let isNew = false
    await store.change(link.id, (now) => {
      const payment = now.payments.find(({ id }) => id === paymentId)!
      refund = payment.refunds.find((one) => one.key === key)
      if (refund || leftOf(now, payment) < parsed.data.amount) return now
      isNew = true
      refund = { id: newDemoId('rfnd'), key, amountPaise: parsed.data.amount, createdAtMs: nowMs() }
      const refunds = [...payment.refunds, refund]
      return { ...now, payments: now.payments.map((one) => (one.id === paymentId ? { ...one, refunds } : one)) }
    })
    if (!refund) return refusal(400, 'The total refund amount is greater than the refund payment amount')
    if (refund.amountPaise !== parsed.data.amount)
      return refusal(400, 'Different request with the same idempotency key has already been processed.')
    if (isNew) await deliver(deliveriesOfRefund(refund, paymentId, nowMs()))
    return { status: 200, body: refundMessage(refund, paymentId, nowMs()) }
  }

  async function showRefund(paymentId: string, refundId: string): Promise<ProviderAnswer> {
    const link = await store.find('paymentId', paymentId)
    const refund = link?.payments.find(({ id }) => id === paymentId)?.refunds.find(({ id }) => id === refundId)
    return refund
      ? { status: 200, body: refundMessage(refund, paymentId, nowMs()) }
      : refusal(400, 'The id provided does not exist')
  }

  /** Returns the signed URL of ours to which the browser is redirected after a button press. */
  function returnUrl(link: DemoLink): string {
    const status = statusOf(link, nowMs())
    const paymentId = link.payments[0]?.id ?? ''
    const url = new URL(link.callbackUrl)
    const signature = sign(
      keys.keySecret,
      returnMessage({ linkId: link.id, reference: link.reference, status, paymentId }),
    )
    for (const [name, value] of Object.entries({
      razorpay_payment_id: paymentId,
      razorpay_payment_link_id: link.id,
      razorpay_payment_link_reference_id: link.reference,
      razorpay_payment_link_status: status,
      razorpay_signature: signature,
    })) {
      url.searchParams.set(name, value)
    }
    return url.href
  }

  /** Applies a button press and schedules its webhook events. Returns null when the page does not exist. */
  async function press(linkId: string, outcome: DemoOutcome, method: DemoMethod = 'upi'): Promise<DemoLink | null> {
    const link = await store.change(linkId, (now) => act(now, outcome, method, nowMs()))
    if (link) await deliver(deliveriesOf(link, outcome, pageUrl(link.id), nowMs()))
    return link
  }

  return {
    answer,
    find: (linkId: string) => store.find('id', linkId),
    returnUrl,
    press,
  }
}

function refusal(status: number, description: string): ProviderAnswer {
  return { status, body: { error: { code: 'BAD_REQUEST_ERROR', description } } }
}
