import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type ServerOptions, WebSocket, WebSocketServer } from 'ws'
import { Pace } from './pace.ts'

/** Longer messages come in pieces, of which only the last is told: so they are few. */
const maxPieces = 16
/** How long the other end may take to agree to the end of a connection. */
const closeWithinMs = 2000

/** Whose connection it is: what is allowed depends on whether they have signed in. */
type Guest = { readonly isSignedIn: boolean }
type PacedOptions<G extends Guest> = {
  /**
   * Who was let in with this request. Socket.IO asks nobody about one that names a connection it wants to take over, which there is never a
   * reason for where all are websockets: it is nobody's, and refused.
   */
  guestOf: (request: IncomingMessage) => G | undefined
  onOpen: (guest: G, socket: WebSocket) => void
  onTooFast: () => void
}

/**
 * The websockets below Socket.IO, each counted frame by frame, whatever is in it: its own events are only one kind, and a
 * flood of empty pings, of packets before the sign-in or of garbage takes as much time. Whoever sends too much is cut off
 * without a word, since a goodbye would have to wait for them to read it.
 */
export function createPacedSockets<G extends Guest>({
  guestOf,
  onOpen,
  onTooFast,
}: PacedOptions<G>): typeof WebSocketServer {
  /** Looks at what is told of a socket before its listeners do, and so needs none of its own: thousands of sockets have them. */
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

    /** False for a frame that is too much, and for those that came after it in the same packet. */
    private take(bytes: number): boolean {
      if (this.isCut) return false
      if (!this.pace.isTooFast(bytes, this.guest?.isSignedIn ?? false)) return true
      this.isCut = true
      this.terminate()
      stopReading(this)
      onTooFast()
      return false
    }
  }

  return class PacedSockets extends WebSocketServer {
    constructor(options: ServerOptions) {
      // Pings are answered above, as long as they are few.
      super({
        ...options,
        WebSocket: PacedSocket,
        autoPong: false,
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

/**
 * A packet holds thousands of small frames, and `ws` would go on to take each of them out of it, unmask it and tell of it though the
 * connection is gone. There is no call to stop it: it looks at this field of its own after each frame.
 */
function stopReading(socket: WebSocket): void {
  const { _receiver: receiver } = socket as unknown as { _receiver: { _loop: boolean } }
  receiver._loop = false
}

function sizeOf(data: RawData): number {
  return Array.isArray(data) ? data.reduce((sum, { length }) => sum + length, 0) : data.byteLength
}
