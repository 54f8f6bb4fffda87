import type { Endpoint } from '@sankalp/contract/endpoint'
import type { FastifyReply } from 'fastify'
import { compileOnce } from '../compile-schema.ts'
import { compress, pickEncoding } from './compressed-body.ts'

/** An answer that was checked by the contract and written as JSON before: it is sent as it is. */
export class CheckedJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Checks what a handler made, and says of what kind it is. Gives what is to be sent. */
export function createWriter({ reply: schema, fileType, downloadAs }: Endpoint) {
  const compiled = compileOnce(schema)
  return (reply: FastifyReply, made: unknown): unknown => {
    const answer = made instanceof CheckedJson ? made : compiled().parse(made)
    // What is nobody's own and seldom changes may be cached by the browser; a handler says so itself.
    if (reply.hasHeader('cache-control')) addVary(reply)
    else reply.header('cache-control', 'no-store')
    if (downloadAs) reply.header('content-disposition', `attachment; filename="${downloadAs}"`)
    if (!fileType) {
      reply.type('application/json; charset=utf-8')
      return compressText(reply, answer instanceof CheckedJson ? answer.text : JSON.stringify(answer))
    }
    // A file is sent as it is; its schema has seen that it is bytes.
    reply.type(fileType)
    return Buffer.from(answer as Uint8Array)
  }
}

function addVary(reply: FastifyReply): void {
  const others = reply.getHeader('vary')
  reply.header('vary', typeof others === 'string' ? `${others}, Accept-Encoding` : 'Accept-Encoding')
}

/** As small as the caller takes it; compressed in another thread. */
function compressText(reply: FastifyReply, text: string): string | Promise<Buffer> {
  const encoding = pickEncoding(reply.request.headers['accept-encoding'], text)
  if (encoding === 'identity') return text
  return compress(Buffer.from(text), encoding).then((bytes) => {
    reply.header('content-encoding', encoding)
    return bytes
  })
}
