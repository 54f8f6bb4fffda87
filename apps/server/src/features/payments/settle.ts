import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Capture, LinkReport } from '../../platform/gateways/payment/payment.ts'
import type { Log } from '../../platform/log.ts'
import { type Mismatch, canBecome, judgeReport } from './payment-life.ts'
import type { Outcome } from './payments.metrics.ts'
import { type PaymentRow, isErased, lockPayment, markEnded, markPaid } from './payments.repository.ts'
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
 * What payments are made for, and what happens with each, in the same transaction. The payment's row is locked: whoever locks what
 * it is for comes after it, everywhere.
 */
export type Purpose = {
  /** Null: it came too late for what it was meant for, and goes back. */
  onPaid(tx: Tx, paid: Paid): Promise<{ transferId: string } | null>
  /** It will not be paid any more, as far as we know. */
  onEnded?(tx: Tx, ended: { paymentId: string; subjectId: string | null; now: Date }): Promise<void>
  /** The page of what was paid for; the wallet's without it. */
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

/** The one function that moves a payment, whoever brings the news of it: an event, a look-up, or the clock. */
export function createSettle({ clock, log, provider, purposes, refunds, tell }: Needs) {
  async function settle(tx: Tx, report: LinkReport): Promise<Outcome> {
    const outcome = await move(tx, report)
    // With the id of the event or look-up that brought the news, and that of the payment: from here back to whoever began it.
    if (outcome !== 'nothingNew' && outcome !== 'unknownPayment')
      tx.afterCommit(() => log.info({ paymentId: report.reference, outcome }, 'payment'))
    return outcome
  }

  async function move(tx: Tx, report: LinkReport): Promise<Outcome> {
    const payment = uuid.test(report.reference) ? await lockPayment(tx, report.reference) : null
    if (payment?.provider !== provider) {
      log.error({ linkId: report.linkId }, 'the provider speaks of a payment that is not ours')
      return 'unknownPayment'
    }
    const verdict = judgeReport(payment, report)
    switch (verdict.kind) {
      case 'nothing':
        return 'nothingNew'
      case 'incomplete':
        return 'incomplete'
      case 'mismatch':
        log.error(
          { paymentId: payment.id, linkId: report.linkId, mismatch: verdict.mismatch },
          'the provider speaks of another page, amount or currency than ours: nothing was credited',
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

  async function credit(
    tx: Tx,
    payment: PaymentRow,
    { providerPaymentId }: Capture,
    isLate: boolean,
  ): Promise<Outcome> {
    const { id: paymentId, userId, subjectId, amountPaise, bonusPaise, purpose } = payment
    const now = clock.now()
    // Whoever erases an account holds its payments that are not paid, so this is known for certain here.
    const known = purposes[purpose]
    if (!known) throw new Error(`nobody knows what to do with a payment for ${purpose}`)
    const credited = (await isErased(tx, userId))
      ? null
      : await known.onPaid(tx, { paymentId, userId, subjectId, provider, paidPaise: amountPaise, bonusPaise, now })
    await markPaid(tx, paymentId, { providerPaymentId, transferId: credited?.transferId ?? null }, now)
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
    if (isLate)
      log.info({ paymentId, was: payment.status }, 'a payment that was over has been paid after all, and was credited')
    tell(tx, { ...payment, status: 'paid' })
    return isLate ? 'creditedLate' : 'credited'
  }

  async function sendBeyond(tx: Tx, payment: PaymentRow, beyond: readonly Capture[]): Promise<void> {
    for (const { providerPaymentId, amountPaise } of beyond) {
      await refunds.sendBack(tx, {
        paymentId: payment.id,
        providerPaymentId,
        amountPaise,
        reason: 'paidTwice',
        key: `paidTwice:${providerPaymentId}`,
      })
      log.info({ paymentId: payment.id }, 'paid twice: the second payment goes back')
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
