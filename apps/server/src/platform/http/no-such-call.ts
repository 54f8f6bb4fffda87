import { DomainError, notFound } from '@sankalp/contract'
import type { Endpoint } from '@sankalp/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from './error-handler.ts'

/** Answers unknown requests below /api in JSON: an unknown path as such, a known one with another method as such. */
export function installNoSuchCall(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  // Use one pattern for all endpoints and create each refusal once: a flood of such calls must be cheap to refuse.
  const known = new RegExp(`^(?:${endpoints.map(({ path }) => path.replace(/\{\w+\}/g, '[^/]+')).join('|')})/?$`)
  const [noSuchMethod, noSuchCall] = [new DomainError('METHOD_NOT_ALLOWED', {}), notFound()]
  app.all('/api/*', { config: { access: 'anyone' } }, (request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    return sendRefusal(known.test(pathname) ? noSuchMethod : noSuchCall, request, reply)
  })
}
