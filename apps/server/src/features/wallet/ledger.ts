import { randomUUID } from 'node:crypto'
import { DomainError } from '@sankalp/contract'
import type { GstKind, GstSplit, GstState } from '@sankalp/contract/gst'
import { financialYearOf, indiaDay } from '@sankalp/contract/india-time'
import type { ReceiptItem, ReceiptSeries, TransferKind } from '@sankalp/contract/wallet-rules'
import type { Queryable, Tx } from '../../platform/db/db.ts'
import type { Supplier } from './supplier.ts'

export type BothLanguages = { en: string; hin: string }

/** What a movement is for: a payment, a booking, an order. */
export type Subject = { kind: string; id: string; name?: BothLanguages }

/** A line of a receipt, in paise. `amountPaise` is without the tax. */
export type ReceiptLineRow = {
  item: ReceiptItem
  name?: BothLanguages
  quantity: number
  amountPaise: number
  taxPercent: number
  taxPaise: number
  /** HSN or SAC; left out where nothing is supplied. */
  code?: string
}

/** Where goods are delivered, as it stands on their invoice. */
export type DeliverTo = { fullName: string; addressLine: string; city: string; state: string; pinCode: string }

/** Which taxes a receipt has, and how much of each on every line. */
export type LineTaxes = { kind: GstKind; split: readonly GstSplit[] }
/** What of the tax is frozen with an invoice and its credit notes. */
export type ReceiptGst = LineTaxes & { supplier: Supplier; placeOfSupply: GstState }
/** The taxes of an invoice for both cases: the statement that writes it knows where its buyer lives, and keeps one. */
export type InvoiceGst = { supplier: Supplier; deliveredTo?: string; within: LineTaxes; across: LineTaxes }

export type NewReceipt = {
  series: ReceiptSeries
  lines: readonly ReceiptLineRow[]
  /** Of an invoice; a credit note says how much of each tax goes back, and has the rest from its invoice. */
  gst?: InvoiceGst | Pick<ReceiptGst, 'split'>
  deliverTo?: DeliverTo
}

/** One of the other accounts of a transfer. Positive: it has more afterwards. */
export type OtherPosting =
  | { account: 'revenue' | 'refunds' | 'promotion' | 'given_up' | 'bank'; amountPaise: number }
  | { account: 'tax' | 'clearing'; detail: string; amountPaise: number }
  | { account: 'earnings'; ownerId: string; amountPaise: number }

export type Movement = {
  /** The same again changes nothing and finds the same transfer. */
  key: string
  kind: TransferKind
  subject: Subject
  now: Date
  /** Whose wallet; left out where no wallet is touched. */
  userId?: string
  /** Out of the wallet, paid money first. */
  takePaise?: number
  /** Into (or, negative, out of) one pocket by name. */
  paidPaise?: number
  bonusPaise?: number
  others: readonly OtherPosting[]
  /** Spending counts against the daily limit. */
  isSpending?: boolean
  /** Taken from what was set aside under this id; the rest of it goes back. */
  reservationId?: string
  refundOf?: string
  reason?: string
  receipt?: NewReceipt
}

export type Moved = { transferId: string; isNew: boolean }

type Answer = { outcome: string; transfer_id: string | null; paid_paise: number; bonus_paise: number; limit_paise: number | null; left_paise: number | null }

/** Moves money: one statement, so that there is no moment at which half of it has happened. */
export async function moveMoney(db: Queryable, movement: Movement): Promise<Moved> {
  const { key, kind, subject, now, userId, takePaise = 0, paidPaise = 0, bonusPaise = 0, others, receipt } = movement
  const total = receipt?.lines.reduce((sum, line) => sum + line.amountPaise + line.taxPaise, 0) ?? null
  const [answer] = await db.query<Answer>(
    `select * from move_money($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)`,
    [
      randomUUID(),
      key,
      kind,
      userId ?? null,
      subject.kind,
      subject.id,
      subject.name ? JSON.stringify(subject.name) : null,
      movement.reason ?? null,
      movement.refundOf ?? null,
      now,
      takePaise,
      paidPaise,
      bonusPaise,
      movement.isSpending ? indiaDay(now) : null,
      movement.reservationId ?? null,
      JSON.stringify(others.filter(({ amountPaise }) => amountPaise !== 0).map(toRow)),
      receipt?.series ?? null,
      receipt ? financialYearOf(now) : null,
      receipt ? JSON.stringify(receipt.lines) : null,
      total,
      receipt?.gst ? JSON.stringify(receipt.gst) : null,
      receipt?.deliverTo ? JSON.stringify(receipt.deliverTo) : null,
    ],
  )
  const { outcome, transfer_id: transferId } = refuse(answer!, takePaise - paidPaise - bonusPaise)
  return { transferId: transferId!, isNew: outcome === 'done' }
}

function toRow(posting: OtherPosting) {
  return {
    account: posting.account,
    amount: posting.amountPaise,
    ...('detail' in posting && { detail: posting.detail }),
    ...('ownerId' in posting && { owner_id: posting.ownerId }),
  }
}

export type Reservation = { id: string; userId: string; subject: Subject; amountPaise: number; now: Date; expiresAt: Date }

/** Sets money aside, so that it is there when the price is known. The same id again changes nothing. */
export async function reserveMoney(tx: Tx, { id, userId, subject, amountPaise, now, expiresAt }: Reservation): Promise<void> {
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

/** Sets more aside under a reservation that is open. */
export async function extendReservation(tx: Tx, { id, amountPaise, now }: Pick<Reservation, 'id' | 'amountPaise' | 'now'>): Promise<void> {
  const [answer] = await tx.query<Answer>('select * from extend_reservation($1, $2, $3, $4)', [id, amountPaise, indiaDay(now), now])
  refuse(answer!, amountPaise)
}

/** Gives it back. False when it had ended before: posted, released or expired. */
export async function releaseMoney(tx: Tx, id: string, state: 'released' | 'expired', now: Date): Promise<boolean> {
  const [answer] = await tx.query<Answer>('select * from release_money($1, $2, $3)', [id, state, now])
  return answer!.outcome === 'done'
}

/** The reservation was posted, released or has expired, or is smaller than what was to be taken from it. */
export class ReservationOver extends Error {}

function refuse(answer: Answer, wantedPaise: number): Answer {
  switch (answer.outcome) {
    case 'done':
    case 'repeated':
      return answer
    case 'insufficient':
      throw new DomainError('INSUFFICIENT_BALANCE', { missingPaise: Math.max(0, wantedPaise - answer.paid_paise - answer.bonus_paise) })
    case 'over_limit':
      throw new DomainError('DAILY_LIMIT_REACHED', { limitPaise: answer.limit_paise!, leftPaise: answer.left_paise! })
    case 'reservation_over':
      throw new ReservationOver()
    default:
      throw new Error(`money was not moved: ${answer.outcome}`)
  }
}
