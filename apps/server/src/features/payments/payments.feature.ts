import { notFound } from '@sankalp/contract'
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
import type { Secrets } from '../../platform/secrets.ts'
import { createGivingUp } from './giving-up.ts'
import { createLookUps } from './look-ups.ts'
import { servePayPages } from './pay.routes.ts'
import { carryRefund, closePage, lookUpPayment } from './payments.jobs.ts'
import { createPacks } from './packs.ts'
import { createPaymentMetrics } from './payments.metrics.ts'
import { type PaymentRow, findPayment, lockOwner, lockPayment } from './payments.repository.ts'
import { type PressInDemo, mountPayments } from './payments.routes.ts'
import { createPayments } from './payments.service.ts'
import { sumFailed } from './refunds.repository.ts'
import { type WithdrawFromWallet, createRefunds } from './refunds.ts'
import { type Purpose, createSettle } from './settle.ts'

/** The part of the wallet that payments need. */
export type WalletForPayments = {
  /** Credits a payment once: the same paymentId again changes nothing and returns the same transfer. */
  recharge: (
    tx: Tx,
    credit: { userId: string; paymentId: string; provider: string; paidPaise: number; bonusPaise: number; now: Date },
  ) => Promise<{ transferId: string }>
  /** Withdraws paid money from the wallet. Throws INSUFFICIENT_BALANCE if there is not enough. */
  withdraw: WithdrawFromWallet
}

type Needs = {
  db: Db
  clock: Clock
  log: Log
  jobs: SendJob
  limits: Limits
  secrets: Secrets
  registry: Registry
  publicUrl: string
  gateway: PaymentGateway
  wallet: WalletForPayments
  /** What can be paid for besides a recharge of the wallet, by name. */
  purposes: Readonly<Record<string, Purpose>>
  /** What happens in the same transaction with a recharge that is meant for something, and the page of that. */
  recharged: {
    onPaid: (tx: Tx, paid: { userId: string; subjectId: string; paidPaise: number; now: Date }) => Promise<void>
    pathAfter: (subjectId: string) => string
  }
  /** Set only if the provider is the demo's own. */
  press: PressInDemo | null
}

export function createPaymentsFeature({
  limits,
  registry,
  wallet,
  press,
  purposes: others,
  recharged,
  ...needs
}: Needs) {
  let live: Live | undefined
  const tell = (tx: Tx, { id: paymentId, userId, status }: Pick<PaymentRow, 'id' | 'userId' | 'status'>) =>
    tx.afterCommit(() => live?.tell(userId, 'payment:changed', { paymentId, status }))
  const metrics = createPaymentMetrics(registry)
  const refunds = createRefunds({ ...needs, metrics, withdraw: wallet.withdraw, tell })
  const packs = createPacks(needs)
  const purposes: Record<string, Purpose> = {
    recharge: {
      async onPaid(tx, paid) {
        if (!(await packs.use(tx, paid))) return null
        const credited = await wallet.recharge(tx, paid)
        const { subjectId } = paid
        if (subjectId !== null) await recharged.onPaid(tx, { ...paid, subjectId })
        return credited
      },
      pathAfter: recharged.pathAfter,
    },
    ...others,
  }
  const settle = createSettle({ ...needs, provider: needs.gateway.name, purposes, refunds, tell })
  const lookUps = createLookUps({ ...needs, metrics, settle })
  const givingUp = createGivingUp({ ...needs, metrics, settle })
  const payments = createPayments({ ...needs, metrics, purposes, settle, refunds, lookUps, givingUp, packs })
  return {
    name: 'payments',
    begin: payments.begin,
    rechargeFor: (tx: Tx, asked: { userId: string; subjectId: string; amountPaise: number; expiresAt: Date }) =>
      payments.begin(tx, { ...asked, purpose: 'recharge', bonusPaise: 0 }),
    /** An earlier payment and then its owner, before the row of what is paid for. */
    async lockFor(tx: Tx, userId: string, paymentId: string | null): Promise<void> {
      if (paymentId !== null) await lockPayment(tx, paymentId)
      if (!(await lockOwner(tx, userId))) throw notFound()
    },
    /** Locks the payment. Call this before locking the row of what is paid for. */
    lock: async (tx: Tx, paymentId: string): Promise<void> => void (await lockPayment(tx, paymentId)),
    end: givingUp.end,
    returnToSource: refunds.returnToSource,
    standOf: payments.standOf,
    refundPayment: refunds.refundPayment,
    refundByOperator: refunds.refundByOperator,
    checkRefundable: refunds.checkRefundable,
    askNow: lookUps.askNow,
    async askSoon(paymentId: string): Promise<void> {
      const payment = await findPayment(needs.db, paymentId)
      if (payment) await lookUps.askSoon(payment)
    },
    readState: async (paymentId: string) => findPayment(needs.db, paymentId),
    payBack: refunds.payBack,
    sumReturnable: refunds.sumReturnable,
    sumFailedRefunds: sumFailed,
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
    eraseFor: packs.rememberNumber,
    exportFor: payments.exportFor,
    tidy: payments.tidy,
  } satisfies Feature & Record<string, unknown>
}
