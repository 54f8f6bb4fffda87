import { randomUUID } from 'node:crypto'
import { DomainError, notFound, toRupees } from '@sankalp/contract'
import { type PaymentStatus, paymentMinutes } from '@sankalp/contract/payment-rules'
import type { Payment } from '@sankalp/contract/payments'
import { findRechargePack } from '@sankalp/contract/recharge-packs'
import { paymentDescriptions } from '@sankalp/content/payments-texts'
import { type Clock, later } from '../../platform/clock.ts'
import type { Db, Queryable, Tx } from '../../platform/db/db.ts'
import type { PaymentGateway } from '../../platform/gateways/payment/payment.ts'
import type { SendJob } from '../../platform/jobs/jobs.ts'
import { createKeyedQueue } from '../../platform/keyed-queue.ts'
import type { Log } from '../../platform/log.ts'
import { currentRequestId } from '../../platform/request-id.ts'
import { bindAll } from '../../platform/bind-all.ts'
import { nextLookUp } from './look-up-times.ts'
import type { GivingUp } from './giving-up.ts'
import type { LookUps } from './look-ups.ts'
import type { Packs } from './packs.ts'
import { linkExpiry } from './payment-life.ts'
import { closePage, lookUpPayment } from './payments.jobs.ts'
import type { PaymentMetrics } from './payments.metrics.ts'
import * as repository from './payments.repository.ts'
import type { Refunds } from './refunds.ts'
import { listRefundsOf } from './refunds.repository.ts'
import type { Purpose, Settle } from './settle.ts'
import { receiveWebhook, receiveReturn } from './hearing.ts'

/** The number of payments that one user can have open at a time. */
export const openPaymentsLimit = 5

/** How long an ended payment is listed beside the pending ones. */
const shownSeconds = 3600

/** Providers repeat an event for a day at most. */
const eventsKeptDays = 30

export type PaymentsNeeds = {
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
  packs: Packs
}

export type Payments = ReturnType<typeof createPayments>

export function createPayments(needs: PaymentsNeeds) {
  const inOrder = createKeyedQueue()

  const payUrl = (paymentId: string) => `${needs.publicUrl}/pay/${paymentId}`

  /** Stores a payment. The provider learns of it only when the user opens its page. */
  async function begin(
    tx: Tx,
    asked: Pick<repository.NewPayment, 'userId' | 'purpose' | 'subjectId' | 'amountPaise' | 'bonusPaise'> & {
      expiresAt?: Date
    },
  ) {
    const createdAt = needs.clock.now()
    if (!(await repository.lockOwner(tx, asked.userId))) throw notFound()
    if ((await repository.countOpen(tx, asked.userId, createdAt)) >= openPaymentsLimit) {
      throw new DomainError('TOO_MANY_OPEN_PAYMENTS', { limit: openPaymentsLimit })
    }
    const id = randomUUID()
    const expiresAt = asked.expiresAt ?? later(createdAt, paymentMinutes * 60)
    await repository.insertPayment(tx, { ...asked, id, provider: needs.gateway.name, createdAt, expiresAt })
    const startAfter = nextLookUp({ status: 'pending', expiresAt, hasLink: false }, 0, createdAt)!
    await needs.jobs.send(tx, lookUpPayment, { paymentId: id, round: 0 }, { startAfter })
    tx.afterCommit(() => needs.log.info({ paymentId: id, purpose: asked.purpose }, 'payment begun'))
    return { paymentId: id, url: payUrl(id) }
  }

  /** Begins a recharge: a pack, by its price, or whole rupees. Only the server decides what a pack adds. */
  async function recharge(
    tx: Tx,
    { userId, amount, pack }: { userId: string; amount?: number | undefined; pack?: number | undefined },
  ) {
    const chosen = pack === undefined ? undefined : findRechargePack(pack)
    const price = chosen?.price ?? amount
    if (price === undefined)
      throw new Error('neither a pack nor an amount was given, although the contract requires one')
    if (chosen) await needs.packs.expectUnused(tx, userId, chosen)
    return begin(tx, {
      userId,
      purpose: 'recharge',
      subjectId: null,
      amountPaise: price * 100,
      bonusPaise: (chosen?.extra ?? 0) * 100,
    })
  }

  /**
   * Returns the provider's page of a payment, which it creates if necessary, or null if it can no longer be paid. Two
   * simultaneous requests get the same page: within this process they take turns, and the provider recognises our
   * reference.
   */
  function openLink(paymentId: string): Promise<{ linkId: string; url: string } | null> {
    return inOrder(paymentId, async () => {
      const payment = await repository.findPayment(needs.db, paymentId)
      if (!payment) throw notFound()
      const now = needs.clock.now()
      if (payment.status !== 'pending' || payment.expiresAt <= now || payment.provider !== needs.gateway.name)
        return null
      if (payment.linkId && payment.linkUrl) return { linkId: payment.linkId, url: payment.linkUrl }
      const expiresAt = linkExpiry(payment.expiresAt, now)
      const description = paymentDescriptions[payment.purpose as keyof typeof paymentDescriptions]
      const link = await needs.gateway.createLink({
        reference: paymentId,
        amountPaise: payment.amountPaise,
        description,
        returnUrl: `${needs.publicUrl}/payment/return`,
        expiresAt,
        requestId: currentRequestId(),
      })
      await repository.saveLink(needs.db, paymentId, link, expiresAt)
      // Given up while its page was being created, so that the closing job found no page.
      const isWanted = (await repository.findPayment(needs.db, paymentId))?.status === 'pending'
      if (!isWanted) await needs.jobs.send(null, closePage, { paymentId })
      return isWanted ? link : null
    })
  }

  async function getPayment(userId: string, paymentId: string): Promise<Payment> {
    const payment = await findOwn(userId, paymentId)
    if (payment.status !== 'pending') return show(payment)
    await needs.lookUps.askSoon(payment)
    return show(await findOwn(userId, paymentId))
  }

  async function giveUpPayment(userId: string, paymentId: string): Promise<Payment> {
    await findOwn(userId, paymentId)
    await needs.givingUp.giveUp(paymentId)
    return show(await findOwn(userId, paymentId))
  }

  async function findOwn(userId: string, paymentId: string): Promise<repository.PaymentRow> {
    const payment = await repository.findPayment(needs.db, paymentId)
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
      url: status === 'pending' && expiresAt > needs.clock.now() ? payUrl(id) : null,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      transferId,
    }
  }

  /** How a payment stands, where it can still be paid, and whether it was paid and went back because that was too late. */
  async function standOf(
    on: Queryable,
    paymentId: string,
  ): Promise<{ status: PaymentStatus; amountPaise: number; url: string | null; wentBack: boolean }> {
    const payment = await repository.findPayment(on, paymentId)
    if (!payment) throw notFound()
    const { status, amountPaise, expiresAt, transferId } = payment
    return {
      status,
      amountPaise,
      url: status === 'pending' && expiresAt > needs.clock.now() ? payUrl(paymentId) : null,
      wentBack: status === 'paid' && transferId === null,
    }
  }

  /** Returns the path for a user who returns from the provider's page. */
  async function pathAfter(paymentId: string): Promise<string> {
    const payment = await repository.findPayment(needs.db, paymentId)
    const path = payment?.subjectId && needs.purposes[payment.purpose]?.pathAfter?.(payment.subjectId)
    return path || `/mywallet?payment=${paymentId}`
  }

  return {
    ...bindAll(needs, { receiveWebhook, receiveReturn }),
    begin,
    standOf,
    pathAfter,
    recharge,
    openLink,
    listPacks: needs.packs.list,
    getPayment,
    giveUpPayment,
    getOpenPayments: async (userId: string) =>
      (await repository.listOpen(needs.db, userId, later(needs.clock.now(), -shownSeconds))).map(show),
    exportFor: async (userId: string) => ({
      payments: (await repository.listPaymentsOf(needs.db, userId)).map(
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
      refunds: await listRefundsOf(needs.db, userId),
    }),
    tidy: () => repository.forgetEventsBefore(needs.db, later(needs.clock.now(), -eventsKeptDays * 24 * 3600)),
  }
}
