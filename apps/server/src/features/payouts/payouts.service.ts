import { randomUUID } from 'node:crypto'
import { DomainError, notFound, toRupees } from '@sankalp/contract'
import { leastPayoutPaise } from '@sankalp/contract/acharya-rules'
import { bankStateOf } from '@sankalp/contract/bank-account-rules'
import type { Reply } from '@sankalp/contract/endpoint'
import { indiaDay } from '@sankalp/contract/india-time'
import { weekOf, weekStep } from '@sankalp/contract/payout-rules'
import type { PaidOut, Payout, Payouts, Statement, getPayout } from '@sankalp/contract/payouts'
import type { Clock } from '../../platform/clock.ts'
import { writeCsv } from '../../platform/csv.ts'
import type { Db, Queryable, Tx } from '../../platform/db/db.ts'
import * as repository from './payouts.repository.ts'
import { makeStatement, statementRows, weekSpan } from './statement.ts'

export type PayoutsNeeds = {
  db: Db
  clock: Clock
  /** Locks an acharya's earnings row until the transaction ends, and returns the unpaid amount. */
  lockEarnings: (tx: Tx, userId: string) => Promise<number>
  /** The daily limit per user of what we pay for an acharya's share of bonus money. */
  bonusSharePaise: number
}

/** An acharya who leaves is paid any amount that a bank can transfer. */
const leastLastPayoutPaise = 100
/** More than an acharya requests in years. */
const shownRequests = 50

export type PayoutsService = ReturnType<typeof createPayouts>

/** Handles payout requests of acharyas. No money moves here: an operator's payout moves it and closes the request. */
export function createPayouts({ db, clock, lockEarnings, bonusSharePaise }: PayoutsNeeds) {
  async function read(from: Queryable, userId: string): Promise<Payouts> {
    const rows = await repository.listPayouts(from, userId, shownRequests)
    const paidOut = await repository.listPaidOut(from, userId, shownRequests)
    const { availablePaise, toComePaise } = await repository.readEarned(from, userId)
    return {
      available: toRupees(availablePaise),
      toCome: toRupees(toComePaise),
      least: toRupees(leastPayoutPaise),
      requests: rows.map(toPayout),
      payouts: paidOut.map(toPaidOut),
    }
  }

  async function request(tx: Tx, userId: string, leastPaise = leastPayoutPaise): Promise<Payouts> {
    const amountPaise = await lockEarnings(tx, userId)
    if (amountPaise < leastPaise) throw new DomainError('PAYOUT_TOO_SMALL', { leastPaise })
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

  async function readStatement(userId: string, day: string): Promise<Statement> {
    const week = weekOf(day)
    const [name, rows] = await Promise.all([
      repository.findName(db, userId),
      repository.listDivided(db, userId, weekSpan(week)),
    ])
    return makeStatement({ name, week, rows, now: clock.now(), bonusSharePaise })
  }

  /** Reads a statement. A payout pays for the week before the day on which it was proposed. */
  async function readStatementFor(proposalId: string, day: string | undefined): Promise<Statement> {
    const proposed = await repository.findProposedFor(db, proposalId)
    if (!proposed) throw notFound()
    return readStatement(proposed.userId, day ?? weekStep(weekOf(indiaDay(proposed.proposedAt)), -1))
  }

  /** Returns the spreadsheet of the transfers that an operator makes at the bank. */
  async function bankFile(batchId: string | null): Promise<Uint8Array<ArrayBuffer>> {
    const rows = await repository.listToPay(db, batchId)
    return writeCsv([
      [
        'payout',
        'batch',
        'name',
        'mobile',
        'account holder',
        'account number',
        'ifsc',
        'amount',
        'tds',
        'to transfer',
        'of it borne for bonus',
      ],
      ...rows.map(({ id, batch, name, phone, holder, number, ifsc, amountPaise, tdsPaise, bonusPaise }) => [
        id,
        batch ?? '',
        name ?? '',
        phone ?? '',
        holder,
        number,
        ifsc,
        ...[amountPaise, tdsPaise, amountPaise - tdsPaise, bonusPaise].map((paise) => toRupees(paise).toFixed(2)),
      ]),
    ])
  }

  async function readPayout(proposalId: string): Promise<Reply<typeof getPayout>['payout']> {
    const row = await repository.findPayout(db, proposalId)
    if (!row) throw notFound()
    const account = row.account && {
      ...row.account,
      since: new Date(row.account.since),
      payableFrom: new Date(row.account.payableFrom),
    }
    return {
      ...toPaidOut(row),
      batchId: row.batchId,
      bankState: bankStateOf({ toBankAt: row.toBankAt, account }, clock.now()),
      account: account && {
        ...account,
        since: account.since.toISOString(),
        payableFrom: account.payableFrom.toISOString(),
      },
    }
  }

  return {
    statement: (userId: string, day: string | undefined) => readStatement(userId, day ?? indiaDay(clock.now())),
    statementFor: readStatementFor,
    bankFile,
    readPayout,
    read: (userId: string) => read(db, userId),
    request: (tx: Tx, userId: string) => request(tx, userId),
    requestLast: (tx: Tx, userId: string) => request(tx, userId, leastLastPayoutPaise),
    withdraw,
    /** Withdraws the open request. It stays in the table for the ledger. */
    eraseFor: (tx: Tx, userId: string) => repository.withdrawOpen(tx, userId, clock.now()),
    exportFor: (userId: string) => repository.listPayouts(db, userId, shownRequests),
  }
}

function toPayout({ id, amountPaise, state, requestedAt, endedAt, note }: repository.PayoutRow): Payout {
  return {
    payoutId: id,
    amount: toRupees(amountPaise),
    state,
    requestedAt: requestedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    note,
  }
}

function toPaidOut({
  id,
  amountPaise,
  tdsPaise,
  decision,
  proposedAt,
  paidAt,
  bankReference,
}: repository.PaidOutRow): PaidOut {
  return {
    payoutId: id,
    amount: toRupees(amountPaise),
    tds: toRupees(tdsPaise),
    net: toRupees(amountPaise - tdsPaise),
    state: paidAt ? 'paid' : (decision ?? 'waiting'),
    proposedAt: proposedAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    bankReference,
  }
}

export function statementCsv(statement: Statement): Uint8Array<ArrayBuffer> {
  return writeCsv(statementRows(statement))
}
