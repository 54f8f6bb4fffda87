import { randomUUID } from 'node:crypto'
import { DomainError, toRupees } from '@sankalp/contract'
import { leastPayoutPaise } from '@sankalp/contract/acharya-rules'
import type { Payout, Payouts } from '@sankalp/contract/payouts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Queryable, Tx } from '../../platform/db/db.ts'
import * as repository from './payouts.repository.ts'

export type PayoutsNeeds = {
  db: Db
  clock: Clock
  /** What an acharya has earned and was not paid, with its row locked until the transaction ends. */
  lockEarnings: (tx: Tx, userId: string) => Promise<number>
}

/** More were asked for in years. */
const shownRequests = 50

export type PayoutsService = ReturnType<typeof createPayouts>

/** An acharya asks for what they have earned. Nothing moves here: whoever pays it out moves it, and ends the request. */
export function createPayouts({ db, clock, lockEarnings }: PayoutsNeeds) {
  async function read(from: Queryable, userId: string): Promise<Payouts> {
    const rows = await repository.listPayouts(from, userId, shownRequests)
    return { available: toRupees(await repository.readAvailable(from, userId)), least: toRupees(leastPayoutPaise), requests: rows.map(toPayout) }
  }

  async function request(tx: Tx, userId: string): Promise<Payouts> {
    const amountPaise = await lockEarnings(tx, userId)
    if (amountPaise < leastPayoutPaise) throw new DomainError('PAYOUT_TOO_SMALL', { leastPaise: leastPayoutPaise })
    const isNew = await repository.insertPayout(tx, { id: randomUUID(), userId, amountPaise, now: clock.now() })
    if (!isNew) throw new DomainError('PAYOUT_REQUESTED_ALREADY', {})
    return read(tx, userId)
  }

  function withdraw(userId: string): Promise<Payouts> {
    return db.transaction(async (tx) => {
      await repository.withdrawOpen(tx, userId, clock.now())
      return read(tx, userId)
    })
  }

  return {
    read: (userId: string) => read(db, userId),
    request,
    withdraw,
    /** What was asked for stays with the ledger; nobody waits for it any more. */
    eraseFor: (tx: Tx, userId: string) => repository.withdrawOpen(tx, userId, clock.now()),
    exportFor: (userId: string) => repository.listPayouts(db, userId, shownRequests),
  }
}

function toPayout({ id, amountPaise, state, requestedAt, endedAt, note }: repository.PayoutRow): Payout {
  return { payoutId: id, amount: toRupees(amountPaise), state, requestedAt: requestedAt.toISOString(), endedAt: endedAt?.toISOString() ?? null, note }
}
