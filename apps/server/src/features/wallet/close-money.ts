import { DomainError } from '@sankalp/contract'
import { type MoneyLeft, type MoneySaid, givenUpPaise } from '@sankalp/contract/closing-money'
import type { Tx } from '../../platform/db/db.ts'
import type { Movements } from './movements.ts'
import { lockEarnings, lockWallet } from './wallet.repository.ts'

export type CloseMoneyNeeds = {
  movements: Movements
  payments: {
    /** Refunds paid money through the payments it came by, in the transaction that closes the account. */
    payBack: (tx: Tx, debit: { userId: string; paidPaise: number; now: Date }) => Promise<void>
    /** Returns how much could be refunded in this way. */
    sumReturnable: (tx: Tx, userId: string) => Promise<number>
    sumFailedRefunds: (tx: Tx, userId: string) => Promise<number>
  }
  /** Returns the payouts that operators have proposed for a user and that have not reached the bank yet. */
  sumUnderWay: (tx: Tx, userId: string) => Promise<number>
}

/**
 * Settles the money of an account that is erased. Pays out what can be paid first; the rest is given up only if its
 * owner names the sum. Bonus money lapses. Refuses while money is reserved or on its way to the bank.
 */
export function createCloseMoney({ movements, payments, sumUnderWay }: CloseMoneyNeeds) {
  return async (tx: Tx, userId: string, said: MoneySaid, latePoojasPaise: number, now: Date): Promise<void> => {
    const { paidPaise, bonusPaise, reservedPaise } = await lockWallet(tx, userId)
    // The earnings may be negative after an operator's refund to a user.
    const earningsPaise = Math.max(0, await lockEarnings(tx, userId))
    const underWayPaise = await sumUnderWay(tx, userId)
    if (underWayPaise > 0) throw new DomainError('MONEY_UNDER_WAY', { amountPaise: underWayPaise })
    const returnablePaise = Math.min(paidPaise, await payments.sumReturnable(tx, userId))
    const left: MoneyLeft = {
      paidPaise,
      returnablePaise,
      bonusPaise,
      reservedPaise,
      earningsPaise,
      latePoojasPaise,
      failedRefundsPaise: await payments.sumFailedRefunds(tx, userId),
    }
    const isUnclear = said.choice === undefined && returnablePaise > 0
    if (reservedPaise > 0 || isUnclear || givenUpPaise(left, said.choice ?? 'giveUp') !== said.givenUpPaise)
      throw new DomainError('MONEY_LEFT', left)
    if (said.choice === 'payBack' && returnablePaise > 0)
      await payments.payBack(tx, { userId, paidPaise: returnablePaise, now })
    await movements.forfeit(tx, { userId, now })
    if (earningsPaise > 0) await movements.forfeitEarnings(tx, { acharyaId: userId, amountPaise: earningsPaise, now })
  }
}
