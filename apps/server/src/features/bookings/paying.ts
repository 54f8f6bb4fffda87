import { DomainError, toRupees } from '@sankalp/contract'
import { slotId } from '@sankalp/contract/booking-rules'
import { type PriceLine, acharyaSharePaise, poojaPriceLines } from '@sankalp/contract/pooja-price'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Announce } from './booking-changes.ts'
import { stateAt, totalOf } from './booking-view.ts'
import * as repository from './bookings.repository.ts'
import type { BookingRow, BothLanguages } from './bookings.repository.ts'
import { lockOwn, unlessRefused } from './holds.ts'

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

/** Takes the price of a pooja from a wallet. The same key again changes nothing and gives the same transfer. */
export type ChargeForPooja = (tx: Tx, bill: PoojaBill) => Promise<{ transferId: string }>
/** The same for several wallets, waiting for nobody: null for one that has changed nothing. */
export type ChargeForPoojas = (
  tx: Tx,
  bills: readonly PoojaBill[],
) => Promise<readonly ({ transferId: string } | null)[]>

export type PayAsked = { bookingID: string; amount: string; availableTimeSlotsId: string }
export type Paid = { status: 'SUCCESS'; booking: BookingRow } | { status: 'INSUFFICIENT_BALANCE'; missing: number }

/** Service accounting code: other services. The samagri is part of the same supply; a dakshina is none. */
const serviceCode = '999799'

type Needs = { clock: Clock; charge: ChargeForPooja; chargeTogether: ChargeForPoojas; announce: Announce }

export function createPaying({ clock, charge, chargeTogether, announce }: Needs) {
  /** Pays a held booking. The booking is locked before the wallet, so that the end of its hold and its payment cannot both happen. */
  async function pay(tx: Tx, userId: string, asked: PayAsked): Promise<Paid> {
    const booking = await lockOwn(tx, userId, asked.bookingID)
    const bill = judge(booking, asked, clock.now())
    if (!bill) return { status: 'SUCCESS', booking }
    try {
      const { transferId } = await charge(tx, bill)
      return { status: 'SUCCESS', booking: confirm(tx, booking, bill, transferId) }
    } catch (error) {
      // The wallet refuses without having changed anything: an answer of this call, and no failure.
      if (error instanceof DomainError && error.code === 'INSUFFICIENT_BALANCE') {
        const { missingPaise } = (error as DomainError<'INSUFFICIENT_BALANCE'>).facts
        return { status: 'INSUFFICIENT_BALANCE', missing: toRupees(missingPaise) }
      }
      throw error
    }
  }

  /** Pays held bookings of several people, waiting for nobody: null for whoever has to be told something else than that theirs is paid, and changes nothing. */
  async function payTogether(
    tx: Tx,
    all: readonly { userId: string; asked: PayAsked }[],
  ): Promise<(BookingRow | null)[]> {
    const rows = new Map(
      (
        await repository.lockBookings(
          tx,
          all.map(({ asked }) => asked.bookingID),
        )
      ).map((row) => [row.id, row]),
    )
    const now = clock.now()
    const billed = all.flatMap(({ userId, asked }, index) => {
      const booking = rows.get(asked.bookingID)
      const bill = booking?.userId === userId ? unlessRefused(() => judge(booking, asked, now)) : null
      return booking && bill ? { index, booking, bill } : []
    })
    // Of two payments of one booking the wallet makes the first.
    const charged = await chargeTogether(
      tx,
      billed.map(({ bill }) => bill),
    )
    const paid = new Map(
      billed.flatMap(({ index, booking, bill }, place) =>
        charged[place] ? [[index, confirm(tx, booking, bill, charged[place].transferId)] as const] : [],
      ),
    )
    return all.map((_, index) => paid.get(index) ?? null)
  }

  function confirm(tx: Tx, booking: BookingRow, bill: PoojaBill, transferId: string): BookingRow {
    const { lines, now } = bill
    const samagriPaise = lines.find((line) => line.item === 'samagri')!.amountPaise
    const paid = { transferId, poojaPaise: booking.pooja.pricePaise, samagriPaise }
    repository.markConfirmedAtCommit(tx, booking.id, paid, now)
    return announce.confirmed(tx, { ...booking, ...paid, state: 'confirmed', heldUntil: null, paidLines: [...lines] })
  }

  return { pay, payTogether }
}

/** What is to be paid for a booking; null when it is paid. */
function judge(booking: BookingRow, asked: PayAsked, now: Date): PoojaBill | null {
  const state = stateAt(booking, now)
  // Pressed twice, or its answer was lost: it is paid, and that is what was asked for.
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
    earnings: [{ ownerId: acharya.userId, amountPaise: acharyaSharePaise(pooja.pricePaise, dakshinaPaise) }],
    now,
  }
}

/** The contract has seen to it that there are two decimals. */
function toPaise(amount: string): number {
  return Number(amount.replace('.', ''))
}
