import type { Tx } from '@sankalp/server/src/platform/db/db.ts'
import { bill, movements } from '@sankalp/server/test/ledger.ts'
import fastify from 'fastify'
import pg from 'pg'

/**
 * What a paid call over HTTP can reach when each makes its own movement: a bare route that sends the ledger's one statement and nothing else. No
 * contract, no session, no limit, no Idempotency-Key, no look at what it is paid for.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const alone: Tx = {
  isTransaction: true,
  afterCommit: (notify) => notify(),
  atCommit: () => undefined,
  rowsAtCommit: () => undefined,
  letGoEarly: () => undefined,
  query: async (text, values) => (await pool.query({ name: 'move', text, values: [...(values ?? [])] })).rows,
}
const app = fastify()

app.post<{ Params: { acharyaUserId: string }; Body: { amount: number } }>(
  '/api/consultation/:acharyaUserId/dakshina',
  async ({ headers, params, body }) => {
    const userId = headers.authorization!.slice('Bearer '.length)
    const amountPaise = body.amount * 100
    const { transferId } = await movements.payForPooja(
      alone,
      bill(userId, amountPaise, { earnings: [{ ownerId: params.acharyaUserId, amountPaise }] }),
    )
    return { transferId }
  },
)

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.on('message', () => process.send?.(0))
process.send?.(0)
process.once('SIGTERM', () => process.exit(0))
