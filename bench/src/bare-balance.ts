import fastify from 'fastify'
import pg from 'pg'

/** The baseline for our balance read: one route, one query, the same bytes, nothing else. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = fastify()

app.get<{ Params: { id: string } }>('/wallet/:id', async ({ params }) => {
  const { rows } = await pool.query<{ paid: string; bonus: string; reserved: string }>(
    'select paid_paise as paid, bonus_paise as bonus, reserved_paid_paise + reserved_bonus_paise as reserved from wallet_account where user_id = $1',
    [params.id],
  )
  const [paid, bonus, reserved] = [Number(rows[0]!.paid), Number(rows[0]!.bonus), Number(rows[0]!.reserved)]
  return {
    wallet: {
      balance: (paid + bonus) / 100,
      available: (paid + bonus - reserved) / 100,
      reserved: reserved / 100,
      bonus: bonus / 100,
      daily: { limit: null, spentToday: 0, next: null },
    },
  }
})

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1e6)
})
process.send?.(0)
process.once('SIGTERM', () => process.exit(0))
