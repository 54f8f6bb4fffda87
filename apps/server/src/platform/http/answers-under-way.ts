import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from '../log.ts'

/**
 * Closes connections that ask for much and do not read it, so that a few hundred of them cannot hold the memory of their
 * answers: when nothing of it has moved for `silentMs`, or when they read it by the spoonful and have not come to its end
 * `withinMs` later. Those whose answer is still being made wait for us, and are left alone.
 */
export function watchAnswers(
  server: Server,
  log: Log,
  { silentMs, withinMs, checkEveryMs }: { silentMs: number; withinMs: number; checkEveryMs: number },
): () => void {
  const close = (socket: Socket) => {
    log.info('closed a connection that did not read its answer')
    socket.destroy()
  }
  // Node sees the bytes of a single large write move, which we cannot.
  server.setTimeout(silentMs, (socket) => {
    if (socket.writableLength > 0) close(socket)
  })
  const sockets = new Set<Socket>()
  /** Since when something waits to be read. */
  const waitingSince = new WeakMap<Socket, number>()
  // One function for all: of its own for each of thousands of connections it would hold memory.
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
