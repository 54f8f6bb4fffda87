import { randomUUID } from 'node:crypto'
import { DomainError, notFound } from '@sankalp/contract'
import { type Clock, later } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { type PaymentGateway, PaymentGatewayError, type RefundReport } from '../../platform/gateways/payment/payment.ts'
import type { SendJob } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import { nextRefundLook } from './look-up-times.ts'
import { carryRefund } from './payments.jobs.ts'
import type { PaymentMetrics } from './payments.metrics.ts'
import { type PaymentRow, findPayment, listPaymentsOf, lockPayment } from './payments.repository.ts'
import * as repository from './refunds.repository.ts'

/** The part of the wallet that refunds need. */
export type WithdrawFromWallet = (
  tx: Tx,
  debit: {
    userId: string
    paymentId: string
    provider: string
    paidPaise: number
    lapsingPaise?: number
    key: string
    now: Date
  },
) => Promise<{ transferId: string }>

type Needs = {
  db: Db
  clock: Clock
  log: Log
  jobs: SendJob
  gateway: PaymentGateway
  metrics: PaymentMetrics
  withdraw: WithdrawFromWallet
  tell: (tx: Tx, payment: Pick<PaymentRow, 'id' | 'userId' | 'status'>) => void
}

/** What the provider says of a refund; without an id where it refused to make one. */
type Answered = { state: RefundReport['state']; providerRefundId: string | null }

export type Refunds = ReturnType<typeof createRefunds>

export function createRefunds({ db, clock, log, jobs, gateway, metrics, withdraw, tell }: Needs) {
  /** Has money sent back that was never credited. Asked for again under the same key, nothing more happens. */
  async function sendBack(tx: Tx, refund: Omit<repository.NewRefundRow, 'id'>): Promise<void> {
    const id = randomUUID()
    if (await repository.insertRefund(tx, { id, ...refund }, clock.now()))
      await jobs.send(tx, carryRefund, { refundId: id, round: 0 })
  }

  /** Has a payment sent back whole, whose ledger the caller has put right in the same transaction. Its row is locked. */
  async function returnToSource(
    tx: Tx,
    { paymentId, reason }: { paymentId: string; reason: 'orderCancelled' | 'orderReturned' },
  ): Promise<void> {
    const payment = await findPayment(tx, paymentId)
    if (!payment?.providerPaymentId || !payment.transferId) throw new Error('only a payment that was taken can go back')
    const { providerPaymentId, amountPaise } = payment
    await sendBack(tx, { paymentId, providerPaymentId, amountPaise, reason, key: `${reason}:${paymentId}` })
    tell(tx, payment)
  }

  /**
   * Takes money of a payment out of its owner's wallet again and has it sent back to where it came from. The same key again
   * changes nothing. Refuses with INSUFFICIENT_BALANCE when the wallet has not got it.
   */
  async function refundPayment(
    tx: Tx,
    refund: { paymentId: string; amountPaise: number; reason: repository.RefundReason; key: string },
  ): Promise<void> {
    const { paymentId, amountPaise, reason, key } = refund
    const payment = await lockPayment(tx, paymentId)
    if (!payment?.providerPaymentId || !payment.transferId)
      throw new Error('only a payment that was credited can be refunded')
    if (await repository.hasRefund(tx, key)) return
    const left = payment.amountPaise - (await repository.sumRefunds(tx, payment.providerPaymentId))
    if (amountPaise > left) throw new Error('a refund of more than was paid')
    const { userId, provider, providerPaymentId } = payment
    await withdraw(tx, { userId, paymentId, provider, paidPaise: amountPaise, key, now: clock.now() })
    await sendBack(tx, { paymentId, providerPaymentId, amountPaise, reason, key })
    tell(tx, payment)
  }

  /**
   * An operator sends a recharge back, or a part of it: once for each payment. Refuses what was not credited to a wallet, what went
   * back before, and what is spent.
   */
  async function refundByOperator(
    tx: Tx,
    { paymentId, amountPaise }: { paymentId: string; amountPaise: number },
  ): Promise<{ transferId: string }> {
    const payment = await checkRefundable(tx, paymentId, amountPaise)
    const { userId, provider, providerPaymentId, bonusPaise } = payment
    const key = `byOperator:${paymentId}`
    const lapsingPaise = Math.floor((bonusPaise * amountPaise) / payment.amountPaise)
    const moved = await withdraw(tx, {
      userId,
      paymentId,
      provider,
      paidPaise: amountPaise,
      lapsingPaise,
      key,
      now: clock.now(),
    })
    await sendBack(tx, { paymentId, providerPaymentId, amountPaise, reason: 'byOperator', key })
    tell(tx, payment)
    return moved
  }

  /** Its row is locked from then on. */
  async function checkRefundable(
    tx: Tx,
    paymentId: string,
    amountPaise: number,
  ): Promise<PaymentRow & { providerPaymentId: string }> {
    const payment = await lockPayment(tx, paymentId)
    if (!payment) throw notFound()
    const { providerPaymentId, transferId, purpose } = payment
    if (purpose !== 'recharge' || !providerPaymentId || !transferId) throw new DomainError('NOT_REFUNDABLE', {})
    const leftPaise = payment.amountPaise - (await repository.sumRefunds(tx, providerPaymentId))
    if (amountPaise > leftPaise || (await repository.hasRefund(tx, `byOperator:${paymentId}`)))
      throw new DomainError('ALREADY_REFUNDED', { leftPaise })
    return { ...payment, providerPaymentId }
  }

  /**
   * Sends so much of a person's money back to where it came from, the newest payments first. What did not come through a payment
   * (a correction) stays, and the log says so.
   */
  async function payBack(tx: Tx, asked: { userId: string; paidPaise: number }): Promise<void> {
    const reason = 'accountErased'
    let left = asked.paidPaise
    for (const { id: paymentId, purpose, status, transferId, providerPaymentId, amountPaise } of await listPaymentsOf(
      tx,
      asked.userId,
    )) {
      if (left <= 0) break
      // What an order was paid with never was in the wallet.
      if (purpose !== 'recharge' || status !== 'paid' || !transferId || !providerPaymentId) continue
      const part = Math.min(left, amountPaise - (await repository.sumRefunds(tx, providerPaymentId)))
      if (part <= 0) continue
      await refundPayment(tx, { paymentId, amountPaise: part, reason, key: `${reason}:${paymentId}` })
      left -= part
    }
    if (left > 0)
      log.error({ userId: asked.userId, leftPaise: left }, 'more money was to go back than came through payments')
  }

  /** What the provider says about a refund, whichever way it reaches us. True when that was news. */
  async function settle(tx: Tx, refund: repository.RefundRow | null, report: Answered): Promise<boolean> {
    if (refund?.status !== 'pending') return false
    await repository.saveRefund(
      tx,
      refund.id,
      { status: report.state, providerRefundId: report.providerRefundId },
      clock.now(),
    )
    if (report.state === 'pending') return false
    if (report.state === 'failed') {
      const { id: refundId, paymentId, reason } = refund
      metrics.refundFailed()
      log.error({ refundId, paymentId, refundReason: reason }, 'a refund failed: somebody has to see to it')
    }
    const payment = await findPayment(tx, refund.paymentId)
    if (payment) tell(tx, payment)
    return true
  }

  /** One round of a refund's job: asks for it, or after it, and comes again until it has ended. */
  async function carry({ refundId, round }: { refundId: string; round: number }): Promise<void> {
    const refund = await repository.findRefund(db, refundId)
    if (refund?.status !== 'pending' || refund.tries !== round) return
    const { report, waitSeconds } = await ask(refund)
    await db.transaction(async (tx) => {
      const now = await repository.lockRefund(tx, 'id', refundId)
      if (now?.status !== 'pending' || now.tries !== round) return
      if (report) await settle(tx, now, report)
      if (report && report.state !== 'pending') return
      await repository.countTry(tx, refundId)
      const next = nextRefundLook(round, clock.now())
      const allowed = later(clock.now(), waitSeconds)
      await jobs.send(tx, carryRefund, { refundId, round: round + 1 }, { startAfter: next > allowed ? next : allowed })
    })
  }

  async function ask(refund: repository.RefundRow): Promise<{ report: Answered | null; waitSeconds: number }> {
    const { id, providerPaymentId, providerRefundId, amountPaise } = refund
    try {
      const asked = providerRefundId
        ? gateway.lookUpRefund(providerPaymentId, providerRefundId)
        : gateway.refund({ key: id, providerPaymentId, amountPaise })
      return { report: await asked, waitSeconds: 0 }
    } catch (error) {
      if (!(error instanceof PaymentGatewayError)) throw error
      log.warn(
        { err: error, refundId: id },
        error.isRefused ? 'a refund was refused' : 'a refund could not be asked for now',
      )
      if (error.isRefused && !providerRefundId)
        return { report: { providerRefundId: null, state: 'failed' }, waitSeconds: 0 }
      return { report: null, waitSeconds: error.retryAfterSeconds ?? 0 }
    }
  }

  return {
    sendBack,
    returnToSource,
    refundPayment,
    refundByOperator,
    checkRefundable,
    payBack,
    carry,
    /** An event of the provider about a refund. */
    async hear(tx: Tx, report: RefundReport): Promise<boolean> {
      return settle(tx, await repository.lockRefund(tx, 'provider_refund_id', report.providerRefundId), report)
    },
  }
}
