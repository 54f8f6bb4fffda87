import { DomainError } from '@sankalp/contract'
import type { Tx } from '../../platform/db/db.ts'
import type { Movements } from './movements.ts'
import { lockWallet } from './wallet.repository.ts'

/** Sends paid money back through the payments it came by, in the transaction that closes the account. */
export type PayBack = (tx: Tx, debit: { userId: string; paidPaise: number; now: Date }) => Promise<void>

/**
 * What happens to the money of an account that is erased. Paid money is never dropped in silence: its owner says whether
 * it goes back or is given up. Bonus money lapses. What is still reserved has to come to its end first.
 */
export function createCloseMoney(movements: Movements, payBack: PayBack) {
  return async (tx: Tx, userId: string, choice: 'payBack' | 'giveUp' | undefined, now: Date): Promise<void> => {
    const { paidPaise, bonusPaise, reservedPaise } = await lockWallet(tx, userId)
    if (reservedPaise > 0 || (paidPaise > 0 && choice === undefined)) {
      throw new DomainError('MONEY_LEFT', { paidPaise, bonusPaise, reservedPaise })
    }
    if (paidPaise > 0 && choice === 'payBack') await payBack(tx, { userId, paidPaise, now })
    await movements.forfeit(tx, { userId, now })
  }
}
