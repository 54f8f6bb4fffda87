import { randomUUID } from 'node:crypto'
import { DomainError } from '@sankalp/contract'
import { liveAuth } from '@sankalp/contract/live/connection'
import { mayListen } from '../http/second-factor.ts'
import type { Identify } from '../http/viewer.ts'
import type { Log } from '../log.ts'
import type { Crowd } from './crowd.ts'
import { toRefusal } from './refusal.ts'
import type { ServerSocket, SocketServer } from './socket-server.ts'

type SignInNeeds = { identify: Identify; crowd: Crowd; log: Log }

/**
 * Lets in whoever brings a good token. What else a client claims to be is ignored. Below Socket.IO's sockets there is a
 * connection that would outlive a refusal and a goodbye: it ends with them, or it would be held by nobody in particular.
 */
export function requireToken(server: SocketServer, { identify, crowd, log }: SignInNeeds): void {
  server.use((socket, next) => {
    signIn(socket, identify, crowd).then(
      () => next(),
      (error: Error) => {
        // Socket.IO hands `data` to the client's `connect_error`.
        next(Object.assign(new Error('refused'), { data: toRefusal(socket, error, log, randomUUID()) }))
        // In the next turn, when the refusal is written; the connection closes behind it.
        setImmediate(() => socket.conn.close())
      },
    )
  })
  server.on('connection', (socket) => void socket.once('disconnect', () => socket.conn.close()))
}

async function signIn(socket: ServerSocket, identify: Identify, crowd: Crowd): Promise<void> {
  const auth = liveAuth.safeParse(socket.handshake.auth)
  const viewer = auth.success ? await identify(auth.data.token) : null
  if (!viewer) throw new DomainError('SIGN_IN_NEEDED', {})
  if (!mayListen(viewer)) throw new DomainError('SECOND_FACTOR_NEEDED', { isSetUp: true })
  crowd.signedIn(socket.request, viewer.sessionId, socket.conn)
  socket.data.viewer = viewer
}
