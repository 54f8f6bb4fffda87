import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type ServerOptions, type WebSocket, WebSocketServer } from 'ws'
import { createPace } from './pace.ts'

/** Longer messages come in pieces, of which only the last is told: so they are few. */
const maxPieces = 16
/** How long the other end may take to agree to the end of a connection. */
const closeWithinMs = 2000

type PacedOptions = {
  onOpen: (request: IncomingMessage, socket: WebSocket) => void
  isSignedIn: (request: IncomingMessage) => boolean
  onTooFast: () => void
}

/**
 * The websockets below Socket.IO, each counted frame by frame, whatever is in it: its own events are only one kind, and a
 * flood of empty pings, of packets before the sign-in or of garbage takes as much time. Whoever sends too much is cut off
 * without a word, since a goodbye would have to wait for them to read it.
 */
export function createPacedSockets({ onOpen, isSignedIn, onTooFast }: PacedOptions): typeof WebSocketServer {
  return class PacedSockets extends WebSocketServer {
    constructor(options: ServerOptions) {
      // Pings are answered below, as long as they are few.
      super({ ...options, autoPong: false, maxFragments: maxPieces, closeTimeout: closeWithinMs } as ServerOptions)
    }

    override handleUpgrade(request: IncomingMessage, connection: Duplex, head: Buffer, done: (socket: WebSocket, request: IncomingMessage) => void): void {
      super.handleUpgrade(request, connection, head, (socket, upgraded) => {
        watch(socket, () => isSignedIn(request))
        onOpen(request, socket)
        done(socket, upgraded)
      })
    }
  } as typeof WebSocketServer

  function watch(socket: WebSocket, isKnown: () => boolean): void {
    const isTooFast = createPace(isKnown)
    let isCut = false
    /** False for a frame that is too much, and for those that came after it in the same packet. */
    const take = (bytes: number): boolean => {
      if (isCut) return false
      if (!isTooFast(bytes)) return true
      isCut = true
      socket.terminate()
      stopReading(socket)
      onTooFast()
      return false
    }
    socket.on('ping', (data: Buffer) => {
      if (take(data.length)) socket.pong(data)
    })
    socket.on('pong', (data: Buffer) => void take(data.length))
    // First of all listeners, so that what is too much is cut off before anybody reads it.
    socket.on('message', (data: RawData) => {
      if (!take(sizeOf(data))) socket.removeAllListeners('message')
    })
  }
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
