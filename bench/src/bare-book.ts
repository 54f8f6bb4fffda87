import { createHash, randomUUID } from 'node:crypto'
import { slotId, slotStart } from '@sankalp/contract/booking-rules'
import { createBooking, payForBooking } from '@sankalp/contract/bookings'
import { acharyaSharePaise, poojaCharges, poojaPriceLines } from '@sankalp/contract/pooja-price'
import type { Tx } from '@sankalp/server/src/platform/db/db.ts'
import { movements } from '@sankalp/server/test/ledger.ts'
import fastify from 'fastify'
import pg from 'pg'

/**
 * The most that a booking in two calls can reach when each is a transaction of its own: bare routes that write the rows no correct server can do
 * without, each call in one packet to the database. A hold is its booking, under the rule that a slot is taken once, and its answer under the
 * caller's key; a payment is the ledger's one statement, the confirmed booking, one notice and the answer. No session, no limit, no check, nothing is
 * read; what the answers of ours say beyond ids and price, these leave out.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20, pipeline: true })
const app = fastify()

const { rows: poojas } = await pool.query<{ id: string; price_paise: number; name: { en: string; hin: string } }>(
  'select id, price_paise, name from pooja',
)
const { rows: acharyas } = await pool.query<{ id: string; user_id: string }>('select id, user_id from acharya')
const poojaOf = new Map(poojas.map((pooja) => [pooja.id, pooja]))
const userOf = new Map(acharyas.map(({ id, user_id: userId }) => [id, userId]))

type Send = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>

/** All of it in one packet: a failed statement makes the commit undo it. */
async function atOnce(statements: (send: Send) => Promise<unknown>[]): Promise<void> {
  const client = await pool.connect()
  try {
    const send: Send = async <Row>(text: string, values: readonly unknown[] = []) =>
      (await client.query({ name: nameOf(text), text, values: [...values] })).rows as Row[]
    const settled = await Promise.allSettled([client.query('begin'), ...statements(send), client.query('commit')])
    for (const one of settled) if (one.status === 'rejected') throw one.reason
  } finally {
    client.release()
  }
}

/** By name, so that each connection plans a statement once. */
const nameOf = (text: string) => createHash('sha1').update(text).digest('hex')

const saveReply = (send: Send, userId: string, key: unknown, endpoint: string, reply: object) =>
  send(
    'insert into idempotency_key (user_id, key, endpoint, request_hash, reply, created_at) values ($1, $2, $3, $4, $5, now())',
    [userId, key, endpoint, 'none', JSON.stringify(reply)],
  )

type Asked = { user: string; acharyaId: string; poojaId: string; date: string; time: string } & Record<string, unknown>

app.route<{ Body: Asked }>({
  method: createBooking.method,
  url: createBooking.path,
  async handler({ body, headers }) {
    const { user, acharyaId, poojaId, date, time, ...details } = body
    const startsAt = slotStart({ date, time })!
    const id = randomUUID()
    const pooja = poojaOf.get(poojaId)!
    const total =
      poojaPriceLines(pooja.price_paise, 0).reduce((sum, line) => sum + line.amountPaise + line.gstPaise, 0) / 100
    const reply = { booking: { _id: id, total, availableTimeSlotsId: slotId(acharyaId, startsAt) } }
    await atOnce((send) => [
      send(
        `insert into booking (id, user_id, acharya_id, pooja_id, starts_at, state, held_until, details, language, pooja_paise, samagri_paise, created_at, updated_at)
         values ($1, $2, $3, $4, $5, 'held', now() + interval '10 minutes', $6, 'en', $7, $8, now(), now())`,
        [
          id,
          user,
          acharyaId,
          poojaId,
          startsAt,
          JSON.stringify(details),
          pooja.price_paise,
          poojaCharges.samagri.amountPaise,
        ],
      ),
      saveReply(send, user, headers['idempotency-key'], createBooking.name, reply),
    ])
    return reply
  },
})

app.route<{ Params: { userId: string }; Body: { bookingID: string; availableTimeSlotsId: string } }>({
  method: payForBooking.method,
  url: payForBooking.path.replace(/\{(\w+)\}/g, ':$1'),
  async handler({ params: { userId }, body, headers }) {
    const id = body.bookingID
    const pooja = poojaOf.get('satyanarayan')!
    const acharya = userOf.get(body.availableTimeSlotsId.slice(0, 36))!
    const now = new Date()
    const lines = poojaPriceLines(pooja.price_paise, 0).map(({ charge, amountPaise, gstPercent, gstPaise }) => ({
      item: charge,
      quantity: 1,
      amountPaise,
      taxPercent: gstPercent,
      taxPaise: gstPaise,
      code: '999799',
    }))
    const reply = { status: 'SUCCESS', booking: { _id: id } }
    await atOnce((send) => [
      movements.payForPooja({ query: send, afterCommit: () => undefined } as unknown as Tx, {
        key: `booking:${id}`,
        userId,
        subject: { kind: 'booking', id, name: pooja.name },
        lines,
        earnings: [{ ownerId: acharya, amountPaise: acharyaSharePaise(pooja.price_paise, 0) }],
        now,
      }),
      send(
        `update booking set state = 'confirmed', held_until = null, transfer_id = (select transfer.id from transfer where key = $2), updated_at = now() where id = $1 and state = 'held'`,
        [id, `booking:${id}`],
      ),
      send(
        `insert into notice (id, user_id, kind, subject, key, language, facts, due_at, useful_until, created_at)
         values ($1, $2, 'bookingConfirmed', $3, 'once', 'en', '{}', now(), now() + interval '3 days', now())`,
        [randomUUID(), userId, `booking:${id}`],
      ),
      saveReply(send, userId, headers['idempotency-key'], payForBooking.name, reply),
    ])
    return reply
  },
})

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.on('message', () => process.send?.(0))
process.send?.(0)
process.once('SIGTERM', () => process.exit(0))
