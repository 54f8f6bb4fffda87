import fastify from 'fastify'
import pg from 'pg'

/**
 * What reading bookings and slots is compared with: routes with one query each, no token, no limit, no check, the same bytes.
 * The bytes are handed to it, since making them is not what is compared; the query reads the rows that they are made of.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = fastify()
let answers: Record<string, string> = {}

app.get<{ Params: { userId: string } }>('/list/:userId', async ({ params }, reply) => {
  await pool.query('select * from booking where user_id = $1 and transfer_id is not null order by starts_at desc limit 20', [params.userId])
  return reply.type('application/json; charset=utf-8').send(answers.list)
})
app.get<{ Params: { id: string } }>('/detail/:id', async ({ params }, reply) => {
  await pool.query('select * from booking where id = $1', [params.id])
  return reply.type('application/json; charset=utf-8').send(answers.detail)
})
app.get<{ Params: { acharyaId: string; from: string; to: string } }>('/slots/:acharyaId/:from/:to', async ({ params }, reply) => {
  await pool.query(`select starts_at from booking where acharya_id = $1 and starts_at >= $2 and starts_at < $3 and state not in ('expired', 'cancelled')`, [
    params.acharyaId,
    params.from,
    params.to,
  ])
  return reply.type('application/json; charset=utf-8').send(answers.slots)
})

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.on('message', (message: 'cpu' | Record<string, string>) => {
  if (message !== 'cpu') answers = message
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1e6)
})
process.send?.(0)
process.once('SIGTERM', () => process.exit(0))
