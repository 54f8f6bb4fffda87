import type { Server as HttpServer } from 'node:http'
import { type Language, livePath } from '@sankalp/contract'
import { type DefaultEventsMap, Server, type Socket } from 'socket.io'
import { namesTwoHosts } from '../http/broken-requests.ts'
import { isOwnOrigin } from '../http/origin.ts'
import type { Viewer } from '../http/viewer.ts'
import type { Log } from '../log.ts'
import type { RedisClient } from '../redis.ts'
import type { Crowd } from './crowd.ts'
import { createLink } from './link.ts'
import { createPacedSockets } from './paced-sockets.ts'
import { pulseRoom } from './rooms.ts'
import { openStreamAdapter } from './stream-adapter.ts'

type SocketData = { viewer: Viewer; language: Language }
/** Our own contract types the events at the border of this folder; Socket.IO only carries them. */
export type SocketServer = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>
export type ServerSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>

/** Many times the size of a chat or signalling frame. */
const maxFrameBytes = 100_000

type SocketServerNeeds = {
  http: HttpServer
  log: Log
  publicUrl: string
  redis: RedisClient | null
  crowd: Crowd
  tokenWithinMs: number
}

/** Opens Socket.IO over websockets, connected to the other processes through Redis if there is one. */
export async function openSocketServer({ http, log, publicUrl, redis, crowd, tokenWithinMs }: SocketServerNeeds) {
  const link = createLink()
  const others = redis && (await openStreamAdapter(redis, log, link))
  const server: SocketServer = new Server(http, {
    path: livePath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: maxFrameBytes,
    // A long interval, because most users only read. Consoles, whose presence matters, get beats (attendance.ts).
    pingInterval: 25_000,
    pingTimeout: 20_000,
    connectTimeout: tokenWithinMs,
    wsEngine: createPacedSockets({
      guestOf: (request) => crowd.guestOf(request),
      onOpen: (guest, socket) => crowd.opened(guest, socket),
      onTooFast: () => log.warn('closed a socket that sent too fast'),
    }),
    allowRequest: (request, decide) => {
      if (namesTwoHosts(request) || !isOwnOrigin(request, publicUrl)) return decide(null, false)
      crowd.hasRoomFor(request).then(
        (hasRoom) => decide(null, hasRoom),
        () => decide(null, false),
      )
    },
    ...(others && { adapter: others.Adapter }),
  })
  const pulse = others && setInterval(() => void server.to(pulseRoom).emit('pulse'), link.pulseMs).unref()
  return {
    server,
    aloneMs: () => (others ? link.aloneMs() : 0),
    async close(): Promise<void> {
      if (pulse) clearInterval(pulse)
      await server.close()
      others?.close()
    },
  }
}
