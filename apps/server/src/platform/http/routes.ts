import type { Access } from '@sankalp/contract/endpoint'
import type { FastifyInstance } from 'fastify'

/** A route as it was registered. Without `access` nobody has said who may call it, and a test fails. */
export type Route = { method: string; url: string; readonly access: Access | undefined }

/** Fills a list with every route that is registered from now on, whoever registers it. */
export function collectRoutes(app: FastifyInstance): readonly Route[] {
  const routes: Route[] = []
  app.addHook('onRoute', (options) => {
    for (const method of [options.method].flat()) {
      routes.push({
        method,
        url: options.url,
        // Read later: an inner plugin's own hook, which may say who, runs after this one.
        get access() {
          return options.config?.access
        },
      })
    }
  })
  return routes
}
