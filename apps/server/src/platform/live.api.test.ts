import { deleteUser } from '@sankalp/contract/users'
import { logout } from '@sankalp/contract/auth'
import { getUserWalletDetail } from '@sankalp/contract/wallet'
import { type Socket } from 'socket.io-client'
import { afterEach, describe, expect, test } from 'vitest'
import { type TestApp, fileApp, testApp } from '../../test/test-app.ts'
import { ask, connectLive, openLive, untilClosed, untilConnected } from '../../test/live-client.ts'
import { openTestRedis } from '../../test/test-redis.ts'

const app = fileApp()
const open: Socket[] = []
const keep = (socket: Socket): Socket => {
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
    for (const [language, letters] of [['en-IN', /^Please sign in/], ['hi-IN', /[\u0900-\u097f]/]] as const) {
      const socket = keep(openLive(app().url, { token, extraHeaders: { 'accept-language': language } }))
      const outcome = await untilConnected(socket)
      expect(outcome).toMatchObject({ connected: false, refusal: { code: 'SIGN_IN_NEEDED', facts: {} } })
      expect(!outcome.connected && outcome.refusal?.message).toMatch(letters)
    }
  })

  test('with an expired token is refused', async () => {
    const own = await testApp()
    const { token } = await own.newClient().signIn()
    own.pass(31 * 60)
    expect(await untilConnected(keep(openLive(own.url, { token })))).toMatchObject({ refusal: { code: 'SIGN_IN_NEEDED' } })
  })

  test('with a good token succeeds, and from another site it does not', async () => {
    const { token } = await app().newClient().signIn()
    expect(await untilConnected(keep(openLive(app().url, { token })))).toEqual({ connected: true })
    const own = { origin: new URL(app().url).origin }
    expect(await untilConnected(keep(openLive(app().url, { token, extraHeaders: own })))).toEqual({ connected: true })
    for (const origin of ['https://evil.example', 'null', `${app().url}.evil.example`]) {
      const outcome = await untilConnected(keep(openLive(app().url, { token, extraHeaders: { origin } })))
      expect(outcome).toEqual({ connected: false, refusal: null })
    }
  })

  test('by polling is refused', async () => {
    const { token } = await app().newClient().signIn()
    expect(await untilConnected(keep(openLive(app().url, { token, transports: ['polling'] })))).toMatchObject({ connected: false })
  })
})

describe('an event', () => {
  async function connected(): Promise<{ socket: Socket; userId: string }> {
    const client = await app().newClient().signIn()
    return { socket: keep(await connectLive(app().url, client.token)), userId: client.userId }
  }

  test('is answered by its handler, which learns the sender from the token', async () => {
    app().live.on('typing:start', async (payload, { viewer }) => ({ from: viewer.userId, to: payload.to }))
    const { socket, userId } = await connected()
    const to = crypto.randomUUID()
    expect(await ask(socket, 'typing:start', { to, from: 'somebody else' })).toEqual({ ok: true, from: userId, to })
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
    app().live.on('typing:stop', async () => ({}))
    const { socket } = await connected()
    expect(await ask(socket, 'typing:stop', payload)).toMatchObject({ ok: false, code: 'INVALID_INPUT', message: expect.any(String) })
  })

  test.each(['no:such:event', '__proto__', 'constructor', 'toString'])('called %s is answered with NOT_FOUND', async (event) => {
    const { socket } = await connected()
    expect(await ask(socket, event, {})).toMatchObject({ ok: false, code: 'NOT_FOUND', facts: {} })
    expect(socket.connected).toBe(true)
  })

  test('whose handler fails is answered without the inside of the failure', async () => {
    app().live.on('chat:end', () => Promise.reject(new Error('select secret from user_account')))
    const { socket } = await connected()
    const answer = await ask(socket, 'chat:end', { to: crypto.randomUUID(), endTimestamp: 1 })
    expect(answer).toMatchObject({ ok: false, code: 'INTERNAL' })
    expect(JSON.stringify(answer)).not.toContain('user_account')
  })

  test('too many: a flood closes its own socket and nobody else’s', async () => {
    const [flooder, other] = [await connected(), await connected()]
    const closed = untilClosed(flooder.socket, 5000)
    for (let i = 0; i < 1000; i++) flooder.socket.emit('typing:stop', { to: crypto.randomUUID() })
    expect(await closed).toBeLessThan(5000)
    expect(await ask(other.socket, 'no:such:event')).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('too large: a frame of 1 MB closes its socket', async () => {
    const { socket } = await connected()
    const closed = untilClosed(socket, 5000)
    socket.emit('typing:stop', { to: 'x'.repeat(1_000_000) })
    expect(await closed).toBeLessThan(5000)
  })
})

describe('the end of a session', () => {
  test('by logout closes all its sockets at once, and no other session’s', async () => {
    const client = await app().newClient().signIn()
    const other = await app().newClient().signIn()
    const sockets = [keep(await connectLive(app().url, client.token)), keep(await connectLive(app().url, client.token))]
    const bystander = keep(await connectLive(app().url, other.token))
    const closed = Promise.all(sockets.map((socket) => untilClosed(socket, 5000)))
    await client.call(logout)
    expect(Math.max(...(await closed))).toBeLessThan(1000)
    expect(bystander.connected).toBe(true)
    expect(await untilConnected(keep(openLive(app().url, { token: client.token })))).toMatchObject({ refusal: { code: 'SIGN_IN_NEEDED' } })
  })

  test('by erasing the account closes its sockets', async () => {
    const client = await app().newClient().signIn()
    const closed = untilClosed(keep(await connectLive(app().url, client.token)), 5000)
    await client.call(deleteUser, { params: { id: client.userId }, body: { phone_number: client.phone } })
    expect(await closed).toBeLessThan(1000)
  })

  test('written into the database by somebody else closes its sockets within 5 s', async () => {
    const client = await app().newClient().signIn()
    const closed = untilClosed(keep(await connectLive(app().url, client.token)), 6000)
    await app().db.query('update auth_session set ended_at = now() where user_id = $1', [client.userId])
    expect(await closed).toBeLessThan(5000)
  })
})

// Without Redis there is one process only; `npm test` says so when it is missing.
describe.runIf(process.env.TEST_REDIS_URL)('two processes with Redis between them', () => {
  async function startPair(): Promise<[TestApp, TestApp]> {
    const redis = await Promise.all([openTestRedis(), openTestRedis()])
    const one = await testApp({ redis: redis[0] })
    // The same database, which the first one closes.
    const two = await testApp({ redis: redis[1], db: { ...one.db, close: async () => {} } })
    return [one, two]
  }

  test('logout on one closes the sockets and ends the token on the other', async () => {
    const [one, two] = await startPair()
    const client = await one.newClient().signIn()
    const elsewhere = two.newClient()
    elsewhere.token = client.token
    expect((await elsewhere.call(getUserWalletDetail)).status).toBe(200)
    const closed = untilClosed(keep(await connectLive(two.url, client.token)), 5000)
    await client.call(logout)
    expect(await closed).toBeLessThan(3000)
    expect((await elsewhere.call(getUserWalletDetail)).status).toBe(401)
  })
})
