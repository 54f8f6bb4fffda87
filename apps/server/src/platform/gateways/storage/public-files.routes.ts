import { notFound } from '@sankalp/contract'
import type { FastifyInstance } from 'fastify'
import { type FileStore, isPrivateKey, isStorageKey, typeOfKey } from './storage.ts'

const yearSeconds = 365 * 24 * 3600

/** Public files of a storage that is not on this machine, passed on as they come. Those of a disk are served by the site. */
export function servePublicFiles(app: FastifyInstance, store: Pick<FileStore, 'open'>): void {
  app.get<{ Params: { '*': string } }>('/media/*', { config: { access: 'anyone' } }, async (request, reply) => {
    const key = request.params['*']
    const type = typeOfKey(key)
    // A key is made once and its content never changes: who has it need not ask again.
    if (!isStorageKey(key) || isPrivateKey(key) || !type) throw notFound()
    const file = await store.open(key)
    if (!file) throw notFound()
    if (file.bytes !== null) reply.header('content-length', file.bytes)
    return reply.type(type).header('cache-control', `public, max-age=${yearSeconds}, immutable`).send(file.stream)
  })
}
