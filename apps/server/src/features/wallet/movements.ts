import { randomUUID } from 'node:crypto'
import { DomainError } from '@sankalp/contract'
import type { RefundRule } from '@sankalp/contract/wallet-rules'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Plan } from '../../platform/http/idempotency.ts'
import type { Log } from '../../platform/log.ts'
import { partOf, plainLine, receiptOfBill, splitOfPart, sumOf, taxPostings, taxWithin } from './bill-lines.ts'
import {
  type DeliverTo,
  type Moved,
  type Movement,
  type NewReceipt,
  type OtherPosting,
  type ReceiptLineRow,
  type Reservation,
  type Subject,
  extendReservation,
  moveMoney,
  moveTogether,
  releaseMoney,
  reserveMoney,
  toMoved,
} from './ledger.ts'
import { createOwnMovements } from './own-movements.ts'
import { splitPockets, splitRefund } from './refund-split.ts'
import type { Supplier } from './supplier.ts'
import * as repository from './wallet.repository.ts'

export type Movements = ReturnType<typeof createMovements>

/** A payment through a provider. */
type ThroughProvider = { userId: string; paymentId: string; provider: string; now: Date }

/** Something the user pays for, with the lines of its bill and what of it the acharya earns; the rest is ours. */
export type Charge = {
  /** Of the thing that is paid, so that it is paid once. */
  key: string
  userId: string
  subject: Subject
  lines: readonly ReceiptLineRow[]
  earnings?: readonly { ownerId: string; amountPaise: number }[]
  reservationId?: string
  /** Where goods go: they are taxed there. */
  deliverTo?: DeliverTo | undefined
  now: Date
}

export type Refund = {
  key: string
  transferId: string
  rule: RefundRule
  /** All that is left of it, when left out. */
  amountPaise?: number
  now: Date
}

/**
 * Every way in which money moves, each with its rule. Nothing else writes to the ledger. Those that are one statement also take the database
 * itself, where nothing else happens in the same transaction: they are made together with those of others. `onMoved` is called once a movement
 * is committed; `supplier` stands on the tax invoices that are written from now on.
 */
export function createMovements(onMoved: (userId: string | null) => void, supplier: Supplier, log: Log) {
  const own = createOwnMovements(log)

  async function move(db: Tx | Db, movement: Movement): Promise<Moved> {
    const tell = () => onMoved(movement.userId ?? null)
    if ('afterCommit' in db) {
      const moved = await moveMoney(db, movement)
      if (moved.isNew) db.afterCommit(tell)
      return moved
    }
    const outcome = await own(db, { movement, remembered: null })
    if ('answered' in outcome) throw new Error('a movement without a key was answered before')
    const moved = toMoved(outcome.answer, movement)
    if (moved.isNew) tell()
    return moved
  }

  /**
   * Movements of several people in one transaction, by one statement. Null for one that changed nothing: it was refused, or somebody else holds what it
   * needs. Who is told why makes it by itself.
   */
  async function moveSeveral(tx: Tx, movements: readonly Movement[]): Promise<(Moved | null)[]> {
    if (movements.length === 0) return []
    const outcomes = await moveTogether(
      tx,
      movements.map((movement) => ({ movement, remembered: null })),
      false,
    )
    return outcomes.map((outcome, index) => {
      if (!outcome || 'answered' in outcome || outcome.answer.outcome !== 'done') return null
      const { userId = null } = movements[index]!
      tx.afterCommit(() => onMoved(userId))
      return { transferId: outcome.answer.transfer_id!, isNew: true }
    })
  }

  /** A movement that is the whole effect of a call: made together with those of others, and with what is remembered of the call. */
  function plan(db: Db, unnamed: Movement): Plan<{ transferId: string }> {
    const transferId = randomUUID()
    const movement = { ...unnamed, id: transferId }
    return {
      reply: { transferId },
      async carryOut(remembered) {
        const outcome = await own(db, { movement, remembered })
        if ('answered' in outcome) return outcome.answered
        // Another call has made it: then the transfer that this one would answer with does not exist.
        if (!toMoved(outcome.answer, movement).isNew) throw new Error(`${movement.key} was moved by another call`)
        onMoved(movement.userId ?? null)
        return null
      },
    }
  }

  /** A verified payment: what was paid, and the bonus of its pack. */
  function recharge(
    db: Tx | Db,
    {
      userId,
      paymentId,
      provider,
      paidPaise,
      bonusPaise,
      now,
    }: ThroughProvider & { paidPaise: number; bonusPaise: number },
  ): Promise<Moved> {
    const lines = [plainLine('recharge', paidPaise), ...(bonusPaise > 0 ? [plainLine('bonus', bonusPaise)] : [])]
    return move(db, {
      key: `recharge:${paymentId}`,
      kind: 'recharge',
      userId,
      subject: { kind: 'payment', id: paymentId },
      now,
      paidPaise,
      bonusPaise,
      others: [
        { account: 'clearing', detail: provider, amountPaise: -paidPaise },
        { account: 'promotion', amountPaise: -bonusPaise },
      ],
      receipt: { series: 'R', lines },
    })
  }

  /** Paid money leaves the wallet, because it goes back through the provider it came by. So much bonus as it had brought lapses, as far as it is there. */
  async function withdraw(
    tx: Tx,
    debit: ThroughProvider & { paidPaise: number; lapsingPaise?: number; key: string },
  ): Promise<Moved> {
    const { userId, paymentId, provider, paidPaise, lapsingPaise = 0, key, now } = debit
    const bonusPaise = lapsingPaise > 0 ? Math.min(lapsingPaise, await repository.lockFreeBonus(tx, userId)) : 0
    return move(tx, {
      key,
      kind: 'withdrawal',
      userId,
      subject: { kind: 'payment', id: paymentId },
      now,
      paidPaise: -paidPaise,
      bonusPaise: -bonusPaise,
      others: [
        { account: 'clearing', detail: provider, amountPaise: paidPaise },
        { account: 'promotion', amountPaise: bonusPaise },
      ],
      receipt: {
        series: 'R',
        lines: [plainLine('withdrawal', paidPaise), ...(bonusPaise > 0 ? [plainLine('lapsedBonus', bonusPaise)] : [])],
      },
    })
  }

  function chargeOf(kind: 'pooja' | 'consultation' | 'order' | 'dakshina', bill: Charge): Movement {
    const { key, userId, subject, lines, earnings = [], reservationId, deliverTo, now } = bill
    const total = lines.reduce((sum, line) => sum + line.amountPaise + line.taxPaise, 0)
    if (total <= 0) throw new RangeError('nothing to charge')
    const tax = taxPostings(lines)
    const earned = earnings.map(({ ownerId, amountPaise }): OtherPosting => ({
      account: 'earnings',
      ownerId,
      amountPaise,
    }))
    const rest = total - sumOf(tax) - sumOf(earned)
    return {
      key,
      kind,
      userId,
      subject,
      now,
      takePaise: total,
      others: [...tax, ...earned, { account: 'revenue', amountPaise: rest }],
      isSpending: true,
      ...(reservationId !== undefined && { reservationId }),
      receipt: receiptOfBill(lines, deliverTo, supplier),
    }
  }

  /** Takes a charge back, or a part of it, by a published rule: to the pockets and from the accounts it was divided over. */
  async function refund(tx: Tx, { key, transferId, rule, now, amountPaise }: Refund): Promise<Moved> {
    const charged = await repository.lockCharge(tx, transferId)
    if (!charged) throw new Error('only what was charged to a wallet can be refunded')
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
    return move(tx, {
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
   * An order that is paid past the wallet: through a provider, or to the carrier at the door, who owe it to us from then on. No
   * pocket is touched and no daily limit counts it; the invoice is its buyer's all the same.
   */
  function takeForOrder(
    tx: Tx,
    {
      key,
      userId,
      subject,
      lines,
      deliverTo,
      from,
      now,
    }: Pick<Charge, 'key' | 'userId' | 'subject' | 'lines' | 'deliverTo' | 'now'> & { from: string },
  ): Promise<Moved> {
    const total = lines.reduce((sum, line) => sum + line.amountPaise + line.taxPaise, 0)
    if (total <= 0) throw new RangeError('nothing to charge')
    const tax = taxPostings(lines)
    return move(tx, {
      key,
      kind: 'order',
      userId,
      subject,
      now,
      others: [
        { account: 'clearing', detail: from, amountPaise: -total },
        ...tax,
        { account: 'revenue', amountPaise: total - sumOf(tax) },
      ],
      receipt: receiptOfBill(lines, deliverTo, supplier),
    })
  }

  /** Takes such an order back, whole: to where it came from (the caller has it sent), or into the wallet as paid money. */
  async function refundOrder(
    tx: Tx,
    { key, transferId, rule, to, now }: Omit<Refund, 'amountPaise'> & { to: 'source' | 'wallet' },
  ): Promise<Moved> {
    const charged = await repository.lockCharge(tx, transferId)
    const source = charged?.others.find((other) => other.account === 'clearing')
    if (!charged || !source) throw new Error('only an order that was paid past the wallet can be refunded like this')
    const known = await repository.findTransferByKey(tx, key)
    if (known) return { transferId: known, isNew: false }
    const back = charged.others
      .filter((other) => other !== source)
      .map((other): OtherPosting => ({ ...asRefunded(other), amountPaise: -other.amountPaise }))
    return move(tx, {
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

  /** An account is closed: paid money that its owner gives up, and bonus money, which lapses. */
  async function forfeit(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<void> {
    const { paidPaise, bonusPaise } = await repository.lockWallet(tx, userId)
    if (paidPaise + bonusPaise === 0) return
    await move(tx, {
      key: `forfeit:${userId}`,
      kind: 'forfeit',
      userId,
      subject: { kind: 'account', id: userId },
      now,
      paidPaise: -paidPaise,
      bonusPaise: -bonusPaise,
      others: [
        { account: 'given_up', amountPaise: paidPaise },
        { account: 'promotion', amountPaise: bonusPaise },
      ],
      receipt: {
        series: 'R',
        lines: [
          ...(paidPaise > 0 ? [plainLine('givenUp', paidPaise)] : []),
          ...(bonusPaise > 0 ? [plainLine('lapsedBonus', bonusPaise)] : []),
        ],
      },
    })
  }

  /** What an acharya has earned goes to their bank, but for what the tax office gets of it. Refused beyond what there is. */
  async function payOut(
    tx: Tx,
    {
      key,
      acharyaId,
      amountPaise,
      tdsPaise,
      reference,
      now,
    }: { key: string; acharyaId: string; amountPaise: number; tdsPaise: number; reference: string; now: Date },
  ): Promise<Moved> {
    const earnedPaise = await repository.lockEarnings(tx, acharyaId)
    const known = await repository.findTransferByKey(tx, key)
    if (known) return { transferId: known, isNew: false }
    if (amountPaise > earnedPaise)
      throw new DomainError('INSUFFICIENT_BALANCE', { missingPaise: amountPaise - earnedPaise })
    return move(tx, {
      key,
      kind: 'payout',
      subject: { kind: 'payout', id: reference },
      now,
      others: [
        { account: 'earnings', ownerId: acharyaId, amountPaise: -amountPaise },
        { account: 'bank', amountPaise: amountPaise - tdsPaise },
        ...(tdsPaise > 0 ? [{ account: 'tax', detail: 'tds', amountPaise: tdsPaise } as const] : []),
      ],
    })
  }

  /** Puts a mistake of ours right. One operator proposes, another one confirms; both stand in the reason. */
  function correct(
    tx: Tx,
    correction: {
      key: string
      userId: string
      paidPaise: number
      reason: string
      operators: readonly [string, string]
      now: Date
    },
  ): Promise<Moved> {
    const { key, userId, paidPaise, reason, operators, now } = correction
    if (operators[0] === operators[1]) throw new Error('a correction needs two operators')
    return move(tx, {
      key,
      kind: 'correction',
      userId,
      subject: { kind: 'operators', id: operators.join(' ') },
      now,
      paidPaise,
      others: [{ account: 'revenue', amountPaise: -paidPaise }],
      reason,
      receipt: { series: 'R', lines: [plainLine('correction', Math.abs(paidPaise))] },
    })
  }

  /** Sets the price of all the minutes aside when an acharya accepts. The same id again changes nothing. */
  async function reserveForConsultation(tx: Tx, reservation: Reservation): Promise<void> {
    await reserveMoney(tx, reservation)
    tx.afterCommit(() => onMoved(reservation.userId))
  }

  /** And that of more minutes, while the two talk. */
  async function extendForConsultation(
    tx: Tx,
    more: Pick<Reservation, 'id' | 'userId' | 'amountPaise' | 'now'>,
  ): Promise<void> {
    await extendReservation(tx, more)
    tx.afterCommit(() => onMoved(more.userId))
  }

  /** Gives back what was set aside for a consultation that costs nothing. */
  async function releaseForConsultation(
    tx: Tx,
    { id, userId, now }: Pick<Reservation, 'id' | 'userId' | 'now'>,
  ): Promise<void> {
    if (await releaseMoney(tx, id, 'released', now)) tx.afterCommit(() => onMoved(userId))
  }

  return {
    recharge,
    withdraw,
    reserveForConsultation,
    extendForConsultation,
    releaseForConsultation,
    payForPooja: (db: Tx | Db, bill: Charge) => move(db, chargeOf('pooja', bill)),
    payForConsultation: (db: Tx | Db, bill: Charge) => move(db, chargeOf('consultation', bill)),
    payForOrder: (db: Tx | Db, bill: Charge) => move(db, chargeOf('order', bill)),
    payForPoojas: (tx: Tx, bills: readonly Charge[]) =>
      moveSeveral(
        tx,
        bills.map((bill) => chargeOf('pooja', bill)),
      ),
    payForOrders: (tx: Tx, bills: readonly Charge[]) =>
      moveSeveral(
        tx,
        bills.map((bill) => chargeOf('order', bill)),
      ),
    planDakshina: (db: Db, bill: Charge) => plan(db, chargeOf('dakshina', bill)),
    takeForOrder,
    refund,
    refundOrder,
    forfeit,
    payOut,
    correct,
  }
}

/** Our part of a price comes back out of its own account, so that takings and refunds can be told apart. */
function asRefunded(posting: OtherPosting): OtherPosting {
  return posting.account === 'revenue' ? { account: 'refunds', amountPaise: posting.amountPaise } : posting
}

/** The credit note of an invoice, or the receipt of what had no tax: of all of it, or of one part. */
function creditOf(
  { series, lines, gst, others, refundedPaise }: repository.ChargedRow,
  part: ReceiptLineRow | null,
): NewReceipt {
  if (series !== 'I') return { series: 'R', lines: part ? [part] : lines }
  const split = gst && (part ? [splitOfPart(gst, part.taxPaise, taxWithin(others, refundedPaise))] : gst.split)
  return { series: 'C', lines: part ? [part] : lines, ...(split && { gst: { split } }) }
}
