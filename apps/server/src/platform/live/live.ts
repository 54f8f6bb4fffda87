import { randomUUID } from 'node:crypto'
import type { Server as HttpServer } from 'node:http'
import type { Ack, ClientEvent, ServerEvent, ServerPayload } from '@sankalp/contract/live/events'
import { createAddressReader } from '../http/trusted-proxies.ts'
import type { Identify } from '../http/viewer.ts'
import type { Limits } from '../limits.ts'
import { type Log, withoutRedaction } from '../log.ts'
import type { RedisClient } from '../redis.ts'
import { withRequestId } from '../request-id.ts'
import { type LiveConnection, SocketConnection } from './connection.ts'
import { createCrowd } from './crowd.ts'
import { type LiveHandler, createHandlers } from './handlers.ts'
import { checkPayload } from './payloads.ts'
import { toRefusal } from './refusal.ts'
import { type Room, sessionRoom, userRoom } from './rooms.ts'
import { type FindRunningSessions, startSessionSweep } from './session-sweep.ts'
import { requireToken } from './sign-in.ts'
import { type ServerSocket, openSocketServer } from './socket-server.ts'
import { type LiveTimes, liveTimes } from './times.ts'

/** The live channel as features see it. Socket.IO is an implementation detail of this folder. */
export type Live = {
  /** Registers the handler of an event. A second handler for the same event throws. */
  on<E extends ClientEvent>(event: E, handler: LiveHandler<E>): void
  /** Sends an event to every connection of a user, on any process. */
  tell<E extends ServerEvent>(userId: string, event: E, payload: ServerPayload<E>): void
  /** Sends an event to every connection of these users except this one. */
  tellOthers<E extends ServerEvent>(
    connection: Pick<LiveConnection, 'id'>,
    userIds: readonly string[],
    event: E,
    payload: ServerPayload<E>,
  ): void
  /** Sends an event to every connection in a room except this one, on any process. */
  tellRoom<E extends ServerEvent>(
    connection: Pick<LiveConnection, 'id'>,
    room: Room,
    event: E,
    payload: ServerPayload<E>,
  ): void
  /** Sends an event to every connection of every process. */
  tellEveryone<E extends ServerEvent>(event: E, payload: ServerPayload<E>): void
  /** Sends an event to every connection of this process, for facts that each process finds out by itself. */
  tellEveryoneHere<E extends ServerEvent>(event: E, payload: ServerPayload<E>): void
  /** Closes this process's connections of sessions that have ended. */
  endSessionsHere(sessionIds: readonly string[]): void
  /** Returns for how many ms nothing has passed between this process and the others. 0 while the link works. */
  aloneMs(): number
  /** Returns the number of connections of this process. */
  countConnections(): number
  close(): Promise<void>
}

type LiveNeeds = {
  http: HttpServer
  log: Log
  publicUrl: string
  trustedProxies: readonly string[]
  limits: Limits
  redis: RedisClient | null
  identify: Identify
  findRunningSessions: FindRunningSessions
  times?: LiveTimes
}

export async function createLive(needs: LiveNeeds): Promise<Live> {
  const { log, identify, findRunningSessions, times: { sweepEveryMs, tokenWithinMs } = liveTimes } = needs
  const crowd = createCrowd({ limits: needs.limits, readAddress: createAddressReader(needs.trustedProxies) })
  const sockets = await openSocketServer({ ...needs, crowd, tokenWithinMs })
  const { server } = sockets
  const handlers = createHandlers()
  const eventLines = withoutRedaction(log)
  requireToken(server, { identify, crowd, log })

  server.on('connection', (socket) => {
    const connection = new SocketConnection(socket)
    const { sessionId, userId } = connection.viewer
    void socket.join([sessionRoom(sessionId), userRoom(userId)])
    socket.use(([event, ...args], next) => {
      connection.hear()
      const requestId = randomUUID()
      withRequestId(requestId, () => {
        const reply = handlers.answer(event, args[0], connection)
        acknowledge(socket, { event, requestId }, reply, args.at(-1)).catch((error: unknown) =>
          log.error({ err: error }, 'could not send the answer to a live event'),
        )
      })
      next()
    })
  })

  async function acknowledge(
    socket: ServerSocket,
    { event, requestId }: { event: string; requestId: string },
    reply: Promise<Record<string, unknown>>,
    callback: unknown,
  ): Promise<void> {
    const startedMs = performance.now()
    const ack = await reply.then(
      (fields): Ack => ({ ok: true, ...fields }),
      (error: Error): Ack => ({ ok: false, ...toRefusal(socket, error, log, requestId) }),
    )
    // Do not log the name of an unknown event, which is arbitrary input.
    const known = handlers.has(event) ? event : 'unknown'
    eventLines.info(
      { requestId, event: known, answer: ack.ok ? 'ok' : ack.code, ms: Math.round(performance.now() - startedMs) },
      'live event',
    )
    if (isCallback(callback)) callback(ack)
  }

  const stopSweep = startSessionSweep(server, findRunningSessions, log, sweepEveryMs)

  return {
    on: (event, handler) => handlers.add(event, handler),
    tell: (userId, event, payload) => void server.to(userRoom(userId)).emit(event, checkPayload(event, payload)),
    tellOthers: (connection, userIds, event, payload) =>
      void server.to(userIds.map(userRoom)).except(connection.id).emit(event, checkPayload(event, payload)),
    tellRoom: (connection, room, event, payload) =>
      void server.to(room).except(connection.id).emit(event, checkPayload(event, payload)),
    tellEveryone: (event, payload) => void server.emit(event, checkPayload(event, payload)),
    tellEveryoneHere: (event, payload) => void server.local.emit(event, checkPayload(event, payload)),
    endSessionsHere: (ids) => server.local.in(ids.map(sessionRoom)).disconnectSockets(true),
    aloneMs: () => sockets.aloneMs(),
    countConnections: () => server.sockets.sockets.size,
    async close() {
      stopSweep()
      await sockets.close()
    },
  }
}

function isCallback(value: unknown): value is (ack: Ack) => void {
  return typeof value === 'function'
}
