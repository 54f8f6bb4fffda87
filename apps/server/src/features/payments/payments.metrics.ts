import { Counter, type Registry } from 'prom-client'

/** What became of something that a provider told us, or that somebody said in its name. */
export const outcomes = [
  'credited',
  /** Credited though the payment had failed or expired. */
  'creditedLate',
  /** A second payment on the same page: it goes back. */
  'paidTwice',
  /** Paid for an account that is erased: it goes back. */
  'paidTooLate',
  'ended',
  'refundEnded',
  'nothingNew',
  /** Of no concern to us. */
  'ignored',
  'repeated',
  'unreadable',
  'incomplete',
  /** These want a person: money may have come that nobody was credited with. */
  'unknownPayment',
  'otherLink',
  'otherAmount',
  'otherCurrency',
  'forged',
] as const
export type Outcome = (typeof outcomes)[number]

export type PaymentMetrics = ReturnType<typeof createPaymentMetrics>

export function createPaymentMetrics(registry: Registry) {
  const reports = new Counter({
    name: 'payment_reports_total',
    help: 'What came of reports about payments, by where they came from',
    labelNames: ['source', 'outcome'],
    registers: [registry],
  })
  const refunds = new Counter({
    name: 'payment_refunds_failed_total',
    help: 'Refunds that the provider refused: somebody has to look at them',
    registers: [registry],
  })
  return {
    count: (source: 'webhook' | 'lookUp', outcome: Outcome) => reports.inc({ source, outcome }),
    refundFailed: () => refunds.inc(),
  }
}
