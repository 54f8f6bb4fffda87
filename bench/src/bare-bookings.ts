import { toBooking } from '@sankalp/server/src/features/bookings/booking-view.ts'
import { findBooking, listPaidOf } from '@sankalp/server/src/features/bookings/bookings.repository.ts'
import type { Queryable } from '@sankalp/server/src/platform/db/db.ts'
import fastify from 'fastify'
import pg from 'pg'

/**
 * The baseline for reading bookings and slots: one route and one query each, and the same bytes; no token, no limit, no
 * validation. It receives the bytes of a month's slots ready-made, since generating them from thousands of rows is not
 * part of the comparison.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
/** Named statements, so that each connection plans them once. */
const db: Queryable = {
  query: async <Row>(text: string, parameters: readonly unknown[] = []) =>
    (await pool.query({ name: text.slice(-40), text, values: [...parameters] })).rows as Row[],
}
const app = fastify()
let slots = ''

app.get<{ Params: { userId: string } }>('/list/:userId', async ({ params }) => {
  const now = new Date()
  const rows = await listPaidOf(db, params.userId, now, 20, 0)
  return {
    bookings: rows.map((row) => toBooking(row, 'en', now, { pictures: [], payment: null })),
    serverTime: now.toISOString(),
    totalPages: 1,
    currentPage: 1,
  }
})
app.get<{ Params: { id: string } }>('/detail/:id', async ({ params }) => {
  const row = (await findBooking(db, params.id))!
  return {
    booking: toBooking(row, 'en', new Date(), { pictures: [], payment: null }),
    serverTime: new Date().toISOString(),
  }
})
app.get<{ Params: { acharyaId: string; from: string; to: string } }>(
  '/slots/:acharyaId/:from/:to',
  async ({ params }, reply) => {
    await pool.query(
      `select starts_at from booking where acharya_id = $1 and starts_at >= $2 and starts_at < $3 and state not in ('expired', 'cancelled')`,
      [params.acharyaId, params.from, params.to],
    )
    return reply.type('application/json; charset=utf-8').send(slots)
  },
)

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.on('message', (message: 'cpu' | { slots: string }) => {
  if (message !== 'cpu') slots = message.slots
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1e6)
})
process.send?.(0)
process.once('SIGTERM', () => process.exit(0))
