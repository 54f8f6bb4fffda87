import { DomainError } from '@sankalp/contract'
import { indiaDay } from '@sankalp/contract/india-time'
import type { Tx } from '../../platform/db/db.ts'
import { receiptOfBill, sumOf, taxPostings } from './bill-lines.ts'
import * as repository from './bonus-share.repository.ts'
import { type Shared, shareOf } from './bonus-share.ts'
import type { DeliverTo, Movement, OtherPosting, ReceiptLineRow, Subject } from './ledger.ts'
import type { Supplier } from './supplier.ts'
import { findTransferByKey } from './wallet.repository.ts'

/** A purchase: the lines of its bill and the part that the acharya earns. The rest is our revenue. */
export type Charge = {
  /** Identifies the thing that is paid for, so that it is paid once. */
  key: string
  userId: string
  subject: Subject
  lines: readonly ReceiptLineRow[]
  /** The acharya's share as if all of it were paid money. What they earn of the bonus part is decided at the charge. */
  earnings?: readonly { ownerId: string; amountPaise: number }[]
  reservationId?: string
  /** The delivery address of goods, which are taxed there. */
  deliverTo?: DeliverTo | undefined
  now: Date
}

export type ChargeKind = 'pooja' | 'consultation' | 'order' | 'dakshina'

const allPaid = { sharePaise: 0, bornePaise: 0 }

/**
 * Returns the movement of a charge. Takes the share of the bonus part off the acharya's earnings and adds back what we
 * bear of it.
 */
export function chargeOf(
  kind: ChargeKind,
  bill: Charge,
  supplier: Supplier,
  { sharePaise, bornePaise }: Pick<Shared, 'sharePaise' | 'bornePaise'> = allPaid,
): Movement {
  const { key, userId, subject, lines, earnings = [], reservationId, deliverTo, now } = bill
  const total = totalOf(lines)
  if (total <= 0) throw new RangeError('nothing to charge')
  const tax = taxPostings(lines)
  const earned = earnings.map(({ ownerId, amountPaise }): OtherPosting => ({
    account: 'earnings',
    ownerId,
    amountPaise: amountPaise - sharePaise + bornePaise,
  }))
  const rest = total - sumOf(tax) - sumOf(earned) + bornePaise
  return {
    key,
    kind,
    userId,
    subject,
    now,
    takePaise: total,
    // Put the expense last: partial refunds require that all sums before it are positive.
    others: [
      ...tax,
      ...earned,
      { account: 'revenue', amountPaise: rest },
      { account: 'promotion_expense', amountPaise: -bornePaise },
    ],
    isSpending: true,
    ...(reservationId !== undefined && { reservationId }),
    receipt: receiptOfBill(lines, deliverTo, supplier),
  }
}

export function totalOf(lines: readonly ReceiptLineRow[]): number {
  return lines.reduce((sum, line) => sum + line.amountPaise + line.taxPaise, 0)
}

export function dakshinaOf(lines: readonly ReceiptLineRow[]): number {
  return lines.reduce((sum, { item, amountPaise }) => (item === 'dakshina' ? sum + amountPaise : sum), 0)
}

type Moving = {
  supplier: Supplier
  limitPaise: number
  move: (tx: Tx, movement: Movement) => Promise<{ transferId: string; isNew: boolean }>
}

/**
 * Charges a purchase that an acharya earns from. Locks the wallet first, so that the amounts of its pockets are known
 * before the charge is divided. Refuses dakshina that paid money does not cover.
 */
export async function charge(tx: Tx, kind: ChargeKind, bill: Charge, { supplier, limitPaise, move }: Moving) {
  const { key, userId, lines, earnings = [], reservationId, now } = bill
  const [earning, another] = earnings
  if (another) throw new Error('only one acharya can earn from a charge')
  const [totalPaise, dakshinaPaise] = [totalOf(lines), dakshinaOf(lines)]
  const free = await repository.lockFree(tx, userId)
  // Without a wallet or an open reservation, the ledger throws the error.
  const pockets = free && reservationId !== undefined ? await repository.readReserved(tx, reservationId) : free
  const bonusPaise = pockets ? Math.max(0, Math.min(totalPaise - pockets.paidPaise, pockets.bonusPaise)) : 0
  if (pockets && pockets.bonusPaise > 0 && pockets.paidPaise < dakshinaPaise && !(await findTransferByKey(tx, key))) {
    const { paidPaise } = pockets
    throw new DomainError('DAKSHINA_FROM_PAID_MONEY', {
      paidPaise,
      missingPaise: Math.max(dakshinaPaise - paidPaise, totalPaise - paidPaise - pockets.bonusPaise),
    })
  }
  // Leave repeated charges and insufficient money to the ledger. Neither needs to be divided.
  if (!earning || bonusPaise === 0 || bonusPaise > totalPaise - dakshinaPaise) {
    const moved = await move(tx, chargeOf(kind, bill, supplier))
    return {
      ...moved,
      earnedPaise: moved.isNew ? (earning?.amountPaise ?? 0) : await repository.readEarned(tx, moved.transferId),
    }
  }
  const pair = { userId, acharyaUserId: earning.ownerId, day: indiaDay(now) }
  const leftPaise = limitPaise - (await repository.sumBorne(tx, pair))
  const { earnedPaise, ...share } = shareOf({
    totalPaise,
    dakshinaPaise,
    fullPaise: earning.amountPaise,
    bonusPaise,
    leftPaise,
  })
  const moved = await move(tx, chargeOf(kind, bill, supplier, share))
  if (!moved.isNew) return { ...moved, earnedPaise: await repository.readEarned(tx, moved.transferId) }
  await repository.insertBonusShare(tx, { ...pair, transferId: moved.transferId, ...share, limitPaise })
  return { ...moved, earnedPaise }
}
