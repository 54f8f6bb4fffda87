import { DomainError } from '@sankalp/contract'
import type { Absentee, Canceller } from '@sankalp/contract/booking-life'
import { changeHours, isPast } from '@sankalp/contract/booking-rules'
import { type HeldAnswer, countsAsHeld } from '@sankalp/contract/pooja-held'
import type { RefundRule } from '@sankalp/contract/wallet-rules'
import type { Tx } from '../../platform/db/db.ts'
import type { Announce } from './booking-changes.ts'
import { changeableAt, isAsked, linesOf, totalOf } from './booking-view.ts'
import * as repository from './bookings.repository.ts'
import type { BookingRow } from './bookings.repository.ts'

/** The part of the wallet that bookings need. */
export type RefundCharge = (
  tx: Tx,
  refund: { key: string; transferId: string; rule: RefundRule; now: Date },
) => Promise<{ transferId: string }>

/** Returns how long the calls of a booking lasted together. */
export type ReadCalledSeconds = (tx: Tx, bookingId: string, now: Date) => Promise<number>

type Needs = { refund: RefundCharge; announce: Announce; readCalledSeconds: ReadCalledSeconds }

export type Ending = ReturnType<typeof createEnding>

/** The ways in which a paid booking ends, each with its refund rule. The caller has locked its row. */
export function createEnding({ refund, announce, readCalledSeconds }: Needs) {
  /** Refunds a booking. A booking is refunded once, whichever side ends it. */
  async function payBack(tx: Tx, booking: BookingRow, rule: RefundRule, now: Date): Promise<string> {
    if (booking.transferId === null) throw new Error('an unpaid booking cannot be refunded')
    const { transferId } = await refund(tx, {
      key: `refund:booking:${booking.id}`,
      transferId: booking.transferId,
      rule,
      now,
    })
    return transferId
  }

  async function cancel(
    tx: Tx,
    booking: BookingRow,
    end: { by: Canceller; reason: string | null; rule: RefundRule },
    now: Date,
  ): Promise<BookingRow> {
    const refundTransferId = await payBack(tx, booking, end.rule, now)
    await repository.markCancelled(tx, booking.id, { by: end.by, reason: end.reason, refundTransferId }, now)
    return announce.cancelled(tx, booking.id, end.by)
  }

  /** Cancels for the devotee, in time. */
  async function cancelByDevotee(tx: Tx, booking: BookingRow, reason: string | null, now: Date): Promise<BookingRow> {
    if (booking.state !== 'confirmed') throw new DomainError('BOOKING_OVER', {})
    if (!changeableAt(booking, now)) throw new DomainError('CHANGE_TOO_LATE', { hours: changeHours })
    return cancel(tx, booking, { by: 'devotee', reason, rule: 'cancelledInTime' }, now)
  }

  /** Cancels for the acharya, at any time before the window ends. */
  async function cancelByAcharya(tx: Tx, booking: BookingRow, reason: string | null, now: Date): Promise<BookingRow> {
    if (booking.state !== 'confirmed' || isPast(booking.startsAt, now)) throw new DomainError('BOOKING_OVER', {})
    return cancel(tx, booking, { by: 'acharya', reason, rule: 'acharyaCancelled' }, now)
  }

  /**
   * Cancels because the account of one side is erased, however late. A devotee who could no longer cancel gets no
   * refund by erasing the account, and the acharya keeps the earnings. Returns the amount that is not refunded.
   */
  async function cancelWithAccount(tx: Tx, booking: BookingRow, by: Canceller, now: Date): Promise<number> {
    if (by === 'acharya' || changeableAt(booking, now)) {
      await cancel(
        tx,
        booking,
        { by, reason: null, rule: by === 'acharya' ? 'acharyaCancelled' : 'cancelledInTime' },
        now,
      )
      return 0
    }
    await repository.markCancelled(tx, booking.id, { by, reason: null, refundTransferId: null }, now)
    await announce.cancelled(tx, booking.id, by)
    return totalOf(linesOf(booking))
  }

  /**
   * Closes a booking whose window is over: it is completed if they met for long enough, otherwise missed. If they met
   * too briefly, the devotee is asked. If the acharya did not come, the devotee is refunded.
   */
  async function close(tx: Tx, booking: BookingRow, now: Date): Promise<void> {
    if (booking.state === 'live') {
      const calledSeconds = await readCalledSeconds(tx, booking.id, now)
      if (countsAsHeld(calledSeconds, booking.pooja.minutes)) return complete(tx, booking, now)
      await repository.markAsked(tx, booking.id, calledSeconds, now)
      await announce.heldAsked(tx, booking.id)
      return
    }
    await closeMissed(tx, booking, now)
  }

  async function closeMissed(tx: Tx, booking: BookingRow, now: Date): Promise<void> {
    const absent = absentee(booking)
    const refundTransferId = absent === 'devotee' ? null : await payBack(tx, booking, 'acharyaMissed', now)
    await repository.markMissed(tx, booking.id, refundTransferId, now)
    await announce.missed(tx, booking.id, absent)
  }

  async function complete(tx: Tx, booking: BookingRow, now: Date): Promise<void> {
    await repository.markCompleted(tx, booking.id, now)
    await announce.completed(tx, booking.id)
  }

  async function refundNotHeld(tx: Tx, booking: BookingRow, now: Date): Promise<void> {
    const refundTransferId = await payBack(tx, booking, 'poojaNotHeld', now)
    await repository.markMissed(tx, booking.id, refundTransferId, now)
    await announce.notHeld(tx, booking.id)
  }

  /**
   * Closes a booking of which both have joined, because the account of one side is erased: the question whether the
   * pooja was performed would stay open for ever. A devotee who did not deny it gets no refund by erasing the account.
   */
  async function closeWithAccount(tx: Tx, booking: BookingRow, by: Canceller, now: Date): Promise<void> {
    const wasLong = countsAsHeld(await readCalledSeconds(tx, booking.id, now), booking.pooja.minutes)
    const isHeld = wasLong || (by === 'devotee' && booking.heldAnswer !== 'notHeld')
    await (isHeld ? complete(tx, booking, now) : refundNotHeld(tx, booking, now))
  }

  /** Stores the devotee's answer. That the pooja was performed needs no further decision. */
  async function answerHeld(tx: Tx, booking: BookingRow, answer: HeldAnswer, now: Date): Promise<void> {
    // Pressed twice, or the response was lost.
    if (booking.state === 'completed' && booking.heldAnswer === answer) return
    requireAsked(booking)
    await repository.saveHeldAnswer(tx, booking.id, answer, now)
    if (answer === 'held') return complete(tx, booking, now)
    await announce.joined(tx, booking.id)
  }

  /** Carries out the decision of an operator. */
  async function decideHeld(tx: Tx, booking: BookingRow, isHeld: boolean, now: Date): Promise<void> {
    requireAsked(booking)
    await (isHeld ? complete(tx, booking, now) : refundNotHeld(tx, booking, now))
  }

  return { cancelByDevotee, cancelByAcharya, cancelWithAccount, close, closeWithAccount, answerHeld, decideHeld }
}

function requireAsked(booking: BookingRow): void {
  if (!isAsked(booking)) throw new DomainError('BOOKING_OVER', {})
}

export function absentee({
  devoteeJoinedAt,
  acharyaJoinedAt,
}: Pick<BookingRow, 'devoteeJoinedAt' | 'acharyaJoinedAt'>): Absentee {
  if (acharyaJoinedAt !== null) return 'devotee'
  return devoteeJoinedAt === null ? 'both' : 'acharya'
}
