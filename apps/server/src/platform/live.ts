import { randomUUID } from 'node:crypto'
import type { Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import { DomainError, languageCookie, livePath, pickLanguage } from '@sankalp/contract'
import { errorText } from '@sankalp/content/error-text'
import {
  type Ack,
  type ClientEvent,
  type ClientPayload,
  type ClientToServer,
  type ServerToClient,
  clientEvents,
  liveAuth,
} from '@sankalp/contract/live'
import { Server, type Socket } from 'socket.io'
import { toDomainError } from './http/error-handler.ts'
import { isOwnOrigin } from './http/origin.ts'
import { toFieldIssues } from '@sankalp/contract/field-issues'
import type { Identify, Viewer } from './http/viewer.ts'
import type { Log } from './log.ts'
import type { RedisClient } from './redis.ts'

type LiveServer = Server<ClientToServer, ServerToClient, Record<never, never>, { viewer: Viewer }>
export type LiveSocket = Socket<ClientToServer, ServerToClient, Record<never, never>, { viewer: Viewer }>

export type LiveHandler<E extends ClientEvent> = (
  payload: ClientPayload<E>,
  context: { viewer: Viewer; socket: LiveSocket },
) => Promise<Record<string, unknown> | void>

/** The live channel: who is connected, typed events, and an answer to every one of them. */
export type Live = {
  on<E extends ClientEvent>(event: E, handler: LiveHandler<E>): void
  server: LiveServer
  /** Closes the sockets of ended sessions, on every process. */
  endSessions(sessionIds: readonly string[]): void
  close(): Promise<void>
}

type LiveNeeds = {
  http: HttpServer
  log: Log
  publicUrl: string
  redis: RedisClient | null
  identify: Identify
  /** Of these sessions, those that still run. */
  findRunningSessions: (ids: readonly string[]) => Promise<string[]>
}

/** A frame of chat or signalling fits many times over. */
const maxFrameBytes = 100_000
/** Faster than any person types or any negotiation runs. */
const eventsPerSecond = 50
/** A session ended while nobody could tell us (Redis away) is found by this. */
const sweepMs = 4000

export async function createLive({ http, log, publicUrl, redis, identify, findRunningSessions }: LiveNeeds): Promise<Live> {
  const adapterRedis = redis && (await openAdapterRedis(redis, log))
  const server: LiveServer = new Server(http, {
    path: livePath,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: maxFrameBytes,
    // A connection that is lost without a word is found out within their sum: online status is true within 5 s.
    pingInterval: 1500,
    pingTimeout: 2500,
    connectTimeout: 10_000,
    allowRequest: (request, decide) => decide(null, isOwnOrigin(request, publicUrl)),
    ...(adapterRedis && { adapter: createAdapter(adapterRedis) }),
  })
  const handlers = new Map<ClientEvent, LiveHandler<ClientEvent>>()

  server.use((socket, next) => {
    const auth = liveAuth.safeParse(socket.handshake.auth)
    if (!auth.success) return next(refusalOf(socket, new DomainError('SIGN_IN_NEEDED', {})))
    Promise.resolve(identify(auth.data.token)).then(
      (viewer) => {
        if (!viewer) return next(refusalOf(socket, new DomainError('SIGN_IN_NEEDED', {})))
        socket.data.viewer = viewer
        return next()
      },
      (error: Error) => next(refusalOf(socket, error)),
    )
  })

  server.on('connection', (socket: LiveSocket) => {
    const { viewer } = socket.data
    void socket.join([sessionRoom(viewer.sessionId), userRoom(viewer.userId)])
    const tooFast = createPacer()
    socket.use(([event, ...args], next) => {
      if (tooFast()) {
        log.warn('a socket that sent too fast was closed')
        socket.disconnect(true)
        return
      }
      const acknowledge: unknown = args.at(-1)
      answer(socket, event, args[0])
        .then((ack) => (isAcknowledge(acknowledge) ? acknowledge(ack) : undefined))
        .catch((error: unknown) => log.error({ err: error }, 'a live answer could not be sent'))
      next()
    })
  })

  async function answer(socket: LiveSocket, event: string, payload: unknown): Promise<Ack> {
    try {
      const handler = handlers.get(event as ClientEvent)
      const schema = clientEvents[event as ClientEvent]
      if (!handler || !schema) throw new DomainError('NOT_FOUND', {})
      const parsed = schema.safeParse(payload ?? {})
      if (!parsed.success) throw new DomainError('INVALID_INPUT', { fields: toFieldIssues(parsed.error) })
      const extra = await handler(parsed.data, { viewer: socket.data.viewer, socket })
      return { ok: true, ...extra }
    } catch (error) {
      return { ok: false, ...toBody(socket, error as Error) }
    }
  }

  function toBody(socket: LiveSocket, error: Error) {
    const requestId = randomUUID()
    const refusal = toDomainError(error, { id: requestId })
    if (refusal.code === 'INTERNAL') log.error({ err: error, requestId }, 'live event failed')
    const { code, facts } = refusal
    return { code, facts, message: errorText(code, facts, languageOf(socket)) }
  }

  function refusalOf(socket: LiveSocket, error: Error): Error & { data?: unknown } {
    return Object.assign(new Error('refused'), { data: toBody(socket, error) })
  }

  const sweep = setInterval(() => {
    const sockets = [...server.sockets.sockets.values()]
    const ids = [...new Set(sockets.map((socket) => socket.data.viewer.sessionId))]
    if (ids.length === 0) return
    findRunningSessions(ids)
      .then((running) => sockets.filter((socket) => !running.includes(socket.data.viewer.sessionId)))
      .then((orphans) => orphans.forEach((socket) => socket.disconnect(true)))
      .catch((error: unknown) => log.warn({ err: error }, 'could not check the sessions of sockets'))
  }, sweepMs)
  sweep.unref()

  return {
    server,
    on: (event, handler) => void handlers.set(event, handler),
    endSessions: (ids) => server.in(ids.map(sessionRoom)).disconnectSockets(true),
    async close() {
      clearInterval(sweep)
      await server.close()
      adapterRedis?.destroy()
    },
  }
}

/**
 * The adapter reads its stream in a loop without a pause: a client that refuses at once while Redis is away
 * would make that loop take the whole processor. This one lets it wait.
 */
async function openAdapterRedis(redis: RedisClient, log: Log): Promise<RedisClient> {
  const client = redis.duplicate({ disableOfflineQueue: false })
  client.on('error', (error: unknown) => log.warn({ err: error }, 'redis (live channel)'))
  await client.connect()
  return client
}

function isAcknowledge(value: unknown): value is (ack: Ack) => void {
  return typeof value === 'function'
}

export function sessionRoom(sessionId: string): string {
  return `session:${sessionId}`
}

export function userRoom(userId: string): string {
  return `user:${userId}`
}

function languageOf(socket: LiveSocket) {
  const { headers } = socket.handshake
  const cookie = new RegExp(`(?:^|; *)${languageCookie}=(\\w+)`).exec(headers.cookie ?? '')?.[1]
  return pickLanguage({ cookie: cookie ?? null, acceptLanguage: headers['accept-language'] ?? null })
}

/** Says when one socket has sent more than a second's worth in a second. */
function createPacer(): () => boolean {
  let second = 0
  let count = 0
  return () => {
    const now = Math.floor(Date.now() / 1000)
    if (now !== second) [second, count] = [now, 0]
    count += 1
    return count > eventsPerSecond
  }
}
