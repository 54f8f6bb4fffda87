import type { Access } from '@sankalp/contract/endpoint'
import type { FastifyInstance } from 'fastify'

/** A route as it was registered. Without `access` nobody has said who may call it, and a test fails. */
export type Route = { method: string; url: string; access: Access | undefined }

/** Fills a list with every route that is registered from now on, whoever registers it. */
export function collectRoutes(app: FastifyInstance): readonly Route[] {
  const routes: Route[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const each of [method].flat()) routes.push({ method: each, url, access: config?.access })
  })
  return routes
}
