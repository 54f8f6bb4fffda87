import type { DemoOutcome } from '@sankalp/contract/payment-rules'
import { DomainError } from '@sankalp/contract'
import { randomBytes } from 'node:crypto'

/** A payment page as the demo's provider stores it. Instants are in milliseconds. */
export type DemoLink = {
  id: string
  reference: string
  amountPaise: number
  description: string
  callbackUrl: string
  createdAtMs: number
  expiresAtMs: number
  cancelledAtMs: number | null
  payments: DemoPayment[]
}
export type DemoPayment = { id: string; method: DemoMethod; capturedAtMs: number; refunds: DemoRefund[] }
export type DemoRefund = { id: string; key: string; amountPaise: number; createdAtMs: number }

export const demoMethods = ['upi', 'card', 'netbanking'] as const
export type DemoMethod = (typeof demoMethods)[number]

export type DemoLinkStatus = 'created' | 'paid' | 'cancelled' | 'expired'

/** How long a late payment waits for the bank. */
export const lateSeconds = 20
/** How long a refund takes here. At a bank it takes days. */
export const refundSeconds = 5

/** Returns an id such as plink_3f9a…: providers' ids are letters and digits. */
export function newDemoId(kind: 'plink' | 'pay' | 'rfnd' | 'evt'): string {
  return `${kind}_${randomBytes(9).toString('hex')}`
}

export function statusOf({ payments, cancelledAtMs, expiresAtMs }: DemoLink, nowMs: number): DemoLinkStatus {
  if (payments.some(({ capturedAtMs }) => capturedAtMs <= nowMs)) return 'paid'
  if (cancelledAtMs !== null && cancelledAtMs <= nowMs) return 'cancelled'
  return expiresAtMs <= nowMs ? 'expired' : 'created'
}

export function canBePaid(link: DemoLink, nowMs: number): boolean {
  return statusOf(link, nowMs) === 'created' && link.payments.length === 0
}

/** Applies a button of the page to the link. */
export function act(link: DemoLink, outcome: DemoOutcome, method: DemoMethod, nowMs: number): DemoLink {
  if (!canBePaid(link, nowMs)) throw new DomainError('PAYMENT_OVER', {})
  const payment = (capturedAtMs: number): DemoPayment => ({ id: newDemoId('pay'), method, capturedAtMs, refunds: [] })
  switch (outcome) {
    case 'paid':
      return { ...link, payments: [payment(nowMs)] }
    case 'late':
      return { ...link, payments: [payment(nowMs + lateSeconds * 1000)] }
    case 'twice':
      return { ...link, payments: [payment(nowMs), payment(nowMs)] }
    case 'failed':
      return { ...link, cancelledAtMs: nowMs }
  }
}

/** Returns how much of a payment has not been refunded. */
export function leftOf({ amountPaise }: DemoLink, { refunds }: DemoPayment): number {
  return amountPaise - refunds.reduce((sum, refund) => sum + refund.amountPaise, 0)
}
