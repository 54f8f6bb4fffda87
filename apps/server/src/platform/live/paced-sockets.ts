import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type ServerOptions, WebSocket, WebSocketServer } from 'ws'
import { Pace } from './pace.ts'

/** Limit the fragments of a message: only the last one is reported to us. */
const maxPieces = 16
/** How long the client may take to acknowledge the close of a connection. */
const closeWithinMs = 2000

/** The client of a connection. The limits depend on its sign-in. */
type Guest = { readonly isSignedIn: boolean }
type PacedOptions<G extends Guest> = {
  /**
   * Returns the guest admitted with this request. Socket.IO does not check a request that names an existing connection
   * for an upgrade. With websockets only, no upgrade is needed, so such a request has no guest and is refused.
   */
  guestOf: (request: IncomingMessage) => G | undefined
  onOpen: (guest: G, socket: WebSocket) => void
  onTooFast: () => void
}

/**
 * Creates the websocket server below Socket.IO, which counts every frame of every kind. Socket.IO's own events are only
 * one kind: a flood of empty pings, of packets before the sign-in or of garbage takes as much time. A client that sends
 * too much is cut off without a close frame, because the server would have to wait until the client reads it.
 */
export function createPacedSockets<G extends Guest>({
  guestOf,
  onOpen,
  onTooFast,
}: PacedOptions<G>): typeof WebSocketServer {
  /**
   * Intercepts the events of a socket before its listeners, and so needs no listeners of its own, which would add up
   * over thousands of sockets.
   */
  class PacedSocket extends WebSocket {
    guest: Guest | null = null
    private readonly pace = new Pace()
    private isCut = false

    override emit(event: string | symbol, ...args: unknown[]): boolean {
      if (event !== 'message' && event !== 'ping' && event !== 'pong') return super.emit(event, ...args)
      const data = args[0] as RawData
      if (!this.take(sizeOf(data))) return false
      if (event === 'ping') this.pong(data)
      return super.emit(event, ...args)
    }

    /** Returns false for a frame above the limit and for the frames after it in the same packet. */
    private take(bytes: number): boolean {
      if (this.isCut) return false
      if (!this.pace.isTooFast(bytes, this.guest?.isSignedIn ?? false)) return true
      this.isCut = true
      this.terminate()
      onTooFast()
      return false
    }
  }

  return class PacedSockets extends WebSocketServer {
    constructor(options: ServerOptions) {
      // The code above answers pings, within the limits. A packet may hold thousands of small frames: deliver one in
      // each turn of the event loop, so that other clients are served in between.
      super({
        ...options,
        WebSocket: PacedSocket,
        autoPong: false,
        allowSynchronousEvents: false,
        maxFragments: maxPieces,
        closeTimeout: closeWithinMs,
      } as ServerOptions)
    }

    override handleUpgrade(
      request: IncomingMessage,
      connection: Duplex,
      head: Buffer,
      done: (socket: WebSocket, request: IncomingMessage) => void,
    ): void {
      const guest = guestOf(request)
      if (!guest) return void connection.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
      super.handleUpgrade(request, connection, head, (socket, upgraded) => {
        ;(socket as PacedSocket).guest = guest
        onOpen(guest, socket)
        done(socket, upgraded)
      })
    }
  } as typeof WebSocketServer
}

function sizeOf(data: RawData): number {
  return Array.isArray(data) ? data.reduce((sum, { length }) => sum + length, 0) : data.byteLength
}
