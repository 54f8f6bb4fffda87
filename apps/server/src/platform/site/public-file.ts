import { createHash } from 'node:crypto'
import { DomainError } from '@sankalp/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type PackedBody, createPackedBody, sendPacked, withPacked } from '../http/packed-body.ts'
import type { Limit, Limits } from '../limits.ts'

/** A file as it is sent, and the mark by which a client knows that it has it already. */
export type KeptFile = { body: PackedBody; etag: string }

type Sent = {
  type: string
  /** How long it may be kept by whoever has it. */
  seconds: number
  /** Whether it is in its reader's language. */
  byReader?: boolean
}

/** What is in its reader's language: a shared cache must keep the variants apart. */
export const variesByReader = 'Cookie, Accept-Language, Accept-Encoding'

export function keepFile(bytes: Buffer): KeptFile {
  return { body: createPackedBody(bytes), etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}

/** Pictures are packed already, by their own kind. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, { body, etag }: KeptFile, { type, seconds, byReader = false }: Sent): FastifyReply | Promise<FastifyReply> {
  const isPicture = type.startsWith('image/')
  reply.type(type).header('etag', etag).header('cache-control', `public, max-age=${seconds}`).header('vary', byReader ? variesByReader : 'Accept-Encoding')
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  return isPicture ? reply.send(body.plain) : sendPacked(request, reply, body)
}

/** What a kept file takes; a text twice more, packed. */
export function sizeOfFile({ body }: KeptFile): number {
  return withPacked * body.plain.length
}

/** Files are no endpoints of the contract, so they count their callers themselves. */
export async function takeOne(limits: Limits, rule: string, request: FastifyRequest, limit: Limit): Promise<void> {
  const retryAfterSeconds = await limits.take(rule, `address:${request.addressKey}`, limit)
  if (retryAfterSeconds > 0) throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds })
}
