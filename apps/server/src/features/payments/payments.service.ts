import { randomUUID } from 'node:crypto'
import { DomainError, notFound, toRupees } from '@sankalp/contract'
import { paymentMinutes } from '@sankalp/contract/payment-rules'
import type { Payment } from '@sankalp/contract/payments'
import { findRechargePack } from '@sankalp/contract/recharge-packs'
import { paymentDescriptions } from '@sankalp/content/payments-texts'
import { type Clock, later } from '../../platform/clock.ts'
import type { Db, Queryable, Tx } from '../../platform/db/db.ts'
import type { PaymentGateway, ReturnQuery, WebhookHeaders } from '../../platform/gateways/payment/payment.ts'
import type { SendJob } from '../../platform/jobs/jobs.ts'
import { createKeyedQueue } from '../../platform/keyed-queue.ts'
import type { Log } from '../../platform/log.ts'
import { currentRequestId } from '../../platform/request-id.ts'
import { nextLookUp } from './look-up-times.ts'
import type { GivingUp } from './giving-up.ts'
import type { LookUps } from './look-ups.ts'
import { linkExpiry } from './payment-life.ts'
import { closePage, lookUpPayment } from './payments.jobs.ts'
import type { Outcome, PaymentMetrics } from './payments.metrics.ts'
import * as repository from './payments.repository.ts'
import type { Refunds } from './refunds.ts'
import { listRefundsOf } from './refunds.repository.ts'
import type { Purpose, Settle } from './settle.ts'

/** At most so many payments of one person can be paid at a time. */
export const openPaymentsLimit = 5
/** An ended payment is shown beside the pending ones for so long. */
const shownSeconds = 3600
/** Providers repeat an event for a day at the most. */
const eventsKeptDays = 30

type Needs = {
  db: Db
  clock: Clock
  log: Log
  jobs: SendJob
  gateway: PaymentGateway
  metrics: PaymentMetrics
  publicUrl: string
  purposes: Readonly<Record<string, Purpose>>
  settle: Settle
  refunds: Refunds
  lookUps: LookUps
  givingUp: GivingUp
}

export type Payments = ReturnType<typeof createPayments>

export function createPayments({
  db,
  clock,
  log,
  jobs,
  gateway,
  metrics,
  publicUrl,
  purposes,
  settle,
  refunds,
  lookUps,
  givingUp,
}: Needs) {
  const inOrder = createKeyedQueue()
  const payUrl = (paymentId: string) => `${publicUrl}/pay/${paymentId}`

  /** Writes a payment down; the provider hears of it when somebody goes to pay it. */
  async function begin(
    tx: Tx,
    asked: Pick<repository.NewPayment, 'userId' | 'purpose' | 'subjectId' | 'amountPaise' | 'bonusPaise'>,
  ) {
    const createdAt = clock.now()
    if (!(await repository.lockOwner(tx, asked.userId))) throw notFound()
    if ((await repository.countOpen(tx, asked.userId, createdAt)) >= openPaymentsLimit) {
      throw new DomainError('TOO_MANY_OPEN_PAYMENTS', { limit: openPaymentsLimit })
    }
    const id = randomUUID()
    const expiresAt = later(createdAt, paymentMinutes * 60)
    await repository.insertPayment(tx, { ...asked, id, provider: gateway.name, createdAt, expiresAt })
    const startAfter = nextLookUp({ status: 'pending', expiresAt, hasLink: false }, 0, createdAt)!
    await jobs.send(tx, lookUpPayment, { paymentId: id, round: 0 }, { startAfter })
    tx.afterCommit(() => log.info({ paymentId: id, purpose: asked.purpose }, 'payment begun'))
    return { paymentId: id, url: payUrl(id) }
  }

  /** A pack by its price, or whole rupees. What a pack adds is known here alone. */
  function recharge(
    tx: Tx,
    { userId, amount, pack }: { userId: string; amount?: number | undefined; pack?: number | undefined },
  ) {
    const chosen = pack === undefined ? undefined : findRechargePack(pack)
    const price = chosen?.price ?? amount
    if (price === undefined) throw new Error('neither a pack nor an amount: the contract asks for one')
    return begin(tx, {
      userId,
      purpose: 'recharge',
      subjectId: null,
      amountPaise: price * 100,
      bonusPaise: (chosen?.extra ?? 0) * 100,
    })
  }

  /**
   * The provider's page of a payment, made now if there is none. Null when it can no longer be paid. Two that ask at once get the
   * same page: in this process they take turns, and the provider knows our reference.
   */
  function openLink(paymentId: string): Promise<{ linkId: string; url: string } | null> {
    return inOrder(paymentId, async () => {
      const payment = await repository.findPayment(db, paymentId)
      if (!payment) throw notFound()
      const now = clock.now()
      if (payment.status !== 'pending' || payment.expiresAt <= now || payment.provider !== gateway.name) return null
      if (payment.linkId && payment.linkUrl) return { linkId: payment.linkId, url: payment.linkUrl }
      const expiresAt = linkExpiry(payment.expiresAt, now)
      const description = paymentDescriptions[payment.purpose as keyof typeof paymentDescriptions]
      const link = await gateway.createLink({
        reference: paymentId,
        amountPaise: payment.amountPaise,
        description,
        returnUrl: `${publicUrl}/payment/return`,
        expiresAt,
        requestId: currentRequestId(),
      })
      await repository.saveLink(db, paymentId, link, expiresAt)
      // Given up while its page was being made: the job that closes it has found none.
      const isWanted = (await repository.findPayment(db, paymentId))?.status === 'pending'
      if (!isWanted) await jobs.send(null, closePage, { paymentId })
      return isWanted ? link : null
    })
  }

  async function getPayment(userId: string, paymentId: string): Promise<Payment> {
    const payment = await findOwn(userId, paymentId)
    if (payment.status !== 'pending') return show(payment)
    await lookUps.askSoon(payment)
    return show(await findOwn(userId, paymentId))
  }

  async function giveUpPayment(userId: string, paymentId: string): Promise<Payment> {
    await findOwn(userId, paymentId)
    await givingUp.giveUp(paymentId)
    return show(await findOwn(userId, paymentId))
  }

  async function findOwn(userId: string, paymentId: string): Promise<repository.PaymentRow> {
    const payment = await repository.findPayment(db, paymentId)
    if (payment?.userId !== userId) throw notFound()
    return payment
  }

  function show({
    id,
    status,
    refund,
    amountPaise,
    bonusPaise,
    createdAt,
    expiresAt,
    transferId,
  }: repository.PaymentRow): Payment {
    return {
      paymentId: id,
      status,
      refund,
      amount: toRupees(amountPaise),
      credit: toRupees(amountPaise + bonusPaise),
      url: status === 'pending' && expiresAt > clock.now() ? payUrl(id) : null,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      transferId,
    }
  }

  /** Takes an event of the provider. Whatever is signed is taken, so that it is not brought again; a repeated one changes nothing. */
  async function receiveWebhook(rawBody: Buffer, headers: WebhookHeaders): Promise<void> {
    const event = gateway.readWebhook(rawBody, headers)
    if (!event) {
      metrics.count('webhook', 'forged')
      log.warn('a webhook without the right signature was refused')
      throw new DomainError('SIGNATURE_WRONG', {})
    }
    const reference = event.about === 'link' ? event.report.reference.slice(0, 40) : null
    const outcome = await db.transaction(async (tx): Promise<Outcome> => {
      const isNew = await repository.insertEvent(
        tx,
        { provider: gateway.name, eventId: event.eventId, kind: event.kind, reference },
        clock.now(),
      )
      if (!isNew) return 'repeated'
      if (event.about === 'link') return settle.settle(tx, event.report)
      if (event.about === 'refund') return (await refunds.hear(tx, event.report)) ? 'refundEnded' : 'nothingNew'
      return event.isReadable ? 'ignored' : 'unreadable'
    })
    metrics.count('webhook', outcome)
    if (outcome === 'unreadable') log.error({ kind: event.kind }, 'a signed event of the provider could not be read')
    if (outcome === 'incomplete' && reference) await askAbout(reference)
  }

  /** Somebody came back from the provider's page. The signature is only a hint that asking is worth it. */
  async function receiveReturn(query: ReturnQuery): Promise<void> {
    const signed = gateway.readReturn(query)
    if (!signed) return log.warn('a browser came back with a wrong signature: nothing was done')
    await askAbout(signed.reference)
  }

  async function askAbout(paymentId: string): Promise<void> {
    const payment = await repository.findPayment(db, paymentId)
    if (payment) await lookUps.askSoon(payment, 0)
  }

  /** Where a payment can still be paid, and whether it was paid and went back because that was too late. */
  async function standOf(on: Queryable, paymentId: string): Promise<{ url: string | null; wentBack: boolean }> {
    const payment = await repository.findPayment(on, paymentId)
    if (!payment) throw notFound()
    const { status, expiresAt, transferId } = payment
    return {
      url: status === 'pending' && expiresAt > clock.now() ? payUrl(paymentId) : null,
      wentBack: status === 'paid' && transferId === null,
    }
  }

  /** Where somebody goes who comes back from the provider's page. */
  async function pathAfter(paymentId: string): Promise<string> {
    const payment = await repository.findPayment(db, paymentId)
    const path = payment?.subjectId && purposes[payment.purpose]?.pathAfter?.(payment.subjectId)
    return path || `/mywallet?payment=${paymentId}`
  }

  return {
    begin,
    standOf,
    pathAfter,
    recharge,
    openLink,
    getPayment,
    giveUpPayment,
    getOpenPayments: async (userId: string) =>
      (await repository.listOpen(db, userId, later(clock.now(), -shownSeconds))).map(show),
    receiveWebhook,
    receiveReturn,
    exportFor: async (userId: string) => ({
      payments: (await repository.listPaymentsOf(db, userId)).map(
        ({ id, purpose, status, provider, amountPaise, bonusPaise, createdAt, endedAt }) => ({
          id,
          purpose,
          status,
          provider,
          amountPaise,
          bonusPaise,
          createdAt,
          endedAt,
        }),
      ),
      refunds: await listRefundsOf(db, userId),
    }),
    tidy: () => repository.forgetEventsBefore(db, later(clock.now(), -eventsKeptDays * 24 * 3600)),
  }
}
