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

export function createConnection(socket: ServerSocket): { connection: LiveConnection; hear: () => void } {
  let heardAtMs = performance.now()
  const hear = () => void (heardAtMs = performance.now())
  const connection: LiveConnection = {
    id: socket.id,
    viewer: socket.data.viewer,
    tell: (event, payload) => void socket.emit(event, checkPayload(event, payload)),
    beat: (onAnswer) =>
      void socket.emit(liveBeatEvent, {}, () => {
        hear()
        onAnswer()
      }),
    heardAtMs: () => heardAtMs,
    onClose(listener) {
      const onDisconnect = () => listener()
      socket.once('disconnect', onDisconnect)
      return () => void socket.off('disconnect', onDisconnect)
    },
  }
  return { connection, hear }
}
