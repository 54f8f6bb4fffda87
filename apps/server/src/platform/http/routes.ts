import type { Access } from '@sankalp/contract/endpoint'
import type { FastifyInstance } from 'fastify'

/** A registered route. A route without `access` does not declare who may call it, which fails a test. */
export type Route = { method: string; url: string; readonly access: Access | undefined }

/** Returns a list that collects every route registered from now on, by any plugin. */
export function collectRoutes(app: FastifyInstance): readonly Route[] {
  const routes: Route[] = []
  app.addHook('onRoute', (options) => {
    for (const method of [options.method].flat()) {
      routes.push({
        method,
        url: options.url,
        // Read it lazily: the hook of an inner plugin, which may set it, runs after this one.
        get access() {
          return options.config?.access
        },
      })
    }
  })
  return routes
}
