import { DomainError, notFound } from '@sankalp/contract'
import { isRunning, isWaiting } from '@sankalp/contract/consultation-life'
import { later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { LiveConnection } from '../../platform/live/connection.ts'
import * as repository from './consultations.repository.ts'
import type { ConsultationRow } from './consultations.repository.ts'
import { move } from './life.ts'
import { nextStep } from './next-step.ts'
import type { Declined } from './talks.ts'
import { acharyaOf, factsOf } from './view.ts'
import type { RequestNeeds } from './requests.ts'

/** An upper limit for reservations: settling takes a minute or two, or waits until the server is back. */
const reservedForDays = 30

/** Locks a request that this acharya may answer. Another acharya's request counts as not found. */
async function lockForAcharya(tx: Tx, requestId: string, viewer: Viewer): Promise<ConsultationRow> {
  const row = await repository.lockConsultation(tx, requestId)
  if (!row || row.acharyaUserId !== viewer.userId) throw notFound()
  return row
}

export async function ring(needs: RequestNeeds, requestId: string, viewer: Viewer): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const row = await lockForAcharya(tx, requestId, viewer)
    if (row.state !== 'requested') return
    await move(tx, row, 'ringing', {}, await needs.sharedClock.now(tx))
    needs.teller.later(tx, row.userId, 'chat:request:ringing', { requestId })
  })
}

/**
 * Accepts a request. The first device wins. If the same device repeats this after a lost response, it gets the same
 * result.
 */
export async function accept(
  needs: RequestNeeds,
  requestId: string,
  viewer: Viewer,
  connection: LiveConnection,
): Promise<void> {
  const isAccepted = await needs.db.transaction(async (tx) => {
    const row = await lockForAcharya(tx, requestId, viewer)
    if (isRunning(row.state) && row.acceptedBy === viewer.sessionId) return true
    if (!isWaiting(row.state)) return false
    const now = await needs.sharedClock.now(tx)
    if (await needs.talks.lookAt(tx, row, now)) return false
    if (!(await secure(needs, tx, row, now))) {
      await needs.talks.close(tx, row, 'refused', now, {}, row.bookingId === null ? 'unpaid' : 'timedOut')
      return false
    }
    await start(needs, tx, row, viewer, connection, now)
    return true
  })
  if (!isAccepted) throw new DomainError('REQUEST_OVER', {})
}

/** Reserves the money. Returns false if there is not enough any more, or the window of a booked pooja is over. */
async function secure(needs: RequestNeeds, tx: Tx, row: ConsultationRow, now: Date): Promise<boolean> {
  if (row.bookingId !== null) return (await needs.poojaCalls?.markLive(tx, row)) ?? false
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
    await needs.wallet.reserveForConsultation(tx, reservation)
    return true
  } catch (error) {
    if (error instanceof DomainError && (error.code === 'INSUFFICIENT_BALANCE' || error.code === 'DAILY_LIMIT_REACHED'))
      return false
    throw error
  }
}

async function start(
  needs: RequestNeeds,
  tx: Tx,
  row: ConsultationRow,
  viewer: Viewer,
  connection: LiveConnection,
  now: Date,
): Promise<void> {
  const accepted = { ...row, acceptedAt: now, acceptedBy: viewer.sessionId, state: 'accepted' as const }
  const { dueMs } = nextStep(
    factsOf({
      row: accepted,
      presence: [{ side: 'acharya', fromAt: now, seenAt: now, isOpen: true, isCutOff: false }],
    }),
    now.getTime(),
  )
  const moved = await move(
    tx,
    row,
    'accepted',
    { acceptedAt: now, acceptedBy: viewer.sessionId, dueAt: new Date(dueMs) },
    now,
  )
  await needs.presence.enter(tx, connection, { consultationId: row.id, side: 'acharya', otherId: row.userId }, now)
  const replySeconds = Math.round((now.getTime() - row.requestedAt.getTime()) / 1000)
  await repository.addFigures(tx, row.acharyaId, { replies: 1, replySeconds })
  needs.teller.later(tx, row.userId, 'chat:request:accepted', {
    requestId: row.id,
    acharya: acharyaOf(row),
    startTimestamp: now.getTime(),
    chatMinutes: row.minutes,
  })
  needs.teller.laterOthers(tx, connection, row.acharyaUserId, 'chat:request:cancelled', { requestId: row.id })
  needs.teller.changed(tx, await needs.talks.load(tx, moved), now)
  await needs.notify?.(tx, {
    kind: 'consultationRequestOver',
    userId: row.acharyaUserId,
    requestId: row.id,
    from: row.userName,
    how: 'accepted',
  })
  tx.afterCommit(() => needs.metrics.accepted(row.talk, replySeconds))
}

export async function reject(
  needs: RequestNeeds,
  requestId: string,
  viewer: Viewer,
  declined: Declined,
): Promise<void> {
  const isDone = await needs.db.transaction(async (tx) => {
    const row = await lockForAcharya(tx, requestId, viewer)
    // A repeated refusal succeeds; if another device answered first, this fails.
    if (!isWaiting(row.state)) return row.state === 'refused'
    await needs.talks.close(tx, row, 'refused', await needs.sharedClock.now(tx), declined)
    return true
  })
  if (!isDone) throw new DomainError('REQUEST_OVER', {})
}
