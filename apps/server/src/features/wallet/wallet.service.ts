import { notFound, toRupees } from '@sankalp/contract'
import { financialYearSpan, indiaDay, indiaDayStart } from '@sankalp/contract/india-time'
import type { DailyLimit, Wallet, WalletTransfer } from '@sankalp/contract/wallet'
import { type HistoryFilter, kindsOfFilter } from '@sankalp/contract/wallet-rules'
import { z } from 'zod'
import { type Clock, later } from '../../platform/clock.ts'
import { createCursorCodec, cursorPageOf } from '../../platform/cursor.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { changeLimit, describeLimit } from './daily-limit.ts'
import * as repository from './wallet.repository.ts'

const shownMonths = 12

type HistoryQuery = {
  cursor?: string | undefined
  pageSize: number
  kind?: HistoryFilter | undefined
  from?: string | undefined
  to?: string | undefined
}

export type WalletService = ReturnType<typeof createWalletService>

/** Creates the service for what the owner of a wallet reads and sets. Only movements.ts moves money. */
export function createWalletService({ db, clock, secrets }: { db: Db; clock: Clock; secrets: Secrets }) {
  const codec = createCursorCodec(secrets, 'wallet history', z.object({ at: z.iso.datetime(), id: z.uuid() }))

  async function getWallet(userId: string): Promise<Wallet> {
    const row = await repository.readWallet(db, userId)
    const balance = row.paidPaise + row.bonusPaise
    return {
      balance: toRupees(balance),
      available: toRupees(balance - row.reservedPaise),
      reserved: toRupees(row.reservedPaise),
      bonus: toRupees(row.bonusPaise),
      availablePaid: toRupees(row.paidPaise - row.reservedPaidPaise),
      daily: describeLimit(row, clock.now()),
    }
  }

  function getHistory(userId: string, { cursor, pageSize, kind, from, to }: HistoryQuery) {
    const filter = {
      ...(kind && { kinds: kindsOfFilter[kind] }),
      ...(from !== undefined && { from: indiaDayStart(from) }),
      ...(to !== undefined && { before: later(indiaDayStart(to), 24 * 3600) }),
    }
    const positionOf = ({ at, transferId }: WalletTransfer) => ({ at, id: transferId })
    return cursorPageOf({ cursor, pageSize, codec, positionOf }, async (after, limit) =>
      (await repository.readHistory(db, userId, filter, after, limit)).map(toTransfer),
    )
  }

  /** Returns the last twelve months, including the current one and those without a movement. */
  async function getMonths(userId: string): Promise<{ month: string; in: number; out: number }[]> {
    const months = monthsUntil(indiaDay(clock.now()).slice(0, 7), shownMonths)
    const found = await repository.readMonths(db, userId, indiaDayStart(`${months[0]!}-01`))
    return months.map((month) => {
      const row = found.find((one) => one.month === month)
      return { month, in: toRupees(row?.inPaise ?? 0), out: toRupees(row?.outPaise ?? 0) }
    })
  }

  async function setDailyLimit(userId: string, limit: number | null): Promise<DailyLimit> {
    const now = clock.now()
    return db.transaction(async (tx) => {
      const known = await repository.lockWallet(tx, userId)
      const saved = await repository.saveLimit(tx, userId, changeLimit(known, limit === null ? null : limit * 100, now))
      return describeLimit(saved, now)
    })
  }

  /** Returns every movement of a financial year, oldest first. */
  async function getYear(userId: string, financialYear: string): Promise<WalletTransfer[]> {
    const span = financialYearSpan(financialYear)
    if (!span) throw notFound()
    const rows = await repository.readHistory(db, userId, { from: span.from, before: span.to }, null, null)
    return rows.map(toTransfer).toReversed()
  }

  return {
    getWallet,
    getHistory,
    getMonths,
    setDailyLimit,
    getYear,
    readLedger: (userId: string) => repository.readLedgerOf(db, userId),
  }
}

function toTransfer(row: repository.TransferRow): WalletTransfer {
  return {
    transferId: row.id,
    kind: row.kind,
    at: row.at.toISOString(),
    amount: toRupees(row.paidPaise + row.bonusPaise),
    paid: toRupees(row.paidPaise),
    bonus: toRupees(row.bonusPaise),
    balanceAfter: toRupees(row.balanceAfterPaise),
    subject: { kind: row.subjectKind, id: row.subjectId, name: row.subjectName },
  }
}

/** Returns `count` months as yyyy-MM, ending with `last`. */
export function monthsUntil(last: string, count: number): string[] {
  const [year, month] = last.split('-').map(Number) as [number, number]
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  )
}
