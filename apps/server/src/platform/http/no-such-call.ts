import { DomainError, notFound } from '@sankalp/contract'
import type { Endpoint } from '@sankalp/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from './error-handler.ts'

/** Below /api every answer is JSON: an unknown path says so, and a known one called in another way says that. */
export function installNoSuchCall(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  // One pattern for all, and each refusal made once: a flood of such calls must cost us as little as it can.
  const known = new RegExp(`^(?:${endpoints.map(({ path }) => path.replace(/\{\w+\}/g, '[^/]+')).join('|')})/?$`)
  const [noSuchMethod, noSuchCall] = [new DomainError('METHOD_NOT_ALLOWED', {}), notFound()]
  app.all('/api/*', { config: { access: 'anyone' } }, (request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    return sendRefusal(known.test(pathname) ? noSuchMethod : noSuchCall, request, reply)
  })
}
