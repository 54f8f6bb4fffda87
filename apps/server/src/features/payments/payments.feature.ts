import type { Registry } from 'prom-client'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Feature } from '../../platform/feature.ts'
import type { PaymentGateway } from '../../platform/gateways/payment/payment.ts'
import { handleJob } from '../../platform/jobs/job.ts'
import type { SendJob } from '../../platform/jobs/jobs.ts'
import type { Limits } from '../../platform/limits.ts'
import type { Live } from '../../platform/live/live.ts'
import type { Log } from '../../platform/log.ts'
import { createGivingUp } from './giving-up.ts'
import { createLookUps } from './look-ups.ts'
import { servePayPages } from './pay.routes.ts'
import { carryRefund, closePage, lookUpPayment } from './payments.jobs.ts'
import { createPaymentMetrics } from './payments.metrics.ts'
import { type PaymentRow, findPayment, lockPayment } from './payments.repository.ts'
import { type PressInDemo, mountPayments } from './payments.routes.ts'
import { createPayments } from './payments.service.ts'
import { type WithdrawFromWallet, createRefunds } from './refunds.ts'
import { type Purpose, createSettle } from './settle.ts'

/** The part of the wallet that payments need. */
export type WalletForPayments = {
  /** Credits a payment once: the same paymentId again changes nothing and gives the same transfer. */
  recharge: (
    tx: Tx,
    credit: { userId: string; paymentId: string; provider: string; paidPaise: number; bonusPaise: number; now: Date },
  ) => Promise<{ transferId: string }>
  /** Takes paid money out of the wallet again. Refuses with INSUFFICIENT_BALANCE when it is not there. */
  withdraw: WithdrawFromWallet
}

type Needs = {
  db: Db
  clock: Clock
  log: Log
  jobs: SendJob
  limits: Limits
  registry: Registry
  publicUrl: string
  gateway: PaymentGateway
  wallet: WalletForPayments
  /** What else than a recharge of the wallet can be paid for, by name. */
  purposes: Readonly<Record<string, Purpose>>
  /** Only where the provider is the demo's own. */
  press: PressInDemo | null
}

export function createPaymentsFeature({ limits, registry, wallet, press, purposes: others, ...needs }: Needs) {
  let live: Live | undefined
  const tell = (tx: Tx, { id: paymentId, userId, status }: Pick<PaymentRow, 'id' | 'userId' | 'status'>) =>
    tx.afterCommit(() => live?.tell(userId, 'payment:changed', { paymentId, status }))
  const metrics = createPaymentMetrics(registry)
  const refunds = createRefunds({ ...needs, metrics, withdraw: wallet.withdraw, tell })
  const purposes: Record<string, Purpose> = { recharge: { onPaid: wallet.recharge }, ...others }
  const settle = createSettle({ ...needs, provider: needs.gateway.name, purposes, refunds, tell })
  const lookUps = createLookUps({ ...needs, metrics, settle })
  const givingUp = createGivingUp({ ...needs, metrics, settle })
  const payments = createPayments({ ...needs, metrics, purposes, settle, refunds, lookUps, givingUp })
  return {
    name: 'payments',
    begin: payments.begin,
    /** Before the row of what is paid for is locked. */
    lock: async (tx: Tx, paymentId: string): Promise<void> => void (await lockPayment(tx, paymentId)),
    end: givingUp.end,
    returnToSource: refunds.returnToSource,
    standOf: payments.standOf,
    refundPayment: refunds.refundPayment,
    refundByOperator: refunds.refundByOperator,
    checkRefundable: refunds.checkRefundable,
    askNow: lookUps.askNow,
    readState: async (tx: Tx, paymentId: string) => findPayment(tx, paymentId),
    payBack: refunds.payBack,
    endUnpaid: givingUp.endUnpaid,
    mount({ mount, http }) {
      mountPayments(mount, payments, press)
      servePayPages(http, payments, limits)
    },
    live: (opened) => void (live = opened),
    jobs: [
      handleJob(lookUpPayment, lookUps.runRound),
      handleJob(closePage, givingUp.close),
      handleJob(carryRefund, refunds.carry),
    ],
    exportFor: payments.exportFor,
    tidy: payments.tidy,
  } satisfies Feature & Record<string, unknown>
}
