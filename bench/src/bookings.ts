import { bookableMonths } from '@sankalp/contract/booking-rules'
import type { Db } from '@sankalp/server/src/platform/db/db.ts'
import { startServer } from '@sankalp/server/test/server-process.ts'
import { openTestPostgres } from '@sankalp/server/test/test-db.ts'
import { type Book, type Person, createBooker, inFlight, openPersons, secret } from './booker.ts'
import { fillBookings, scansOf, tidyTables, takeBackNotices } from './booking-rows.ts'
import { bankRate, openBank } from './pgbench.ts'
import { openPostgresTime } from './postgres-time.ts'
import { type Row, median, microsRow } from './table.ts'
import { type Speed, measureInTurns, startHelper } from './turns.ts'

const people = 600
/**
 * The users who read their bookings, so many that none reaches the limit of calls on a fast machine. Each has 5 of the
 * first bookings.
 */
const readers = 400
const secondsEach = 3
const rounds = 5
/** A process answers its first calls at half its speed. */
const warmUpSeconds = 4
/** Use fewer on a slow machine: `BENCH_BOOKINGS=50000 npm run bench -- bookings`. */
const many = Number(process.env.BENCH_BOOKINGS ?? 1_000_000)
const few = 2000

/**
 * Measures bookings over HTTP: reading against bare routes, holding and paying against PostgreSQL's bank benchmark, and
 * both among many rows.
 */
export async function measureBookings(add: (row: Row) => void): Promise<void> {
  const { db, url } = await openTestPostgres()
  try {
    const server = await startServer(
      { DATABASE_URL: url, SECRET: secret, DEMO_ACHARYAS: 'off', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' },
      { keepsLog: false },
    )
    try {
      await db.query('delete from availability_exception')
      await db.query('delete from availability_pattern')
      await db.query(
        'insert into availability_pattern (acharya_id, weekday, from_minute, to_minute) select id, day, 0, 1440 from acharya, generate_series(0, 6) as day',
      )
      const persons = await openPersons(db, people)
      const owners = persons.slice(0, readers).map(({ userId }) => userId)
      await fillBookings(db, few, owners)
      const before = await measureReads(db, url, server, persons, `among ${few}`, add)
      const book = await createBooker(db, persons.slice(readers))
      const rateBefore = await measureHoldAndPay(db, url, server.url, book, add)
      await fillBookings(db, many, owners)
      await takeBackNotices(db)
      const after = await measureReads(db, url, server, persons, `among ${many}`, add)
      for (const name of ['list', 'detail', 'slots'] as const) {
        const slower = after[name] / before[name]
        add({
          what: `${name}: time among ${many} ÷ among ${few}`,
          measured: slower.toFixed(2),
          aim: '≤ 1.3',
          reached: slower <= 1.3,
        })
      }
      const rateAfter = await rateOf(book, server.url)
      add({
        what: `hold + pay among ${many} ÷ among ${few}`,
        measured: (rateAfter / rateBefore).toFixed(2),
        aim: '≥ 0.8',
        reached: rateAfter / rateBefore >= 0.8,
      })
      await tellPlans(db, persons[0]!.userId, add)
    } finally {
      await server.end()
    }
  } finally {
    await db.close()
  }
}

/**
 * Measures processor time per read, server and PostgreSQL together, against a bare route that reads the same rows and
 * sends the same bytes.
 */
async function measureReads(
  db: Db,
  databaseUrl: string,
  server: Awaited<ReturnType<typeof startServer>>,
  persons: readonly Person[],
  among: string,
  add: (row: Row) => void,
) {
  const bare = await startHelper('./bare-bookings.ts', { DATABASE_URL: databaseUrl })
  const postgresSeconds = await openPostgresTime(db)
  try {
    const rows = await db.query<{ id: string; userId: string }>(
      `select distinct on (user_id) id, user_id as "userId" from booking where transfer_id is not null order by user_id, starts_at desc`,
    )
    const bookingOf = new Map(rows.map(({ id, userId }) => [userId, id]))
    const [{ id: acharyaId } = { id: '' }] = await db.query<{ id: string }>(
      'select id from acharya where listed order by id limit 1',
    )
    const month = bookableMonths(new Date())[1]!
    const calls = persons.slice(0, readers).map(({ userId, token }) => ({
      headers: { authorization: `Bearer ${token}` },
      userId,
      booking: bookingOf.get(userId)!,
    }))
    const paths = {
      list: ({ userId }: (typeof calls)[number]) => `/api/booking/getBookedPooja/${userId}`,
      detail: ({ booking }: (typeof calls)[number]) => `/api/booking/getBooking/${booking}`,
      slots: () => `/api/acharya/getAvailableBookingSlots/${acharyaId}?month=${month}&place=varanasi`,
    }
    const bares = {
      list: ({ userId }: (typeof calls)[number]) => `/list/${userId}`,
      detail: ({ booking }: (typeof calls)[number]) => `/detail/${booking}`,
      slots: () => `/slots/${acharyaId}/${month}-01/${month}-28`,
    }
    const answers: Record<string, string> = {}
    for (const name of ['list', 'detail', 'slots'] as const) {
      const response = await fetch(server.url + paths[name](calls[0]!), { headers: calls[0]!.headers })
      if (!response.ok) throw new Error(`${name} answered ${response.status}`)
      answers[name] = await response.text()
    }
    await bare.tell({ slots: answers.slots! })
    for (const name of ['list', 'detail', 'slots'] as const) {
      const plain = await (await fetch(bare.url + bares[name](calls[0]!))).text()
      if (withoutTime(plain) !== withoutTime(answers[name]!))
        throw new Error(`the two answers differ:\n${answers[name]}\n${plain}`)
    }
    const micros = { list: 0, detail: 0, slots: 0 }
    for (const name of ['list', 'detail', 'slots'] as const) {
      const speeds: Record<'ours' | 'bare', Speed> = await measureInTurns({
        // Public reads are limited per address, so each request comes from another address.
        ours: {
          url: server.url,
          requests: Array.from({ length: 400 }, (_, index) => ({ call: calls[index % calls.length]!, index })).map(
            ({ call, index }) => ({
              method: 'GET',
              path: paths[name](call),
              headers: { ...call.headers, 'x-forwarded-for': `203.0.${index >> 8}.${index & 255}` },
            }),
          ),
          cpuSeconds: async () => (await server.cpuSeconds()) + postgresSeconds(),
        },
        bare: {
          url: bare.url,
          requests: calls.map((call) => ({ method: 'GET', path: bares[name](call) })),
          cpuSeconds: async () => (await bare.cpuSeconds()) + postgresSeconds(),
        },
      })
      const ratio = speeds.ours.micros / speeds.bare.micros
      const aim = name === 'slots' ? 2 : 1.5
      add({
        what: `${name} of bookings ÷ bare route, processor time (${among})`,
        measured: ratio.toFixed(2),
        aim: `≤ ${aim}`,
        reached: ratio <= aim,
      })
      add(microsRow('ours', [speeds.ours, speeds.bare]))
      micros[name] = speeds.ours.micros
    }
    return micros
  } finally {
    await bare.stop()
  }
}

/** Both include the current time. */
const withoutTime = (json: string) => json.replace(/"serverTime":"[^"]*"/, '')

/** Returns the median of some turns, since the speed of a shared machine varies from second to second. */
async function rateOf(book: Book, url: string): Promise<number> {
  const rates: number[] = []
  for (let round = 0; round < rounds; round += 1) rates.push(await book(url, secondsEach))
  return median(rates)
}

/**
 * Measures our two calls for a booking, holding it with its details and paying, in turns with the bare server and
 * PostgreSQL's bank benchmark.
 */
async function measureHoldAndPay(
  db: Db,
  databaseUrl: string,
  url: string,
  book: Book,
  add: (row: Row) => void,
): Promise<number> {
  await openBank(databaseUrl, inFlight)
  const rates = { ours: [] as number[], bank: [] as number[] }
  await book(url, warmUpSeconds)
  await tidyTables(db)
  for (let round = 0; round < rounds; round += 1) {
    rates.ours.push(await book(url, secondsEach))
    // The server still sends the notices of these bookings: prevent that while the other side is measured.
    await takeBackNotices(db)
    rates.bank.push(await bankRate(databaseUrl, inFlight, secondsEach))
  }
  const [ours, bank] = [median(rates.ours), median(rates.bank)]
  add({ what: 'paid bookings a second', measured: String(Math.round(ours)), aim: '≥ 150', reached: ours >= 150 })
  // A booking is two calls, each with one transaction.
  add({ what: '  its calls ÷ pgbench TPC-B', measured: ((2 * ours) / bank).toFixed(2) })
  return ours
}

async function tellPlans(db: Db, userId: string, add: (row: Row) => void): Promise<void> {
  const [{ id: acharyaId } = { id: '' }] = await db.query<{ id: string }>(
    'select id from acharya where listed order by id limit 1',
  )
  const statements = {
    list: `select id from booking where user_id = '${userId}' and transfer_id is not null order by starts_at desc limit 20`,
    'taken slots': `select starts_at from booking where acharya_id = '${acharyaId}' and starts_at >= now() and starts_at < now() + interval '31 days' and state not in ('expired', 'cancelled')`,
    holds: `select id from booking where user_id = '${userId}' and state = 'held'`,
    'what to close': `select id from booking where state in ('confirmed', 'live') and starts_at <= now() order by starts_at limit 200`,
  }
  for (const [name, statement] of Object.entries(statements)) {
    const plan = await scansOf(db, statement)
    add({
      what: `  plan of ${name}`,
      measured: plan.summary,
      aim: 'not the whole table',
      reached: !plan.hasSequentialScan,
    })
  }
}
