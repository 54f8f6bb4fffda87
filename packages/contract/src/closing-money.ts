/** The money of an account that is to be erased. No schema library here, so that a page can import it. */
export type MoneyLeft = {
  /** Paid money in the wallet, which belongs to the user. */
  paidPaise: number
  /** The part of it that can be refunded through the original payments. */
  returnablePaise: number
  /** Expires with the account. */
  bonusPaise: number
  /** Set aside for something in progress. The account cannot be erased before that ends. */
  reservedPaise: number
  /** What an acharya has earned and has not been paid. */
  earningsPaise: number
  /** Paid for poojas that can no longer be cancelled and that the person will miss. */
  latePoojasPaise: number
  /** Refunds that the bank rejected. */
  failedRefundsPaise: number
}

export const moneyChoices = ['payBack', 'giveUp'] as const
/** Paid money is refunded to its source, or given up. */
export type MoneyChoice = (typeof moneyChoices)[number]

/** What the user declares about their money when they erase their account. */
export type MoneySaid = { choice: MoneyChoice | undefined; givenUpPaise: number }

/** Returns what the user gives up with their account. The choice is absent only when nothing can be refunded. */
export function givenUpPaise(left: MoneyLeft, choice: MoneyChoice): number {
  const { paidPaise, returnablePaise, earningsPaise, latePoojasPaise, failedRefundsPaise } = left
  const ofWallet = choice === 'giveUp' ? paidPaise : paidPaise - returnablePaise
  return ofWallet + earningsPaise + latePoojasPaise + failedRefundsPaise
}
