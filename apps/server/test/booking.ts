import { randomUUID } from 'node:crypto'
import { getAllAcharya } from '@sankalp/contract/acharyas'
import { slotTime } from '@sankalp/contract/booking-rules'
import {
  type Booking,
  createBooking,
  getAvailableBookingSlots,
  holdSlot,
  payForBooking,
  updateBooking,
} from '@sankalp/contract/bookings'
import { indiaDay, indiaDayStart } from '@sankalp/contract/india-time'
import type { Input } from '@sankalp/contract/endpoint'
import { movements } from './ledger.ts'
import type { TestApp } from './test-app.ts'
import { type TestClient, goodProfile } from './test-client.ts'

/** The person for whom a pooja is held, as the form sends it. */
export const goodDetails = {
  name: 'Asha Verma',
  email: 'asha@example.com',
  contact: '9876543210',
  address: '14, Assi Ghat Road',
  state: 'Uttar Pradesh',
  city: 'Varanasi',
  pinCode: '221005',
  gotra: 'Kashyap',
  sankalpNames: ['Asha Verma', 'Ravi Verma'],
} as const satisfies Input<typeof createBooking.body> extends infer Body ? Partial<Body> : never

export const poojaId = 'satyanarayan'
/** ₹1,100 and samagri, with tax on both. */
export const satyanarayanTotal = '1417.18'

type Booked = Pick<TestApp, 'db' | 'clock' | 'newClient'>

/** Creates a devotee with a complete profile and money in the wallet. */
export async function newDevotee(app: Booked, rupees = 5000): Promise<TestClient> {
  const client = await app.newClient().signIn()
  const { email, place_of_birth, date_of_birth } = goodProfile
  await app.db.query(
    'update user_account set name = $2, email = $3, place_of_birth = $4, date_of_birth = $5 where id = $1',
    [client.userId, 'Asha Verma', email, place_of_birth, date_of_birth],
  )
  if (rupees > 0) {
    await movements.recharge(app.db, {
      userId: client.userId,
      paymentId: randomUUID(),
      provider: 'test',
      paidPaise: rupees * 100,
      bonusPaise: 0,
      now: app.clock.now(),
    })
  }
  return client
}

/** Opens an acharya of the demo at all hours, so that a test can choose the hour it needs. */
export async function openAcharya(app: Booked, index = 0): Promise<string> {
  const { body } = await app.newClient().call(getAllAcharya)
  const id = body.astrologers[index]!._id
  await app.db.query('delete from availability_exception where acharya_id = $1', [id])
  await app.db.query('delete from availability_pattern where acharya_id = $1', [id])
  await app.db.query(
    'insert into availability_pattern (acharya_id, weekday, from_minute, to_minute) select $1, day, 0, 1440 from generate_series(0, 6) as day',
    [id],
  )
  return id
}

/** Returns the slot this many days from now, in India, at this time. */
export function slotIn(app: Pick<TestApp, 'clock'>, days: number, time = '10:30 AM'): { date: string; time: string } {
  const day = indiaDay(new Date(app.clock.now().getTime() + days * 24 * 3_600_000))
  return { date: slotTime(indiaDayStart(day)).date, time }
}

type Slot = { acharyaId: string; date: string; time: string }

export function hold(client: TestClient, slot: Slot, pooja = poojaId) {
  return client.call(holdSlot, { body: { ...slot, poojaId: pooja }, headers: newKey() })
}

export function create(client: TestClient, slot: Slot, more: Partial<Input<typeof createBooking.body>> = {}) {
  const body = {
    ...goodDetails,
    sankalpNames: [...goodDetails.sankalpNames],
    ...slot,
    poojaId,
    user: client.userId,
    bookingType: 'Online' as const,
    ...more,
  }
  return client.call(createBooking, { body, headers: newKey() })
}

export function pay(
  client: TestClient,
  booking: Pick<Booking, '_id' | 'availableTimeSlotsId' | 'total'>,
  amount = booking.total.toFixed(2),
  more: Pick<Input<typeof payForBooking.body>, 'rest'> = {},
) {
  return client.call(payForBooking, {
    params: { userId: client.userId },
    body: {
      amount,
      description: 'Pooja',
      bookingID: booking._id,
      availableTimeSlotsId: booking.availableTimeSlotsId,
      ...more,
    },
    headers: newKey(),
  })
}

export function update(client: TestClient, bookingId: string, body: Input<typeof updateBooking.body>) {
  return client.call(updateBooking, { params: { bookingId }, body, headers: newKey() })
}

/** Books and pays, and returns the confirmed booking. */
export async function book(client: TestClient, slot: Slot): Promise<Booking> {
  const made = await create(client, slot)
  if (made.status !== 200) throw new Error(`createBooking answered ${made.status} ${made.body.code}`)
  const paid = await pay(client, made.body.booking)
  if (paid.body.status !== 'SUCCESS')
    throw new Error(`payForBooking answered ${paid.status} ${paid.body.code ?? paid.body.status}`)
  return paid.body.booking!
}

/** Adds a video call of a booked pooja that lasted so long, as the consultations leave it behind. */
export async function addPoojaCall(app: Booked, bookingId: string, seconds: number): Promise<void> {
  const id = randomUUID()
  const from = app.clock.now()
  const to = new Date(from.getTime() + seconds * 1000)
  await app.db.query(
    `insert into consultation (id, user_id, acharya_id, acharya_user_id, talk, booking_id, paise_per_minute, minutes, state, requested_at,
       accepted_at, ended_at, talked_seconds, charged_seconds, charged_paise)
     select $1, b.user_id, b.acharya_id, a.user_id, 'Video Call', b.id, 0, 30, 'settled', $3, $3, $4, $5, 0, 0
       from booking b join acharya a on a.id = b.acharya_id where b.id = $2`,
    [id, bookingId, from, to, seconds],
  )
  await app.db.query(
    `insert into consultation_presence (consultation_id, connection_id, side, from_at, seen_at, is_open) values ($1, 'test', 'acharya', $2, $3, false)`,
    [id, from, to],
  )
}

/** Returns every slot of a month, by its id. */
export async function slotsOf(
  client: TestClient,
  acharyaId: string,
  query: Input<typeof getAvailableBookingSlots.query> = {},
) {
  const { body } = await client.call(getAvailableBookingSlots, { params: { acharyaId }, query })
  return body.availableBookingSlots.flatMap(({ date, fromTimeToTime }) =>
    fromTimeToTime.map((slot) => ({ date, ...slot })),
  )
}

function newKey(): Record<string, string> {
  return { 'Idempotency-Key': randomUUID() }
}
