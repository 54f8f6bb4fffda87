import { type Server, Server as NetServer } from 'node:net'

/**
 * Takes no new connections and leaves the open ones alone. An HTTP server's own `close` would also cut those that are idle,
 * and one that was opened a moment ago, with its request still on the way, is idle too. Done right after the event loop has
 * taken in whoever knocked: those it has not would find the door shut in their face.
 */
export function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(() => {
      if (server.listening) NetServer.prototype.close.call(server)
      resolve()
    })
  })
}
