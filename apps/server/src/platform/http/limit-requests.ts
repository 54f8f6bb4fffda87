import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies send the next request on a connection only after the response to the previous one. */
const mostUnanswered = 32

/** Closes a connection that sends requests without waiting for responses, and calls `onFlood`. */
export function limitRequests(handle: RequestListener, onFlood: (socket: Socket) => void): RequestListener {
  const unanswered = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    // Node parses a packet to its end, even when the connection was closed in the middle.
    if (socket.destroyed) return
    const count = (unanswered.get(socket) ?? 0) + 1
    if (count > mostUnanswered) {
      socket.destroy()
      return onFlood(socket)
    }
    unanswered.set(socket, count)
    response.once('close', () => unanswered.set(socket, unanswered.get(socket)! - 1))
    handle(request, response)
  }
}
