import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Capture, LinkReport } from '../../platform/gateways/payment/payment.ts'
import type { Log } from '../../platform/log.ts'
import { type Mismatch, canBecome, judgeReport } from './payment-life.ts'
import type { Outcome } from './payments.metrics.ts'
import {
  type PaymentRow,
  countBeyond,
  findTakenElsewhere,
  isErased,
  lockPayment,
  markEnded,
  markPaid,
} from './payments.repository.ts'
import type { Refunds } from './refunds.ts'

type Paid = {
  paymentId: string
  userId: string
  subjectId: string | null
  provider: string
  paidPaise: number
  bonusPaise: number
  now: Date
}

/**
 * What payments are made for, and what happens with each, in the same transaction. The payment's row is locked first,
 * and always before the row of what it is for.
 */
export type Purpose = {
  /** Returns null if it came too late for its purpose and is refunded. */
  onPaid(tx: Tx, paid: Paid): Promise<{ transferId: string } | null>
  /** As far as we know, it will not be paid any more. */
  onEnded?(tx: Tx, ended: { paymentId: string; subjectId: string | null; now: Date }): Promise<void>
  /** Returns the page of what was paid for. Default: the wallet's page. */
  pathAfter?(subjectId: string): string
}

type Needs = {
  clock: Clock
  log: Log
  provider: string
  purposes: Readonly<Record<string, Purpose>>
  refunds: Refunds
  tell: (tx: Tx, payment: Pick<PaymentRow, 'id' | 'userId' | 'status'>) => void
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const mismatches: Record<Mismatch, Outcome> = { link: 'otherLink', amount: 'otherAmount', currency: 'otherCurrency' }

export type Settle = ReturnType<typeof createSettle>

/**
 * Creates the only function that changes the state of a payment, whatever reports it: an event, a look-up, or the
 * clock.
 */
export function createSettle({ clock, log, provider, purposes, refunds, tell }: Needs) {
  async function settle(tx: Tx, report: LinkReport): Promise<Outcome> {
    const outcome = await move(tx, report)
    // Log the payment's id together with the id of the event or look-up, so that it can be traced to its origin.
    if (outcome !== 'nothingNew' && outcome !== 'unknownPayment')
      tx.afterCommit(() => log.info({ paymentId: report.reference, outcome }, 'payment'))
    return outcome
  }

  async function move(tx: Tx, report: LinkReport): Promise<Outcome> {
    const payment = uuid.test(report.reference) ? await lockPayment(tx, report.reference) : null
    if (payment?.provider !== provider) {
      log.error({ linkId: report.linkId }, 'the provider reported a payment that is not ours')
      return 'unknownPayment'
    }
    const captures = await ownCaptures(tx, payment, report)
    if (captures.length === 0 && report.captures.length > 0) return 'otherPayment'
    const verdict = judgeReport(payment, { ...report, captures })
    switch (verdict.kind) {
      case 'nothing':
        return 'nothingNew'
      case 'incomplete':
        return 'incomplete'
      case 'mismatch':
        log.error(
          { paymentId: payment.id, linkId: report.linkId, mismatch: verdict.mismatch },
          'the provider reported a different page, amount or currency than ours: nothing was credited',
        )
        return mismatches[verdict.mismatch]
      case 'ended':
        await end(tx, payment, verdict.ending)
        return 'ended'
      case 'paidTwice':
        await sendBeyond(tx, payment, verdict.beyond)
        return 'paidTwice'
      case 'paid': {
        const outcome = await credit(tx, payment, verdict.capture, verdict.isLate)
        await sendBeyond(tx, payment, verdict.beyond)
        return outcome
      }
    }
  }

  /** Returns the captures without those of another payment of ours, so that they are not credited or refunded twice. */
  async function ownCaptures(tx: Tx, payment: PaymentRow, report: LinkReport): Promise<readonly Capture[]> {
    const taken = await findTakenElsewhere(
      tx,
      payment,
      report.captures.map(({ providerPaymentId }) => providerPaymentId),
    )
    if (taken.length === 0) return report.captures
    log.error(
      { paymentId: payment.id, linkId: report.linkId, providerPaymentIds: taken },
      'the provider reported payments that belong to another payment of ours: they are ignored here',
    )
    return report.captures.filter(({ providerPaymentId }) => !taken.includes(providerPaymentId))
  }

  async function credit(
    tx: Tx,
    payment: PaymentRow,
    { providerPaymentId, method = null }: Capture,
    isLate: boolean,
  ): Promise<Outcome> {
    const { id: paymentId, userId, subjectId, amountPaise, bonusPaise, purpose } = payment
    const now = clock.now()
    // An erasure locks the account's unpaid payments, so this check cannot race with it.
    const known = purposes[purpose]
    if (!known) throw new Error(`no handler for a payment with the purpose ${purpose}`)
    const credited = (await isErased(tx, userId))
      ? null
      : await known.onPaid(tx, { paymentId, userId, subjectId, provider, paidPaise: amountPaise, bonusPaise, now })
    await markPaid(tx, paymentId, { providerPaymentId, method, transferId: credited?.transferId ?? null }, now)
    if (!credited) {
      await refunds.sendBack(tx, {
        paymentId,
        providerPaymentId,
        amountPaise,
        reason: 'paidTooLate',
        key: `paidTooLate:${providerPaymentId}`,
      })
      tell(tx, { ...payment, status: 'paid' })
      return 'paidTooLate'
    }
    if (isLate) log.info({ paymentId, was: payment.status }, 'credited a payment that was paid after it had ended')
    tell(tx, { ...payment, status: 'paid' })
    return isLate ? 'creditedLate' : 'credited'
  }

  async function sendBeyond(tx: Tx, payment: PaymentRow, beyond: readonly Capture[]): Promise<void> {
    for (const { providerPaymentId, amountPaise } of beyond) {
      const { isNew } = await refunds.sendBack(tx, {
        paymentId: payment.id,
        providerPaymentId,
        amountPaise,
        reason: 'paidTwice',
        key: `paidTwice:${providerPaymentId}`,
      })
      if (isNew) await countBeyond(tx, payment.id, amountPaise)
      log.info({ paymentId: payment.id }, 'a payment was paid twice: the second one is refunded')
    }
    if (beyond.length > 0) tell(tx, { ...payment, status: 'paid' })
  }

  async function end(tx: Tx, payment: PaymentRow, ending: 'failed' | 'expired' | 'givenUp'): Promise<void> {
    if (!canBecome(payment.status, ending)) return
    const now = clock.now()
    await markEnded(tx, payment.id, ending, now)
    await purposes[payment.purpose]?.onEnded?.(tx, { paymentId: payment.id, subjectId: payment.subjectId, now })
    tell(tx, { ...payment, status: ending })
  }

  return { settle, end }
}
