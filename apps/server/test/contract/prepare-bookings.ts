import { setMyPattern } from '@sankalp/contract/acharya-bookings'
import { getAllAcharya } from '@sankalp/contract/acharyas'
import {
  type Booking,
  createBooking,
  getAvailableBookingSlots,
  getBooking,
  payForBooking,
} from '@sankalp/contract/bookings'
import { bookableMonths } from '@sankalp/contract/booking-rules'
import { getPayment, payInDemo, recharge } from '@sankalp/contract/payments'
import { updateUsers } from '@sankalp/contract/users'
import { createKeyedQueue } from '../../src/platform/keyed-queue.ts'
import { goodDetails, poojaId } from '../booking.ts'
import { TestClient, goodProfile } from '../test-client.ts'
import type { Prepared } from './prepare.ts'

/** In sequence for each user, because a new hold releases the previous one. */
const inTurn = createKeyedQueue()
const held = new Map<string, Booking>()
const paid = new Map<string, string>()

/** Makes requests about bookings succeed. */
export const bookingHints: Record<string, (owner: TestClient) => Promise<Prepared>> = {
  getAvailableBookingSlots: async (owner) => ({
    params: { acharyaId: await someAcharya(owner) },
    query: { month: bookableMonths(new Date())[1]!, place: 'varanasi' },
  }),
  holdSlot: async (owner) => inTurn(owner.userId, async () => ({ body: { ...(await freeSlot(owner)), poojaId } })),
  createBooking: async (owner) => inTurn(owner.userId, async () => ({ body: await filledIn(owner) })),
  updateBooking: async (owner) => ({ params: { bookingId: (await someHeld(owner))._id }, body: { dakshina: 101 } }),
  releaseHold: async (owner) => ({ params: { bookingId: (await someHeld(owner))._id } }),
  getBooking: async (owner) => ({ params: { bookingId: (await someHeld(owner))._id } }),
  getBookingCalendar: async (owner) => ({ params: { bookingId: await somePaid(owner) } }),
  joinBooking: async (owner) => ({ params: { bookingId: await somePaid(owner) } }),
  getRite: async (owner) => ({ params: { bookingId: await somePaid(owner) } }),
  answerHeld: async (owner) => ({ params: { bookingId: await somePaid(owner) }, body: { answer: 'held' } }),
  decideHeld: async (owner) => ({ params: { bookingId: await somePaid(owner) }, body: { held: true } }),
  postReview: async (owner) => ({ body: { bookingId: await somePaid(owner), stars: 5, words: 'A quiet hour.' } }),
  // Without money the answer is the missing amount, which is a success of the call.
  async payForBooking(owner) {
    const { _id: bookingID, availableTimeSlotsId, total } = await someHeld(owner)
    return { body: { amount: total.toFixed(2), description: 'Pooja', bookingID, availableTimeSlotsId } }
  },
}

const wholeDay = [{ from: 0, to: 1440 }]

/** Hints for the calls of an acharya, whose catalogue entry has the id of their account here (`set-role.ts`). */
export const acharyaHints: Record<string, (owner: TestClient) => Promise<Prepared>> = {
  setMyPattern: async () => ({ body: { week: Array.from({ length: 7 }, () => wholeDay) } }),
  setMyException: async () => ({ body: { day: tomorrow(), spans: wholeDay } }),
  removeMyException: async () => ({ params: { day: tomorrow() } }),
  getMyBookings: async () => ({ query: { when: 'coming', page: '1' } }),
  saveBankAccount: async () => ({
    body: { holder: 'Asha Rao', number: '123456789012', numberAgain: '123456789012', ifsc: 'SBIN0001234' },
  }),
  getMyEarnings: async () => ({ query: { month: '2026-11' } }),
  cancelMyBooking: async (owner) => ({ params: { bookingId: await bookedWith(owner) }, body: { reason: 'I am ill.' } }),
  setMyBookingNote: async (owner) => ({ params: { bookingId: await bookedWith(owner) } }),
  addMyBookingPicture: async (owner) => ({ params: { bookingId: await bookedWith(owner) } }),
  removeMyBookingPicture: async (owner) => ({
    params: { bookingId: await bookedWith(owner), pictureId: crypto.randomUUID() },
  }),
}

function tomorrow(): string {
  return new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10)
}

const booked = new Map<string, string>()

/** Returns a paid booking with the caller, or with any acharya if the caller is not one. */
async function bookedWith(owner: TestClient): Promise<string> {
  return inTurn(`with ${owner.userId}`, async () => {
    const known = booked.get(owner.userId)
    if (known) return known
    const { status } = await owner.call(setMyPattern, { body: { week: Array.from({ length: 7 }, () => wholeDay) } })
    const devotee = await new TestClient(owner.url, owner.outbox).signIn()
    const bookingId = await somePaid(devotee, status === 200 ? owner.userId : undefined)
    booked.set(owner.userId, bookingId)
    return bookingId
  })
}

async function someAcharya(owner: TestClient): Promise<string> {
  const { astrologers } = (await owner.call(getAllAcharya)).body
  const found = astrologers[Math.floor(Math.random() * astrologers.length)]
  if (!found) throw new Error('the catalogue is empty: load the demo first')
  return found._id
}

/** Finds a free slot in a random month of the next two years, so that simultaneous requests seldom collide. */
async function freeSlot(
  owner: TestClient,
  withWhom?: string,
): Promise<{ acharyaId: string; date: string; time: string }> {
  await completeProfile(owner)
  const acharyaId = withWhom ?? (await someAcharya(owner))
  const month = bookableMonths(new Date())[2 + Math.floor(Math.random() * 20)]!
  const { body } = await owner.call(getAvailableBookingSlots, { params: { acharyaId }, query: { month } })
  const free = body.availableBookingSlots.flatMap(({ date, fromTimeToTime }) =>
    fromTimeToTime
      .filter(({ status }) => status === 'Available')
      .map(({ toTime }) => ({ acharyaId, date, time: toTime })),
  )
  return free[Math.floor(Math.random() * free.length)]!
}

const complete = new Set<string>()

async function completeProfile(owner: TestClient): Promise<void> {
  if (!owner.userId || complete.has(owner.userId)) return
  await owner.call(updateUsers, { body: goodProfile })
  complete.add(owner.userId)
}

async function filledIn(owner: TestClient, withWhom?: string) {
  return {
    ...goodDetails,
    sankalpNames: [...goodDetails.sankalpNames],
    ...(await freeSlot(owner, withWhom)),
    poojaId,
    user: owner.userId,
    bookingType: 'Online' as const,
  }
}

/** Returns a completed booking that awaits payment: an existing one, or a new one. */
function someHeld(owner: TestClient, withWhom?: string): Promise<Booking> {
  return inTurn(owner.userId, async () => {
    const known = held.get(owner.userId)
    if (known && (await owner.call(getBooking, { params: { bookingId: known._id } })).body.booking?.status === 'held')
      return known
    const { status, body } = await owner.call(createBooking, { body: await filledIn(owner, withWhom) })
    if (status !== 200) throw new Error(`createBooking answered ${status} ${body.code}`)
    held.set(owner.userId, body.booking)
    return body.booking
  })
}

/**
 * Returns a paid booking: an existing one, or a new one. In sequence, because the number of a user's open payments is
 * limited.
 */
function somePaid(owner: TestClient, withWhom?: string): Promise<string> {
  return inTurn(`paid ${owner.userId}`, async () => {
    const known = paid.get(owner.userId)
    if (known) return known
    const booking = await someHeld(owner, withWhom)
    const { paymentId } = (await owner.call(recharge, { body: { userId: owner.userId, pack: 2000 } })).body
    await owner.call(payInDemo, { params: { paymentId }, body: { outcome: 'paid' } })
    // Reading the payment makes the server look it up.
    await owner.call(getPayment, { params: { paymentId } })
    const { body } = await owner.call(payForBooking, {
      params: { userId: owner.userId },
      body: {
        amount: booking.total.toFixed(2),
        bookingID: booking._id,
        availableTimeSlotsId: booking.availableTimeSlotsId,
      },
    })
    if (body.status !== 'SUCCESS') throw new Error(`payForBooking answered ${body.code ?? body.status}`)
    paid.set(owner.userId, booking._id)
    return booking._id
  })
}
