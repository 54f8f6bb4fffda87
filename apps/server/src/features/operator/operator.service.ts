import type { Language } from '@sankalp/contract/language'
import { DomainError } from '@sankalp/contract'
import type { OperatorAccount } from '@sankalp/contract/operator'
import { type OperatorStep, reaches } from '@sankalp/contract/operator-rights'
import { operatorLists } from '@sankalp/contract/operator-lists'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { writeCsv } from '../../platform/csv.ts'
import { createCursorCodec, cursorPageOf } from '../../platform/cursor.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Secrets } from '../../platform/secrets.ts'
import * as accounts from './accounts.repository.ts'
import * as decisions from './decisions.repository.ts'
import { listSql } from './lists/list-sql.ts'
import { type AskedList, type ListPosition, readList } from './lists/read-list.ts'
import { readStanding } from './rights/standing.repository.ts'
import { showToday } from './show-today.ts'
import { readCounts, readDays, readVerification } from './today.repository.ts'

/** A larger spreadsheet is of no use and would load the database. */
const mostRows = 20_000
const rowsAtOnce = 1000

export type OperatorNeeds = {
  db: Db
  clock: Clock
  secrets: Secrets
  countOnline: () => number
  movesOrdersItself: boolean
  /** Ends every session of an account, on every process. */
  endSessionsOf: (tx: Tx, userId: string) => Promise<void>
  readWallet: (db: Db, userId: string) => Promise<{ paidPaise: number; bonusPaise: number; reservedPaise: number }>
  /** Mails an answer to a message. Returns false if the writer left a phone number. */
  mailAnswer: (tx: Tx, letter: decisions.Letter) => Promise<boolean>
  /** Makes every process render its pages again. */
  siteChanged: (tx: Tx) => void
}

export type Operator = ReturnType<typeof createOperator>

export function createOperator({
  db,
  clock,
  secrets,
  countOnline,
  movesOrdersItself,
  endSessionsOf,
  readWallet,
  mailAnswer,
  siteChanged,
}: OperatorNeeds) {
  const position = z.object({ value: z.string(), id: z.string() })

  async function getToday() {
    const now = clock.now()
    const [counts, days, verification] = await Promise.all([
      readCounts(db, now),
      readDays(db, now),
      readVerification(db),
    ])
    return showToday({ now, counts, days, verification, online: countOnline(), movesOrdersItself })
  }

  /** Some lists need a higher permission than the API call that they share. */
  function checkRight(asked: AskedList, step: OperatorStep | null | undefined): void {
    if (!reaches(step, operatorLists[asked.list].step)) throw new DomainError('NOT_ALLOWED', {})
  }

  /** What a row waits for depends on what the operator may do with it. */
  const standingFor = (list: AskedList['list'], operatorId: string) =>
    listSql[list].waits ? readStanding(db, operatorId, clock.now()) : null

  async function getList(
    operatorId: string,
    asked: AskedList & { cursor?: string; pageSize: number },
    step: OperatorStep | null | undefined,
  ) {
    checkRight(asked, step)
    const standing = await standingFor(asked.list, operatorId)
    const { list, sort = '', filter, search, cursor, pageSize } = asked
    // A cursor is valid only for this list in this order.
    const codec = createCursorCodec(secrets, ['operator', list, sort, filter, search].join('\0'), position)
    const page = await cursorPageOf<Awaited<ReturnType<typeof readList>>[number], ListPosition>(
      { cursor, pageSize, codec, positionOf: (row) => row.position },
      (after, limit) => readList(db, asked, standing, after, limit),
    )
    return { ...page, items: page.items.map(({ id, cells }) => ({ id, cells })), isAlone: standing?.isAlone ?? false }
  }

  async function getListCsv(
    operatorId: string,
    asked: AskedList,
    step: OperatorStep | null | undefined,
  ): Promise<Uint8Array<ArrayBuffer>> {
    checkRight(asked, step)
    const standing = await standingFor(asked.list, operatorId)
    const rows: string[][] = [['id', ...Object.keys(operatorLists[asked.list].columns)]]
    let after: ListPosition | null = null
    while (rows.length <= mostRows) {
      const page: Awaited<ReturnType<typeof readList>> = await readList(db, asked, standing, after, rowsAtOnce)
      for (const { id, cells } of page) rows.push([id, ...cells.map((cell) => (cell === null ? '' : String(cell)))])
      after = page.at(-1)?.position ?? null
      if (page.length < rowsAtOnce) break
    }
    return writeCsv(rows)
  }

  async function getAccount(accountId: string, language: Language): Promise<OperatorAccount> {
    const found = await accounts.findAccount(db, accountId)
    if (!found) throw new DomainError('NOT_FOUND', {})
    const [wallet, devices, ledger, talks, bookings, orders] = await Promise.all([
      readWallet(db, accountId),
      accounts.readDevices(db, accountId, clock.now()),
      accounts.readLedger(db, accountId),
      accounts.readConsultations(db, accountId),
      accounts.readBookings(db, accountId, language),
      accounts.readOrders(db, accountId),
    ])
    const { id, joinedAt, blockedAt, ...facts } = found
    return {
      ...facts,
      accountId: id,
      joinedAt: joinedAt.toISOString(),
      blockedAt: blockedAt?.toISOString() ?? null,
      wallet: { paid: wallet.paidPaise / 100, bonus: wallet.bonusPaise / 100, reserved: wallet.reservedPaise / 100 },
      devices: devices.map(({ since, lastUsedAt }) => ({
        since: since.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      })),
      transfers: ledger.map(({ at, paise, balanceAfterPaise, ...line }) => ({
        ...line,
        at: at.toISOString(),
        amount: paise / 100,
        balanceAfter: balanceAfterPaise === null ? null : balanceAfterPaise / 100,
      })),
      consultations: talks.map(({ at, chargedPaise, ...talk }) => ({
        ...talk,
        at: at.toISOString(),
        charge: chargedPaise === null ? null : chargedPaise / 100,
      })),
      bookings: bookings.map(({ startsAt, paise, ...booking }) => ({
        ...booking,
        startsAt: startsAt.toISOString(),
        price: paise / 100,
      })),
      orders: orders.map(({ at, paise, ...order }) => ({ ...order, at: at.toISOString(), total: paise / 100 })),
    }
  }

  /** Locks another account. Refuses the operator's own, because one who locks themselves out would need manual help. */
  async function lockOther(tx: Tx, operatorId: string, accountId: string): Promise<accounts.AccountRow> {
    if (operatorId === accountId) throw new DomainError('SECOND_OPERATOR_NEEDED', {})
    const account = await accounts.lockAccount(tx, accountId)
    if (!account) throw new DomainError('NOT_FOUND', {})
    return account
  }

  async function block(tx: Tx, operatorId: string, accountId: string, reason: string): Promise<void> {
    await lockOther(tx, operatorId, accountId)
    await accounts.saveBlock(tx, accountId, reason, clock.now())
    await endSessionsOf(tx, accountId)
  }

  async function unblock(tx: Tx, operatorId: string, accountId: string): Promise<void> {
    await lockOther(tx, operatorId, accountId)
    await accounts.saveBlock(tx, accountId, null, clock.now())
  }

  async function setListed(tx: Tx, acharyaEntry: string, listed: boolean, reason: string): Promise<void> {
    if (!(await decisions.saveListed(tx, acharyaEntry, listed, reason, clock.now())))
      throw new DomainError('NOT_FOUND', {})
    siteChanged(tx)
  }

  async function setHidden(tx: Tx, reviewId: string, hidden: boolean, reason: string): Promise<void> {
    if (!(await decisions.saveHidden(tx, reviewId, hidden, reason, clock.now()))) throw new DomainError('NOT_FOUND', {})
    siteChanged(tx)
  }

  async function closeReport(tx: Tx, reportId: string, outcome: string, note: string): Promise<void> {
    const report = await decisions.lockReport(tx, reportId)
    if (!report) throw new DomainError('NOT_FOUND', {})
    if (report.isClosed) throw new DomainError('ALREADY_DECIDED', {})
    await decisions.saveOutcome(tx, reportId, outcome, note, clock.now())
  }

  async function answerLetter(tx: Tx, letterId: string, answer: string): Promise<boolean> {
    const letter = await decisions.lockLetter(tx, letterId)
    if (!letter) throw new DomainError('NOT_FOUND', {})
    if (letter.isAnswered) throw new DomainError('ALREADY_DECIDED', {})
    await decisions.saveAnswer(tx, letterId, answer, clock.now())
    return mailAnswer(tx, letter)
  }

  return { getToday, getList, getListCsv, getAccount, block, unblock, setListed, setHidden, closeReport, answerLetter }
}
