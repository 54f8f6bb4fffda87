import { type Language, toRupees } from '@sankalp/contract'
import { type BookingState } from '@sankalp/contract/booking-life'
import { changeableUntil, slotId, slotTime } from '@sankalp/contract/booking-rules'
import type { Booking } from '@sankalp/contract/bookings'
import { type PriceLine, poojaPriceLines } from '@sankalp/contract/pooja-price'
import { bookingsTexts } from '@sankalp/content/bookings-texts'
import { pictureOf, portraitOf } from '../../platform/illustrations.ts'
import type { BookingRow } from './bookings.repository.ts'

/** Returns the state at a time. A hold past its time is expired, even before that is stored. */
export function stateAt({ state, heldUntil }: Pick<BookingRow, 'state' | 'heldUntil'>, now: Date): BookingState {
  return state === 'held' && heldUntil! <= now ? 'expired' : state
}

/** Returns whether the devotee is asked, and neither an answer nor an operator has decided yet. */
export function isAsked({ state, heldAskedAt }: Pick<BookingRow, 'state' | 'heldAskedAt'>): boolean {
  return state === 'live' && heldAskedAt !== null
}

/** Returns the price lines of a booking: as paid, or at today's prices. */
export function linesOf({
  paidLines,
  pooja,
  dakshinaPaise,
}: Pick<BookingRow, 'paidLines' | 'pooja' | 'dakshinaPaise'>): PriceLine[] {
  if (!paidLines) return poojaPriceLines(pooja.pricePaise, dakshinaPaise)
  return paidLines.map(({ item, amountPaise, taxPercent, taxPaise }) => ({
    charge: item,
    amountPaise,
    gstPercent: taxPercent,
    gstPaise: taxPaise,
  }))
}

export function totalOf(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, { amountPaise, gstPaise }) => sum + amountPaise + gstPaise, 0)
}

/** Returns until when the owner can cancel or move the booking, or null if it is too late. */
export function changeableAt(row: Pick<BookingRow, 'state' | 'startsAt'>, now: Date): Date | null {
  const until = changeableUntil(row.startsAt)
  return row.state === 'confirmed' && now <= until ? until : null
}

/** Maps a booking as its owner sees it. */
export function toBooking(
  row: BookingRow,
  language: Language,
  now: Date,
  { pictures, payment }: { pictures: readonly string[]; payment: Booking['payment'] },
): Booking {
  const { details, acharya, pooja } = row
  const status = stateAt(row, now)
  const lines = linesOf(row)
  const totalPaise = totalOf(lines)
  const until = changeableAt(row, now)
  return {
    _id: row.id,
    status,
    heldUntil: status === 'held' ? row.heldUntil!.toISOString() : null,
    pooja: {
      _id: row.poojaId,
      pooja_name: pooja.name[language],
      drawing: pictureOf('poojas', { id: row.poojaId, drawing: pooja.drawing }),
      image: pooja.imageKey && `/media/${pooja.imageKey}`,
    },
    acharya: {
      _id: row.acharyaId,
      userId: acharya.userId,
      name: acharya.name?.[language] ?? bookingsTexts.formerAcharya[language],
      portrait: portraitOf(acharya.portrait),
      image: acharya.pictureKey ? `/media/${acharya.pictureKey}` : 'false',
    },
    ...slotTime(row.startsAt),
    startsAt: row.startsAt.toISOString(),
    availableTimeSlotsId: slotId(row.acharyaId, row.startsAt),
    bookingType: 'Online',
    name: details?.name ?? null,
    email: details?.email ?? null,
    contact: details?.contact ?? null,
    address: details?.address ?? null,
    state: details?.state ?? null,
    city: details?.city ?? null,
    pinCode: details?.pinCode ?? null,
    gotra: details?.gotra ?? null,
    sankalpNames: details?.sankalpNames ?? [],
    dakshina: toRupees(row.dakshinaPaise),
    lines: lines.map(({ charge, amountPaise, gstPercent, gstPaise }) => ({
      charge,
      amount: toRupees(amountPaise),
      gstPercent,
      gst: toRupees(gstPaise),
    })),
    total: toRupees(totalPaise),
    sankalp: row.sankalp,
    transferId: row.transferId,
    refundTransferId: row.refundTransferId,
    refund: toRupees(row.refundTransferId !== null || until !== null ? totalPaise : 0),
    payment,
    changeableUntil: until?.toISOString() ?? null,
    cancelledBy: row.cancelledBy,
    cancelReason: row.cancelReason,
    heldQuestion: isAsked(row) ? { calledSeconds: row.calledSeconds ?? 0, answer: row.heldAnswer } : null,
    note: row.note,
    pictures: [...pictures],
    stars: row.stars,
  }
}
