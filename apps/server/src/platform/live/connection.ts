import { liveBeatEvent } from '@sankalp/contract'
import type { ServerEvent, ServerPayload } from '@sankalp/contract/live/events'
import type { Viewer } from '../http/viewer.ts'
import { checkPayload } from './payloads.ts'
import type { ServerSocket } from './socket-server.ts'

/** One open connection of somebody to this process, as features see it. */
export type LiveConnection = {
  readonly id: string
  readonly viewer: Viewer
  /** Tells this connection alone. For all of a user's there is `live.tell`. */
  tell<E extends ServerEvent>(event: E, payload: ServerPayload<E>): void
  /** Asks for a sign of life. Called back once, however late the answer comes; never when none does. */
  beat(onAnswer: () => void): void
  /** When it last sent an event or answered a beat, as `performance.now` counts: whoever has just spoken need not be asked. */
  heardAtMs(): number
  /** Called once when the connection closes, unless it was taken back before by the function this gives. */
  onClose(listener: () => void): () => void
}

/** A class, since there are thousands: functions of its own for each would take several times the memory. */
export class SocketConnection implements LiveConnection {
  readonly id: string
  readonly viewer: Viewer
  private readonly socket: ServerSocket
  private lastHeardMs = performance.now()

  constructor(socket: ServerSocket) {
    this.socket = socket
    this.id = socket.id
    this.viewer = socket.data.viewer
  }

  /** It has sent something. */
  hear(): void {
    this.lastHeardMs = performance.now()
  }

  tell<E extends ServerEvent>(event: E, payload: ServerPayload<E>): void {
    this.socket.emit(event, checkPayload(event, payload))
  }

  beat(onAnswer: () => void): void {
    this.socket.emit(liveBeatEvent, {}, () => {
      this.hear()
      onAnswer()
    })
  }

  heardAtMs(): number {
    return this.lastHeardMs
  }

  onClose(listener: () => void): () => void {
    const onDisconnect = () => listener()
    this.socket.once('disconnect', onDisconnect)
    return () => void this.socket.off('disconnect', onDisconnect)
  }
}
