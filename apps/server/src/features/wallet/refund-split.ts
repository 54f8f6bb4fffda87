/**
 * Divides a refund over what the price was divided into, in whole paise: what is kept is then as if only the smaller
 * price had been charged in the first place. Several refunds of one charge add up exactly, whatever their order.
 */

/** What goes back of each part when `paise` more go back after `earlierPaise` did. The parts sum to `paise`. */
export function splitRefund(parts: readonly number[], earlierPaise: number, paise: number): number[] {
  const before = shareOut(parts, earlierPaise)
  return shareOut(parts, earlierPaise + paise).map((share, index) => share - before[index]!)
}

/** Shares in proportion to the parts, rounded along the running sum, so that no paisa is lost or made. */
function shareOut(parts: readonly number[], paise: number): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0)
  let running = 0
  let given = 0
  return parts.map((part) => {
    running += part
    // In whole numbers: the product of two amounts may be beyond what a double holds exactly.
    const upTo = Number((BigInt(paise) * BigInt(running) * 2n + BigInt(total)) / (BigInt(total) * 2n))
    const share = upTo - given
    given = upTo
    return share
  })
}

/** The pockets it goes back to. Paid money was spent first, so bonus money comes back first. */
export function splitPockets(
  bonusPaise: number,
  earlierPaise: number,
  paise: number,
): { paidPaise: number; bonusPaise: number } {
  const bonusBack = (backPaise: number) => Math.min(backPaise, bonusPaise)
  const bonus = bonusBack(earlierPaise + paise) - bonusBack(earlierPaise)
  return { paidPaise: paise - bonus, bonusPaise: bonus }
}
