import { randomUUID } from 'node:crypto'
import { slotTime } from '@sankalp/contract/booking-rules'
import { type Booking, createBooking, payForBooking } from '@sankalp/contract/bookings'
import { fillPath } from '@sankalp/contract/call'
import { createTickets } from '@sankalp/server/src/features/auth/tickets.ts'
import type { Db } from '@sankalp/server/src/platform/db/db.ts'
import { createSecrets } from '@sankalp/server/src/platform/secrets.ts'
import { goodDetails, poojaId } from '@sankalp/server/test/booking.ts'
import { movements, openAccount } from '@sankalp/server/test/ledger.ts'
import autocannon from 'autocannon'
import type { Shot } from './turns.ts'

export const secret = 'a secret for the bench: 8Fq3zW1nKd5Yp7Ts'
export const inFlight = 32

export type Person = { userId: string; token: string }
/** What the two calls of a booking share. */
type Made = { person?: Person; booking?: Booking }

/** Creates accounts with money and a session each, whose tokens last as long as the bench. */
export async function openPersons(db: Db, people: number): Promise<Person[]> {
  const tickets = createTickets(createSecrets(secret))
  const until = new Date(Date.now() + 24 * 3_600_000)
  const persons: Person[] = []
  while (persons.length < people) {
    const userId = await openAccount(db)
    const sessionId = randomUUID()
    await movements.recharge(db, {
      userId,
      paymentId: randomUUID(),
      provider: 'bench',
      paidPaise: 100_000_000_00,
      bonusPaise: 0,
      now: new Date(),
    })
    await db.query(
      `update user_account set email = 'asha@example.com', place_of_birth = 'Varanasi', date_of_birth = '1996-08-14' where id = $1`,
      [userId],
    )
    await db.query(
      'insert into auth_session (id, user_id, rotated_at, created_at, expires_at) values ($1, $2, now(), now(), $3)',
      [sessionId, userId, until],
    )
    persons.push({ userId, token: tickets.writeToken(sessionId, until) })
  }
  return persons
}

/** Books by a server's two calls for a number of seconds. Returns bookings per second. */
export type Book = (url: string, duration: number) => Promise<number>

/**
 * Books and pays one slot after the other. Uses users and acharyas that the reads do not use, so that the lists or
 * months measured with many rows are not also longer.
 */
export async function createBooker(db: Db, persons: readonly Person[]): Promise<Book> {
  const acharyas = (await db.query<{ id: string }>('select id from acharya where listed order by id offset 1')).map(
    ({ id }) => id,
  )
  let next = 0
  const first = Math.ceil(Date.now() / 1_800_000) * 1_800_000 + 48 * 3_600_000
  const slotAt = (index: number) => ({
    acharyaId: acharyas[index % acharyas.length]!,
    ...slotTime(new Date(first + Math.floor(index / acharyas.length) * 1_800_000)),
  })
  return async (url, duration) => {
    let paid = 0
    const refusals: string[] = []
    const post = ({ token }: Person, path: string, method: string, body: object): Shot => ({
      method,
      path,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    })
    // The next call uses the reply of the previous one; each connection has its own.
    const requests: Shot[] = [
      {
        method: createBooking.method,
        path: createBooking.path,
        setupRequest: (_request, made: Made) => {
          const index = next++
          // Users take turns, to stay below the limit of calls per user.
          made.person = persons[index % persons.length]!
          return post(made.person, createBooking.path, createBooking.method, {
            ...goodDetails,
            ...slotAt(index),
            poojaId,
            user: made.person.userId,
            bookingType: 'Online',
          })
        },
        onResponse: (status, body, made: Made) => {
          if (status === 200) made.booking = (JSON.parse(body) as { booking: Booking }).booking
          else refusals.push(`createBooking answered ${status} ${body}`)
        },
      },
      {
        method: payForBooking.method,
        path: payForBooking.path,
        setupRequest: (_request, { person, booking }: Made) =>
          post(person!, fillPath(payForBooking.path, { userId: person!.userId }), payForBooking.method, {
            amount: booking!.total.toFixed(2),
            description: 'Pooja',
            bookingID: booking!._id,
            availableTimeSlotsId: booking!.availableTimeSlotsId,
          }),
        onResponse: (status, body) => {
          if (status === 200 && body.includes('"SUCCESS"')) paid += 1
          else refusals.push(`payForBooking answered ${status} ${body}`)
        },
      },
    ]
    const result = await autocannon({ url, connections: inFlight, duration, requests })
    if (refusals.length > 0 || result.errors > 0)
      throw new Error(`${result.errors} errors and ${refusals.length} refusals, such as: ${refusals[0]}`)
    return paid / result.duration
  }
}
