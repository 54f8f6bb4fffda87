import { DomainError, notFound } from '@sankalp/contract'
import {
  type ConsultationSide,
  type DeclineReason,
  type EndReason,
  type RefusalReason,
  isRunning,
  isWaiting,
} from '@sankalp/contract/consultation-life'
import type { Consultation } from '@sankalp/contract/live/consultations'
import type { Db, Queryable, Tx } from '../../platform/db/db.ts'
import type { SharedClock } from '../../platform/shared-clock.ts'
import { bindAll } from '../../platform/bind-all.ts'
import type { ConsultationMetrics } from './consultations.metrics.ts'
import * as repository from './consultations.repository.ts'
import type { ConsultationRow } from './consultations.repository.ts'
import { move } from './life.ts'
import { type Step, nextStep } from './next-step.ts'
import type { Notify, Pauses, WalletForConsultations } from './ports.ts'
import { closeSilent, endPresence, readPresence } from './presence.repository.ts'
import { settle } from './settle.ts'
import type { Teller } from './teller.ts'
import { type Whole, factsOf, toConsultation } from './view.ts'

type Needs = {
  db: Db
  sharedClock: SharedClock
  wallet: WalletForConsultations
  teller: Teller
  metrics: ConsultationMetrics
  notify: Notify | null
  pauses: Pauses
  /** Called once the acharya of a consultation is available again. */
  onFree: (acharyaId: string) => void
  /** Called once a consultation is over, on the process that ended it. */
  onOver: (requestId: string) => void
}

/** A beat and its answer on a slow connection. */
const momentMs = 2500

export type Talks = ReturnType<typeof createTalks>

/** Handles a consultation from its acceptance: automatic changes, extensions, the end and the price. */
export function createTalks(needs: Needs) {
  return {
    ...bindAll(needs, { look, lookAt, close, stop, end, extend }),
    load,
  }
}

async function load(tx: Queryable, row: ConsultationRow): Promise<Whole> {
  return { row, presence: row.acceptedAt ? await readPresence(tx, row.id) : [] }
}

/** Frees the acharya or begins the requested pause, and removes the consultation from this process. */
async function release(needs: Needs, tx: Tx, row: ConsultationRow): Promise<void> {
  const isPause = await needs.pauses.begin(tx, row.acharyaUserId)
  needs.teller.busy(tx, row.acharyaUserId, false)
  if (isPause) needs.teller.later(tx, row.acharyaUserId, 'acharya:console', { pausesAfterThis: false, isPaused: true })
  tx.afterCommit(() => {
    needs.onOver(row.id)
    if (!isPause) needs.onFree(row.acharyaId)
  })
}

/** Why an acharya declined: one of the ready reasons, their own words, both or neither. */
export type Declined = { declineReason?: DeclineReason | undefined; note?: string | undefined }

/** Closes a request that can no longer be answered, and notifies both sides. */
async function close(
  needs: Needs,
  tx: Tx,
  row: ConsultationRow,
  to: 'refused' | 'timedOut' | 'missed' | 'cancelled',
  now: Date,
  { declineReason, note }: Declined = {},
  reason?: RefusalReason,
): Promise<void> {
  await move(tx, row, to, {}, now)
  if (to !== 'cancelled') {
    needs.teller.later(tx, row.userId, 'chat:request:rejected', {
      requestId: row.id,
      reason: reason ?? to,
      ...(declineReason && { declineReason }),
      ...(note !== undefined && { note }),
    })
  }
  needs.teller.later(tx, row.acharyaUserId, 'chat:request:cancelled', { requestId: row.id })
  const how = to === 'timedOut' ? 'missed' : to
  await needs.notify?.(tx, {
    kind: 'consultationRequestOver',
    userId: row.acharyaUserId,
    requestId: row.id,
    from: row.userName,
    how,
  })
  tx.afterCommit(() => needs.metrics.requestOver(to))
  await release(needs, tx, row)
}

/** Ends and settles a consultation, and notifies both sides. */
async function finish(
  needs: Needs,
  tx: Tx,
  row: ConsultationRow,
  end: { reason: EndReason; by: ConsultationSide | null; at: Date },
  now: Date,
): Promise<void> {
  // The database's clock may be set back, but a consultation must not end before it began.
  const endedAt = new Date(Math.max(end.at.getTime(), row.acceptedAt?.getTime() ?? 0))
  const change = { endedAt, endReason: end.reason, endedBy: end.by, dueAt: now }
  const ended = await move(tx, row, 'ended', change, now)
  const presence = await endPresence(tx, row.id, end.by && { now, momentMs })
  const settled = await settle(tx, needs.wallet, { presence, row: ended }, now)
  if (end.by !== 'user') needs.teller.later(tx, row.userId, 'chat:end:notify', { from: row.acharyaUserId })
  if (end.by !== 'acharya') needs.teller.later(tx, row.acharyaUserId, 'chat:end:notify', { from: row.userId })
  needs.teller.changed(tx, { presence, row: settled }, now)
  tx.afterCommit(() => needs.metrics.ended(end.reason, settled.talkedSeconds ?? 0))
  await release(needs, tx, row)
}

async function doStep(needs: Needs, tx: Tx, whole: Whole, step: Step, dueMs: number, now: Date): Promise<void> {
  if (step.to === 'ended')
    return finish(needs, tx, whole.row, { reason: step.reason, by: null, at: new Date(step.atMs) }, now)
  if (step.to === 'timedOut' || step.to === 'missed') return close(needs, tx, whole.row, step.to, now)
  const row = await move(tx, whole.row, step.to, { dueAt: new Date(dueMs) }, now)
  if (step.to === 'paused') await closeSilent(tx, row.id, now)
  needs.teller.changed(tx, { ...whole, row }, now)
}

/** Does what is due for a locked row. Returns whether anything was. */
async function lookAt(needs: Needs, tx: Tx, row: ConsultationRow, now: Date): Promise<boolean> {
  const whole = await load(tx, row)
  const { step, dueMs } = nextStep(factsOf(whole), now.getTime())
  if (step) await doStep(needs, tx, whole, step, dueMs, now)
  else if (row.dueAt?.getTime() !== dueMs) await repository.saveChange(tx, row.id, { dueAt: new Date(dueMs) })
  return step !== null
}

/** Checks one consultation now. With `tells`, both sides receive its state even if nothing changes. */
function look(needs: Needs, id: string, { skipLocked = false, tells = false } = {}): Promise<boolean> {
  return needs.db.transaction(async (tx) => {
    const row = await (skipLocked ? repository.lockIfFree : repository.lockConsultation)(tx, id)
    if (!row || !(isWaiting(row.state) || isRunning(row.state))) return false
    const now = await needs.sharedClock.now(tx)
    const isDone = await lookAt(needs, tx, row, now)
    if (tells && !isDone) needs.teller.changed(tx, await load(tx, row), now)
    return isDone
  })
}

/** Ends the consultation of these two. Ending it again changes nothing. */
async function end(needs: Needs, viewerId: string, otherId: string): Promise<void> {
  const running = await repository.findRunningBetween(needs.db, viewerId, otherId)
  if (!running) {
    if (await repository.hadOneBefore(needs.db, viewerId, otherId)) return
    throw notFound()
  }
  await needs.db.transaction(async (tx) => {
    const row = await repository.lockConsultation(tx, running.id)
    if (!row || !isRunning(row.state)) return
    const now = await needs.sharedClock.now(tx)
    // If it should already have ended by itself, that earlier time counts.
    if (await endedBefore(needs, tx, row, now)) return
    await stop(needs, tx, row, running.side, now)
  })
}

/** Ends a consultation on behalf of one side. */
async function stop(needs: Needs, tx: Tx, row: ConsultationRow, by: ConsultationSide, now: Date): Promise<void> {
  await finish(needs, tx, row, { reason: 'ended', by, at: now }, now)
}

async function endedBefore(needs: Needs, tx: Tx, row: ConsultationRow, now: Date): Promise<boolean> {
  const whole = await load(tx, row)
  const { step, dueMs } = nextStep(factsOf(whole), now.getTime())
  if (step?.to !== 'ended') return false
  await doStep(needs, tx, whole, step, dueMs, now)
  return true
}

/** Reserves more minutes. Only the user may do this, because the user pays. */
async function extend(
  needs: Needs,
  viewerId: string,
  { requestId, extendId, minutes }: { requestId: string; extendId: string; minutes: number },
): Promise<Consultation> {
  return needs.db.transaction(async (tx) => {
    const row = await repository.lockConsultation(tx, requestId)
    if (!row || row.userId !== viewerId || row.bookingId !== null) throw notFound()
    if (!isRunning(row.state)) throw new DomainError('CONSULTATION_OVER', {})
    const now = await needs.sharedClock.now(tx)
    const whole = await load(tx, row)
    // Its time may be up although no check has ended it yet.
    if (nextStep(factsOf(whole), now.getTime()).step?.to === 'ended') throw new DomainError('CONSULTATION_OVER', {})
    if (!(await repository.insertExtension(tx, extendId, row.id, minutes, now))) return toConsultation(whole, now)
    await needs.wallet.extendForConsultation(tx, {
      id: row.id,
      userId: row.userId,
      amountPaise: minutes * row.paisePerMinute,
      now,
    })
    const extended = { ...whole, row: { ...row, minutes: row.minutes + minutes } }
    const { dueMs } = nextStep(factsOf(extended), now.getTime())
    await repository.saveChange(tx, row.id, { minutes: extended.row.minutes, dueAt: new Date(dueMs) })
    needs.teller.changed(tx, extended, now)
    return toConsultation(extended, now)
  })
}
