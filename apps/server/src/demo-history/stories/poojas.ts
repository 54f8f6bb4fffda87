import { randomUUID } from 'node:crypto'
import { demoCancelReasons } from '@sankalp/content/demo/history/words'
import { cancelMyBooking, setMyBookingNote } from '@sankalp/contract/acharya-bookings'
import { slotTime } from '@sankalp/contract/booking-rules'
import {
  answerHeld,
  createBooking,
  decideHeld,
  joinBooking,
  payForBooking,
  updateBooking,
} from '@sankalp/contract/bookings'
import { leastHeldSeconds } from '@sankalp/contract/pooja-held'
import { postReview } from '@sankalp/contract/reviews'
import { type Acharya, type Resident, nameOf } from '../cast.ts'
import type { Story } from '../timeline.ts'
import type { Person, Town } from '../town.ts'

/** What becomes of a booked pooja. */
export type PoojaEnd =
  | 'performed'
  | 'toCome'
  | 'cancelledByDevotee'
  | 'cancelledByAcharya'
  /** Nobody came on the acharya's side. */
  | 'acharyaMissed'
  | 'devoteeMissed'
  /** The call was too short, and the devotee has not said yet whether the pooja was held. */
  | 'tooShort'
  /** Too short, and the devotee says that it was held. */
  | 'tooShortHeld'
  /** Too short, and an operator finds that it was not held. */
  | 'notHeld'
  /** The slot was held and never paid. */
  | 'expired'

export type PoojaPlan = {
  user: Resident
  acharya: Acharya
  operator: Person
  poojaId: string
  /** How long the pooja takes. */
  minutes: number
  slot: Date
  gotra: string
  /** What the acharya writes afterwards. */
  note: string
  end: PoojaEnd
  dakshina?: number
  review?: readonly [stars: number, words: string]
}

const shortSeconds = 90

/** A pooja from the booking to what is said of it afterwards. */
export async function* bookPooja(town: Town, plan: PoojaPlan): Story {
  const { user, end } = plan
  const { bookingId, booking } = await town.call(user, createBooking, { body: bodyOf(plan) })
  const params = { bookingId }
  if (end === 'expired') {
    yield 11 * 60
    return town.runJob('bookings.expire-holds')
  }
  let { total } = booking
  if (plan.dakshina) {
    const changed = await town.call(user, updateBooking, { params, body: { dakshina: plan.dakshina } })
    total = changed.booking.total
  }
  yield 90
  const { status } = await town.call(user, payForBooking, {
    params: { userId: user.userId },
    body: { amount: total.toFixed(2), bookingID: bookingId, availableTimeSlotsId: booking.availableTimeSlotsId },
  })
  if (status !== 'SUCCESS') throw new Error(`the booking was not paid: ${status}`)
  if (end === 'toCome') return
  if (end === 'cancelledByDevotee' || end === 'cancelledByAcharya') {
    yield 5 * 3600
    return cancel(town, plan, bookingId)
  }
  yield secondsUntil(town, plan.slot) + 60
  yield* hold(town, plan, bookingId)
  yield secondsUntil(town, plan.slot) + 31 * 60
  await town.runJob('bookings.close')
  yield 2 * 3600
  yield* after(town, plan, bookingId)
}

function bodyOf({ user, acharya, poojaId, slot, gotra }: PoojaPlan) {
  const { address, city, state, pincode, email } = user.profile
  return {
    name: nameOf(user),
    email,
    contact: user.phone.slice(-10),
    address,
    city,
    state,
    pinCode: pincode,
    gotra,
    sankalpNames: [nameOf(user)],
    user: user.userId,
    acharyaId: acharya.acharyaId,
    poojaId,
    ...slotTime(slot),
    bookingType: 'Online' as const,
  }
}

async function cancel(town: Town, { user, acharya, end }: PoojaPlan, bookingId: string): Promise<void> {
  const params = { bookingId }
  if (end === 'cancelledByAcharya')
    await town.call(acharya, cancelMyBooking, { params, body: { reason: demoCancelReasons.acharya[user.language] } })
  else
    await town.call(user, updateBooking, {
      params,
      body: { cancel: { reason: demoCancelReasons.devotee[user.language] } },
    })
}

/** The half hour of the pooja: who comes, and how long they are together. */
async function* hold(town: Town, { user, acharya, end, minutes }: PoojaPlan, bookingId: string): Story {
  const params = { bookingId }
  if (end !== 'devoteeMissed') await town.call(user, joinBooking, { params })
  if (end === 'acharyaMissed') return
  await town.call(acharya, joinBooking, { params })
  if (end === 'devoteeMissed') return
  const requestId = randomUUID()
  const [devotee, priest] = [town.connect(user), town.connect(acharya)]
  await town.send(devotee, 'chat:request', {
    requestId,
    acharyaId: acharya.acharyaId,
    talk: 'Video Call',
    isPoojaCall: true,
  })
  yield 5
  await town.send(priest, 'chat:request:accept', { requestId })
  yield 3
  for (const side of [devotee, priest]) {
    await town.send(side, 'consultation:join', { requestId })
    await town.send(side, 'call:media', { requestId })
  }
  // As long as a call must last for the pooja to count as held, and a little.
  yield end === 'performed' ? leastHeldSeconds(minutes) + 30 : shortSeconds
  await town.send(priest, 'chat:end', { to: user.userId, endTimestamp: town.clock.now().getTime() })
  await town.hangUp(devotee)
  await town.hangUp(priest)
}

async function* after(town: Town, { user, acharya, operator, end, note, review }: PoojaPlan, bookingId: string): Story {
  const params = { bookingId }
  if (end === 'tooShortHeld') await town.call(user, answerHeld, { params, body: { answer: 'held' } })
  if (end === 'notHeld') {
    await town.call(user, answerHeld, { params, body: { answer: 'notHeld' } })
    yield 20 * 3600
    await town.call(operator, decideHeld, { params, body: { held: false } })
  }
  if (end !== 'performed') return
  await town.call(acharya, setMyBookingNote, { params, body: { note } })
  if (!review) return
  yield 3 * 3600
  const [stars, words] = review
  await town.call(user, postReview, { body: { bookingId, stars, ...(words !== '' && { words }) } })
}

const secondsUntil = (town: Town, then: Date) => Math.max(0, (then.getTime() - town.clock.now().getTime()) / 1000)
