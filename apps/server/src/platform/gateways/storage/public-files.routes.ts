import { notFound } from '@sankalp/contract'
import type { FastifyInstance } from 'fastify'
import { type FileStore, isPrivateKey, isStorageKey, typeOfKey } from './storage.ts'

const yearSeconds = 365 * 24 * 3600

/** Streams public files from a storage that is not on this machine. The website serves those on a disk. */
export function servePublicFiles(app: FastifyInstance, store: Pick<FileStore, 'open'>): void {
  app.get<{ Params: { '*': string } }>('/media/*', { config: { access: 'anyone' } }, async (request, reply) => {
    const key = request.params['*']
    const type = typeOfKey(key)
    // A key is used once and its content never changes, so browsers may cache it for ever.
    if (!isStorageKey(key) || isPrivateKey(key) || !type) throw notFound()
    const file = await store.open(key)
    if (!file) throw notFound()
    if (file.bytes !== null) reply.header('content-length', file.bytes)
    return reply.type(type).header('cache-control', `public, max-age=${yearSeconds}, immutable`).send(file.stream)
  })
}
