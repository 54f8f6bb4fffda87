import { DomainError, notFound } from '@sankalp/contract'
import { leastMinutes, missedTurnsLimit, turnSeconds } from '@sankalp/contract/consultation-life'
import { indiaDay } from '@sankalp/contract/india-time'
import type { ClientPayload } from '@sankalp/contract/live/events'
import type { Wait } from '@sankalp/contract/consultations'
import type { TalkKind } from '@sankalp/contract/live/consultations'
import type { QueuePlace } from '@sankalp/contract/live/queue'
import { later, secondsUntil } from '../../platform/clock.ts'
import type { Db, Queryable, Tx } from '../../platform/db/db.ts'
import type { SharedClock } from '../../platform/shared-clock.ts'
import { bindAll } from '../../platform/bind-all.ts'
import { isBlocked } from './consultations.repository.ts'
import type { AcharyaToConsult, FindAcharya, Notify, Pauses, WalletForConsultations } from './ports.ts'
import * as repository from './queue.repository.ts'
import type { QueueRow } from './queue.repository.ts'
import type { Teller } from './teller.ts'

type Needs = {
  db: Db
  sharedClock: SharedClock
  wallet: WalletForConsultations
  teller: Teller
  findAcharya: FindAcharya
  isOnline: (userId: string) => boolean
  notify: Notify | null
  pauses: Pauses
}

export type Queue = ReturnType<typeof createQueue>

/** Manages the queues of busy acharyas: users wait in order of arrival and are called when it is their turn. */
export function createQueue(needs: Needs) {
  return {
    ...bindAll(needs, { join, leave, advance }),
    async placesFor(userId: string): Promise<QueuePlace[]> {
      const now = await needs.sharedClock.now(needs.db)
      const all = await Promise.all(
        (await repository.readQueuesOf(needs.db, userId)).map((acharyaId) => placesOf(needs.db, acharyaId, now)),
      )
      return all
        .flat()
        .filter((one) => one.userId === userId)
        .map(({ queue }) => queue)
    },
    /** How many wait for this acharya, by their account. */
    async waitingFor(userId: string): Promise<number> {
      const acharya = await needs.findAcharya(needs.db, userId)
      return acharya ? repository.countWaiting(needs.db, acharya.id) : 0
    },
    /** Returns, for each acharya in a consultation, how long a user who joins now would wait. */
    async waits(): Promise<Wait[]> {
      const now = await needs.sharedClock.now(needs.db)
      const busy = await repository.readBusy(needs.db)
      return busy.map(({ userId, since, mean, waiting }) => ({
        userId,
        waiting,
        waitSeconds: estimate(mean, since, waiting, now),
      }))
    },
    /** Removes users who did not use their turn and calls the next. */
    async sweep(now: Date): Promise<void> {
      const overdue = await needs.db.transaction(async (tx) => {
        const rows = await repository.takeOverdue(tx, now)
        for (const { userId } of rows) await repository.addMissedTurn(tx, userId, indiaDay(now))
        return rows
      })
      for (const { acharyaId, userId } of overdue) {
        needs.teller.now(userId, 'queue:over', { acharyaId, reason: 'missed' })
        await advance(needs, acharyaId)
        await tellPlaces(needs, acharyaId)
      }
    },
  }
}

async function placesOf(tx: Queryable, acharyaId: string, now: Date): Promise<{ userId: string; queue: QueuePlace }[]> {
  const rows = await repository.readQueue(tx, acharyaId)
  const mean = await repository.meanSeconds(tx, acharyaId)
  const since = await repository.runningSince(tx, acharyaId)
  return rows.map((row, index) => ({
    userId: row.userId,
    queue: { ...toPlace(row, index), waitSeconds: estimate(mean, since, index, now) },
  }))
}

async function tellPlaces(needs: Needs, acharyaId: string): Promise<void> {
  const now = await needs.sharedClock.now(needs.db)
  for (const { userId, queue } of await placesOf(needs.db, acharyaId, now))
    needs.teller.now(userId, 'queue:changed', { queue })
  const acharya = await needs.findAcharya(needs.db, acharyaId)
  if (acharya) needs.teller.now(acharya.userId, 'queue:waiting', {})
}

/** Returns the amount missing for the shortest consultation, or nothing if it can be paid. */
async function missingPaise(
  needs: Needs,
  tx: Queryable,
  userId: string,
  acharya: AcharyaToConsult,
  talk: TalkKind,
): Promise<number> {
  return Math.max(0, leastMinutes * acharya.paisePerMinute[talk] - (await needs.wallet.readAvailable(tx, userId)))
}

async function join(
  needs: Needs,
  { acharyaId, talk, chatMinutes }: ClientPayload<'queue:join'>,
  userId: string,
): Promise<QueuePlace> {
  const acharya = await needs.findAcharya(needs.db, acharyaId)
  if (!acharya || acharya.userId === userId) throw notFound()
  // As with a request, do not reveal a block.
  if (await isBlocked(needs.db, userId, acharya.userId)) throw new DomainError('ACHARYA_OFFLINE', {})
  await needs.db.transaction(async (tx) => {
    await repository.lockPlacesOf(tx, userId)
    const now = await needs.sharedClock.now(tx)
    await refuseUnfit(needs, tx, acharya, talk, userId, now)
    await repository.join(tx, { acharyaId: acharya.id, userId, talk, minutes: chatMinutes, joinedAt: now })
  })
  needs.teller.now(acharya.userId, 'queue:waiting', {})
  // The acharya may have become free in the meantime.
  await advance(needs, acharya.id)
  const found = (await placesOf(needs.db, acharya.id, await needs.sharedClock.now(needs.db))).find(
    (one) => one.userId === userId,
  )
  if (!found) throw notFound()
  return found.queue
}

/**
 * Refuses users who wait elsewhere, have missed too many turns today or cannot pay: they would only block the queue.
 */
async function refuseUnfit(
  needs: Needs,
  tx: Tx,
  acharya: AcharyaToConsult,
  talk: TalkKind,
  userId: string,
  now: Date,
): Promise<void> {
  const elsewhere = (await repository.readQueuesOf(tx, userId)).find((id) => id !== acharya.id)
  const other = elsewhere === undefined ? null : await needs.findAcharya(tx, elsewhere)
  if (other) throw new DomainError('QUEUED_ELSEWHERE', { acharyaId: other.id, name: other.name })
  if ((await repository.countMissedTurns(tx, userId, indiaDay(now))) >= missedTurnsLimit)
    throw new DomainError('TURNS_MISSED', { limit: missedTurnsLimit })
  const missing = await missingPaise(needs, tx, userId, acharya, talk)
  if (missing > 0) throw new DomainError('INSUFFICIENT_BALANCE', { missingPaise: missing })
}

async function leave(needs: Needs, acharyaId: string, userId: string): Promise<void> {
  const acharya = await needs.findAcharya(needs.db, acharyaId)
  if (!acharya) return
  const left = await needs.db.transaction(async (tx) => {
    const row = await repository.leave(tx, acharya.id, userId)
    // Leaving during a turn counts as missed, because it has blocked the acharya as long.
    if (row?.turnUntil) await repository.addMissedTurn(tx, userId, indiaDay(await needs.sharedClock.now(tx)))
    return row
  })
  if (!left) return
  await advance(needs, acharya.id)
  await tellPlaces(needs, acharya.id)
}

/** Calls the next user who can pay, if the acharya is available. */
async function advance(needs: Needs, acharyaId: string): Promise<void> {
  const acharya = await needs.findAcharya(needs.db, acharyaId)
  if (!acharya || !needs.isOnline(acharya.userId) || (await needs.pauses.isPaused(needs.db, acharya.userId))) return
  const hasMoved = await needs.db.transaction(async (tx) => {
    await repository.lockQueue(tx, acharyaId)
    const first = await repository.findNext(tx, acharyaId)
    for (let row = first; row; row = await repository.findNext(tx, acharyaId)) {
      if ((await missingPaise(needs, tx, row.userId, acharya, row.talk)) === 0) {
        await call(needs, tx, row, acharya)
        break
      }
      await repository.leave(tx, acharyaId, row.userId)
      needs.teller.later(tx, row.userId, 'queue:over', { acharyaId, reason: 'unpaid' })
    }
    return first !== null
  })
  if (hasMoved) await tellPlaces(needs, acharyaId)
}

async function call(needs: Needs, tx: Tx, row: QueueRow, acharya: AcharyaToConsult): Promise<void> {
  const until = later(await needs.sharedClock.now(tx), turnSeconds)
  await repository.call(tx, row, until)
  needs.teller.later(tx, row.userId, 'queue:turn', {
    queue: { ...toPlace({ ...row, turnUntil: until }, 0), waitSeconds: 0 },
  })
  await needs.notify?.(tx, {
    kind: 'queueTurn',
    userId: row.userId,
    acharyaId: acharya.id,
    acharya: acharya.name,
    until,
  })
}

function toPlace({ acharyaId, talk, minutes, turnUntil }: QueueRow, index: number): Omit<QueuePlace, 'waitSeconds'> {
  return { acharyaId, talk, chatMinutes: minutes, place: index + 1, turnUntil: turnUntil?.getTime() ?? null }
}

/** Estimates the rest of the current consultation plus all before this place. */
function estimate(mean: number | null, since: Date | null, index: number, now: Date): number | null {
  if (mean === null) return null
  return (since ? secondsUntil(later(since, mean), now) : 0) + index * mean
}
