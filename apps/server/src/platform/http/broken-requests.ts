import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { errorText } from '@sankalp/content/error-text'
import { type ErrorBody, languageCookie, pickLanguage } from '@sankalp/contract'
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify'
import { wasAnsweredEarly } from './bodies-under-way.ts'

/**
 * Requests so broken that no route is looked for: they too get `{code, message, facts}`, in the language that
 * can still be made out, and nothing of what the parser says.
 */
export function refuseUnreadable(error: ConnectionError, socket: Socket): void {
  // The caller is gone: nobody to tell.
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  // Opened ahead by a browser and never used: it is closed without a word. Anything said on it would be taken for the answer
  // to a request that is being sent at this very moment; without one, browsers send that request again.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) return void socket.destroy()
  // Its head was answered already and only the rest cannot be read: one request gets one answer.
  if (wasAnsweredEarly(socket)) return void socket.end()
  // Node hands over the bytes themselves, whatever the framework's types say; a time-out has none.
  const headers = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString('latin1') : ''
  const header = (name: string) => new RegExp(`^${name}: *(.*?)\r?$`, 'im').exec(headers)?.[1]
  const isTooLong = error.code === 'HPE_HEADER_OVERFLOW'
  const text = JSON.stringify(
    refusal({ acceptLanguage: header('accept-language'), cookie: header('cookie') }, isTooLong),
  )
  const status = isTooLong ? '413 Payload Too Large' : '400 Bad Request'
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  )
}

/** Addresses that cannot be decoded. The request is the framework's bare one: it knows no language yet. */
export function refuseUnroutable(_error: Error, { headers }: FastifyRequest, reply: FastifyReply): void {
  void reply
    .code(400)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(refusal({ acceptLanguage: headers['accept-language'], cookie: headers.cookie }, false))
}

/** Node answers an `Expect` header it does not know with a bare 417. */
export function refuseExpectations(server: Server): void {
  server.on('checkExpectation', ({ headers }: IncomingMessage, response: ServerResponse) => {
    const text = JSON.stringify(refusal({ acceptLanguage: headers['accept-language'], cookie: headers.cookie }, false))
    response.writeHead(400, { 'content-type': 'application/json; charset=utf-8', connection: 'close' }).end(text)
  })
}

function refusal(
  from: { acceptLanguage: string | undefined; cookie: string | undefined },
  isTooLong: boolean,
): ErrorBody {
  const cookie = new RegExp(`(?:^|; *)${languageCookie}=(\\w+)`).exec(from.cookie ?? '')?.[1]
  const language = pickLanguage({ cookie: cookie ?? null, acceptLanguage: from.acceptLanguage ?? null })
  if (!isTooLong) return { code: 'MALFORMED_REQUEST', message: errorText('MALFORMED_REQUEST', {}, language), facts: {} }
  const facts = { limitBytes: 16 * 1024 }
  return { code: 'BODY_TOO_LARGE', message: errorText('BODY_TOO_LARGE', facts, language), facts }
}
