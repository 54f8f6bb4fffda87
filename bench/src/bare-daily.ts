import fastify from 'fastify'

/**
 * The baseline for our daily panchang: one route that reads the same request and returns the same bytes from memory; no
 * computation, limit, validation or log, and only the framework's headers.
 */
const app = fastify()
let answer: unknown = null

app.post('/daily', async () => answer)

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.on('message', (message: { answer: string } | 'cpu') => {
  if (message !== 'cpu') answer = JSON.parse(message.answer)
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1e6)
})
process.send?.(0)
process.once('SIGTERM', () => process.exit(0))
