import { DomainError, notFound } from '@sankalp/contract'
import {
  type ConsultationSide,
  type EndReason,
  type RefusalReason,
  isRunning,
  isWaiting,
} from '@sankalp/contract/consultation-life'
import type { Consultation } from '@sankalp/contract/live/consultations'
import type { Db, Queryable, Tx } from '../../platform/db/db.ts'
import type { SharedClock } from '../../platform/shared-clock.ts'
import type { ConsultationMetrics } from './consultations.metrics.ts'
import * as repository from './consultations.repository.ts'
import type { ConsultationRow } from './consultations.repository.ts'
import { move } from './life.ts'
import { type Step, nextStep } from './next-step.ts'
import type { Notify, Pauses, WalletForConsultations } from './ports.ts'
import { endPresence, readPresence } from './presence.repository.ts'
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
  /** Called once the acharya of a consultation can be asked again. */
  onFree: (acharyaId: string) => void
  /** Called once a consultation is over, on the process that ended it. */
  onOver: (requestId: string) => void
}

/** A beat and its answer on a slow line. */
const momentMs = 2500

export type Talks = ReturnType<typeof createTalks>

/** A consultation from the moment it is accepted: what follows by itself, more minutes, its end and its price. */
export function createTalks({ db, sharedClock, wallet, teller, metrics, notify, pauses, onFree, onOver }: Needs) {
  async function load(tx: Queryable, row: ConsultationRow): Promise<Whole> {
    return { row, presence: row.acceptedAt ? await readPresence(tx, row.id) : [] }
  }

  /** The acharya is free again, or takes the pause they wished for, and this process has nothing to do with it any more. */
  async function release(tx: Tx, row: ConsultationRow): Promise<void> {
    const isPause = await pauses.begin(tx, row.acharyaUserId)
    teller.busy(tx, row.acharyaUserId, false)
    if (isPause) teller.later(tx, row.acharyaUserId, 'acharya:console', { pausesAfterThis: false, isPaused: true })
    tx.afterCommit(() => {
      onOver(row.id)
      if (!isPause) onFree(row.acharyaId)
    })
  }

  /** A request that nobody may answer any more: both sides are told. */
  async function close(
    tx: Tx,
    row: ConsultationRow,
    to: 'refused' | 'timedOut' | 'missed' | 'cancelled',
    now: Date,
    note?: string,
    reason?: RefusalReason,
  ): Promise<void> {
    await move(tx, row, to, {}, now)
    if (to !== 'cancelled') {
      teller.later(tx, row.userId, 'chat:request:rejected', {
        requestId: row.id,
        reason: reason ?? to,
        ...(note !== undefined && { note }),
      })
    }
    teller.later(tx, row.acharyaUserId, 'chat:request:cancelled', { requestId: row.id })
    const how = to === 'timedOut' ? 'missed' : to
    await notify?.(tx, {
      kind: 'consultationRequestOver',
      userId: row.acharyaUserId,
      requestId: row.id,
      from: row.userName,
      how,
    })
    tx.afterCommit(() => metrics.requestOver(to))
    await release(tx, row)
  }

  /** Ends and settles it, and tells both sides. */
  async function finish(
    tx: Tx,
    row: ConsultationRow,
    end: { reason: EndReason; by: ConsultationSide | null; at: Date },
    now: Date,
  ): Promise<void> {
    // A database's clock may be set back: nothing ends before it began.
    const endedAt = new Date(Math.max(end.at.getTime(), row.acceptedAt?.getTime() ?? 0))
    const change = { endedAt, endReason: end.reason, endedBy: end.by, dueAt: now }
    const ended = await move(tx, row, 'ended', change, now)
    const presence = await endPresence(tx, row.id, end.by && { now, momentMs })
    const settled = await settle(tx, wallet, { presence, row: ended }, now)
    if (end.by !== 'user') teller.later(tx, row.userId, 'chat:end:notify', { from: row.acharyaUserId })
    if (end.by !== 'acharya') teller.later(tx, row.acharyaUserId, 'chat:end:notify', { from: row.userId })
    teller.changed(tx, { presence, row: settled }, now)
    tx.afterCommit(() => metrics.ended(end.reason, settled.talkedSeconds ?? 0))
    await release(tx, row)
  }

  async function doStep(tx: Tx, whole: Whole, step: Step, dueMs: number, now: Date): Promise<void> {
    if (step.to === 'ended')
      return finish(tx, whole.row, { reason: step.reason, by: null, at: new Date(step.atMs) }, now)
    if (step.to === 'timedOut' || step.to === 'missed') return close(tx, whole.row, step.to, now)
    const row = await move(tx, whole.row, step.to, { dueAt: new Date(dueMs) }, now)
    teller.changed(tx, { ...whole, row }, now)
  }

  /** Does what is due for a row that is locked. Gives whether anything was. */
  async function lookAt(tx: Tx, row: ConsultationRow, now: Date): Promise<boolean> {
    const whole = await load(tx, row)
    const { step, dueMs } = nextStep(factsOf(whole), now.getTime())
    if (step) await doStep(tx, whole, step, dueMs, now)
    else if (row.dueAt?.getTime() !== dueMs) await repository.saveChange(tx, row.id, { dueAt: new Date(dueMs) })
    return step !== null
  }

  /** Looks at one consultation now. */
  function look(id: string, { skipLocked = false } = {}): Promise<boolean> {
    return db.transaction(async (tx) => {
      const row = await (skipLocked ? repository.lockIfFree : repository.lockConsultation)(tx, id)
      if (!row || !(isWaiting(row.state) || isRunning(row.state))) return false
      return lookAt(tx, row, await sharedClock.now(tx))
    })
  }

  /** Ends the consultation of these two. Ending it again changes nothing. */
  async function end(viewerId: string, otherId: string): Promise<void> {
    const running = await repository.findRunningBetween(db, viewerId, otherId)
    if (!running) {
      if (await repository.hadOneBefore(db, viewerId, otherId)) return
      throw notFound()
    }
    await db.transaction(async (tx) => {
      const row = await repository.lockConsultation(tx, running.id)
      if (!row || !isRunning(row.state)) return
      const now = await sharedClock.now(tx)
      // What should have ended by itself before has ended then, not now.
      if (await endedBefore(tx, row, now)) return
      await stop(tx, row, running.side, now)
    })
  }

  /** One of the two has ended it. */
  async function stop(tx: Tx, row: ConsultationRow, by: ConsultationSide, now: Date): Promise<void> {
    await finish(tx, row, { reason: 'ended', by, at: now }, now)
  }

  async function endedBefore(tx: Tx, row: ConsultationRow, now: Date): Promise<boolean> {
    const whole = await load(tx, row)
    const { step, dueMs } = nextStep(factsOf(whole), now.getTime())
    if (step?.to !== 'ended') return false
    await doStep(tx, whole, step, dueMs, now)
    return true
  }

  /** Sets more minutes aside. Only the user does, whose money it is. */
  async function extend(
    viewerId: string,
    { requestId, extendId, minutes }: { requestId: string; extendId: string; minutes: number },
  ): Promise<Consultation> {
    return db.transaction(async (tx) => {
      const row = await repository.lockConsultation(tx, requestId)
      if (!row || row.userId !== viewerId || row.bookingId !== null) throw notFound()
      if (!isRunning(row.state)) throw new DomainError('CONSULTATION_OVER', {})
      const now = await sharedClock.now(tx)
      const whole = await load(tx, row)
      // Its time may be up already, and nobody has looked yet.
      if (nextStep(factsOf(whole), now.getTime()).step?.to === 'ended') throw new DomainError('CONSULTATION_OVER', {})
      if (!(await repository.insertExtension(tx, extendId, row.id, minutes, now))) return toConsultation(whole, now)
      await wallet.extendForConsultation(tx, {
        id: row.id,
        userId: row.userId,
        amountPaise: minutes * row.paisePerMinute,
        now,
      })
      const extended = { ...whole, row: { ...row, minutes: row.minutes + minutes } }
      const { dueMs } = nextStep(factsOf(extended), now.getTime())
      await repository.saveChange(tx, row.id, { minutes: extended.row.minutes, dueAt: new Date(dueMs) })
      teller.changed(tx, extended, now)
      return toConsultation(extended, now)
    })
  }

  return { load, look, lookAt, close, stop, end, extend }
}
