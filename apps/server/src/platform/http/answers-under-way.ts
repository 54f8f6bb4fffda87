import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from '../log.ts'

/**
 * Closes connections that request much and do not read it, so that a few hundred of them cannot fill the memory with
 * their responses: when nothing was read for `silentMs`, or when a slow reader has not finished after `withinMs`.
 * Leaves alone those whose response is still being prepared.
 */
export function watchAnswers(
  server: Server,
  log: Log,
  { silentMs, withinMs, checkEveryMs }: { silentMs: number; withinMs: number; checkEveryMs: number },
): () => void {
  const close = (socket: Socket) => {
    log.info('closed a connection that did not read its response')
    socket.destroy()
  }
  // Node sees the progress of a single large write, which we cannot.
  server.setTimeout(silentMs, (socket) => {
    if (socket.writableLength > 0) close(socket)
  })
  const sockets = new Set<Socket>()
  /** The time since which data waits to be read. */
  const waitingSince = new WeakMap<Socket, number>()
  // Use one function for all: one for each of thousands of connections would take memory.
  function forget(this: Socket): void {
    sockets.delete(this)
  }
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', forget)
  })

  const sweep = setInterval(() => {
    const now = performance.now()
    for (const socket of sockets) {
      if (socket.writableLength === 0) waitingSince.delete(socket)
      else if (!waitingSince.has(socket)) waitingSince.set(socket, now)
      else if (now - waitingSince.get(socket)! > withinMs) close(socket)
    }
  }, checkEveryMs)
  sweep.unref()
  return () => clearInterval(sweep)
}
