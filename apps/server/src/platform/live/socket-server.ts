import type { Server as HttpServer } from 'node:http'
import { type Language, livePath } from '@sankalp/contract'
import { type DefaultEventsMap, Server, type Socket } from 'socket.io'
import { isOwnOrigin } from '../http/origin.ts'
import type { Viewer } from '../http/viewer.ts'
import type { Log } from '../log.ts'
import type { RedisClient } from '../redis.ts'
import { openAdapterRedis } from './adapter-redis.ts'
import type { Crowd } from './crowd.ts'
import { createPacedSockets } from './paced-sockets.ts'

type SocketData = { viewer: Viewer; language: Language }
/** Events are typed by our own contract at the border of this folder; Socket.IO only carries them. */
export type SocketServer = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>
export type ServerSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>

/** A frame of chat or signalling fits many times over. */
const maxFrameBytes = 100_000

type SocketServerNeeds = {
  http: HttpServer
  log: Log
  publicUrl: string
  redis: RedisClient | null
  crowd: Crowd
  tokenWithinMs: number
}

/** Socket.IO over websockets, joined with the other processes through Redis where there is one. */
export async function openSocketServer({ http, log, publicUrl, redis, crowd, tokenWithinMs }: SocketServerNeeds) {
  const adapterRedis = redis && (await openAdapterRedis(redis, log))
  const adapter = adapterRedis && (await import('@socket.io/redis-streams-adapter')).createAdapter(adapterRedis)
  const server: SocketServer = new Server(http, {
    path: livePath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: maxFrameBytes,
    // Calm, since nearly everybody only reads. Who must be known to be there is sent beats (attendance.ts).
    pingInterval: 25_000,
    pingTimeout: 20_000,
    connectTimeout: tokenWithinMs,
    wsEngine: createPacedSockets({
      guestOf: (request) => crowd.guestOf(request),
      onOpen: (guest, socket) => crowd.opened(guest, socket),
      onTooFast: () => log.warn('a socket that sent too fast was closed'),
    }),
    allowRequest: (request, decide) => {
      if (!isOwnOrigin(request, publicUrl)) return decide(null, false)
      crowd.hasRoomFor(request).then(
        (hasRoom) => decide(null, hasRoom),
        () => decide(null, false),
      )
    },
    ...(adapter && { adapter }),
  })
  return {
    server,
    async close(): Promise<void> {
      await server.close()
      adapterRedis?.destroy()
    },
  }
}
