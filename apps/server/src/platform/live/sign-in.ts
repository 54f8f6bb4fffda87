import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { DomainError, type Language, languageCookie, pickLanguage } from '@sankalp/contract'
import { liveAuth } from '@sankalp/contract/live/connection'
import { mayListen } from '../http/second-factor.ts'
import type { Identify } from '../http/viewer.ts'
import type { Log } from '../log.ts'
import type { Crowd } from './crowd.ts'
import { toRefusal } from './refusal.ts'
import type { ServerSocket, SocketServer } from './socket-server.ts'

const nothing = Object.freeze({})

type SignInNeeds = { identify: Identify; crowd: Crowd; log: Log }

/**
 * Accepts only connections with a valid token and ignores whatever else a client claims. Also closes the underlying
 * connection after a refusal or a disconnect: it would otherwise stay open without an owner.
 */
export function requireToken(server: SocketServer, { identify, crowd, log }: SignInNeeds): void {
  server.use((socket, next) => {
    signIn(socket, identify, crowd).then(
      () => next(),
      (error: Error) => {
        // Socket.IO passes `data` to the client's `connect_error`.
        next(Object.assign(new Error('refused'), { data: toRefusal(socket, error, log, randomUUID()) }))
        // Close it in the next turn, after the refusal is written.
        setImmediate(() => socket.conn.close())
      },
    )
  })
  server.on('connection', (socket) => {
    socket.once('disconnect', () => socket.conn.close())
    forgetRequest(socket)
  })
}

/**
 * Drops the request that opened a connection: it is no longer needed and takes a fifth of the connection's memory. Its
 * token should not stay in memory either.
 */
function forgetRequest({ conn, handshake }: ServerSocket): void {
  Object.assign(conn, { request: null })
  Object.assign(handshake, { headers: nothing, auth: nothing, query: nothing })
}

async function signIn(socket: ServerSocket, identify: Identify, crowd: Crowd): Promise<void> {
  const guest = crowd.guestOf(socket.request)
  socket.data.language = languageOf(socket.handshake.headers)
  const auth = liveAuth.safeParse(socket.handshake.auth)
  const viewer = auth.success ? await identify(auth.data.token) : null
  if (!guest || !viewer) throw new DomainError('SIGN_IN_NEEDED', {})
  if (!mayListen(viewer)) throw new DomainError('SECOND_FACTOR_NEEDED', { isSetUp: true })
  crowd.signedIn(guest, viewer.sessionId, socket.conn)
  socket.data.viewer = viewer
}

function languageOf(headers: IncomingHttpHeaders): Language {
  const cookie = new RegExp(`(?:^|; *)${languageCookie}=(\\w+)`).exec(headers.cookie ?? '')?.[1]
  return pickLanguage({ cookie: cookie ?? null, acceptLanguage: headers['accept-language'] ?? null })
}
