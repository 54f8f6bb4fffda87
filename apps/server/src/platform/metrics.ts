import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Settings } from './settings.ts'

const bucketSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Metrics = ReturnType<typeof createMetrics>

/** What this process counts, for whoever runs it. Each app has its own, so that tests can have several in one process. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requestSeconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: bucketSeconds,
    registers: [registry],
  })
  return { registry, requestSeconds }
}

/**
 * `token`: who brings it may read them from anywhere. Without one this machine may, but only in the demo: a proxy on the same machine that
 * does not say for whom it asks would read them for everybody.
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

/** Asked directly on this machine; a visitor comes through the proxy, which may be on it too. */
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
