import { randomUUID } from 'node:crypto'
import { DomainError } from '@sankalp/contract'
import type { GstKind, GstSplit, GstState } from '@sankalp/contract/gst'
import { financialYearOf, indiaDay } from '@sankalp/contract/india-time'
import type { ReceiptItem, ReceiptSeries, TransferKind } from '@sankalp/contract/wallet-rules'
import type { Tx } from '../../platform/db/db.ts'
import type { Supplier } from './supplier.ts'

export type BothLanguages = { en: string; hin: string }

/** What a movement is for, such as a payment, a booking or an order. */
export type Subject = { kind: string; id: string; name?: BothLanguages }

/** A line of a receipt, in paise. `amountPaise` excludes tax. */
export type ReceiptLineRow = {
  item: ReceiptItem
  name?: BothLanguages
  quantity: number
  amountPaise: number
  taxPercent: number
  taxPaise: number
  /** HSN or SAC. Left out where no goods or service are supplied. */
  code?: string
}

/** The delivery address of goods, as printed on their invoice. */
export type DeliverTo = { fullName: string; addressLine: string; city: string; state: string; pinCode: string }

/** The kind of tax on a receipt, and the amount of each tax on every line. */
export type LineTaxes = { kind: GstKind; split: readonly GstSplit[] }
/** The tax data that is frozen with an invoice and its credit notes. */
export type ReceiptGst = LineTaxes & { supplier: Supplier; placeOfSupply: GstState }
/**
 * The taxes of an invoice for both cases. The statement that writes the invoice knows the buyer's state and stores one
 * of them.
 */
export type InvoiceGst = { supplier: Supplier; deliveredTo?: string; within: LineTaxes; across: LineTaxes }

export type NewReceipt = {
  series: ReceiptSeries
  lines: readonly ReceiptLineRow[]
  /**
   * For an invoice, all tax data. For a credit note, only how much of each tax goes back; it takes the rest from its
   * invoice.
   */
  gst?: InvoiceGst | Pick<ReceiptGst, 'split'>
  deliverTo?: DeliverTo
}

/** One of the other accounts of a transfer. A positive amount increases its balance. */
export type OtherPosting =
  | { account: 'revenue' | 'refunds' | 'promotion' | 'promotion_expense' | 'given_up' | 'bank'; amountPaise: number }
  | { account: 'tax' | 'clearing'; detail: string; amountPaise: number }
  | { account: 'earnings'; ownerId: string; amountPaise: number }

export type Movement = {
  /** The id of the transfer. A new one by default. */
  id?: string
  /** A repeat with the same key changes nothing and finds the same transfer. */
  key: string
  kind: TransferKind
  subject: Subject
  now: Date
  /** The owner of the wallet. Left out if no wallet is involved. */
  userId?: string
  /** Amount to take out of the wallet, paid money first. */
  takePaise?: number
  /** Amount to add to one pocket by name. Negative: to take from it. */
  paidPaise?: number
  bonusPaise?: number
  others: readonly OtherPosting[]
  /** Spending counts against the daily limit. */
  isSpending?: boolean
  /** The reservation to take the money from. The rest of the reservation is released. */
  reservationId?: string
  refundOf?: string
  reason?: string
  receipt?: NewReceipt
}

export type Moved = { transferId: string; isNew: boolean }

type Answer = {
  outcome: string
  transfer_id: string | null
  paid_paise: number
  bonus_paise: number
  limit_paise: number | null
  left_paise: number | null
}

/** Moves money inside a transaction with a single statement, so that a transfer is never half done. */
export async function moveMoney(tx: Tx, movement: Movement): Promise<Moved> {
  const row = toRow(movement)
  const [answer] = await tx.query<Answer>(
    `select * from move_money($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)`,
    [
      row.id,
      row.key,
      row.kind,
      row.user_id,
      row.subject,
      row.subject_id,
      toJson(row.subject_name),
      row.reason,
      row.refund_of,
      row.at,
      row.take,
      row.change_paid,
      row.change_bonus,
      row.spend_day,
      row.reservation_id,
      JSON.stringify(row.others),
      row.series,
      row.financial_year,
      toJson(row.lines),
      row.total,
      toJson(row.gst),
      toJson(row.deliver_to),
    ],
  )
  return toMoved(answer!, movement)
}

/** Converts a movement to the row that the database receives. */
function toRow(movement: Movement) {
  const { key, kind, subject, now, takePaise = 0, paidPaise = 0, bonusPaise = 0, others, receipt } = movement
  return {
    id: movement.id ?? randomUUID(),
    key,
    kind,
    user_id: movement.userId ?? null,
    subject: subject.kind,
    subject_id: subject.id,
    subject_name: subject.name ?? null,
    reason: movement.reason ?? null,
    refund_of: movement.refundOf ?? null,
    at: now,
    take: takePaise,
    change_paid: paidPaise,
    change_bonus: bonusPaise,
    spend_day: movement.isSpending ? indiaDay(now) : null,
    reservation_id: movement.reservationId ?? null,
    others: others.filter(({ amountPaise }) => amountPaise !== 0).map(toPostingRow),
    series: receipt?.series ?? null,
    financial_year: receipt ? financialYearOf(now) : null,
    lines: receipt?.lines ?? null,
    total: receipt?.lines.reduce((sum, line) => sum + line.amountPaise + line.taxPaise, 0) ?? null,
    gst: receipt?.gst ?? null,
    deliver_to: receipt?.deliverTo ?? null,
  }
}

function toJson(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}

/** Returns the result, or throws the reason for the refusal. */
function toMoved(answer: Answer, { takePaise = 0, paidPaise = 0, bonusPaise = 0 }: Movement): Moved {
  const { outcome, transfer_id: transferId } = refuse(answer, takePaise - paidPaise - bonusPaise)
  return { transferId: transferId!, isNew: outcome === 'done' }
}

function toPostingRow(posting: OtherPosting) {
  return {
    account: posting.account,
    amount: posting.amountPaise,
    ...('detail' in posting && { detail: posting.detail }),
    ...('ownerId' in posting && { owner_id: posting.ownerId }),
  }
}

export type Reservation = {
  id: string
  userId: string
  subject: Subject
  amountPaise: number
  now: Date
  expiresAt: Date
}

/** Reserves money, so that it is available when the price is known. A repeat with the same id changes nothing. */
export async function reserveMoney(
  tx: Tx,
  { id, userId, subject, amountPaise, now, expiresAt }: Reservation,
): Promise<void> {
  const [answer] = await tx.query<Answer>('select * from reserve_money($1, $2, $3, $4, $5, $6, $7, $8)', [
    id,
    userId,
    subject.kind,
    subject.id,
    amountPaise,
    indiaDay(now),
    now,
    expiresAt,
  ])
  refuse(answer!, amountPaise)
}

/** Adds money to an open reservation. */
export async function extendReservation(
  tx: Tx,
  { id, amountPaise, now }: Pick<Reservation, 'id' | 'amountPaise' | 'now'>,
): Promise<void> {
  const [answer] = await tx.query<Answer>('select * from extend_reservation($1, $2, $3, $4)', [
    id,
    amountPaise,
    indiaDay(now),
    now,
  ])
  refuse(answer!, amountPaise)
}

/** Releases a reservation. Returns false when it had ended before: posted, released or expired. */
export async function releaseMoney(tx: Tx, id: string, state: 'released' | 'expired', now: Date): Promise<boolean> {
  const [answer] = await tx.query<Answer>('select * from release_money($1, $2, $3)', [id, state, now])
  return answer!.outcome === 'done'
}

/** The reservation was posted, released or has expired, or is smaller than the amount to be taken from it. */
export class ReservationOver extends Error {}

function refuse(answer: Answer, wantedPaise: number): Answer {
  switch (answer.outcome) {
    case 'done':
    case 'repeated':
      return answer
    case 'insufficient':
      throw new DomainError('INSUFFICIENT_BALANCE', {
        missingPaise: Math.max(0, wantedPaise - answer.paid_paise - answer.bonus_paise),
      })
    case 'over_limit':
      throw new DomainError('DAILY_LIMIT_REACHED', { limitPaise: answer.limit_paise!, leftPaise: answer.left_paise! })
    case 'reservation_over':
      throw new ReservationOver()
    default:
      throw new Error(`could not move the money: ${answer.outcome}`)
  }
}
