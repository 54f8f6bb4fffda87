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
import { sessionRoom, userRoom } from './rooms.ts'
import { type FindRunningSessions, startSessionSweep } from './session-sweep.ts'
import { requireToken } from './sign-in.ts'
import { type ServerSocket, openSocketServer } from './socket-server.ts'
import { type LiveTimes, liveTimes } from './times.ts'

/** The live channel as features see it. Socket.IO carries it and stays inside this folder. */
export type Live = {
  /** Says who answers an event. A second handler for the same event is a mistake and throws. */
  on<E extends ClientEvent>(event: E, handler: LiveHandler<E>): void
  /** Tells every connection of a user, whichever process holds it. */
  tell<E extends ServerEvent>(userId: string, event: E, payload: ServerPayload<E>): void
  /** Tells every connection of these users but this one. */
  tellOthers<E extends ServerEvent>(
    connection: Pick<LiveConnection, 'id'>,
    userIds: readonly string[],
    event: E,
    payload: ServerPayload<E>,
  ): void
  /** Tells every connection of every process. */
  tellEveryone<E extends ServerEvent>(event: E, payload: ServerPayload<E>): void
  /** Tells every connection of this process, for what each process finds out by itself. */
  tellEveryoneHere<E extends ServerEvent>(event: E, payload: ServerPayload<E>): void
  /** Closes this process's connections of sessions that are over. */
  endSessionsHere(sessionIds: readonly string[]): void
  /** How many connections this process holds. */
  countConnections(): number
  /** How many events this process was sent so far. */
  countEvents(): number
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
  let events = 0
  requireToken(server, { identify, crowd, log })

  server.on('connection', (socket) => {
    const connection = new SocketConnection(socket)
    const { sessionId, userId } = connection.viewer
    void socket.join([sessionRoom(sessionId), userRoom(userId)])
    socket.use(([event, ...args], next) => {
      connection.hear()
      events += 1
      const requestId = randomUUID()
      withRequestId(requestId, () => {
        const reply = handlers.answer(event, args[0], connection)
        acknowledge(socket, { event, requestId }, reply, args.at(-1)).catch((error: unknown) =>
          log.error({ err: error }, 'a live answer could not be sent'),
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
    // Of an event that nobody knows only that: its name is whatever somebody typed.
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
    tellEveryone: (event, payload) => void server.emit(event, checkPayload(event, payload)),
    tellEveryoneHere: (event, payload) => void server.local.emit(event, checkPayload(event, payload)),
    endSessionsHere: (ids) => server.local.in(ids.map(sessionRoom)).disconnectSockets(true),
    countConnections: () => server.sockets.sockets.size,
    countEvents: () => events,
    async close() {
      stopSweep()
      await sockets.close()
    },
  }
}

function isCallback(value: unknown): value is (ack: Ack) => void {
  return typeof value === 'function'
}
