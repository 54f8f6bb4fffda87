import { notFound } from '@sankalp/contract'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../clock.ts'
import type { ServedStorage } from './open-storage.ts'
import { typeOfKey } from './storage.ts'

type Query = { expires?: unknown; signature?: unknown }

/** Serves private files under signed URLs. A wrong, altered or expired URL gets the same response as a missing file. */
export function serveSignedFiles(
  app: FastifyInstance,
  { storage, clock }: { storage: Pick<ServedStorage, 'readSigned'>; clock: Clock },
): void {
  app.get<{ Params: { '*': string }; Querystring: Query }>(
    '/media/private/*',
    { config: { access: 'anyone' } },
    async (request, reply) => {
      const key = `private/${request.params['*']}`
      const { expires, signature } = request.query
      if (typeof expires !== 'string' || typeof signature !== 'string') throw notFound()
      const bytes = await storage.readSigned(key, { expires, signature })
      if (!bytes) throw notFound()
      const leftSeconds = Math.floor((Number(expires) - clock.now().getTime()) / 1000)
      const type = typeOfKey(key)
      // Do not show a file of unknown type inside our site.
      if (!type) reply.header('content-disposition', 'attachment')
      return reply
        .type(type ?? 'application/octet-stream')
        .header('cache-control', `private, max-age=${leftSeconds}`)
        .send(bytes)
    },
  )
}
