import { type ErrorBody, liveBeatEvent, livePath } from '@sankalp/contract'
import type { Ack, ClientEvent, ClientPayloadInput } from '@sankalp/contract/live/events'
import { type ManagerOptions, type Socket, type SocketOptions, io } from 'socket.io-client'

type Options = Partial<ManagerOptions & SocketOptions> & { token?: string | null }

/** Opens a connection to the live channel as a browser does, but without reconnecting. */
export function openLive(url: string, { token, ...options }: Options = {}): Socket {
  const socket = io(url, {
    path: livePath,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    // A long limit for busy machines: a test waits for the answer.
    timeout: 600_000,
    auth: token === undefined ? {} : { token },
    ...options,
  })
  socket.on(liveBeatEvent, (_payload: unknown, answer: () => void) => answer())
  return socket
}

/** Waits for the connection. If it is refused, returns the server's reason (null when there was none). */
export function untilConnected(
  socket: Socket,
): Promise<{ connected: true } | { connected: false; refusal: ErrorBody | null }> {
  return new Promise((resolve) => {
    socket.once('connect', () => resolve({ connected: true }))
    socket.once('connect_error', (error: Error & { data?: ErrorBody }) =>
      resolve({ connected: false, refusal: error.data ?? null }),
    )
  })
}

/** Connects with a token. Throws when the connection is refused. */
export async function connectLive(url: string, token: string | null): Promise<Socket> {
  const socket = openLive(url, { token })
  const outcome = await untilConnected(socket)
  if (!outcome.connected) throw new Error(`the live channel refused the request: ${outcome.refusal?.code}`)
  return socket
}

/** Waits until the server closes the connection, without a time limit: `npm run proofs logout` measures the time. */
export async function closing(socket: Socket): Promise<void> {
  if (socket.connected) await new Promise((resolve) => socket.once('disconnect', resolve))
}

/** Returns the time until the server closes the connection, in ms. Infinity if it has not within `timeoutMs`. */
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

/** Sends an event of the contract and waits for its acknowledgement. */
export function send<E extends ClientEvent>(socket: Socket, event: E, payload: ClientPayloadInput<E>): Promise<Ack<E>> {
  return socket.emitWithAck(event, payload) as Promise<Ack<E>>
}

/** Sends any payload under any event name and waits for its acknowledgement. */
export function sendAnything(socket: Socket, event: string, payload?: unknown): Promise<Ack> {
  return socket.emitWithAck(event, payload) as Promise<Ack>
}
