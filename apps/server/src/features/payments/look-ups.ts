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

/** Somebody is waiting for the answer: what takes longer is found by the job. */
const patienceMs = 2500
/** A page that asks every second does not make us ask the provider every second. */
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

/** A payment that nobody tells us about is found by asking. */
export function createLookUps({ db, clock, log, jobs, gateway, metrics, settle }: Needs) {
  /** Asks the provider, outside of any transaction. A failure comes back as how long to leave it alone, or as nothing when it refused. */
  async function ask({ id, linkId }: PaymentRow): Promise<{ isKnown: boolean; waitSeconds: number }> {
    if (!linkId) return { isKnown: true, waitSeconds: 0 }
    try {
      const report = await gateway.lookUp(linkId)
      const outcome = await db.transaction((tx) => settle.settle(tx, report))
      metrics.count('lookUp', outcome)
      return { isKnown: true, waitSeconds: 0 }
    } catch (error) {
      if (!(error instanceof PaymentGatewayError)) throw error
      log.warn({ err: error, paymentId: id }, 'a payment could not be looked up')
      return { isKnown: error.isRefused, waitSeconds: error.retryAfterSeconds ?? 0 }
    }
  }

  /** One round of a payment's job: asks, ends what is over, and comes again until nothing more can happen. */
  async function runRound({ paymentId, round }: { paymentId: string; round: number }): Promise<void> {
    const before = await findPayment(db, paymentId)
    if (!before || before.lookUps !== round || before.status === 'paid') return
    const { isKnown, waitSeconds } = await ask(before)
    await db.transaction(async (tx) => {
      const payment = await lockPayment(tx, paymentId)
      if (payment?.lookUps !== round) return
      const now = clock.now()
      // Over only when the provider has been asked after its time: a payment made in the last second must not be missed.
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

  /** For somebody who is waiting: asks if nobody has just now, but not for long. */
  async function askSoon(payment: PaymentRow, calm = calmSeconds): Promise<void> {
    const now = clock.now()
    if (payment.status !== 'pending' || !(await claimLookUp(db, payment.id, now, later(now, -calm)))) return
    const asked = ask(payment).catch((error: unknown) =>
      log.error({ err: error, paymentId: payment.id }, 'a payment could not be looked up'),
    )
    await waitAtMost(patienceMs, asked)
  }

  /** For an operator: whatever its state, since banks confirm late. False when the provider gave no answer. */
  async function askNow(paymentId: string): Promise<boolean> {
    const payment = await findPayment(db, paymentId)
    return payment !== null && (await ask(payment)).isKnown
  }

  return { runRound, askSoon, askNow }
}
