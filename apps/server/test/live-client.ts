import { type ErrorBody, livePath } from '@sankalp/contract'
import type { Ack } from '@sankalp/contract/live'
import { type ManagerOptions, type Socket, type SocketOptions, io } from 'socket.io-client'

type Options = Partial<ManagerOptions & SocketOptions> & { token?: string | null }

/** A connection to the live channel as a browser makes it, but without trying again. */
export function openLive(url: string, { token, ...options }: Options = {}): Socket {
  return io(url, {
    path: livePath,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: token === undefined ? {} : { token },
    ...options,
  })
}

/** Waits for the connection; when it is refused, gives what the server said (null when it said nothing). */
export function untilConnected(socket: Socket): Promise<{ connected: true } | { connected: false; refusal: ErrorBody | null }> {
  return new Promise((resolve) => {
    socket.once('connect', () => resolve({ connected: true }))
    socket.once('connect_error', (error: Error & { data?: ErrorBody }) => resolve({ connected: false, refusal: error.data ?? null }))
  })
}

/** Connects with a token, or fails. */
export async function connectLive(url: string, token: string | null): Promise<Socket> {
  const socket = openLive(url, { token })
  const outcome = await untilConnected(socket)
  if (!outcome.connected) throw new Error(`the live channel refused: ${outcome.refusal?.code}`)
  return socket
}

/** How long it takes until the server closes the connection, in ms; Infinity when it has not within `timeoutMs`. */
export function untilClosed(socket: Socket, timeoutMs: number): Promise<number> {
  const startedAt = Date.now()
  if (!socket.connected) return Promise.resolve(0)
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(Number.POSITIVE_INFINITY), timeoutMs)
    socket.once('disconnect', () => {
      clearTimeout(timer)
      resolve(Date.now() - startedAt)
    })
  })
}

/** Sends an event, whatever it is called, and waits for its answer. */
export function ask(socket: Socket, event: string, payload?: unknown): Promise<Ack> {
  return socket.timeout(5000).emitWithAck(event, payload) as Promise<Ack>
}
