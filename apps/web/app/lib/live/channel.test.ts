import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../api/error.ts'
import { stubBrowser } from '../storage.fake.ts'
import { createChannel } from './channel.ts'
import type { LiveSocket, ReadToken } from './socket.ts'

type Listener = (...args: unknown[]) => void

/** A socket whose server is this test. Like Socket.IO, it buffers what is sent while disconnected. */
class FakeSocket {
  connected = false
  connects = 0
  sent: { event: string; payload: unknown; answer: (ack: unknown) => void; fail: () => void }[] = []
  private readonly listeners = new Map<string, Listener>()
  private any: Listener = () => {}
  readonly readToken: ReadToken

  constructor(readToken: ReadToken) {
    this.readToken = readToken
  }
  on(event: string, listener: Listener) {
    this.listeners.set(event, listener)
  }
  onAny(listener: Listener) {
    this.any = listener
  }
  connect() {
    this.connects += 1
  }
  disconnect() {
    if (this.connected) this.drop('io client disconnect')
  }
  timeout() {
    return {
      emitWithAck: (event: string, payload: unknown) =>
        new Promise((resolve, reject) =>
          this.sent.push({ event, payload, answer: resolve, fail: () => reject(new Error('operation has timed out')) }),
        ),
    }
  }
  /** Accepts the connection, as the server does. */
  accept() {
    this.connected = true
    this.listeners.get('connect')!()
  }
  refuse(code?: string) {
    this.listeners.get('connect_error')!(
      Object.assign(new Error('refused'), code && { data: { code, message: code, facts: {} } }),
    )
  }
  drop(reason: string) {
    this.connected = false
    this.listeners.get('disconnect')!(reason)
  }
  tell(event: string, ...args: unknown[]) {
    this.listeners.get(event)?.(...args)
    this.any(event, ...args)
  }
}

const sockets: FakeSocket[] = []
let userId: string | null
let isLoadable: boolean
let canRenew: boolean
let sessionListeners: Set<() => void>

function open() {
  return createChannel(
    async (readToken) => {
      if (!isLoadable) throw new TypeError('Failed to fetch dynamically imported module')
      const socket = new FakeSocket(readToken)
      sockets.push(socket)
      return socket as unknown as LiveSocket
    },
    {
      userId: () => userId,
      freshToken: async () => `token of ${userId}`,
      renew: async () => {
        if (!canRenew) signIn(null)
        return canRenew
      },
      subscribe(listener) {
        sessionListeners.add(listener)
        return () => void sessionListeners.delete(listener)
      },
    },
  )
}

function signIn(who: string | null) {
  userId = who
  for (const listener of sessionListeners) listener()
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const longestWaitMs = 5000

beforeEach(() => {
  stubBrowser('/')
  vi.useFakeTimers()
  sockets.length = 0
  sessionListeners = new Set()
  userId = 'asha'
  isLoadable = canRenew = true
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function connected() {
  const channel = open()
  const online = vi.fn<(payload: object) => void>()
  const stop = channel.listen('acharya:online', online)
  await settle()
  sockets[0]!.accept()
  return { channel, online, stop, socket: sockets[0]! }
}

describe('sending', () => {
  test('returns the reply of the event', async () => {
    const { channel, socket } = await connected()
    const reply = channel.send('acharya:switch', { on: true })
    await settle()
    expect(socket.sent[0]).toMatchObject({ event: 'acharya:switch', payload: { on: true } })
    socket.sent[0]!.answer({ ok: true, on: true })
    expect(await reply).toEqual({ on: true })
  })

  test('opens the channel and waits for the connection', async () => {
    const channel = open()
    expect([sockets.length, channel.readState()]).toEqual([0, 'away'])
    const reply = channel.send('typing:stop', { to: 'x' })
    await settle()
    expect([sockets[0]!.connects, channel.readState(), await sockets[0]!.readToken()]).toEqual([
      1,
      'connecting',
      'token of asha',
    ])
    sockets[0]!.sent[0]!.answer({ ok: true })
    await expect(reply).resolves.toEqual({})
  })

  test.each([
    [
      'a refusal',
      (socket: FakeSocket) =>
        socket.sent[0]!.answer({
          ok: false,
          code: 'TEMPORARILY_UNAVAILABLE',
          message: 'Please wait',
          facts: { retryAfterSeconds: 2 },
        }),
      { code: 'TEMPORARILY_UNAVAILABLE', message: 'Please wait', facts: { retryAfterSeconds: 2 }, status: 503 },
    ],
    [
      'an answer of no known shape',
      (socket: FakeSocket) => socket.sent[0]!.answer(null),
      { code: 'UNREADABLE_ANSWER' },
    ],
    ['silence', (socket: FakeSocket) => socket.sent[0]!.fail(), { code: 'TIMED_OUT' }],
    [
      'a lost connection',
      (socket: FakeSocket) => {
        socket.drop('transport close')
        socket.sent[0]!.fail()
      },
      { code: 'OFFLINE' },
    ],
  ] as const)('fails with the error of a call after %s', async (_, happen, expected) => {
    const { channel, socket } = await connected()
    const failure = channel.send('typing:stop', { to: 'x' }).catch((error: unknown) => error)
    await settle()
    happen(socket)
    const error = await failure
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ ...expected, message: expect.stringMatching(/\w/) })
  })

  test('fails at once when no user is signed in or the script cannot be loaded', async () => {
    signIn(null)
    await expect(open().send('typing:stop', { to: 'x' })).rejects.toMatchObject({ code: 'SIGNED_OUT' })
    signIn('asha')
    isLoadable = false
    await expect(open().send('typing:stop', { to: 'x' })).rejects.toMatchObject({ code: 'OFFLINE' })
  })
})

describe('listening', () => {
  test('receives events across reconnections until it is removed', async () => {
    const { channel, online, stop, socket } = await connected()
    socket.tell('acharya:online', { acharya: 1 })
    socket.drop('transport close')
    expect(channel.readState()).toBe('away')
    socket.accept()
    socket.tell('acharya:online', { acharya: 2 })
    socket.tell('acharya:offline', { acharya: 2 })
    stop()
    socket.tell('acharya:online', { acharya: 3 })
    expect(online.mock.calls).toEqual([[{ acharya: 1 }], [{ acharya: 2 }]])
  })

  test('calls back for every new connection, and at once for an existing one', async () => {
    const { channel, socket } = await connected()
    const again = vi.fn<() => void>()
    const stop = channel.onConnect(again)
    expect(again).toHaveBeenCalledTimes(1)
    socket.drop('ping timeout')
    socket.accept()
    expect(again).toHaveBeenCalledTimes(2)
    stop()
    socket.drop('ping timeout')
    socket.accept()
    expect(again).toHaveBeenCalledTimes(2)
  })

  test('tries again after the script could not be loaded', async () => {
    isLoadable = false
    const channel = open()
    channel.listen('acharya:online', () => {})
    await settle()
    expect(sockets).toHaveLength(0)
    isLoadable = true
    await vi.advanceTimersByTimeAsync(longestWaitMs)
    expect(sockets[0]!.connects).toBe(1)
  })
})

test('answers a heartbeat at once', async () => {
  const { socket } = await connected()
  const acknowledge = vi.fn<() => void>()
  socket.tell('beat', {}, acknowledge)
  expect(acknowledge).toHaveBeenCalledOnce()
})

describe('the session', () => {
  test('closes the channel when it ends here; the next session gets a new socket without pending messages', async () => {
    const { channel, online, socket } = await connected()
    void channel.send('typing:stop', { to: 'x' }).catch(() => {})
    await settle()
    signIn(null)
    expect([socket.connected, channel.readState()]).toEqual([false, 'away'])
    signIn('bimal')
    await settle()
    expect([sockets.length, sockets[1]!.sent, await sockets[1]!.readToken()]).toEqual([2, [], 'token of bimal'])
    sockets[1]!.accept()
    socket.tell('acharya:online', { acharya: 'too late' })
    sockets[1]!.tell('acharya:online', { acharya: 'now' })
    expect([online.mock.calls, channel.readState()]).toEqual([[[{ acharya: 'now' }]], 'connected'])
  })

  test('sends nothing when it ends while the script is loading', async () => {
    const channel = open()
    const failure = channel.send('typing:stop', { to: 'x' })
    signIn('bimal')
    await expect(failure).rejects.toMatchObject({ code: 'SIGNED_OUT' })
    expect(sockets.flatMap(({ sent }) => sent)).toEqual([])
  })

  test('stays connected with a new token', async () => {
    const { channel, socket } = await connected()
    signIn('asha')
    await settle()
    expect([sockets.length, socket.connects, channel.readState()]).toEqual([1, 1, 'connected'])
  })

  test('opens the channel when it begins after a listener was added', async () => {
    signIn(null)
    const channel = open()
    channel.listen('acharya:online', () => {})
    await settle()
    expect(sockets).toHaveLength(0)
    signIn('asha')
    await settle()
    expect(sockets[0]!.connects).toBe(1)
  })

  test('renews a refused token and opens the channel again', async () => {
    const { channel, socket } = await connected()
    socket.drop('io server disconnect')
    expect(channel.readState()).toBe('away')
    await vi.advanceTimersByTimeAsync(longestWaitMs)
    expect(socket.connects).toBe(2)
    socket.refuse('SIGN_IN_NEEDED')
    await vi.advanceTimersByTimeAsync(longestWaitMs)
    expect(socket.connects).toBe(3)
    socket.accept()
    expect(channel.readState()).toBe('connected')
  })

  test('closes the channel for good when the server has ended the session', async () => {
    const { channel, socket } = await connected()
    canRenew = false
    socket.drop('io server disconnect')
    await vi.advanceTimersByTimeAsync(longestWaitMs)
    socket.refuse('SIGN_IN_NEEDED')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([socket.connects, channel.readState(), vi.getTimerCount()]).toEqual([2, 'away', 0])
  })
})

test('leaves a network failure to Socket.IO, which retries by itself', async () => {
  const channel = open()
  channel.listen('acharya:online', () => {})
  await settle()
  sockets[0]!.refuse()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sockets[0]!.connects, channel.readState()]).toEqual([1, 'away'])
  sockets[0]!.accept()
  expect(channel.readState()).toBe('connected')
})
