import { DomainError, notFound } from '@sankalp/contract'
import type { Endpoint } from '@sankalp/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from './error-handler.ts'

/** Below /api every answer is JSON: an unknown path says so, and a known one called in another way says that. */
export function installNoSuchCall(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const known = endpoints.map(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`))
  app.all('/api/*', { config: { access: 'anyone' } }, (request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const isKnown = known.some((pattern) => pattern.test(pathname))
    return sendRefusal(isKnown ? new DomainError('METHOD_NOT_ALLOWED', {}) : notFound(), request, reply)
  })
}
