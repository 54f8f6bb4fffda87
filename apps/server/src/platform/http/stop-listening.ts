import { type Server, Server as NetServer } from 'node:net'

/**
 * Stops accepting connections and leaves the open ones alone. An HTTP server's own `close` would also cut idle ones,
 * among them a new connection whose request is still on the way. Runs right after the event loop has accepted pending
 * connections, because those not yet accepted are refused.
 */
export function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(() => {
      if (server.listening) NetServer.prototype.close.call(server)
      resolve()
    })
  })
}
