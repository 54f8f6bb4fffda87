import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'

/**
 * Adds a route that receives its body as raw bytes, whatever its declared type: a signature covers these bytes, and
 * JSON that is parsed and written again differs.
 */
export function addRawBodyRoute(app: FastifyInstance, route: RouteOptions): void {
  // Register it in a separate scope: elsewhere bodies are JSON.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
    scope.route(route)
  })
}

export function rawBytes({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
}
