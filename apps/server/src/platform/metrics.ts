import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Settings } from './settings.ts'

const bucketSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Metrics = ReturnType<typeof createMetrics>

/** Creates the metrics of this process. Each app has its own, so that tests can run several in one process. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requestSeconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Response time, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: bucketSeconds,
    registers: [registry],
  })
  return { registry, requestSeconds }
}

/**
 * Serves the metrics. A caller with `token` may read them from anywhere. Without a token setting, only this machine
 * may, and only in the demo: a local proxy that does not forward the client's address would expose them to every
 * visitor.
 */
export function installMetrics(
  app: FastifyInstance,
  { registry }: Metrics,
  { metricsToken: token, mode }: Pick<Settings, 'metricsToken' | 'mode'>,
): void {
  app.get('/metrics', { config: { access: 'anyone' } }, async (request, reply) => {
    if (!(token === null ? mode === 'demo' && isFromHere(request) : hasToken(request, token)))
      return reply.callNotFound()
    return reply.header('content-type', registry.contentType).send(await registry.metrics())
  })
}

/**
 * Returns whether the request comes directly from this machine. A visitor comes through the proxy, which may be local
 * too.
 */
function isFromHere({ raw, headers }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false
  return /^(::ffff:)?127\.|^::1$/.test(raw.socket.remoteAddress ?? '')
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const [given, wanted] = [headers.authorization ?? '', `Bearer ${token}`].map((text) => Buffer.from(text)) as [
    Buffer,
    Buffer,
  ]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
