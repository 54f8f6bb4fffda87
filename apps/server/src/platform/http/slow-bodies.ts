import type { FastifyInstance } from 'fastify'

/** A picture over a poor 2G line comes at about 3 kB a second; an attacker sends a byte now and then. */
const minBytesPerSecond = 512
const graceMs = 10_000
const checkEveryMs = 5_000

/** Closes connections whose body trickles in, so that a few thousand of them cannot hold the server. */
export function guardSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { raw } = request
    if (raw.complete || (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined)) return
    const { socket } = raw
    const startedAt = Date.now()
    const startBytes = socket.bytesRead
    const timer = setInterval(() => {
      const elapsedMs = Date.now() - startedAt
      if (raw.complete || socket.destroyed) clearInterval(timer)
      else if (elapsedMs > graceMs && (socket.bytesRead - startBytes) / (elapsedMs / 1000) < minBytesPerSecond) {
        clearInterval(timer)
        request.log.info('closed a connection whose body came too slowly')
        socket.destroy()
      }
    }, checkEveryMs)
    timer.unref()
    raw.once('close', () => clearInterval(timer))
  })
}
