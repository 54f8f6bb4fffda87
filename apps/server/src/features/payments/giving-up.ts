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

/** Somebody is waiting for the answer: what takes longer is done by the job. */
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
 * Payments that nobody wants to make any more. The payment ends first, in a transaction; its page is closed at the provider after
 * that, by a job that does not forget it. Who has paid in between is found by that very answer, and gets what they paid for.
 */
export function createGivingUp({ db, clock, log, jobs, gateway, metrics, settle }: Needs) {
  /** Ends a pending payment for its owner. False when it had ended before. */
  async function giveUp(paymentId: string): Promise<boolean> {
    const isGivenUp = await db.transaction(async (tx) => {
      const payment = await lockPayment(tx, paymentId)
      if (payment?.status !== 'pending') return false
      await settle.end(tx, payment, 'givenUp')
      // The net for what is tried below at once.
      await jobs.send(tx, closePage, { paymentId }, { startAfter: later(clock.now(), netSeconds) })
      return true
    })
    if (isGivenUp)
      await waitAtMost(
        patienceMs,
        close(paymentId).catch((error: unknown) =>
          log.warn({ err: error, paymentId }, 'the page of a payment could not be closed yet'),
        ),
      )
    return isGivenUp
  }

  /** What it was for is given up, by a transaction that has locked it. What is paid all the same goes back. */
  async function end(tx: Tx, paymentId: string): Promise<void> {
    const payment = await findPayment(tx, paymentId)
    if (payment?.status !== 'pending') return
    await markEnded(tx, paymentId, 'givenUp', clock.now())
    await jobs.send(tx, closePage, { paymentId })
  }

  /** For an account that is about to be erased: nothing of it can be paid any more, and what is paid all the same goes back. */
  async function endUnpaid(tx: Tx, userId: string): Promise<void> {
    for (const paymentId of await endUnpaidOf(tx, userId, clock.now())) await jobs.send(tx, closePage, { paymentId })
  }

  /** Has the provider close the page. Done twice it changes nothing. */
  async function close(paymentId: string): Promise<void> {
    const payment = await findPayment(db, paymentId)
    if (payment?.status !== 'givenUp' || !payment.linkId || payment.provider !== gateway.name) return
    try {
      const report = await gateway.cancelLink(payment.linkId)
      metrics.count('lookUp', await db.transaction((tx) => settle.settle(tx, report)))
    } catch (error) {
      if (!(error instanceof PaymentGatewayError && error.isRefused)) throw error
      log.error({ err: error, paymentId }, 'the provider does not know the page of a payment that was given up')
    }
  }

  return { giveUp, end, endUnpaid, close: ({ paymentId }: { paymentId: string }) => close(paymentId) }
}
