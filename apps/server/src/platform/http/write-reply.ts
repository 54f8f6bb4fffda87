import type { Endpoint } from '@sankalp/contract/endpoint'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { compileOnce } from '../compile-schema.ts'
import { compress, pickEncoding } from './compressed-body.ts'

/** A reply that its handler has checked and written as JSON: it is sent as it is. Pages cannot ask for it. */
export class CheckedJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/**
 * A reply that is kept for many callers. Pages of this process take its value; it is checked and written as JSON once,
 * for the first caller over the network.
 */
export class SharedReply<Value> {
  readonly value: Value
  #text: string | undefined

  constructor(value: Value) {
    this.value = value
  }

  write(schema: z.ZodType): string {
    return (this.#text ??= JSON.stringify(schema.parse(this.value)))
  }
}

/** Checks what a handler returned, sets its content type and returns the payload. */
export function createWriter({ reply: schema, fileType, downloadAs }: Endpoint) {
  const compiled = compileOnce(schema)
  return (reply: FastifyReply, made: unknown): unknown => {
    // A handler may let browsers cache responses that are not personal and seldom change.
    if (reply.hasHeader('cache-control')) addVary(reply)
    else reply.header('cache-control', 'no-store')
    if (downloadAs) reply.header('content-disposition', `attachment; filename="${downloadAs}"`)
    if (!fileType) {
      reply.type('application/json; charset=utf-8')
      return compressText(reply, toText(made, compiled))
    }
    // Send a file unchanged. Its schema has checked that it is bytes.
    const bytes = compiled().parse(made) as Uint8Array
    reply.type(fileType)
    return Buffer.from(bytes)
  }
}

function toText(made: unknown, schema: () => z.ZodType): string {
  if (made instanceof CheckedJson) return made.text
  return made instanceof SharedReply ? made.write(schema()) : JSON.stringify(schema().parse(made))
}

function addVary(reply: FastifyReply): void {
  const others = reply.getHeader('vary')
  reply.header('vary', typeof others === 'string' ? `${others}, Accept-Encoding` : 'Accept-Encoding')
}

/** Compresses text as far as the caller accepts, in another thread. */
function compressText(reply: FastifyReply, text: string): string | Promise<Buffer> {
  const encoding = pickEncoding(reply.request.headers['accept-encoding'], text)
  if (encoding === 'identity') return text
  return compress(Buffer.from(text), encoding).then((bytes) => {
    reply.header('content-encoding', encoding)
    return bytes
  })
}
