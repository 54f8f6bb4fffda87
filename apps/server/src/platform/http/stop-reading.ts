import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/** What Node's parser does with a head that it has read: 0 goes on, 2 leaves the rest of the packet alone, as after an upgrade to another protocol. */
type OnIncoming = (request: IncomingMessage, keepAlive: boolean) => number
const leaveTheRest = 2

/**
 * A packet holds a thousand small requests, and Node would go on to read each of them though the connection was cut at the thirtieth. There is
 * no call to stop it: its parser asks this field of its own after each head.
 */
export function stopReadingWhenCut(server: Server): void {
  server.on('connection', (socket: Socket) => {
    const { parser } = socket as Socket & { parser?: { onIncoming: OnIncoming } }
    // A connection that was refused at once has none.
    if (!parser) return
    const read = parser.onIncoming
    parser.onIncoming = (request, keepAlive) => {
      const next = read(request, keepAlive)
      return socket.destroyed ? leaveTheRest : next
    }
  })
}
