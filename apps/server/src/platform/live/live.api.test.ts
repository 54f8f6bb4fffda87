import { livePath } from '@sankalp/contract'
import { deleteUser } from '@sankalp/contract/users'
import { logout } from '@sankalp/contract/auth'
import { getUserWalletDetail } from '@sankalp/contract/wallet'
import { type Socket } from 'socket.io-client'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { type TestApp, fileApp, testApp } from '../../../test/test-app.ts'
import { closing, connectLive, openLive, send, sendAnything, untilConnected } from '../../../test/live-client.ts'
import { openTestRedis } from '../../../test/test-redis.ts'

// No session sweeps and no token timeouts here, so that only the test's action can close a socket.
const neverMs = 3_600_000
const app = fileApp({ liveTimes: { sweepEveryMs: neverMs, tokenWithinMs: neverMs } })
const open: Socket[] = []
const closeLater = (socket: Socket): Socket => {
  open.push(socket)
  return socket
}
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect()
})

describe('connecting', () => {
  test.each([
    ['no token', undefined],
    ['an empty token', ''],
    ['garbage', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['something that is no text', { $ne: null } as never],
    ['a token of 10 kB', 'x'.repeat(10_000)],
    ['a session without its signature', `${crypto.randomUUID()}.zzzzzzzz.${'A'.repeat(43)}`],
  ])('with %s is refused in both languages', async (_, token) => {
    for (const [language, letters] of [
      ['en-IN', /^Please sign in/],
      ['hi-IN', /[\u0900-\u097f]/],
    ] as const) {
      const socket = closeLater(openLive(app().url, { token, extraHeaders: { 'accept-language': language } }))
      const outcome = await untilConnected(socket)
      expect(outcome).toMatchObject({ connected: false, refusal: { code: 'SIGN_IN_NEEDED', facts: {} } })
      expect(!outcome.connected && outcome.refusal?.message).toMatch(letters)
    }
  })

  test('is refused with an expired token', async () => {
    const own = await testApp()
    const { token } = await own.newClient().signIn()
    own.pass(31 * 60)
    expect(await untilConnected(closeLater(openLive(own.url, { token })))).toMatchObject({
      refusal: { code: 'SIGN_IN_NEEDED' },
    })
  })

  test('succeeds with a valid token, but not from another site', async () => {
    const { token } = await app().newClient().signIn()
    expect(await untilConnected(closeLater(openLive(app().url, { token })))).toEqual({ connected: true })
    const own = { origin: new URL(app().url).origin }
    expect(await untilConnected(closeLater(openLive(app().url, { token, extraHeaders: own })))).toEqual({
      connected: true,
    })
    for (const origin of ['https://evil.example', 'null', `${app().url}.evil.example`]) {
      const outcome = await untilConnected(closeLater(openLive(app().url, { token, extraHeaders: { origin } })))
      expect(outcome).toEqual({ connected: false, refusal: null })
    }
  })

  test('is refused with the id of an open connection, without affecting that one or the server', async () => {
    const live = `${app().url.replace('http', 'ws')}${livePath}/?EIO=4&transport=websocket`
    const first = new WebSocket(live)
    onTestFinished(() => first.terminate())
    const opened = await new Promise<string>((resolve) =>
      first.once('message', (data: Buffer) => resolve(data.toString())),
    )
    const { sid } = JSON.parse(opened.slice(1)) as { sid: string }
    const second = new WebSocket(`${live}&sid=${sid}`)
    const refused = await new Promise<Error>((resolve) => second.once('error', resolve))
    expect(refused.message).toMatch(/400/)
    expect(first.readyState).toBe(WebSocket.OPEN)
    const { token } = await app().newClient().signIn()
    expect(await untilConnected(closeLater(openLive(app().url, { token })))).toEqual({ connected: true })
  })

  test('is refused by polling', async () => {
    const { token } = await app().newClient().signIn()
    expect(await untilConnected(closeLater(openLive(app().url, { token, transports: ['polling'] })))).toMatchObject({
      connected: false,
    })
  })
})

describe('an event', () => {
  async function connected(): Promise<{ socket: Socket; userId: string }> {
    const client = await app().newClient().signIn()
    return { socket: closeLater(await connectLive(app().url, client.token)), userId: client.userId }
  }

  test('refuses a second handler when it is registered', () => {
    expect(() => app().live.on('typing:stop', () => {})).toThrow(/typing:stop has two handlers/)
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'to'],
    ['a list', [[]]],
    ['a wrong id', { to: "'; drop table user_account; --" }],
    ['a prototype', JSON.parse('{"__proto__":{"to":"x"}}') as unknown],
    ['bytes', { to: Buffer.from('x') }],
  ])('with %s for a payload is refused with the field named', async (_, payload) => {
    const { socket } = await connected()
    expect(await sendAnything(socket, 'typing:stop', payload)).toMatchObject({
      ok: false,
      code: 'INVALID_INPUT',
      message: expect.any(String),
    })
  })

  test.each(['no:such:event', '__proto__', 'constructor', 'toString'])(
    'called %s is answered with NOT_FOUND',
    async (event) => {
      const { socket } = await connected()
      expect(await sendAnything(socket, event, {})).toMatchObject({ ok: false, code: 'NOT_FOUND', facts: {} })
      expect(socket.connected).toBe(true)
    },
  )

  test('returns no details when its handler fails', async () => {
    const own = await testApp()
    await own.db.query('alter function store_message rename to stored_elsewhere')
    onTestFinished(() => own.db.query('alter function stored_elsewhere rename to store_message').then(() => undefined))
    const { token } = await own.newClient().signIn()
    const socket = closeLater(await connectLive(own.url, token))
    const ack = await send(socket, 'message:send', {
      from: crypto.randomUUID(),
      to: crypto.randomUUID(),
      message: 'Namaste',
      timestamp: 1,
    })
    expect(ack).toMatchObject({ ok: false, code: 'INTERNAL' })
    expect(JSON.stringify(ack)).not.toMatch(/store_message|function/)
  })

  test.each([
    [{ 'accept-language': 'hi-IN' }, /[\u0900-\u097f]/],
    [{ 'accept-language': 'hi-IN', cookie: 'city=pune; language=en' }, /^[a-z ,.’-]+$/i],
  ])(
    'of a browser with %j is refused in its language, though the request that opened the connection is gone',
    async (extraHeaders, letters) => {
      const { token } = await app().newClient().signIn()
      const socket = closeLater(openLive(app().url, { token, extraHeaders }))
      expect(await untilConnected(socket)).toEqual({ connected: true })
      expect(await sendAnything(socket, 'no:such:event')).toMatchObject({
        code: 'NOT_FOUND',
        message: expect.stringMatching(letters),
      })
    },
  )

  test('of an acharya is refused to other users', async () => {
    const { socket } = await connected()
    expect(await send(socket, 'acharya:switch', { on: true })).toMatchObject({ ok: false, code: 'NOT_ALLOWED' })
  })

  test('too many: a flood closes its own socket and no other', async () => {
    const [flooder, other] = [await connected(), await connected()]
    const closed = closing(flooder.socket)
    for (let i = 0; i < 1000; i++) flooder.socket.emit('typing:stop', { to: crypto.randomUUID() })
    await closed
    expect(await sendAnything(other.socket, 'no:such:event')).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('too large: a frame of 1 MB closes its socket', async () => {
    const { socket } = await connected()
    const closed = closing(socket)
    socket.emit('typing:stop', { to: 'x'.repeat(1_000_000) })
    await closed
    expect(socket.connected).toBe(false)
  })
})

describe('frames', () => {
  /** Opens a raw websocket without Socket.IO. Records what it receives, so that a test can inspect it. */
  async function openRaw(
    headers: Record<string, string> = {},
    { url }: { url: string } = app(),
  ): Promise<{ socket: WebSocket; received: string[]; closed: Promise<void> }> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${livePath}/?EIO=4&transport=websocket`, { headers })
    const received: string[] = []
    socket
      .on('message', (data: Buffer) => received.push(data.toString()))
      .on('pong', () => received.push('pong'))
      .on('error', () => {})
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    onTestFinished(() => socket.terminate())
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    return { socket, received, closed }
  }

  test('of every kind are counted: a flood of any of them closes its socket, signed in or not', async () => {
    const floods: ((socket: WebSocket) => void)[] = [
      (socket) => socket.ping(),
      (socket) => socket.pong(),
      (socket) => socket.send('3'), //                    Engine.IO: pong
      (socket) => socket.send('6'), //                    Engine.IO: noop
      (socket) => socket.send('40/other,{"token":"x"}'), // Socket.IO: connect
      (socket) => socket.send(Buffer.from([1, 2, 3])),
    ]
    for (const flood of floods) {
      const { socket, received, closed } = await openRaw()
      for (let count = 0; count < 5000; count++) flood(socket)
      await closed
      expect(received.filter((text) => text === 'pong').length).toBeLessThanOrEqual(10)
    }
  })

  test('too many bytes or too many fragments close the socket as well', async () => {
    const large = await openRaw()
    for (let count = 0; count < 4; count++) large.socket.send('x'.repeat(90_000))
    await large.closed
    expect(large.socket.readyState).toBe(WebSocket.CLOSED)
    const pieces = await openRaw()
    for (let count = 0; count < 20; count++) pieces.socket.send('x', { fin: false })
    await pieces.closed
    expect(pieces.socket.readyState).toBe(WebSocket.CLOSED)
  })

  test('a few of them are answered normally: a ping with a pong', async () => {
    const { socket, received } = await openRaw()
    socket.ping()
    await expect.poll(() => received).toContain('pong')
  })

  test('closes a connection without a token: when silent, when refused, and after a disconnect', async () => {
    const own = await testApp({ liveTimes: { tokenWithinMs: 100 } })
    const silent = await openRaw({}, own)
    const refused = await openRaw()
    refused.socket.send('40{"token":"no token"}')
    const { token } = await app().newClient().signIn()
    const leaving = await openRaw()
    leaving.socket.send(`40${JSON.stringify({ token })}`)
    await expect.poll(() => leaving.received.some((text) => text.startsWith('40'))).toBe(true)
    leaving.socket.send('41')
    await Promise.all([silent.closed, refused.closed, leaving.closed])
    expect(refused.received.at(-1)).toMatch(/^44.*SIGN_IN_NEEDED/)
  })

  test('limits the connections from one address that wait for their token, and lets other addresses connect', async () => {
    const headers = { 'x-forwarded-for': app().newClient().address }
    const outcomes = await Promise.allSettled(Array.from({ length: 70 }, () => openRaw(headers)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
    const { token } = await app().newClient().signIn()
    expect(await untilConnected(closeLater(openLive(app().url, { token })))).toEqual({ connected: true })
  })

  test('allows a session 20 connections; one that closes makes room', async () => {
    const { token } = await app().newClient().signIn()
    const sockets = await Promise.all(
      Array.from({ length: 20 }, async () => closeLater(await connectLive(app().url, token))),
    )
    expect(await untilConnected(closeLater(openLive(app().url, { token })))).toMatchObject({
      refusal: { code: 'TOO_MANY_REQUESTS' },
    })
    sockets[0]!.disconnect()
    await expect.poll(() => untilConnected(closeLater(openLive(app().url, { token })))).toEqual({ connected: true })
  })
})

describe('ending a session', () => {
  test('by logout closes all its sockets at once, and no other session’s', async () => {
    const client = await app().newClient().signIn()
    const other = await app().newClient().signIn()
    const sockets = [
      closeLater(await connectLive(app().url, client.token)),
      closeLater(await connectLive(app().url, client.token)),
    ]
    const bystander = closeLater(await connectLive(app().url, other.token))
    const closed = Promise.all(sockets.map(closing))
    await client.call(logout)
    await closed
    expect(bystander.connected).toBe(true)
    expect(await untilConnected(closeLater(openLive(app().url, { token: client.token })))).toMatchObject({
      refusal: { code: 'SIGN_IN_NEEDED' },
    })
  })

  test('by erasing the account closes its sockets', async () => {
    const client = await app().newClient().signIn()
    const socket = closeLater(await connectLive(app().url, client.token))
    const closed = closing(socket)
    await client.call(deleteUser, { params: { id: client.userId }, body: { phone_number: client.phone } })
    await closed
    expect(socket.connected).toBe(false)
  })

  test('directly in the database closes its sockets', async () => {
    // Sweep more often than in production; times.test.ts checks the production interval.
    const own = await testApp({ db: { ...app().db, close: async () => {} }, liveTimes: { sweepEveryMs: 100 } })
    const client = await own.newClient().signIn()
    const bystander = closeLater(await connectLive(own.url, (await own.newClient().signIn()).token))
    const closed = closing(closeLater(await connectLive(own.url, client.token)))
    await own.db.query('update auth_session set ended_at = now() where user_id = $1', [client.userId])
    await closed
    expect(bystander.connected).toBe(true)
  })
})

describe('events from the server', () => {
  test('reach all connections of a user and no other, with declared fields only', async () => {
    const [client, other] = [await app().newClient().signIn(), await app().newClient().signIn()]
    const sockets = [
      await connectLive(app().url, client.token),
      await connectLive(app().url, client.token),
      await connectLive(app().url, other.token),
    ]
    const heard: string[] = []
    for (const [index, socket] of sockets.entries())
      closeLater(socket).on('typing:start', (payload) => heard.push(`${index} ${JSON.stringify(payload)}`))
    const from = crypto.randomUUID()
    app().live.tell(client.userId, 'typing:start', { from, secret: 'not declared' } as { from: string })
    app().live.tell(other.userId, 'typing:start', { from: other.userId })
    await expect
      .poll(() => heard.toSorted())
      .toEqual([`0 {"from":"${from}"}`, `1 {"from":"${from}"}`, `2 {"from":"${other.userId}"}`])
  })

  test('are not sent when they break the contract', () => {
    expect(() => app().live.tell(crypto.randomUUID(), 'typing:start', { from: 'nobody' })).toThrow(/invalid/i)
  })
})

// Without Redis there is one process only; `npm test` reports it when Redis is missing.
describe.runIf(process.env.TEST_REDIS_URL)('two processes with Redis between them', () => {
  async function startPair(): Promise<[TestApp, TestApp]> {
    const redis = await Promise.all([openTestRedis(), openTestRedis()])
    const one = await testApp({ redis: redis[0], liveTimes: { sweepEveryMs: neverMs } })
    // Uses the same database, which the first app closes.
    const two = await testApp({
      redis: redis[1],
      db: { ...one.db, close: async () => {} },
      liveTimes: { sweepEveryMs: neverMs },
    })
    return [one, two]
  }

  test('logout on one closes the sockets and ends the token on the other', async () => {
    const [one, two] = await startPair()
    const client = await one.newClient().signIn()
    const elsewhere = two.newClient()
    elsewhere.token = client.token
    expect((await elsewhere.call(getUserWalletDetail)).status).toBe(200)
    const closed = closing(closeLater(await connectLive(two.url, client.token)))
    await client.call(logout)
    await closed
    expect((await elsewhere.call(getUserWalletDetail)).status).toBe(401)
  })

  test('reaches a user on every process, except one connection where it is left out', async () => {
    const [one, two] = await startPair()
    const client = await one.newClient().signIn()
    const heard: string[] = []
    const [here, there] = [
      closeLater(await connectLive(one.url, client.token)),
      closeLater(await connectLive(two.url, client.token)),
    ]
    here.on('typing:start', () => heard.push('here')).on('typing:stop', () => heard.push('here, the others'))
    there.on('typing:start', () => heard.push('there')).on('typing:stop', () => heard.push('there, the others'))
    const payload = { from: client.userId }
    one.live.tell(client.userId, 'typing:start', payload)
    await expect.poll(() => heard.toSorted()).toEqual(['here', 'there'])

    heard.length = 0
    two.live.tellOthers({ id: here.id! }, [client.userId], 'typing:stop', payload)
    two.live.tell(client.userId, 'typing:start', payload)
    await expect.poll(() => heard.toSorted()).toEqual(['here', 'there', 'there, the others'])

    heard.length = 0
    two.live.tellEveryone('typing:start', payload)
    await expect.poll(() => heard.toSorted()).toEqual(['here', 'there'])
  })
})
