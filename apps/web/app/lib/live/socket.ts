import { livePath, liveReconnect } from '@sankalp/contract'
import type { Socket } from 'socket.io-client'

/** The part of a Socket.IO client that the channel uses. */
export type LiveSocket = Pick<Socket, 'connected' | 'connect' | 'disconnect' | 'on' | 'onAny'> & {
  timeout(waitMs: number): { emitWithAck(event: string, payload: unknown): Promise<unknown> }
}
/** Returns the token for one connection attempt. */
export type ReadToken = () => Promise<string>
export type OpenSocket = (readToken: ReadToken) => Promise<LiveSocket>

/** Creates a socket that is not connected yet. The library loads with the first page that needs the live channel. */
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
        // By now it may be the token of the next user.
        if (!isClosed) send({ token })
      }),
  })
  const { io: manager } = socket
  let state: 'closed' | 'opening' | 'open' = 'closed'
  manager.on('open', () => void (state = 'open'))
  manager.on('reconnect_attempt', () => void (state = 'opening'))
  for (const event of ['close', 'error', 'reconnect_error'] as const) manager.on(event, () => void (state = 'closed'))
  const [connect, disconnect] = [socket.connect.bind(socket), socket.disconnect.bind(socket)]
  socket.connect = () => {
    if (state === 'closed') state = 'opening'
    return connect()
  }
  socket.disconnect = () => {
    isClosed = true
    if (state !== 'opening') return disconnect()
    // Browsers warn about a websocket that is closed before it is open. Close it after it has opened or failed.
    for (const event of ['open', 'error', 'reconnect_error'] as const) manager.once(event, disconnect)
    return socket
  }
  return socket
}
