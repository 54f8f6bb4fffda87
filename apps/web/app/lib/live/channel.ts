import { type ErrorBody, liveBeatEvent, liveReconnect } from '@sankalp/contract'
import type { ClientEvent, ClientPayloadInput, Reply, ServerEvent, ServerPayload } from '@sankalp/contract/live/events'
import { ownError } from '../api/error.ts'
import { pageLanguage } from '../session/language.ts'
import { errorFromAck } from './live-error.ts'
import { createListeners } from './listeners.ts'
import type { LiveSocket, OpenSocket } from './socket.ts'
import { type LiveState, createState } from './state.ts'

/** What the channel needs to know of the session; see live.ts. */
export type ChannelSession = {
  userId: () => string | null
  /** A token that is good for a while, renewed first where that is needed; empty when there is none. */
  freshToken: () => Promise<string>
  /** False when the session is over or the server cannot be reached. */
  renew: () => Promise<boolean>
  subscribe: (listener: () => void) => () => void
}

export type Channel = {
  /** Sends an event and gives its reply. Every failure is an ApiError with words for the reader, as with a call. */
  send: <E extends ClientEvent>(
    event: E,
    payload: ClientPayloadInput<E>,
    options?: { timeoutMs?: number },
  ) => Promise<Reply<E>>
  /** From now on `listener` gets every such event, over all reconnections, until it is taken back by the function this gives. */
  listen: <E extends ServerEvent>(event: E, listener: (payload: ServerPayload<E>) => void) => () => void
  /** Called with every new connection, and at once when there is one: for what has to be said or asked again each time. */
  onConnect: (listener: () => void) => () => void
  readState: () => LiveState
  subscribeState: (listener: () => void) => () => void
}

const replyTimeoutMs = 10_000

/** The live channel of this page: opened with its first use, closed with the session, open again with the next one. */
export function createChannel(openSocket: OpenSocket, session: ChannelSession): Channel {
  const listeners = createListeners()
  const state = createState()
  let opening: Promise<LiveSocket> | null = null
  let current: LiveSocket | null = null
  /** Whose channel it is; null while it is closed. */
  let owner: string | null = null
  let isStarted = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let isFollowingSession = false

  /** The socket, connected or on its way to be: what is sent meanwhile waits in it. */
  async function open(): Promise<LiveSocket> {
    followSession()
    owner ??= session.userId()
    if (owner === null) throw ownError('SIGNED_OUT', pageLanguage())
    const mine = (opening ??= openSocket(session.freshToken).then(attach))
    const socket = await mine.catch(() => {
      // Its script could not be loaded.
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

  /** The next one to sign in gets a socket of their own: what still waits in this one is not theirs to send. */
  function close(): void {
    clearTimeout(retry)
    const closed = current
    opening = current = owner = null
    isStarted = false
    closed?.disconnect()
    state.set('away')
  }

  /** For what Socket.IO does not try again by itself: a refusal, a connection that the server has closed. */
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
    // The next attempt is arranged by then, and the state tells whoever wants to know.
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
    // A session that is over has been forgotten by now, and the channel with it.
    if (session.userId() !== null) openLater()
  }

  /** A new token of the same session changes nothing: the connection is the session's, and the server looks after that. */
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
