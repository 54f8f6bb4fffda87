import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A picture over a poor 2G line comes at about 3 kB a second; an attacker sends a byte now and then. */
const minBytesPerSecond = 512
const graceMs = 10_000
const checkEveryMs = 5_000

/** Closes connections whose body trickles in, so that a few thousand of them cannot hold the server. */
export function guardSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.raw.complete && hasBody(request)) watchBody(request)
    done()
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

function watchBody({ raw, log }: FastifyRequest): void {
  const { socket } = raw
  const startedAt = Date.now()
  const startBytes = socket.bytesRead
  const timer = setInterval(() => {
    const elapsedMs = Date.now() - startedAt
    if (raw.complete || socket.destroyed) clearInterval(timer)
    else if (elapsedMs > graceMs && (socket.bytesRead - startBytes) / (elapsedMs / 1000) < minBytesPerSecond) {
      clearInterval(timer)
      log.info('closed a connection whose body came too slowly')
      socket.destroy()
    }
  }, checkEveryMs)
  timer.unref()
  raw.once('close', () => clearInterval(timer))
}
