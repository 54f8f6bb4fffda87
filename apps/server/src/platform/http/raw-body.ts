import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'

/**
 * Serves a route that gets its body as the bytes that were sent, of whatever type they say they are: a signature is made
 * over those, and written again as JSON they would not be the same.
 */
export function addRawBodyRoute(app: FastifyInstance, route: RouteOptions): void {
  // In a scope of its own: elsewhere bodies are JSON.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
    scope.route(route)
  })
}

export function rawBytes({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
}
