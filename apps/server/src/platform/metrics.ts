import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Registry, collectDefaultMetrics } from 'prom-client'
import type { RequestTimes } from './request-times.ts'

/** Counts and times of requests by route, and the process's own figures, for whoever runs it. */
export function installMetrics(app: FastifyInstance, times: RequestTimes): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  app.get('/metrics', { config: { access: 'anyone' } }, async (request, reply) => {
    if (!isFromInside(request)) return reply.callNotFound()
    return reply.header('content-type', registry.contentType).send(`${await registry.metrics()}\n${times.write()}`)
  })
}

/** Asked directly, from this machine or a private network; a visitor comes through the proxy. */
function isFromInside({ raw, headers }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] !== undefined) return false
  const address = (raw.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/.test(address)
}
