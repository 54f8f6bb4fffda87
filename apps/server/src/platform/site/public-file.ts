import { createHash } from 'node:crypto'
import { DomainError } from '@sankalp/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type CompressedBody, createCompressedBody, sendCompressed, withCompressed } from '../http/compressed-body.ts'
import type { Limit, Limits } from '../limits.ts'

/** The body of a file, and the etag by which a client knows that it has it already. */
export type PublicFile = { body: CompressedBody; etag: string }

type Sent = {
  type: string
  /** How long a browser or a proxy may cache it. */
  seconds: number
  /** Whether it depends on the reader's language. */
  byReader?: boolean
}

/** For responses in the reader's language: a shared cache must not mix the variants. */
export const variesByReader = 'Cookie, Accept-Language, Accept-Encoding'

export function makePublicFile(bytes: Buffer): PublicFile {
  return {
    body: createCompressedBody(bytes),
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  }
}

/** Sends a file. Pictures are not compressed again, because their format is compressed already. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: PublicFile,
  { type, seconds, byReader = false }: Sent,
): FastifyReply | Promise<FastifyReply> {
  const isPicture = type.startsWith('image/')
  reply
    .type(type)
    .header('etag', etag)
    .header('cache-control', `public, max-age=${seconds}`)
    .header('vary', byReader ? variesByReader : 'Accept-Encoding')
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  return isPicture ? reply.send(body.plain) : sendCompressed(request, reply, body)
}

/** Returns the memory that a cached file takes with its compressed forms. */
export function sizeOfFile({ body }: PublicFile): number {
  return withCompressed * body.plain.length
}

/**
 * Counts a request for a file against a limit. Files are not endpoints of the contract, so they apply their limits
 * themselves.
 */
export async function takeOne(limits: Limits, rule: string, request: FastifyRequest, limit: Limit): Promise<void> {
  const retryAfterSeconds = await limits.take(rule, `address:${request.addressKey}`, limit)
  if (retryAfterSeconds > 0) throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds })
}
