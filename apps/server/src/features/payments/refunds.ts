import { randomUUID } from 'node:crypto'
import { DomainError, notFound } from '@sankalp/contract'
import { type Clock, later } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { type PaymentGateway, PaymentGatewayError, type RefundReport } from '../../platform/gateways/payment/payment.ts'
import type { SendJob } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import { bindAll } from '../../platform/bind-all.ts'
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

/** The provider's answer about a refund. The id is null if it refused to make one. */
type Answered = { state: RefundReport['state']; providerRefundId: string | null }

export type Refunds = ReturnType<typeof createRefunds>

export function createRefunds(needs: Needs) {
  return {
    ...bindAll(needs, { sendBack, returnToSource, refundPayment, refundByOperator, payBack, carry }),
    checkRefundable,
    sumReturnable,
    /** Handles a provider's event about a refund. */
    async hear(tx: Tx, report: RefundReport): Promise<boolean> {
      return settle(needs, tx, await repository.lockRefund(tx, 'provider_refund_id', report.providerRefundId), report)
    },
  }
}

/** Refunds money that was never credited. Repeating it with the same key has no effect. */
async function sendBack(
  needs: Needs,
  tx: Tx,
  refund: Omit<repository.NewRefundRow, 'id'>,
): Promise<{ isNew: boolean }> {
  const id = randomUUID()
  const isNew = await repository.insertRefund(tx, { id, ...refund }, needs.clock.now())
  if (isNew) await needs.jobs.send(tx, carryRefund, { refundId: id, round: 0 })
  return { isNew }
}

/**
 * Refunds a whole payment whose ledger entries the caller has corrected in the same transaction. The caller has locked
 * its row.
 */
async function returnToSource(
  needs: Needs,
  tx: Tx,
  { paymentId, reason }: { paymentId: string; reason: 'orderCancelled' | 'orderReturned' },
): Promise<void> {
  const payment = await findPayment(tx, paymentId)
  if (!payment?.providerPaymentId || !payment.transferId)
    throw new Error('only a payment that was received can be refunded')
  const { providerPaymentId, amountPaise } = payment
  await sendBack(needs, tx, { paymentId, providerPaymentId, amountPaise, reason, key: `${reason}:${paymentId}` })
  needs.tell(tx, payment)
}

/**
 * Withdraws money of a payment from its owner's wallet and refunds it to its source. The same key again changes
 * nothing. Throws INSUFFICIENT_BALANCE if the wallet has too little.
 */
async function refundPayment(
  needs: Needs,
  tx: Tx,
  refund: { paymentId: string; amountPaise: number; reason: repository.RefundReason; key: string },
): Promise<void> {
  const { paymentId, amountPaise, reason, key } = refund
  const payment = await lockPayment(tx, paymentId)
  if (!payment?.providerPaymentId || !payment.transferId)
    throw new Error('only a payment that was credited can be refunded')
  if (await repository.hasRefund(tx, key)) return
  const left = payment.amountPaise - (await repository.sumRefunds(tx, payment.providerPaymentId))
  if (amountPaise > left) throw new Error('the refund exceeds what is left of the payment')
  const { userId, provider, providerPaymentId } = payment
  await needs.withdraw(tx, { userId, paymentId, provider, paidPaise: amountPaise, key, now: needs.clock.now() })
  await sendBack(needs, tx, { paymentId, providerPaymentId, amountPaise, reason, key })
  needs.tell(tx, payment)
}

/**
 * Refunds a recharge, or a part of it, for an operator: once per payment. Throws if it was not credited to a wallet,
 * was refunded before or is spent.
 */
async function refundByOperator(
  needs: Needs,
  tx: Tx,
  { paymentId, amountPaise }: { paymentId: string; amountPaise: number },
): Promise<{ transferId: string }> {
  const payment = await checkRefundable(tx, paymentId, amountPaise)
  const { userId, provider, providerPaymentId, bonusPaise } = payment
  const key = `byOperator:${paymentId}`
  const lapsingPaise = Math.floor((bonusPaise * amountPaise) / payment.amountPaise)
  const moved = await needs.withdraw(tx, {
    userId,
    paymentId,
    provider,
    paidPaise: amountPaise,
    lapsingPaise,
    key,
    now: needs.clock.now(),
  })
  await sendBack(needs, tx, { paymentId, providerPaymentId, amountPaise, reason: 'byOperator', key })
  needs.tell(tx, payment)
  return moved
}

/** Checks that a payment can be refunded, and locks its row. */
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

/** Lists a user's recharges that are not fully refunded, the newest first, with what is left of each. */
async function listReturnable(tx: Tx, userId: string): Promise<{ paymentId: string; leftPaise: number }[]> {
  const returnable: { paymentId: string; leftPaise: number }[] = []
  for (const { id: paymentId, purpose, status, transferId, providerPaymentId, amountPaise } of await listPaymentsOf(
    tx,
    userId,
  )) {
    // The payment of an order was never in the wallet.
    if (purpose !== 'recharge' || status !== 'paid' || !transferId || !providerPaymentId) continue
    const leftPaise = amountPaise - (await repository.sumRefunds(tx, providerPaymentId))
    if (leftPaise > 0) returnable.push({ paymentId, leftPaise })
  }
  return returnable
}

/**
 * Returns how much of a user's money could be refunded to its source. Money that came into the wallet in other ways
 * (cash on delivery, a correction) cannot.
 */
async function sumReturnable(tx: Tx, userId: string): Promise<number> {
  return (await listReturnable(tx, userId)).reduce((sum, { leftPaise }) => sum + leftPaise, 0)
}

/**
 * Refunds this much of a user's money to its source, the newest payments first. The amount is at most what
 * `sumReturnable` returns.
 */
async function payBack(needs: Needs, tx: Tx, asked: { userId: string; paidPaise: number }): Promise<void> {
  const reason = 'accountErased'
  let left = asked.paidPaise
  for (const { paymentId, leftPaise } of await listReturnable(tx, asked.userId)) {
    const amountPaise = Math.min(left, leftPaise)
    if (amountPaise > 0)
      await refundPayment(needs, tx, { paymentId, amountPaise, reason, key: `${reason}:${paymentId}` })
    left -= amountPaise
  }
  if (left > 0) throw new Error('the amount to refund exceeds the refundable payments')
}

/** Applies the provider's report about a refund, however we receive it. Returns true if it was new. */
async function settle(needs: Needs, tx: Tx, refund: repository.RefundRow | null, report: Answered): Promise<boolean> {
  if (refund?.status !== 'pending') return false
  await repository.saveRefund(
    tx,
    refund.id,
    { status: report.state, providerRefundId: report.providerRefundId },
    needs.clock.now(),
  )
  if (report.state === 'pending') return false
  if (report.state === 'failed') {
    const { id: refundId, paymentId, reason } = refund
    needs.metrics.refundFailed()
    needs.log.error({ refundId, paymentId, refundReason: reason }, 'a refund failed: an operator has to handle it')
  }
  const payment = await findPayment(tx, refund.paymentId)
  if (payment) needs.tell(tx, payment)
  return true
}

/** Runs one round of a refund's job: requests or checks the refund, and schedules the next round until it has ended. */
async function carry(needs: Needs, { refundId, round }: { refundId: string; round: number }): Promise<void> {
  const refund = await repository.findRefund(needs.db, refundId)
  if (refund?.status !== 'pending' || refund.tries !== round) return
  const { report, waitSeconds } = await ask(needs, refund)
  await needs.db.transaction(async (tx) => {
    const now = await repository.lockRefund(tx, 'id', refundId)
    if (now?.status !== 'pending' || now.tries !== round) return
    if (report) await settle(needs, tx, now, report)
    if (report && report.state !== 'pending') return
    await repository.countTry(tx, refundId)
    const next = nextRefundLook(round, needs.clock.now())
    const allowed = later(needs.clock.now(), waitSeconds)
    await needs.jobs.send(
      tx,
      carryRefund,
      { refundId, round: round + 1 },
      { startAfter: next > allowed ? next : allowed },
    )
  })
}

async function ask(
  needs: Needs,
  refund: repository.RefundRow,
): Promise<{ report: Answered | null; waitSeconds: number }> {
  const { id, providerPaymentId, providerRefundId, amountPaise } = refund
  try {
    const asked = providerRefundId
      ? needs.gateway.lookUpRefund(providerPaymentId, providerRefundId)
      : needs.gateway.refund({ key: id, providerPaymentId, amountPaise })
    return { report: await asked, waitSeconds: 0 }
  } catch (error) {
    if (!(error instanceof PaymentGatewayError)) throw error
    needs.log.warn(
      { err: error, refundId: id },
      error.isRefused ? 'the provider refused a refund' : 'a refund could not be asked for now',
    )
    if (error.isRefused && !providerRefundId)
      return { report: { providerRefundId: null, state: 'failed' }, waitSeconds: 0 }
    return { report: null, waitSeconds: error.retryAfterSeconds ?? 0 }
  }
}
