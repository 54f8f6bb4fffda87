import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Booking, createBooking, payForBooking, updateBooking } from '@sankalp/contract/bookings'
import { verify } from '@sankalp/server/src/app/verify.ts'
import type { Db } from '@sankalp/server/src/platform/db/db.ts'
import { goodDetails, poojaId, slotIn } from '@sankalp/server/test/booking.ts'
import { findFreePort, startServer } from '@sankalp/server/test/server-process.ts'
import type { Answer, TestClient } from '@sankalp/server/test/test-client.ts'
import { addDevotees, clientOf, openAcharyas } from './devotees.ts'
import { type Ground, behindProxy, onDatabases, secret } from './ground.ts'
import type { Options, Proof, Report } from './proof.ts'

const people = 100
const inFlight = 16
const rupeesEach = 100_000
/** The divisors of the other proof's operations and kills: 2,000 and 50, unless fewer are requested. */
const share = { operations: 10, kills: 4 }

export const bookingsKilledProof: Proof = {
  number: 10,
  name: 'bookings-killed',
  title: 'kill -9 at random moments, while poojas are booked, paid and cancelled',
  run: (report, options) => onDatabases(options, (ground) => killWhileBooking(report, ground, options)),
}

/** What the server confirmed to a user about their booking. */
type Told = { userId: string; bookingId: string; end: 'held' | 'confirmed' | 'cancelled'; totalPaise: number }

async function killWhileBooking(report: Report, ground: Ground, options: Options): Promise<void> {
  const [operations, kills] = [Math.ceil(options.operations / share.operations), Math.ceil(options.kills / share.kills)]
  const port = await findFreePort()
  const env = { SECRET: secret, DEMO_ACHARYAS: 'off', ...behindProxy, ...ground.stored }
  const start = () => startServer(env, { dataDir: ground.dataDir, port })
  await (await start()).end()
  const { acharyas, devotees } = await ground.open(async (db) => ({
    acharyas: await openAcharyas(db),
    devotees: await addDevotees(db, people, rupeesEach),
  }))
  let server = await start()
  const clients = devotees.map((devotee) => clientOf(server.url, devotee))
  const tally = { operations: 0, unanswered: 0, told: [] as Told[], problems: [] as string[] }
  let killed = 0

  async function untilAnswered<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
    for (;;) {
      const answer = await ask().catch(() => null)
      if (answer && answer.status < 500 && answer.status !== 429) return answer
      tally.unanswered += 1
      await wait(100 + randomInt(100))
    }
  }

  /** Books one of a few slots, so that many users compete; a user who gets none tries the next. */
  async function bookOne(client: TestClient): Promise<void> {
    const slot = {
      acharyaId: acharyas[randomInt(acharyas.length)]!,
      ...slotIn(
        { clock: { now: () => new Date() } },
        3 + randomInt(40),
        `${1 + randomInt(12)}:${randomInt(2) === 0 ? '00' : '30'} ${randomInt(2) === 0 ? 'AM' : 'PM'}`,
      ),
    }
    const body = {
      ...goodDetails,
      sankalpNames: [],
      ...slot,
      poojaId,
      user: client.userId,
      bookingType: 'Online' as const,
    }
    const keys = { create: key(), pay: key(), cancel: key() }
    const made = await untilAnswered(() => client.call(createBooking, { body, headers: keys.create }))
    tally.operations += 1
    if (made.status === 409 && made.body.code === 'SLOT_TAKEN') return
    if (made.status !== 200) throw new Error(`createBooking answered ${made.status} ${made.body.code}`)
    const { booking } = made.body
    const told: Told = {
      userId: client.userId,
      bookingId: booking._id,
      end: 'held',
      totalPaise: Math.round(booking.total * 100),
    }
    tally.told.push(told)
    const paid = await untilAnswered(() =>
      client.call(payForBooking, { params: { userId: client.userId }, body: payBody(booking), headers: keys.pay }),
    )
    tally.operations += 1
    if (paid.body.status !== 'SUCCESS')
      throw new Error(`payForBooking answered ${paid.status} ${paid.body.code ?? paid.body.status}`)
    told.end = 'confirmed'
    if (randomInt(2) === 0) return
    const cancelled = await untilAnswered(() =>
      client.call(updateBooking, { params: { bookingId: booking._id }, body: { cancel: {} }, headers: keys.cancel }),
    )
    tally.operations += 1
    if (cancelled.status !== 200) throw new Error(`cancelling answered ${cancelled.status} ${cancelled.body.code}`)
    told.end = 'cancelled'
  }

  const goesOn = () => killed < kills || tally.operations < operations
  const waiting = [...clients]
  async function work(): Promise<void> {
    while (goesOn()) {
      const client = waiting.shift()!
      await bookOne(client).catch((error: Error) => void tally.problems.push(error.message))
      waiting.push(client)
    }
  }
  const startedAt = Date.now()
  const booking = Promise.all(Array.from({ length: inFlight }, work))
  for (; killed < kills; killed += 1) {
    while (tally.operations < ((killed + Math.random()) * operations) / kills) await wait(5)
    await wait(randomInt(40))
    await server.end('SIGKILL')
    server = await start()
  }
  await booking
  await server.end('SIGKILL')
  const counts = Object.groupBy(tally.told, ({ end }) => end)
  report.figure(
    `on ${ground.name}`,
    `${killed} kills over ${tally.operations} calls in ${Math.round((Date.now() - startedAt) / 1000)} s`,
  )
  report.figure(
    'paid and kept, paid and cancelled',
    `${counts.confirmed?.length ?? 0}, ${counts.cancelled?.length ?? 0}`,
  )
  report.figure('calls without an answer, made again', tally.unanswered)
  report.check('every call came to its end', tally.problems.length === 0, tally.problems[0])
  await ground.open((db) => checkBookings(report, db, tally.told))
}

async function checkBookings(report: Report, db: Db, told: readonly Told[]): Promise<void> {
  const rows = await db.query<{ id: string; state: string }>('select id, state from booking')
  const stored = new Map(rows.map(({ id, state }) => [id, state]))
  const lost = told.filter(({ bookingId, end }) => end !== 'held' && stored.get(bookingId) !== end)
  report.check('nothing acknowledged is lost', lost.length === 0, lost[0]?.bookingId)
  const spent = new Map<string, number>()
  for (const { userId, end, totalPaise } of told)
    if (end === 'confirmed') spent.set(userId, (spent.get(userId) ?? 0) + totalPaise)
  const wallets = await db.query<{ userId: string; paise: number }>(
    `select user_id as "userId", paid_paise as paise from wallet_account join auth_session using (user_id)`,
  )
  const wrong = wallets.filter(({ userId, paise }) => paise !== rupeesEach * 100 - (spent.get(userId) ?? 0))
  report.check('each wallet has paid for what its owner was told, to the paisa', wrong.length === 0, wrong[0]?.userId)
  const broken = await verify(db)
  report.check(
    'verify finds nothing: no slot sold twice, nothing paid without a booking',
    broken.length === 0,
    broken.length > 0 ? JSON.stringify(broken) : undefined,
  )
}

function payBody({ _id: bookingID, availableTimeSlotsId, total }: Booking) {
  return { amount: total.toFixed(2), bookingID, availableTimeSlotsId }
}

function key(): Record<string, string> {
  return { 'Idempotency-Key': randomUUID() }
}
