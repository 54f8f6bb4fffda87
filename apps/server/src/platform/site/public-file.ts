import { createHash } from 'node:crypto'
import { DomainError } from '@sankalp/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Limit, Limits } from '../limits.ts'

/** A file as it is sent, and the mark by which a client knows that it has it already. */
export type KeptFile = { bytes: Buffer; etag: string }

export function keepFile(bytes: Buffer): KeptFile {
  return { bytes, etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}

export function sendFile(request: FastifyRequest, reply: FastifyReply, { bytes, etag }: KeptFile, type: string, seconds: number): FastifyReply {
  reply.type(type).header('etag', etag).header('cache-control', `public, max-age=${seconds}`).header('vary', 'Cookie, Accept-Language, Accept-Encoding')
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  return reply.send(bytes)
}

/** Files are no endpoints of the contract, so they count their callers themselves. */
export async function takeOne(limits: Limits, rule: string, request: FastifyRequest, limit: Limit): Promise<void> {
  const retryAfterSeconds = await limits.take(rule, `address:${request.addressKey}`, limit)
  if (retryAfterSeconds > 0) throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds })
}
