import { type Clock, later } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { type PaymentGateway, PaymentGatewayError } from '../../platform/gateways/payment/payment.ts'
import type { SendJob } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import { waitAtMost } from '../../platform/wait-at-most.ts'
import { closePage } from './payments.jobs.ts'
import type { PaymentMetrics } from './payments.metrics.ts'
import { endUnpaidOf, findPayment, lockPayment, markEnded } from './payments.repository.ts'
import type { Settle } from './settle.ts'

/** A user is waiting for the response. The job does what takes longer. */
const patienceMs = 2500
const netSeconds = 10

type Needs = {
  db: Db
  clock: Clock
  log: Log
  jobs: SendJob
  gateway: PaymentGateway
  metrics: PaymentMetrics
  settle: Settle
}

export type GivingUp = ReturnType<typeof createGivingUp>

/**
 * Handles payments that the user gives up. The payment ends first, in a transaction. Then a job closes its page at the
 * provider and retries until this succeeds. If the user has paid in between, the provider's answer shows it and the
 * payment is credited.
 */
export function createGivingUp({ db, clock, log, jobs, gateway, metrics, settle }: Needs) {
  /** Ends a pending payment for its owner. Returns false if it had already ended. */
  async function giveUp(paymentId: string): Promise<boolean> {
    const isGivenUp = await db.transaction(async (tx) => {
      const payment = await lockPayment(tx, paymentId)
      if (payment?.status !== 'pending') return false
      await settle.end(tx, payment, 'givenUp')
      // A fallback in case closing the page at once, below, fails.
      await jobs.send(tx, closePage, { paymentId }, { startAfter: later(clock.now(), netSeconds) })
      return true
    })
    if (isGivenUp)
      await waitAtMost(
        patienceMs,
        close(paymentId).catch((error: unknown) =>
          log.warn({ err: error, paymentId }, 'could not close the page of a payment yet'),
        ),
      )
    return isGivenUp
  }

  /**
   * Gives a payment up together with its subject, which the caller has locked. If it is paid all the same, it is
   * refunded.
   */
  async function end(tx: Tx, paymentId: string): Promise<void> {
    const payment = await findPayment(tx, paymentId)
    if (payment?.status !== 'pending') return
    await markEnded(tx, paymentId, 'givenUp', clock.now())
    await jobs.send(tx, closePage, { paymentId })
  }

  /**
   * Called before an account is erased: gives up all its pending payments. If one is paid all the same, it is refunded.
   */
  async function endUnpaid(tx: Tx, userId: string): Promise<void> {
    for (const paymentId of await endUnpaidOf(tx, userId, clock.now())) await jobs.send(tx, closePage, { paymentId })
  }

  /** Closes the page at the provider. A second call changes nothing. */
  async function close(paymentId: string): Promise<void> {
    const payment = await findPayment(db, paymentId)
    if (payment?.status !== 'givenUp' || !payment.linkId || payment.provider !== gateway.name) return
    try {
      const report = await gateway.cancelLink(payment.linkId)
      metrics.count('lookUp', await db.transaction((tx) => settle.settle(tx, report)))
    } catch (error) {
      if (!(error instanceof PaymentGatewayError && error.isRefused)) throw error
      log.error({ err: error, paymentId }, 'the provider does not know the page of an abandoned payment')
    }
  }

  return { giveUp, end, endUnpaid, close: ({ paymentId }: { paymentId: string }) => close(paymentId) }
}
