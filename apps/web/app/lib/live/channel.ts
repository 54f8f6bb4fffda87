import { type ErrorBody, liveBeatEvent, liveReconnect } from '@sankalp/contract'
import type { ClientEvent, ClientPayloadInput, Reply, ServerEvent, ServerPayload } from '@sankalp/contract/live/events'
import { ownError } from '../api/error.ts'
import { pageLanguage } from '../session/language.ts'
import { errorFromAck } from './live-error.ts'
import { createListeners } from './listeners.ts'
import type { LiveSocket, OpenSocket } from './socket.ts'
import { type LiveState, createState } from './state.ts'

/** The session functions that the channel needs; see live.ts. */
export type ChannelSession = {
  userId: () => string | null
  /** Returns a token that is valid for a while, renewing it first if needed; empty without a session. */
  freshToken: () => Promise<string>
  /** Resolves to false when the session is over or the server cannot be reached. */
  renew: () => Promise<boolean>
  subscribe: (listener: () => void) => () => void
}

export type Channel = {
  /** Sends an event and returns its reply. Like a call, it fails with an ApiError that has a message for the user. */
  send: <E extends ClientEvent>(
    event: E,
    payload: ClientPayloadInput<E>,
    options?: { timeoutMs?: number },
  ) => Promise<Reply<E>>
  /** Passes every such event to `listener`, across reconnections, until the returned function removes it. */
  listen: <E extends ServerEvent>(event: E, listener: (payload: ServerPayload<E>) => void) => () => void
  /**
   * Calls back for every new connection, and at once for an existing one, for what must be sent or requested each time.
   */
  onConnect: (listener: () => void) => () => void
  readState: () => LiveState
  subscribeState: (listener: () => void) => () => void
}

const replyTimeoutMs = 10_000

/**
 * Creates the live channel of this page. It opens on first use, closes with the session, and opens again with the next
 * one.
 */
export function createChannel(openSocket: OpenSocket, session: ChannelSession): Channel {
  const listeners = createListeners()
  const state = createState()
  let opening: Promise<LiveSocket> | null = null
  let current: LiveSocket | null = null
  /** The user whose channel it is; null while it is closed. */
  let owner: string | null = null
  let isStarted = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let isFollowingSession = false

  /** Returns the socket, connected or connecting; it buffers what is sent meanwhile. */
  async function open(): Promise<LiveSocket> {
    followSession()
    owner ??= session.userId()
    if (owner === null) throw ownError('SIGNED_OUT', pageLanguage())
    const mine = (opening ??= openSocket(session.freshToken).then(attach))
    const socket = await mine.catch(() => {
      // The script could not be loaded.
      if (opening === mine) {
        opening = null
        openLater()
      }
      throw ownError('OFFLINE', pageLanguage())
    })
    if (opening !== mine) throw ownError('SIGNED_OUT', pageLanguage())
    current = socket
    if (!isStarted) {
      isStarted = true
      state.set('connecting')
      socket.connect()
    }
    return socket
  }

  /**
   * Closes the channel. The next user gets a new socket, so that messages pending in this one are not sent in their
   * name.
   */
  function close(): void {
    clearTimeout(retry)
    const closed = current
    opening = current = owner = null
    isStarted = false
    closed?.disconnect()
    state.set('away')
  }

  /** Reconnects after what Socket.IO does not retry by itself: a refusal, or a connection closed by the server. */
  function openLater(): void {
    state.set('away')
    clearTimeout(retry)
    retry = setTimeout(
      openInBackground,
      liveReconnect.minMs + Math.random() * (liveReconnect.maxMs - liveReconnect.minMs),
    )
  }

  function openInBackground(): void {
    isStarted = false
    // By then the next attempt is scheduled, and the state shows the failure.
    if (session.userId() !== null) open().catch(() => state.set('away'))
  }

  function attach(socket: LiveSocket): LiveSocket {
    const ifCurrent =
      <Args extends unknown[]>(step: (...args: Args) => void) =>
      (...args: Args) => {
        if (socket === current) step(...args)
      }
    socket.on(
      'connect',
      ifCurrent(() => state.set('connected')),
    )
    socket.on(
      'disconnect',
      ifCurrent((reason: string) => {
        state.set('away')
        if (reason === 'io server disconnect') openLater()
      }),
    )
    socket.on(
      'connect_error',
      ifCurrent((error: Error & { data?: ErrorBody }) => {
        state.set('away')
        if (error.data) void onRefusal(error.data)
      }),
    )
    socket.on(liveBeatEvent, (_payload: unknown, acknowledge: () => void) => acknowledge())
    socket.onAny(ifCurrent((event: string, payload: unknown) => listeners.notify(event, payload)))
    return socket
  }

  async function onRefusal({ code }: ErrorBody): Promise<void> {
    if (code === 'SIGN_IN_NEEDED') await session.renew()
    // If the session is over, it and the channel are cleared by now.
    if (session.userId() !== null) openLater()
  }

  /**
   * Follows the session. A new token of the same session changes nothing: the connection belongs to the session, which
   * the server checks.
   */
  function followSession(): void {
    if (isFollowingSession) return
    isFollowingSession = true
    session.subscribe(() => {
      const userId = session.userId()
      if (userId === owner) return
      if (owner !== null) close()
      if (userId !== null && !listeners.isEmpty()) openInBackground()
    })
  }

  return {
    async send<E extends ClientEvent>(
      event: E,
      payload: ClientPayloadInput<E>,
      { timeoutMs = replyTimeoutMs } = {},
    ): Promise<Reply<E>> {
      const socket = await open()
      const ack = await socket
        .timeout(timeoutMs)
        .emitWithAck(event, payload)
        .catch(() => {
          throw ownError(socket.connected ? 'TIMED_OUT' : 'OFFLINE', pageLanguage())
        })
      if (!isDone(ack)) throw errorFromAck(ack, pageLanguage())
      const { ok: _, ...reply } = ack
      return reply as Reply<E>
    },
    listen(event, listener) {
      const stop = listeners.add(event, listener)
      followSession()
      if (owner === null) openInBackground()
      return stop
    },
    onConnect(listener) {
      const check = () => {
        if (state.read() === 'connected') listener()
      }
      check()
      return state.subscribe(check)
    },
    readState: () => state.read(),
    subscribeState: (listener) => state.subscribe(listener),
  }
}

function isDone(ack: unknown): ack is { ok: true } {
  return typeof ack === 'object' && ack !== null && 'ok' in ack && ack.ok === true
}
