import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { errorText } from '@sankalp/content/error-text'
import { type ErrorBody, languageCookie, pickLanguage } from '@sankalp/contract'
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify'
import { wasAnsweredEarly } from './bodies-under-way.ts'

/**
 * Answers requests that are too broken to be routed, also with `{code, message, facts}`, in the language that can still
 * be detected, and without the parser's message.
 */
export function refuseUnreadable(error: ConnectionError, socket: Socket): void {
  // The caller is gone, so there is no one to answer.
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  // A browser opened this connection ahead and never used it: close it silently. The browser could take any response
  // for the answer to a request that it is just sending. Without a response it sends that request again.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) return void socket.destroy()
  // The request was answered already and only its rest is unreadable: one request gets one response.
  if (wasAnsweredEarly(socket)) return void socket.end()
  // Node passes the raw bytes, whatever the framework's types say. A timeout has none.
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

/** Refuses URLs that cannot be decoded. The request is Fastify's bare one, without a language. */
export function refuseUnroutable(_error: Error, { headers }: FastifyRequest, reply: FastifyReply): void {
  void reply
    .code(400)
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(refusal({ acceptLanguage: headers['accept-language'], cookie: headers.cookie }, false))
}

/**
 * Returns whether a request has two Host headers, which a proxy and we may read differently. Such a request must be
 * refused.
 */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts += 1
  return hosts > 1
}

/** Node answers an unknown `Expect` header with a bare 417. Refuses it in our own format instead. */
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
