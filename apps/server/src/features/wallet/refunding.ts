import { DomainError } from '@sankalp/contract'
import type { RefundRule } from '@sankalp/contract/wallet-rules'
import type { Tx } from '../../platform/db/db.ts'
import { partOf, splitOfPart, taxWithin } from './bill-lines.ts'
import type { Moved, NewReceipt, OtherPosting, ReceiptLineRow } from './ledger.ts'
import { splitPockets, splitRefund } from './refund-split.ts'
import * as repository from './wallet.repository.ts'
import { move } from './moving.ts'
import type { MovementNeeds } from './movements.ts'

type Refund = {
  key: string
  transferId: string
  rule: RefundRule
  /** Defaults to all that is left of the charge. */
  amountPaise?: number
  now: Date
}

/**
 * Refunds a charge, or a part of it, by a published rule: to the pockets, and from the accounts it was divided over.
 */
export async function refund(
  needs: MovementNeeds,
  tx: Tx,
  { key, transferId, rule, now, amountPaise }: Refund,
): Promise<Moved> {
  const charged = await repository.lockCharge(tx, transferId)
  if (!charged) throw new Error('only a charge to a wallet can be refunded')
  const { userId, subject, paidPaise, bonusPaise, others, refundedPaise } = charged
  const known = await repository.findTransferByKey(tx, key)
  if (known) return { transferId: known, isNew: false }
  const leftPaise = paidPaise + bonusPaise - refundedPaise
  const back = amountPaise ?? leftPaise
  if (back <= 0 || back > leftPaise) throw new DomainError('ALREADY_REFUNDED', { leftPaise })
  const shares = splitRefund(
    others.map((other) => other.amountPaise),
    refundedPaise,
    back,
  )
  const postings = others.map((other, index): OtherPosting => ({
    ...asRefunded(other),
    amountPaise: -shares[index]!,
  }))
  const isWhole = refundedPaise === 0 && back === leftPaise
  return move(needs, tx, {
    key,
    kind: 'refund',
    userId,
    subject,
    now,
    ...splitPockets(bonusPaise, refundedPaise, back),
    others: postings,
    refundOf: transferId,
    reason: rule,
    receipt: creditOf(charged, isWhole ? null : partOf(subject.name, back, postings)),
  })
}

/**
 * Refunds a whole order that was not paid from the wallet: to its source (the caller sends the money), or into the
 * wallet as paid money.
 */
export async function refundOrder(
  needs: MovementNeeds,
  tx: Tx,
  { key, transferId, rule, to, now }: Omit<Refund, 'amountPaise'> & { to: 'source' | 'wallet' },
): Promise<Moved> {
  const charged = await repository.lockCharge(tx, transferId)
  const source = charged?.others.find((other) => other.account === 'clearing')
  if (!charged || !source)
    throw new Error('only an order that was not paid from the wallet can be refunded in this way')
  const known = await repository.findTransferByKey(tx, key)
  if (known) return { transferId: known, isNew: false }
  const back = charged.others
    .filter((other) => other !== source)
    .map((other): OtherPosting => ({ ...asRefunded(other), amountPaise: -other.amountPaise }))
  return move(needs, tx, {
    key,
    kind: 'refund',
    userId: charged.userId,
    subject: charged.subject,
    now,
    ...(to === 'wallet' && { paidPaise: -source.amountPaise }),
    others: to === 'wallet' ? back : [{ ...source, amountPaise: -source.amountPaise }, ...back],
    refundOf: transferId,
    reason: rule,
    receipt: creditOf(charged, null),
  })
}

/** Books our part of a refund on an account of its own, so that revenue and refunds stay distinguishable. */
function asRefunded(posting: OtherPosting): OtherPosting {
  return posting.account === 'revenue' ? { account: 'refunds', amountPaise: posting.amountPaise } : posting
}

/** Returns the credit note of an invoice, or the receipt of a refund without tax, for all of it or for one part. */
function creditOf(
  { series, lines, gst, others, refundedPaise }: repository.ChargedRow,
  part: ReceiptLineRow | null,
): NewReceipt {
  if (series !== 'I') return { series: 'R', lines: part ? [part] : lines }
  const split = gst && (part ? [splitOfPart(gst, part.taxPaise, taxWithin(others, refundedPaise))] : gst.split)
  return { series: 'C', lines: part ? [part] : lines, ...(split && { gst: { split } }) }
}
