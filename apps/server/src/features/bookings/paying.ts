import { DomainError, notFound, toRupees } from '@sankalp/contract'
import { payHoldMinutes, slotId } from '@sankalp/contract/booking-rules'
import type { PaymentStatus } from '@sankalp/contract/payment-rules'
import { type PriceLine, acharyaSharePaise, poojaPriceLines } from '@sankalp/contract/pooja-price'
import { type Clock, later } from '../../platform/clock.ts'
import type { Queryable, Tx } from '../../platform/db/db.ts'
import type { Announce } from './booking-changes.ts'
import { stateAt, totalOf } from './booking-view.ts'
import * as repository from './bookings.repository.ts'
import type { BookingRow, BothLanguages } from './bookings.repository.ts'
import { lockOwn } from './holds.ts'

type BillLine = {
  item: 'pooja' | 'samagri' | 'dakshina'
  name?: BothLanguages
  quantity: number
  amountPaise: number
  taxPercent: number
  taxPaise: number
  code?: string
}

export type PoojaBill = {
  key: string
  userId: string
  subject: { kind: string; id: string; name: BothLanguages }
  lines: readonly BillLine[]
  earnings: readonly { ownerId: string; amountPaise: number }[]
  now: Date
}

/**
 * Takes the price of a pooja from a wallet. A repeated call with the same key changes nothing and returns the same
 * transfer.
 */
export type ChargeForPooja = (tx: Tx, bill: PoojaBill) => Promise<{ transferId: string }>

/** The part of the payments that bookings need. */
export type PaymentsForBookings = {
  /** Locks an earlier payment and then its owner, in the same order as settling does. */
  lockFor: (tx: Tx, userId: string, paymentId: string | null) => Promise<void>
  /** Begins a recharge of the wallet that is meant for something. */
  rechargeFor: (
    tx: Tx,
    asked: { userId: string; subjectId: string; amountPaise: number; expiresAt: Date },
  ) => Promise<{ paymentId: string; url: string }>
  /** Ends a payment that is locked; what is paid all the same goes into the wallet. */
  end: (tx: Tx, paymentId: string) => Promise<void>
  /** Asks the provider about a pending payment that a user waits for, with a short time limit. */
  askSoon: (paymentId: string) => Promise<void>
  standOf: (
    on: Queryable,
    paymentId: string,
  ) => Promise<{ status: PaymentStatus; amountPaise: number; url: string | null }>
}

/** Refuses with DAILY_LIMIT_REACHED what the person could not spend today. */
export type ExpectWithinLimit = (tx: Tx, userId: string, amountPaise: number, now: Date) => Promise<void>

export type PayAsked = {
  bookingID: string
  amount: string
  availableTimeSlotsId: string
  rest?: 'online' | undefined
}
export type Paid =
  | { status: 'SUCCESS'; booking: BookingRow }
  | { status: 'INSUFFICIENT_BALANCE'; missing: number }
  | { status: 'PAYMENT_BEGUN'; missing: number; url: string }

/** Providers take no less than a rupee. */
const leastPaymentPaise = 100

/** Service accounting code: other services. The samagri is part of the same supply; a dakshina is not a supply. */
const serviceCode = '999799'

type Needs = {
  clock: Clock
  charge: ChargeForPooja
  expectWithinLimit: ExpectWithinLimit
  payments: PaymentsForBookings
  announce: Announce
}

export function createPaying({ clock, charge, expectWithinLimit, payments, announce }: Needs) {
  /**
   * Pays a held booking. The booking is locked before the wallet, so that the end of its hold and its payment cannot
   * both happen; a payment for it, and the person, before the booking.
   */
  async function pay(tx: Tx, userId: string, asked: PayAsked): Promise<Paid> {
    if (asked.rest) await lockBeforeBooking(tx, userId, asked.bookingID)
    const booking = await lockOwn(tx, userId, asked.bookingID)
    const bill = judge(booking, asked, clock.now())
    if (!bill) return { status: 'SUCCESS', booking }
    try {
      const { transferId } = await charge(tx, bill)
      return { status: 'SUCCESS', booking: await confirm(tx, booking, bill, transferId) }
    } catch (error) {
      // The wallet has changed nothing, so return this as a result instead of an error.
      const missingPaise = missingOf(error)
      if (missingPaise !== null && asked.rest) return beginPayment(tx, booking, bill, missingPaise)
      if (missingPaise === null || !isRefusal(error, 'INSUFFICIENT_BALANCE')) throw error
      return { status: 'INSUFFICIENT_BALANCE', missing: toRupees(missingPaise) }
    }
  }

  async function lockBeforeBooking(tx: Tx, userId: string, bookingId: string): Promise<void> {
    const seen = await repository.findBooking(tx, bookingId)
    if (seen?.userId !== userId) throw notFound()
    await payments.lockFor(tx, userId, seen.paymentId)
  }

  /**
   * Has the person pay the provider what the wallet lacks. A payment that is under way for the same is gone on with. The
   * first payment of a booking keeps its slot for longer; later ones end with the slot, so that it
   * cannot be kept by beginning one after the other.
   */
  async function beginPayment(tx: Tx, booking: BookingRow, bill: PoojaBill, missingPaise: number): Promise<Paid> {
    const { id, userId, paymentId: earlierId } = booking
    const { now } = bill
    const agreedPaise = totalOfBill(bill)
    const amountPaise = Math.max(missingPaise, leastPaymentPaise)
    const begun = (url: string): Paid => ({ status: 'PAYMENT_BEGUN', missing: toRupees(amountPaise), url })
    // Not to be paid for in vain: what the limit of today refuses would stay in the wallet.
    await expectWithinLimit(tx, userId, agreedPaise, now)
    const earlier = earlierId === null ? null : await payments.standOf(tx, earlierId)
    if (earlier?.url && earlier.amountPaise === amountPaise && booking.agreedPaise === agreedPaise)
      return begun(earlier.url)
    if (earlierId !== null) await payments.end(tx, earlierId)
    const expiresAt = earlierId === null ? payableUntil(booking, now) : booking.heldUntil!
    const { paymentId, url } = await payments.rechargeFor(tx, { userId, subjectId: id, amountPaise, expiresAt })
    await repository.savePayment(tx, id, { paymentId, agreedPaise }, expiresAt, now)
    announce.held(tx, booking, 'held')
    return begun(url)
  }

  /**
   * The money of a payment that was meant for a booking is in the wallet, in this transaction. The booking is confirmed
   * for the price that was agreed to; where that cannot be any more, the money stays and its owner is told.
   */
  async function onRecharged(
    tx: Tx,
    { userId, subjectId, paidPaise, now }: { userId: string; subjectId: string; paidPaise: number; now: Date },
  ): Promise<void> {
    const booking = await repository.lockBooking(tx, subjectId)
    if (booking?.userId !== userId)
      throw new Error(`a payment is for booking ${subjectId}, which does not belong to the payer`)
    if (!(await confirmAgreed(tx, booking, now))) await announce.paidInVain(tx, booking, paidPaise)
  }

  async function confirmAgreed(tx: Tx, booking: BookingRow, now: Date): Promise<boolean> {
    if (stateAt(booking, now) !== 'held' || !booking.details) return false
    const lines = poojaPriceLines(booking.pooja.pricePaise, booking.dakshinaPaise)
    if (totalOf(lines) !== booking.agreedPaise) return false
    const bill = billOf(booking, lines, now)
    try {
      const { transferId } = await charge(tx, bill)
      await confirm(tx, booking, bill, transferId)
      return true
    } catch (error) {
      // Spent elsewhere meanwhile, or over the limit of the day: refused without having changed anything.
      if (missingOf(error) !== null || isRefusal(error, 'DAILY_LIMIT_REACHED')) return false
      throw error
    }
  }

  async function confirm(tx: Tx, booking: BookingRow, bill: PoojaBill, transferId: string): Promise<BookingRow> {
    const { lines, now } = bill
    const samagriPaise = lines.find((line) => line.item === 'samagri')!.amountPaise
    const paid = { transferId, poojaPaise: booking.pooja.pricePaise, samagriPaise }
    await repository.markConfirmed(tx, booking.id, paid, now)
    return announce.confirmed(tx, { ...booking, ...paid, state: 'confirmed', heldUntil: null, paidLines: [...lines] })
  }

  return { pay, onRecharged }
}

/** Returns until when the slot is kept for a first payment: it cannot be paid after it has begun. */
function payableUntil({ startsAt }: BookingRow, now: Date): Date {
  const until = later(now, payHoldMinutes * 60)
  return until < startsAt ? until : startsAt
}

function isRefusal(error: unknown, code: 'INSUFFICIENT_BALANCE' | 'DAKSHINA_FROM_PAID_MONEY' | 'DAILY_LIMIT_REACHED') {
  return error instanceof DomainError && error.code === code
}

/** How much paid money the wallet lacks for what it has refused; null for any other failure. */
function missingOf(error: unknown): number | null {
  if (!isRefusal(error, 'INSUFFICIENT_BALANCE') && !isRefusal(error, 'DAKSHINA_FROM_PAID_MONEY')) return null
  return (error as DomainError<'INSUFFICIENT_BALANCE' | 'DAKSHINA_FROM_PAID_MONEY'>).facts.missingPaise
}

function totalOfBill({ lines }: PoojaBill): number {
  return lines.reduce((sum, { amountPaise, taxPaise }) => sum + amountPaise + taxPaise, 0)
}

/** Returns the bill of a booking, or null if it is paid already. */
function judge(booking: BookingRow, asked: PayAsked, now: Date): PoojaBill | null {
  const state = stateAt(booking, now)
  // Pressed twice, or the response was lost: it is already paid, which is what the user wanted.
  if (state === 'confirmed' || state === 'live') return null
  if (state === 'expired') throw new DomainError('HOLD_EXPIRED', {})
  if (state !== 'held') throw new DomainError('BOOKING_OVER', {})
  if (asked.availableTimeSlotsId !== slotId(booking.acharyaId, booking.startsAt)) {
    throw new DomainError('INVALID_INPUT', { fields: [{ field: 'availableTimeSlotsId', problem: 'choice' }] })
  }
  if (!booking.details) throw new DomainError('BOOKING_NOT_FILLED_IN', {})
  const lines = poojaPriceLines(booking.pooja.pricePaise, booking.dakshinaPaise)
  const totalPaise = totalOf(lines)
  if (toPaise(asked.amount) !== totalPaise) throw new DomainError('PRICE_CHANGED', { totalPaise })
  return billOf(booking, lines, now)
}

function billOf(booking: BookingRow, lines: readonly PriceLine[], now: Date): PoojaBill {
  const { id, userId, pooja, acharya, dakshinaPaise } = booking
  return {
    key: `booking:${id}`,
    userId,
    subject: { kind: 'booking', id, name: pooja.name },
    lines: lines.map(({ charge, amountPaise, gstPercent, gstPaise }): BillLine => ({
      item: charge,
      ...(charge === 'pooja' && { name: pooja.name }),
      quantity: 1,
      amountPaise,
      taxPercent: gstPercent,
      taxPaise: gstPaise,
      ...(charge !== 'dakshina' && { code: serviceCode }),
    })),
    earnings: [
      { ownerId: acharya.userId, amountPaise: acharyaSharePaise(pooja.pricePaise, samagriOf(lines), dakshinaPaise) },
    ],
    now,
  }
}

function samagriOf(lines: readonly PriceLine[]): number {
  return lines.find(({ charge }) => charge === 'samagri')!.amountPaise
}

/** The contract guarantees two decimals. */
function toPaise(amount: string): number {
  return Number(amount.replace('.', ''))
}
