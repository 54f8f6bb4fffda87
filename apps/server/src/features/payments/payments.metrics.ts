import { Counter, type Registry } from 'prom-client'

/** The outcome of a report from the provider, or of one that claimed to be. */
export const outcomes = [
  'credited',
  /** Credited although the payment had failed or expired. */
  'creditedLate',
  /** A second payment on the same page: it is refunded. */
  'paidTwice',
  /** Paid for an erased account: it is refunded. */
  'paidTooLate',
  'ended',
  'refundEnded',
  'nothingNew',
  /** Not relevant to us. */
  'ignored',
  'repeated',
  'unreadable',
  'incomplete',
  /** These need a person: money may have arrived without being credited. */
  'unknownPayment',
  'otherLink',
  'otherAmount',
  'otherCurrency',
  /** The provider's payment belongs to another payment of ours. */
  'otherPayment',
  'forged',
] as const
export type Outcome = (typeof outcomes)[number]

export type PaymentMetrics = ReturnType<typeof createPaymentMetrics>

export function createPaymentMetrics(registry: Registry) {
  const reports = new Counter({
    name: 'payment_reports_total',
    help: 'Reports about payments, by source and outcome',
    labelNames: ['source', 'outcome'],
    registers: [registry],
  })
  const refunds = new Counter({
    name: 'payment_refunds_failed_total',
    help: 'Refunds that the provider refused or failed to make: an operator has to check them',
    registers: [registry],
  })
  return {
    count: (source: 'webhook' | 'lookUp', outcome: Outcome) => reports.inc({ source, outcome }),
    refundFailed: () => refunds.inc(),
  }
}
