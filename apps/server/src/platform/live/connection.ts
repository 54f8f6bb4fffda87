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
  /** Called once when the connection closes, unless it was taken back before by the function this gives. */
  onClose(listener: () => void): () => void
}

export function createConnection(socket: ServerSocket): LiveConnection {
  return {
    id: socket.id,
    viewer: socket.data.viewer,
    tell: (event, payload) => void socket.emit(event, checkPayload(event, payload)),
    beat: (onAnswer) => void socket.emit(liveBeatEvent, {}, () => onAnswer()),
    onClose(listener) {
      const onDisconnect = () => listener()
      socket.once('disconnect', onDisconnect)
      return () => void socket.off('disconnect', onDisconnect)
    },
  }
}
