import { livePath, liveReconnect } from '@sankalp/contract'
import type { Socket } from 'socket.io-client'

/** As much of a Socket.IO client as the channel uses. */
export type LiveSocket = Pick<Socket, 'connected' | 'connect' | 'disconnect' | 'on' | 'onAny'> & {
  timeout(waitMs: number): { emitWithAck(event: string, payload: unknown): Promise<unknown> }
}
/** Gives the token for one attempt to connect. */
export type ReadToken = () => Promise<string>
export type OpenSocket = (readToken: ReadToken) => Promise<LiveSocket>

/** Makes the socket, not yet connected. Its library is loaded with the first page that needs the live channel. */
export const openSocket: OpenSocket = async (readToken) => {
  const { io } = await import('socket.io-client')
  let isClosed = false
  const socket = io({
    path: livePath,
    transports: ['websocket'],
    autoConnect: false,
    reconnectionDelay: liveReconnect.minMs,
    reconnectionDelayMax: liveReconnect.maxMs,
    randomizationFactor: liveReconnect.jitter,
    timeout: liveReconnect.timeoutMs,
    auth: (send) =>
      void readToken().then((token) => {
        // By then it may be the token of the next one to sign in.
        if (!isClosed) send({ token })
      }),
  })
  const disconnect = socket.disconnect.bind(socket)
  socket.disconnect = () => {
    isClosed = true
    if (socket.io._readyState !== 'opening') return disconnect()
    // Browsers warn of a websocket that is closed before it is open: it is closed once it is, or once that has failed.
    for (const event of ['open', 'error', 'reconnect_error'] as const) socket.io.once(event, disconnect)
    return socket
  }
  return socket
}
