import { notFound } from '@sankalp/contract'
import type { BookingState } from '@sankalp/contract/booking-life'
import type { HeldAnswer } from '@sankalp/contract/pooja-held'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import * as repository from './bookings.repository.ts'
import type { BookingRow } from './bookings.repository.ts'
import type { Ending } from './ending.ts'
import { lockOwn } from './holds.ts'

type Needs = { clock: Clock; ending: Pick<Ending, 'answerHeld' | 'decideHeld'> }

export type Held = ReturnType<typeof createHeld>

/** Whether a pooja with a very short call was performed: the devotee's answer, and the decision of an operator. */
export function createHeld({ clock, ending }: Needs) {
  async function answer(tx: Tx, userId: string, bookingId: string, given: HeldAnswer): Promise<BookingRow> {
    await ending.answerHeld(tx, await lockOwn(tx, userId, bookingId), given, clock.now())
    return (await repository.findBooking(tx, bookingId))!
  }

  async function decide(tx: Tx, bookingId: string, isHeld: boolean): Promise<BookingState> {
    const booking = await repository.lockBooking(tx, bookingId)
    if (!booking) throw notFound()
    await ending.decideHeld(tx, booking, isHeld, clock.now())
    return isHeld ? 'completed' : 'missed'
  }

  return { answer, decide }
}
