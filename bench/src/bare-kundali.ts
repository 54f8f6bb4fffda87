import fastify from 'fastify'

/**
 * The baseline for our chart call: one route that reads the same request and returns the same bytes from memory; no
 * computation, limit, validation or log, and only the framework's headers.
 */
const app = fastify()
let answers: readonly unknown[] = []
let at = 0

app.post('/kundali', async () => {
  at = (at + 1) % answers.length
  return answers[at]
})

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
process.on('message', (message: { answers: string[] } | 'cpu') => {
  if (message !== 'cpu') answers = message.answers.map((text) => JSON.parse(text) as unknown)
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1e6)
})
process.send?.(0)
process.once('SIGTERM', () => process.exit(0))
