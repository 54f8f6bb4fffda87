/**
 * Divides a refund over the parts of the price, in whole paise. The remainder is as if only the smaller price had been
 * charged. Several refunds of one charge add up exactly, in any order.
 */

/**
 * Returns how much of each part goes back when `paise` more are refunded after `earlierPaise`. The parts sum to
 * `paise`.
 */
export function splitRefund(parts: readonly number[], earlierPaise: number, paise: number): number[] {
  const before = shareOut(parts, earlierPaise)
  return shareOut(parts, earlierPaise + paise).map((share, index) => share - before[index]!)
}

/** Divides an amount in proportion to the parts. Rounds the running sum, so that no paisa is lost or created. */
function shareOut(parts: readonly number[], paise: number): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0)
  let running = 0
  let given = 0
  return parts.map((part) => {
    running += part
    // Use BigInt: the product of two amounts may exceed what a double holds exactly.
    const upTo = Number((BigInt(paise) * BigInt(running) * 2n + BigInt(total)) / (BigInt(total) * 2n))
    const share = upTo - given
    given = upTo
    return share
  })
}

/** Splits a refund over the pockets. Paid money was spent first, so bonus money is refunded first. */
export function splitPockets(
  bonusPaise: number,
  earlierPaise: number,
  paise: number,
): { paidPaise: number; bonusPaise: number } {
  const bonusBack = (backPaise: number) => Math.min(backPaise, bonusPaise)
  const bonus = bonusBack(earlierPaise + paise) - bonusBack(earlierPaise)
  return { paidPaise: paise - bonus, bonusPaise: bonus }
}
