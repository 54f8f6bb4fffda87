import { createMovements } from '@sankalp/server/src/features/wallet/movements.ts'
import { demoSupplier } from '@sankalp/server/src/features/wallet/supplier.ts'
import type { Db } from '@sankalp/server/src/platform/db/db.ts'
import { bill } from '@sankalp/server/test/ledger.ts'
import fastify from 'fastify'
import pg from 'pg'

/**
 * The most that a paid call over HTTP can reach: a bare route that sends the ledger's one statement and nothing else. No contract, no
 * session, no limit, no Idempotency-Key.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const db: Pick<Db, 'query'> = { query: async (text, values) => (await pool.query({ name: 'move', text, values: [...(values ?? [])] })).rows }
const movements = createMovements(() => undefined, demoSupplier)
const app = fastify()

app.post<{ Body: { paise: number } }>('/api/pay', async ({ headers, body }) => {
  const userId = headers.authorization!.slice('Bearer '.length)
  const { transferId } = await movements.payForPooja(db as Db, bill(userId, body.paise, { taxPaise: 18 }))
  return { transferId }
})

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.on('message', () => process.send?.(0))
process.send?.(0)
process.once('SIGTERM', () => process.exit(0))
