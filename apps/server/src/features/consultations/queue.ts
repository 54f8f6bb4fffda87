import { notFound } from '@sankalp/contract'
import { turnSeconds } from '@sankalp/contract/consultation-life'
import type { ClientPayload } from '@sankalp/contract/live/events'
import type { Wait } from '@sankalp/contract/consultations'
import type { QueuePlace } from '@sankalp/contract/live/queue'
import { later, secondsUntil } from '../../platform/clock.ts'
import type { Db, Queryable } from '../../platform/db/db.ts'
import type { SharedClock } from '../../platform/shared-clock.ts'
import type { FindAcharya, Notify, Pauses } from './ports.ts'
import * as repository from './queue.repository.ts'
import type { QueueRow } from './queue.repository.ts'
import type { Teller } from './teller.ts'

type Needs = {
  db: Db
  sharedClock: SharedClock
  teller: Teller
  findAcharya: FindAcharya
  isOnline: (userId: string) => boolean
  notify: Notify | null
  pauses: Pauses
}

export type Queue = ReturnType<typeof createQueue>

/** Waiting for an acharya who is busy: in the order of coming, rung when it is one's turn. */
export function createQueue({ db, sharedClock, teller, findAcharya, isOnline, notify, pauses }: Needs) {
  async function placesOf(
    tx: Queryable,
    acharyaId: string,
    now: Date,
  ): Promise<{ userId: string; queue: QueuePlace }[]> {
    const rows = await repository.readQueue(tx, acharyaId)
    const mean = await repository.meanSeconds(tx, acharyaId)
    const since = await repository.runningSince(tx, acharyaId)
    return rows.map((row, index) => ({
      userId: row.userId,
      queue: { ...toPlace(row, index), waitSeconds: estimate(mean, since, index, now) },
    }))
  }

  async function tellPlaces(acharyaId: string): Promise<void> {
    const now = await sharedClock.now(db)
    for (const { userId, queue } of await placesOf(db, acharyaId, now)) teller.now(userId, 'queue:changed', { queue })
  }

  async function join(
    { acharyaId, talk, chatMinutes }: ClientPayload<'queue:join'>,
    userId: string,
  ): Promise<QueuePlace> {
    const acharya = await findAcharya(db, acharyaId)
    if (!acharya || acharya.userId === userId) throw notFound()
    await db.transaction(async (tx) =>
      repository.join(tx, {
        acharyaId: acharya.id,
        userId,
        talk,
        minutes: chatMinutes,
        joinedAt: await sharedClock.now(tx),
      }),
    )
    // The acharya may have become free while the button was pressed.
    await advance(acharya.id)
    const found = (await placesOf(db, acharya.id, await sharedClock.now(db))).find((one) => one.userId === userId)
    if (!found) throw notFound()
    return found.queue
  }

  async function leave(acharyaId: string, userId: string): Promise<void> {
    const acharya = await findAcharya(db, acharyaId)
    if (!acharya || !(await repository.leave(db, acharya.id, userId))) return
    await advance(acharya.id)
    await tellPlaces(acharya.id)
  }

  /** Calls whoever is next, if the acharya can be asked. */
  async function advance(acharyaId: string): Promise<void> {
    const acharya = await findAcharya(db, acharyaId)
    if (!acharya || !isOnline(acharya.userId) || (await pauses.isPaused(db, acharya.userId))) return
    const called = await db.transaction(async (tx) => {
      const until = later(await sharedClock.now(tx), turnSeconds)
      const row = await repository.callNext(tx, acharyaId, until)
      if (!row) return null
      teller.later(tx, row.userId, 'queue:turn', { queue: { ...toPlace(row, 0), waitSeconds: 0 } })
      await notify?.(tx, { kind: 'queueTurn', userId: row.userId, acharyaId, acharya: acharya.name, until })
      return row
    })
    if (called) await tellPlaces(acharyaId)
  }

  return {
    join,
    leave,
    advance,
    async placesFor(userId: string): Promise<QueuePlace[]> {
      const now = await sharedClock.now(db)
      const all = await Promise.all(
        (await repository.readQueuesOf(db, userId)).map((acharyaId) => placesOf(db, acharyaId, now)),
      )
      return all
        .flat()
        .filter((one) => one.userId === userId)
        .map(({ queue }) => queue)
    },
    /** How long whoever joined now would wait for each acharya who is in a consultation. */
    async waits(): Promise<Wait[]> {
      const now = await sharedClock.now(db)
      const busy = await repository.readBusy(db)
      return busy.map(({ userId, since, mean, waiting }) => ({
        userId,
        waiting,
        waitSeconds: estimate(mean, since, waiting, now),
      }))
    },
    /** Those who did not use their turn make room for the next. */
    async sweep(now: Date): Promise<void> {
      for (const { acharyaId, userId } of await repository.takeOverdue(db, now)) {
        teller.now(userId, 'queue:over', { acharyaId })
        await advance(acharyaId)
        await tellPlaces(acharyaId)
      }
    },
  }
}

function toPlace({ acharyaId, talk, minutes, turnUntil }: QueueRow, index: number): Omit<QueuePlace, 'waitSeconds'> {
  return { acharyaId, talk, chatMinutes: minutes, place: index + 1, turnUntil: turnUntil?.getTime() ?? null }
}

/** What is left of the consultation of now, and all of those before. */
function estimate(mean: number | null, since: Date | null, index: number, now: Date): number | null {
  if (mean === null) return null
  return (since ? secondsUntil(later(since, mean), now) : 0) + index * mean
}
