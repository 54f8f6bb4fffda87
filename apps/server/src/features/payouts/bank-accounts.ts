import { randomUUID } from 'node:crypto'
import { DomainError } from '@sankalp/contract'
import { lastFour, payableFrom } from '@sankalp/contract/bank-account-rules'
import type { OwnBankAccount, saveBankAccount } from '@sankalp/contract/bank-accounts'
import type { Parsed } from '@sankalp/contract/endpoint'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import * as repository from './bank-accounts.repository.ts'

/** A change that the acharya is notified of, in the same transaction. */
export type ChangedAccount = { id: string; userId: string; lastFour: string; payableFrom: Date; isFirst: boolean }

export type BankAccountNeeds = {
  db: Db
  clock: Clock
  onAccountChanged: (tx: Tx, changed: ChangedAccount) => Promise<void>
}

/** Manages the bank accounts that earnings are paid to. */
export function createBankAccounts({ db, clock, onAccountChanged }: BankAccountNeeds) {
  async function save(
    userId: string,
    { holder, number, numberAgain, ifsc }: Parsed<(typeof saveBankAccount)['body']>,
  ): Promise<OwnBankAccount | null> {
    if (number !== numberAgain)
      throw new DomainError('INVALID_INPUT', { fields: [{ field: 'numberAgain', problem: 'different' }] })
    return db.transaction(async (tx) => {
      await repository.lockOwner(tx, userId)
      const before = await repository.findCurrent(tx, userId)
      const isSame = before?.number === number && before.ifsc === ifsc && before.holder === holder
      if (!isSame) {
        // Count all earlier accounts, also from before the user was an acharya: a changed account is not the first.
        const isFirst = (await repository.listAccounts(tx, userId)).length === 0
        const since = clock.now()
        const account = { id: randomUUID(), holder, number, ifsc, since, payableFrom: payableFrom(since, isFirst) }
        await repository.replaceAccount(tx, userId, account)
        await onAccountChanged(tx, {
          id: account.id,
          userId,
          lastFour: lastFour(number),
          payableFrom: account.payableFrom,
          isFirst,
        })
      }
      return toOwn(await repository.findCurrent(tx, userId))
    })
  }

  function toOwn(row: repository.BankAccountRow | null): OwnBankAccount | null {
    if (!row) return null
    return {
      holder: row.holder,
      lastFour: lastFour(row.number),
      ifsc: row.ifsc,
      since: row.since.toISOString(),
      payableFrom: row.payableFrom.toISOString(),
      isPayable: row.payableFrom <= clock.now(),
    }
  }

  return {
    read: async (userId: string) => toOwn(await repository.findCurrent(db, userId)),
    save,
    eraseFor: (tx: Tx, userId: string) => repository.eraseAccounts(tx, userId),
    exportFor: (userId: string) => repository.listAccounts(db, userId),
    async tidy() {
      for (const { userId } of await repository.listErasedOwners(db)) await repository.eraseAccounts(db, userId)
    },
  }
}
