/**
 * What an acharya earns of a charge, by the pocket that pays it. Has no I/O. The share of the paid money comes out of
 * the price. The share of the bonus money is an expense of ours, up to a limit per day, user and acharya. Dakshina goes
 * wholly to the acharya and takes paid money alone (decision 81).
 */
export type Shared = {
  earnedPaise: number
  /** The whole share of the bonus part, and how much of it we bear. The rest is not earned. */
  sharePaise: number
  bornePaise: number
}

type Priced = {
  totalPaise: number
  dakshinaPaise: number
  /** The acharya's share of the whole charge as if all of it were paid money, including the dakshina. */
  fullPaise: number
  /** The part of the total that bonus money pays. Never more than the total without the dakshina. */
  bonusPaise: number
  /** The amount that we may still bear today. */
  leftPaise: number
}

export function shareOf({ totalPaise, dakshinaPaise, fullPaise, bonusPaise, leftPaise }: Priced): Shared {
  const pricePaise = totalPaise - dakshinaPaise
  if (bonusPaise > pricePaise) throw new RangeError('bonus money cannot pay for dakshina')
  // Use BigInt: the product of two amounts may exceed what a double holds exactly.
  const product = BigInt(Math.max(0, fullPaise - dakshinaPaise)) * BigInt(bonusPaise)
  const sharePaise = bonusPaise === 0 ? 0 : Number(product / BigInt(pricePaise))
  const bornePaise = Math.min(sharePaise, Math.max(0, leftPaise))
  return { earnedPaise: fullPaise - sharePaise + bornePaise, sharePaise, bornePaise }
}
