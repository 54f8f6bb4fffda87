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
import { type AskedList, type ListPosition, readList } from './lists/read-list.ts'
import { showToday } from './show-today.ts'
import { readCounts, readDays, readVerification } from './today.repository.ts'

/** A spreadsheet of more is no help to anybody, and holds the database up. */
const mostRows = 20_000
const rowsAtOnce = 1000

export type OperatorNeeds = {
  db: Db
  clock: Clock
  secrets: Secrets
  countOnline: () => number
  /** Ends every session of somebody, on every process. */
  endSessionsOf: (tx: Tx, userId: string) => Promise<void>
  readWallet: (db: Db, userId: string) => Promise<{ paidPaise: number; bonusPaise: number; reservedPaise: number }>
  /** An answer to a letter, by e-mail; false where the writer left a telephone number. */
  mailAnswer: (tx: Tx, letter: decisions.Letter) => Promise<boolean>
  /** Has every process render its pages anew. */
  siteChanged: (tx: Tx) => void
}

export type Operator = ReturnType<typeof createOperator>

export function createOperator({
  db,
  clock,
  secrets,
  countOnline,
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
    return showToday({ now, counts, days, verification, online: countOnline() })
  }

  /** Some lists take more than the call that all of them share. */
  function checkRight(asked: AskedList, step: OperatorStep | null | undefined): void {
    if (!reaches(step, operatorLists[asked.list].step)) throw new DomainError('NOT_ALLOWED', {})
  }

  async function getList(
    asked: AskedList & { cursor?: string; pageSize: number },
    step: OperatorStep | null | undefined,
  ) {
    checkRight(asked, step)
    const { list, sort = '', filter, search, cursor, pageSize } = asked
    // A position is one of this list in this order.
    const codec = createCursorCodec(secrets, ['operator', list, sort, filter, search].join('\0'), position)
    const page = await cursorPageOf<Awaited<ReturnType<typeof readList>>[number], ListPosition>(
      { cursor, pageSize, codec, positionOf: (row) => row.position },
      (after, limit) => readList(db, asked, after, limit),
    )
    return { ...page, items: page.items.map(({ id, cells }) => ({ id, cells })) }
  }

  async function getListCsv(asked: AskedList, step: OperatorStep | null | undefined): Promise<Uint8Array<ArrayBuffer>> {
    checkRight(asked, step)
    const rows: string[][] = [['id', ...Object.keys(operatorLists[asked.list].columns)]]
    let after: ListPosition | null = null
    while (rows.length <= mostRows) {
      const page: Awaited<ReturnType<typeof readList>> = await readList(db, asked, after, rowsAtOnce)
      for (const { id, cells } of page) rows.push([id, ...cells.map((cell) => (cell === null ? '' : String(cell)))])
      after = page.at(-1)?.position ?? null
      if (page.length < rowsAtOnce) break
    }
    return writeCsv(rows)
  }

  async function getAccount(accountId: string): Promise<OperatorAccount> {
    const found = await accounts.findAccount(db, accountId)
    if (!found) throw new DomainError('NOT_FOUND', {})
    const [wallet, devices, ledger, talks] = await Promise.all([
      readWallet(db, accountId),
      accounts.readDevices(db, accountId, clock.now()),
      accounts.readLedger(db, accountId),
      accounts.readConsultations(db, accountId),
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
    }
  }

  /** Not oneself: an operator who shuts themselves out would have to be let in by hand. */
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

  async function setStep(tx: Tx, operatorId: string, accountId: string, step: OperatorStep | null): Promise<void> {
    const account = await lockOther(tx, operatorId, accountId)
    // An acharya has earnings and bookings: they stay one, and work as an operator with another number.
    if (account.role === 'ROLE_ACHARYA') throw new DomainError('NOT_FOUND', {})
    await accounts.saveStep(tx, accountId, step)
    await endSessionsOf(tx, accountId)
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

  return {
    getToday,
    getList,
    getListCsv,
    getAccount,
    block,
    unblock,
    setStep,
    setListed,
    setHidden,
    closeReport,
    answerLetter,
  }
}
