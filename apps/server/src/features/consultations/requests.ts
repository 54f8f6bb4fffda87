import { DomainError, notFound } from '@sankalp/contract'
import { isRunning, isWaiting, requestSeconds } from '@sankalp/contract/consultation-life'
import type { ClientPayload } from '@sankalp/contract/live/events'
import { later } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { LiveConnection } from '../../platform/live/connection.ts'
import type { SharedClock } from '../../platform/shared-clock.ts'
import type { ConsultationMetrics } from './consultations.metrics.ts'
import * as repository from './consultations.repository.ts'
import type { ConsultationRow } from './consultations.repository.ts'
import { move } from './life.ts'
import { nextStep } from './next-step.ts'
import type { AcharyaToConsult, FindAcharya, Notify, Pauses, PoojaCalls, WalletForConsultations } from './ports.ts'
import type { Presence } from './presence.ts'
import * as queue from './queue.repository.ts'
import type { Talks } from './talks.ts'
import type { Teller } from './teller.ts'
import { acharyaOf, factsOf, userOf } from './view.ts'

type Needs = {
  db: Db
  sharedClock: SharedClock
  wallet: WalletForConsultations
  teller: Teller
  talks: Talks
  presence: Presence
  metrics: ConsultationMetrics
  findAcharya: FindAcharya
  isOnline: (userId: string) => boolean
  poojaCalls: PoojaCalls | null
  notify: Notify | null
  pauses: Pauses
}

/** Nothing is ever set aside for longer: settling comes within a minute or two, or when the server is there again. */
const reservedForDays = 30

type Asked = ClientPayload<'chat:request'>
type Terms = { bookingId: string | null; paisePerMinute: number; minutes: number }

/** From the wish to talk to the answer. */
export function createRequests({
  db,
  sharedClock,
  wallet,
  teller,
  talks,
  presence,
  metrics,
  findAcharya,
  isOnline,
  poojaCalls,
  notify,
  pauses,
}: Needs) {
  async function request(asked: Asked, viewer: Viewer, connection: LiveConnection): Promise<void> {
    const known = await repository.findConsultation(db, asked.requestId)
    if (known) {
      if (known.userId !== viewer.userId) throw notFound()
      presence.ask(connection, known.id)
      return
    }
    const acharya = await findAcharya(db, asked.acharyaId)
    if (!acharya || acharya.userId === viewer.userId) throw notFound()
    // A block says nothing of itself: whoever is blocked finds the other away.
    if (await repository.isBlocked(db, viewer.userId, acharya.userId)) throw new DomainError('ACHARYA_OFFLINE', {})
    if (!asked.isPoojaCall && (!isOnline(acharya.userId) || (await pauses.isPaused(db, acharya.userId))))
      throw new DomainError('ACHARYA_OFFLINE', {})
    await db.transaction((tx) => insert(tx, asked, viewer, acharya))
    presence.ask(connection, asked.requestId)
  }

  async function insert(tx: Tx, asked: Asked, viewer: Viewer, acharya: AcharyaToConsult): Promise<void> {
    const now = await sharedClock.now(tx)
    const terms = await termsOf(tx, asked, viewer, acharya, now)
    if (terms.bookingId === null) {
      const missingPaise = terms.minutes * terms.paisePerMinute - (await wallet.readAvailable(tx, viewer.userId))
      if (missingPaise > 0) throw new DomainError('INSUFFICIENT_BALANCE', { missingPaise })
      if (await queue.isAnothersTurn(tx, acharya.id, viewer.userId, now)) throw await busy(tx, acharya.id)
    }
    const { requestId: id, talk, intake = null, language } = asked
    const dueAt = later(now, requestSeconds)
    const isNew = await repository.insertConsultation(tx, {
      id,
      userId: viewer.userId,
      acharyaId: acharya.id,
      acharyaUserId: acharya.userId,
      talk,
      intake,
      requestedAt: now,
      dueAt,
      ...terms,
    })
    if (!isNew) {
      const open = await repository.findOpenOf(tx, viewer.userId)
      throw open ? new DomainError('CONSULTATION_RUNNING', { requestId: open.id }) : await busy(tx, acharya.id)
    }
    await queue.leave(tx, acharya.id, viewer.userId)
    const row = (await repository.findConsultation(tx, id))!
    const user = userOf(row)
    teller.later(tx, acharya.userId, 'chat:request:incoming', {
      requestId: id,
      user,
      chatMinutes: terms.minutes,
      talk,
      isPoojaCall: terms.bookingId !== null,
      ...(language && { language }),
      ...(intake && { intake }),
      answerBy: dueAt.getTime(),
    })
    teller.busy(tx, acharya.userId, true)
    await notify?.(tx, {
      kind: 'consultationRequested',
      userId: acharya.userId,
      requestId: id,
      from: row.userName,
      talk,
      minutes: terms.minutes,
      isPoojaCall: terms.bookingId !== null,
      answerBy: dueAt,
    })
  }

  async function termsOf(tx: Tx, asked: Asked, viewer: Viewer, acharya: AcharyaToConsult, now: Date): Promise<Terms> {
    if (!asked.isPoojaCall)
      return { bookingId: null, paisePerMinute: acharya.paisePerMinute[asked.talk], minutes: asked.chatMinutes }
    const booking = await poojaCalls?.findJoinable(tx, { userId: viewer.userId, acharyaId: acharya.id })
    if (!booking) throw notFound()
    const minutes = Math.max(1, Math.ceil((booking.endsAt.getTime() - now.getTime()) / 60_000))
    return { bookingId: booking.bookingId, paisePerMinute: 0, minutes }
  }

  async function busy(tx: Tx, acharyaId: string): Promise<DomainError> {
    return new DomainError('ACHARYA_BUSY', { waiting: await queue.countWaiting(tx, acharyaId) })
  }

  /** The row of a request that this acharya may answer, locked. Somebody else's is not there for them. */
  async function lockForAcharya(tx: Tx, requestId: string, viewer: Viewer): Promise<ConsultationRow> {
    const row = await repository.lockConsultation(tx, requestId)
    if (!row || row.acharyaUserId !== viewer.userId) throw notFound()
    return row
  }

  async function ring(requestId: string, viewer: Viewer): Promise<void> {
    await db.transaction(async (tx) => {
      const row = await lockForAcharya(tx, requestId, viewer)
      if (row.state !== 'requested') return
      await move(tx, row, 'ringing', {}, await sharedClock.now(tx))
      teller.later(tx, row.userId, 'chat:request:ringing', { requestId })
    })
  }

  /** The first device wins. The same device again, after a lost answer, is told the same. */
  async function accept(requestId: string, viewer: Viewer, connection: LiveConnection): Promise<void> {
    const isAccepted = await db.transaction(async (tx) => {
      const row = await lockForAcharya(tx, requestId, viewer)
      if (isRunning(row.state) && row.acceptedBy === viewer.sessionId) return true
      if (!isWaiting(row.state)) return false
      const now = await sharedClock.now(tx)
      if (await talks.lookAt(tx, row, now)) return false
      if (!(await secure(tx, row, now))) {
        await talks.close(tx, row, 'refused', now, undefined, row.bookingId === null ? 'unpaid' : 'timedOut')
        return false
      }
      await start(tx, row, viewer, connection, now)
      return true
    })
    if (!isAccepted) throw new DomainError('REQUEST_OVER', {})
  }

  /** Sets the money aside. False when it is not there any more, or the time of a booked pooja is over. */
  async function secure(tx: Tx, row: ConsultationRow, now: Date): Promise<boolean> {
    if (row.bookingId !== null) return (await poojaCalls?.markLive(tx, row)) ?? false
    const subject = { kind: 'consultation', id: row.id }
    const reservation = {
      id: row.id,
      userId: row.userId,
      subject,
      amountPaise: row.minutes * row.paisePerMinute,
      now,
      expiresAt: later(now, reservedForDays * 86_400),
    }
    try {
      await wallet.reserveForConsultation(tx, reservation)
      return true
    } catch (error) {
      if (
        error instanceof DomainError &&
        (error.code === 'INSUFFICIENT_BALANCE' || error.code === 'DAILY_LIMIT_REACHED')
      )
        return false
      throw error
    }
  }

  async function start(
    tx: Tx,
    row: ConsultationRow,
    viewer: Viewer,
    connection: LiveConnection,
    now: Date,
  ): Promise<void> {
    const accepted = { ...row, acceptedAt: now, acceptedBy: viewer.sessionId, state: 'accepted' as const }
    const { dueMs } = nextStep(
      factsOf({ row: accepted, presence: [{ side: 'acharya', fromAt: now, seenAt: now, isOpen: true }] }),
      now.getTime(),
    )
    const moved = await move(
      tx,
      row,
      'accepted',
      { acceptedAt: now, acceptedBy: viewer.sessionId, dueAt: new Date(dueMs) },
      now,
    )
    await presence.enter(tx, connection, { consultationId: row.id, side: 'acharya', otherId: row.userId }, now)
    const replySeconds = Math.round((now.getTime() - row.requestedAt.getTime()) / 1000)
    await repository.addFigures(tx, row.acharyaId, { replies: 1, replySeconds })
    teller.later(tx, row.userId, 'chat:request:accepted', {
      requestId: row.id,
      acharya: acharyaOf(row),
      startTimestamp: now.getTime(),
      chatMinutes: row.minutes,
    })
    teller.laterOthers(tx, connection, row.acharyaUserId, 'chat:request:cancelled', { requestId: row.id })
    teller.changed(tx, await talks.load(tx, moved), now)
    await notify?.(tx, {
      kind: 'consultationRequestOver',
      userId: row.acharyaUserId,
      requestId: row.id,
      from: row.userName,
      how: 'accepted',
    })
    tx.afterCommit(() => metrics.accepted(row.talk, replySeconds))
  }

  async function reject(requestId: string, viewer: Viewer, note: string | undefined): Promise<void> {
    const isDone = await db.transaction(async (tx) => {
      const row = await lockForAcharya(tx, requestId, viewer)
      // Said twice, or another device was first: it is refused either way.
      if (!isWaiting(row.state)) return row.state === 'refused'
      await talks.close(tx, row, 'refused', await sharedClock.now(tx), note)
      return true
    })
    if (!isDone) throw new DomainError('REQUEST_OVER', {})
  }

  /** One that is being accepted at this moment ends, and costs nothing as long as the acharya has not said a word. */
  async function cancel(requestId: string, viewer: Viewer): Promise<void> {
    const isDone = await db.transaction(async (tx) => {
      const row = await repository.lockConsultation(tx, requestId)
      if (!row || row.userId !== viewer.userId) throw notFound()
      const now = await sharedClock.now(tx)
      if (isWaiting(row.state)) {
        await talks.close(tx, row, 'cancelled', now)
        return true
      }
      if (isRunning(row.state) && row.spokeAt === null) {
        await talks.stop(tx, row, 'user', now)
        return true
      }
      return !isRunning(row.state)
    })
    if (!isDone) throw new DomainError('REQUEST_OVER', {})
  }

  /** Before an account is erased: what it asked for or was asked for is over, and what runs is ended and settled. */
  async function endFor(tx: Tx, userId: string): Promise<void> {
    const open = await repository.findOpenOf(tx, userId)
    const row = open && (await repository.lockConsultation(tx, open.id))
    if (!row) return
    const now = await sharedClock.now(tx)
    const side = row.userId === userId ? 'user' : 'acharya'
    if (isWaiting(row.state)) await talks.close(tx, row, side === 'user' ? 'cancelled' : 'refused', now)
    else if (isRunning(row.state)) await talks.stop(tx, row, side, now)
  }

  return { request, ring, accept, reject, cancel, endFor }
}
