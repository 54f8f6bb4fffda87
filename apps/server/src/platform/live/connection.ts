import { liveBeatEvent } from '@sankalp/contract'
import type { ServerEvent, ServerPayload } from '@sankalp/contract/live/events'
import type { Viewer } from '../http/viewer.ts'
import { checkPayload } from './payloads.ts'
import type { Room } from './rooms.ts'
import type { ServerSocket } from './socket-server.ts'

/** One open connection of a user to this process, as features see it. */
export type LiveConnection = {
  readonly id: string
  readonly viewer: Viewer
  /** Sends an event to this connection alone. `live.tell` reaches all connections of a user. */
  tell<E extends ServerEvent>(event: E, payload: ServerPayload<E>): void
  /** Joins a room, so that the connection receives its events until it leaves or closes. */
  enter(room: Room): void
  leave(room: Room): void
  /** Sends a heartbeat. Calls back once when the answer comes, however late. */
  beat(onAnswer: () => void): void
  /**
   * The time of its last event or answered beat, on the scale of `performance.now`. A connection that has just sent
   * something needs no beat.
   */
  heardAtMs(): number
  /** Calls `listener` once when the connection closes, unless the returned function has removed it. */
  onClose(listener: () => void): () => void
}

/** A class, because there are thousands of instances: closures for each would take several times the memory. */
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

  /** Notes that the connection has sent something. */
  hear(): void {
    this.lastHeardMs = performance.now()
  }

  tell<E extends ServerEvent>(event: E, payload: ServerPayload<E>): void {
    this.socket.emit(event, checkPayload(event, payload))
  }

  enter(room: Room): void {
    // A closed connection would stay in the room.
    if (this.socket.connected) void this.socket.join(room)
  }

  leave(room: Room): void {
    void this.socket.leave(room)
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
