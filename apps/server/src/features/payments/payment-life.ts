import type { PaymentStatus } from '@sankalp/contract/payment-rules'
import { later } from '../../platform/clock.ts'
import type { Capture, LinkReport } from '../../platform/gateways/payment/payment.ts'

type Ending = Exclude<PaymentStatus, 'pending'>

/** The life of a payment. A payment made is credited, however late we learn of it, and nothing reverses that. */
const life: Record<PaymentStatus, readonly Ending[]> = {
  pending: ['paid', 'failed', 'expired', 'givenUp'],
  failed: ['paid'],
  expired: ['paid'],
  givenUp: ['paid'],
  paid: [],
}

export function canBecome(status: PaymentStatus, ending: Ending): boolean {
  return life[status].includes(ending)
}

export type Mismatch = 'link' | 'amount' | 'currency'

/** What a provider's report means for a payment. */
export type Verdict =
  | { kind: 'nothing' }
  /** The report differs from what we requested: never credited, and a person has to check it. */
  | { kind: 'mismatch'; mismatch: Mismatch }
  /** The report says paid without naming the provider's payment: query the provider. */
  | { kind: 'incomplete' }
  | { kind: 'ended'; ending: 'failed' | 'expired' }
  /** Credit the first; the others were paid in addition and are refunded. */
  | { kind: 'paid'; capture: Capture; isLate: boolean; beyond: readonly Capture[] }
  | { kind: 'paidTwice'; beyond: readonly Capture[] }

type Known = { status: PaymentStatus; linkId: string | null; amountPaise: number; providerPaymentId: string | null }

export function judgeReport(payment: Known, report: LinkReport): Verdict {
  const mismatch = findMismatch(payment, report)
  if (mismatch) return { kind: 'mismatch', mismatch }
  if (report.state === 'open') return { kind: 'nothing' }
  if (report.state !== 'paid')
    return canBecome(payment.status, report.state) ? { kind: 'ended', ending: report.state } : { kind: 'nothing' }
  if (payment.status === 'paid') {
    const beyond = report.captures.filter(({ providerPaymentId }) => providerPaymentId !== payment.providerPaymentId)
    return beyond.length > 0 ? { kind: 'paidTwice', beyond } : { kind: 'nothing' }
  }
  const [capture, ...beyond] = report.captures
  return capture ? { kind: 'paid', capture, isLate: payment.status !== 'pending', beyond } : { kind: 'incomplete' }
}

function findMismatch({ linkId, amountPaise }: Known, report: LinkReport): Mismatch | null {
  if (linkId !== null && linkId !== report.linkId) return 'link'
  const amounts = [report, ...report.captures]
  if (amounts.some((one) => one.currency !== 'INR')) return 'currency'
  return amounts.some((one) => one.amountPaise !== amountPaise) ? 'amount' : null
}

/** Providers create no page for less than a quarter of an hour, so a page opened late gets that time. */
const shortestLinkSeconds = 16 * 60

export function linkExpiry(expiresAt: Date, now: Date): Date {
  const shortest = later(now, shortestLinkSeconds)
  return expiresAt > shortest ? expiresAt : shortest
}
