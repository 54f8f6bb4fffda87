import type { Log } from '../log.ts'
import type { SocketServer } from './socket-server.ts'

/** Returns those of the sessions that still run. */
export type FindRunningSessions = (ids: readonly string[]) => Promise<string[]>

/** Closes, at intervals, connections whose session has ended without notice to this process. */
export function startSessionSweep(
  server: SocketServer,
  find: FindRunningSessions,
  log: Log,
  everyMs: number,
): () => void {
  async function sweep(): Promise<void> {
    const sockets = [...server.sockets.sockets.values()]
    const ids = [...new Set(sockets.map((socket) => socket.data.viewer.sessionId))]
    if (ids.length === 0) return
    const running = new Set(await find(ids))
    for (const socket of sockets) if (!running.has(socket.data.viewer.sessionId)) socket.disconnect(true)
  }
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log.warn({ err: error }, 'could not check the sessions of the sockets'))
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
