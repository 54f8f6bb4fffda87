import type { DemoOutcome } from '@sankalp/contract/payment-rules'
import {
  type DemoLink,
  type DemoPayment,
  type DemoRefund,
  lateSeconds,
  newDemoId,
  refundSeconds,
  statusOf,
} from './demo-link.ts'

/** Builds the demo provider's messages in Razorpay's format: the same fields, the same event names. */
export function linkMessage(link: DemoLink, pageUrl: string, nowMs: number) {
  const captured = link.payments.filter(({ capturedAtMs }) => capturedAtMs <= nowMs)
  return {
    id: link.id,
    entity: 'payment_link',
    amount: link.amountPaise,
    amount_paid: captured.length > 0 ? link.amountPaise : 0,
    currency: 'INR',
    reference_id: link.reference,
    description: link.description,
    short_url: pageUrl,
    status: statusOf(link, nowMs),
    expire_by: Math.floor(link.expiresAtMs / 1000),
    created_at: Math.floor(link.createdAtMs / 1000),
    payments:
      captured.length > 0
        ? captured.map(({ id, method, capturedAtMs }) => ({
            payment_id: id,
            plink_id: link.id,
            amount: link.amountPaise,
            method,
            status: 'captured',
            created_at: Math.floor(capturedAtMs / 1000),
          }))
        : null,
  }
}

export function paymentMessage({ amountPaise }: DemoLink, { id, method }: DemoPayment, status: 'captured' | 'failed') {
  return {
    id,
    entity: 'payment',
    amount: amountPaise,
    currency: 'INR',
    status,
    method,
    captured: status === 'captured',
  }
}

export function refundMessage({ id, key, amountPaise, createdAtMs }: DemoRefund, paymentId: string, nowMs: number) {
  const status = createdAtMs + refundSeconds * 1000 <= nowMs ? 'processed' : 'pending'
  return {
    id,
    entity: 'refund',
    amount: amountPaise,
    currency: 'INR',
    payment_id: paymentId,
    receipt: key,
    status,
    created_at: Math.floor(createdAtMs / 1000),
  }
}

/** One delivery of an event: its delay, and the text that is signed. */
export type Delivery = { afterSeconds: number; eventId: string; body: string }

/** Delays in seconds after the browser has returned: webhooks are often late. */
const first = 3
const second = 5
const again = 8

/** Returns the events after a button press: late, in the wrong order, and some of them twice. */
export function deliveriesOf(link: DemoLink, outcome: DemoOutcome, pageUrl: string, nowMs: number): Delivery[] {
  const waitSeconds = outcome === 'late' ? lateSeconds : 0
  const atMs = nowMs + waitSeconds * 1000
  const event = (kind: string, payload: object) => ({
    eventId: newDemoId('evt'),
    body: JSON.stringify({
      entity: 'event',
      account_id: 'acc_demo',
      event: kind,
      payload,
      created_at: Math.floor(atMs / 1000),
    }),
  })
  const page = { entity: { ...linkMessage(link, pageUrl, atMs), payments: undefined } }
  const paid = (payment: DemoPayment) =>
    event('payment_link.paid', { payment_link: page, payment: { entity: paymentMessage(link, payment, 'captured') } })
  const captured = (payment: DemoPayment) =>
    event('payment.captured', { payment: { entity: paymentMessage(link, payment, 'captured') } })

  const [one, other] = link.payments
  const told = !one
    ? [event('payment_link.cancelled', { payment_link: page }), event('payment.failed', {})]
    : other
      ? [paid(other), paid(one)]
      : [paid(one), captured(one)]
  const [before, after] = told as [(typeof told)[0], (typeof told)[0]]
  return [
    { afterSeconds: waitSeconds + first, ...before },
    { afterSeconds: waitSeconds + second, ...after },
    { afterSeconds: waitSeconds + again, ...before },
  ]
}

/** Returns the event of a page that we had closed, twice. */
export function deliveriesOfCancelled(link: DemoLink, pageUrl: string, nowMs: number): Delivery[] {
  const payload = { payment_link: { entity: { ...linkMessage(link, pageUrl, nowMs), payments: undefined } } }
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_demo',
    event: 'payment_link.cancelled',
    payload,
    created_at: Math.floor(nowMs / 1000),
  })
  const eventId = newDemoId('evt')
  return [first, again].map((afterSeconds) => ({ afterSeconds, eventId, body }))
}

/** Returns the events of a refund, with its completion before its creation. */
export function deliveriesOfRefund(refund: DemoRefund, paymentId: string, nowMs: number): Delivery[] {
  const doneAtMs = nowMs + refundSeconds * 1000
  const event = (kind: string, atMs: number) => ({
    eventId: newDemoId('evt'),
    body: JSON.stringify({
      entity: 'event',
      account_id: 'acc_demo',
      event: kind,
      payload: { refund: { entity: refundMessage(refund, paymentId, atMs) } },
      created_at: Math.floor(atMs / 1000),
    }),
  })
  return [
    { afterSeconds: refundSeconds, ...event('refund.processed', doneAtMs) },
    { afterSeconds: refundSeconds + 2, ...event('refund.created', nowMs) },
  ]
}
