import { type Clock, later } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { type PaymentGateway, PaymentGatewayError } from '../../platform/gateways/payment/payment.ts'
import type { SendJob } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log.ts'
import { waitAtMost } from '../../platform/wait-at-most.ts'
import { lastLookUpAt, nextLookUp } from './look-up-times.ts'
import { lookUpPayment } from './payments.jobs.ts'
import type { PaymentMetrics } from './payments.metrics.ts'
import { type PaymentRow, claimLookUp, countLookUp, findPayment, lockPayment } from './payments.repository.ts'
import type { Settle } from './settle.ts'

/** A user is waiting for the response. The job finds what takes longer. */
const patienceMs = 2500
/** A page that polls every second must not make us query the provider every second. */
const calmSeconds = 4

type Needs = {
  db: Db
  clock: Clock
  log: Log
  jobs: SendJob
  gateway: PaymentGateway
  metrics: PaymentMetrics
  settle: Settle
}

export type LookUps = ReturnType<typeof createLookUps>

/** Finds unreported payments by querying the provider. */
export function createLookUps({ db, clock, log, jobs, gateway, metrics, settle }: Needs) {
  /**
   * Queries the provider, outside of any transaction. After a failure, returns how long to wait; a refusal counts as
   * known.
   */
  async function ask({ id, linkId }: PaymentRow): Promise<{ isKnown: boolean; waitSeconds: number }> {
    if (!linkId) return { isKnown: true, waitSeconds: 0 }
    try {
      const report = await gateway.lookUp(linkId)
      const outcome = await db.transaction((tx) => settle.settle(tx, report))
      metrics.count('lookUp', outcome)
      return { isKnown: true, waitSeconds: 0 }
    } catch (error) {
      if (!(error instanceof PaymentGatewayError)) throw error
      log.warn({ err: error, paymentId: id }, 'could not look up a payment')
      return { isKnown: error.isRefused, waitSeconds: error.retryAfterSeconds ?? 0 }
    }
  }

  /**
   * Runs one round of a payment's job: queries the provider, ends a payment that is over, and schedules the next round
   * until nothing more can happen.
   */
  async function runRound({ paymentId, round }: { paymentId: string; round: number }): Promise<void> {
    const before = await findPayment(db, paymentId)
    if (!before || before.lookUps !== round || before.status === 'paid') return
    const { isKnown, waitSeconds } = await ask(before)
    await db.transaction(async (tx) => {
      const payment = await lockPayment(tx, paymentId)
      if (payment?.lookUps !== round) return
      const now = clock.now()
      // End it only if the provider was queried after its time, so that a payment made in the last second is not
      // missed.
      const isOver = payment.status === 'pending' && isKnown && now >= lastLookUpAt(payment)
      if (isOver) await settle.end(tx, payment, 'expired')
      await countLookUp(tx, paymentId)
      const status = isOver ? 'expired' : payment.status
      const next = nextLookUp(
        { status, expiresAt: payment.expiresAt, hasLink: payment.linkId !== null },
        round + 1,
        now,
      )
      if (!next) return
      const allowed = later(now, waitSeconds)
      await jobs.send(
        tx,
        lookUpPayment,
        { paymentId, round: round + 1 },
        { startAfter: next > allowed ? next : allowed },
      )
    })
  }

  /** For a waiting user: queries the provider unless this was just done, and waits only briefly. */
  async function askSoon(payment: PaymentRow, calm = calmSeconds): Promise<void> {
    const now = clock.now()
    if (payment.status !== 'pending' || !(await claimLookUp(db, payment.id, now, later(now, -calm)))) return
    const asked = ask(payment).catch((error: unknown) =>
      log.error({ err: error, paymentId: payment.id }, 'could not look up a payment'),
    )
    await waitAtMost(patienceMs, asked)
  }

  /**
   * For an operator: queries in any state, because banks confirm late. Returns false if the provider did not answer.
   */
  async function askNow(paymentId: string): Promise<boolean> {
    const payment = await findPayment(db, paymentId)
    return payment !== null && (await ask(payment)).isKnown
  }

  return { runRound, askSoon, askNow }
}
