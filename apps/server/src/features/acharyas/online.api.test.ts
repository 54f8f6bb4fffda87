import { getAllAcharya } from '@sankalp/contract/acharyas'
import type { OnlineAcharya } from '@sankalp/contract/live/acharyas'
import type { Socket } from 'socket.io-client'
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { connectLive, openLive, send, untilConnected } from '../../../test/live-client.ts'
import { type TcpProxy, openProxy, targetOf, throughProxy } from '../../../test/tcp-proxy.ts'
import { type TestApp, fileApp, testApp } from '../../../test/test-app.ts'
import { openTestRedis } from '../../../test/test-redis.ts'
import { loadDemo } from '../../../test/demo-rows.ts'

const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect()
})

const alone = fileApp()
/** A second app on the same database. Only the first one closes it. */
const sharedDb = () => ({ ...alone().db, close: async () => {} })
/** Shorter times than in production. times.test.ts checks that the production times keep the promise of 5 s. */
const quickTimes = { beatEveryMs: 50, beatAnswerMs: 300, boardEveryMs: 100, boardAliveMs: 500 }
let harpreetsToken: string
beforeAll(async () => {
  await loadDemo(alone().db, new Date())
  harpreetsToken = (await alone().newClient().signIn('9000000013')).token!
})

/** Opens a user's connection and records what it receives about acharyas. */
async function connect(app: TestApp, token?: string | null): Promise<{ socket: Socket; told: string[] }> {
  const socket = await connectLive(app.url, token ?? (await app.newClient().signIn()).token)
  open.push(socket)
  const told: string[] = []
  for (const event of ['acharya:online', 'acharya:offline']) {
    socket.on(event, ({ acharya }: { acharya: OnlineAcharya }) => told.push(`${event} ${acharya.userName}`))
  }
  return { socket, told }
}

/** Opens an acharya's console and switches it on. */
async function openConsole(url: string, token: string | null): Promise<Socket> {
  const socket = await connectLive(url, token)
  open.push(socket)
  expect(await send(socket, 'acharya:switch', { on: true })).toEqual({ ok: true, on: true })
  return socket
}

/** Asks as a browser does and waits for the list, which arrives separately from the acknowledgement. */
async function askWhoIsOnline(socket: Socket): Promise<string[]> {
  const list = new Promise<{ acharyas: OnlineAcharya[] }>((resolve) => socket.once('onlineAcharyasList', resolve))
  expect(await send(socket, 'getOnlineAcharyas', {})).toEqual({ ok: true })
  return (await list).acharyas.map(({ userName }) => userName)
}

const onlineInList = async (app: TestApp) =>
  (await app.newClient().call(getAllAcharya, { query: { pageSize: '50' } })).body.astrologers
    .filter(({ online }) => online)
    .map(({ userName }) => userName)

describe('an acharya', () => {
  test('is online while the console is switched on, comes first in the list, and all browsers are notified', async () => {
    const app = alone()
    const user = await connect(app)
    expect(await askWhoIsOnline(user.socket)).toEqual([])

    const harpreet = await openConsole(app.url, harpreetsToken)
    await expect.poll(() => user.told).toEqual(['acharya:online Harpreet Kaur'])
    expect(await askWhoIsOnline(user.socket)).toEqual(['Harpreet Kaur'])
    const [first, second] = (await app.newClient().call(getAllAcharya)).body.astrologers
    expect([first?.userName, first?.online, second?.online]).toEqual(['Harpreet Kaur', true, false])

    harpreet.disconnect()
    await expect.poll(() => user.told.at(-1)).toBe('acharya:offline Harpreet Kaur')
    expect([await askWhoIsOnline(user.socket), await onlineInList(app)]).toEqual([[], []])
  })

  test('is offline while connected but switched off, however often this changes', async () => {
    const app = alone()
    const user = await connect(app)
    const harpreet = await openConsole(app.url, harpreetsToken)
    // Switching on twice has no further effect.
    await send(harpreet, 'acharya:switch', { on: true })
    await expect.poll(() => user.told).toEqual(['acharya:online Harpreet Kaur'])
    expect(await send(harpreet, 'acharya:switch', { on: false })).toEqual({ ok: true, on: false })
    await expect.poll(() => user.told.at(-1)).toBe('acharya:offline Harpreet Kaur')
    expect([harpreet.connected, await onlineInList(app)]).toEqual([true, []])
    await send(harpreet, 'acharya:switch', { on: true })
    await expect.poll(() => onlineInList(app)).toEqual(['Harpreet Kaur'])
  })

  test('with two consoles switched on stays online until the second is closed', async () => {
    const app = alone()
    const user = await connect(app)
    const [one, two] = [await openConsole(app.url, harpreetsToken), await openConsole(app.url, harpreetsToken)]
    await expect.poll(() => user.told).toEqual(['acharya:online Harpreet Kaur'])
    one.disconnect()
    await expect.poll(() => app.live.countConnections()).toBe(2)
    expect([await onlineInList(app), user.told]).toEqual([['Harpreet Kaur'], ['acharya:online Harpreet Kaur']])
    two.disconnect()
    await expect.poll(() => user.told.at(-1)).toBe('acharya:offline Harpreet Kaur')
  })

  test('goes offline soon when the network fails silently, and online again when it returns', async () => {
    const app = await testApp({ db: sharedDb(), liveTimes: quickTimes })
    const wire = await openProxy(targetOf(app.url, 80))
    onTestFinished(() => wire.close())
    const user = await connect(app)
    const harpreet = await openConsole(`http://127.0.0.1:${wire.port}`, harpreetsToken)
    await expect.poll(() => onlineInList(app)).toEqual(['Harpreet Kaur'])
    wire.freeze()
    await expect.poll(() => onlineInList(app)).toEqual([])
    await expect.poll(() => user.told.at(-1)).toBe('acharya:offline Harpreet Kaur')
    wire.thaw()
    await expect.poll(() => onlineInList(app)).toEqual(['Harpreet Kaur'])
    expect(harpreet.connected).toBe(true)
  })

  test('is not online by claiming the role or without being listed', async () => {
    const app = alone()
    const user = await connect(app)
    const pretender = await app.newClient().signIn()
    const socket = openLive(app.url, {
      auth: { token: pretender.token, role: 'ROLE_ACHARYA', userId: crypto.randomUUID() },
    })
    open.push(socket)
    expect(await untilConnected(socket)).toEqual({ connected: true })
    expect(await send(socket, 'acharya:switch', { on: true })).toMatchObject({ ok: false, code: 'NOT_ALLOWED' })
    const unlisted = await app.newClient().signIn()
    await app.db.query("update user_account set role = 'ROLE_ACHARYA' where id = $1", [unlisted.userId])
    await openConsole(app.url, unlisted.token)
    // A real acharya after them, so that the test has an event to wait for.
    await openConsole(app.url, (await app.newClient().signIn('9000000014')).token)
    await expect.poll(() => user.told).toEqual(['acharya:online Bhavesh Trivedi'])
    expect(await askWhoIsOnline(user.socket)).toEqual(['Bhavesh Trivedi'])
  })
})

// Without Redis there can be only one process. `npm test` prints a message when it is missing.
describe.runIf(process.env.TEST_REDIS_URL)('two processes with Redis between them', () => {
  /** Starts two processes. The first reaches Redis through a proxy that can be cut. */
  async function startPair(liveTimes = {}): Promise<[TestApp, TestApp, TcpProxy]> {
    const wire = await openProxy(targetOf(process.env.TEST_REDIS_URL!, 6379))
    onTestFinished(() => wire.close())
    const one = await testApp({
      redis: await openTestRedis(throughProxy(process.env.TEST_REDIS_URL!, wire)),
      db: sharedDb(),
      liveTimes,
    })
    const two = await testApp({ redis: await openTestRedis(), db: sharedDb(), liveTimes })
    return [one, two, wire]
  }

  test('an acharya of one process is online in the other, in its lists and for its browsers', async () => {
    const [one, two] = await startPair()
    const user = await connect(two)
    const harpreet = await openConsole(one.url, harpreetsToken)
    await expect.poll(() => user.told).toEqual(['acharya:online Harpreet Kaur'])
    expect([await askWhoIsOnline(user.socket), await onlineInList(two), await onlineInList(one)]).toEqual([
      ['Harpreet Kaur'],
      ['Harpreet Kaur'],
      ['Harpreet Kaur'],
    ])
    harpreet.disconnect()
    await expect.poll(() => user.told.at(-1)).toBe('acharya:offline Harpreet Kaur')
    expect(await onlineInList(two)).toEqual([])
  })

  test('announces an acharya connected to both processes once, until both connections are closed', async () => {
    const [one, two] = await startPair()
    const user = await connect(two)
    const [here, there] = [await openConsole(one.url, harpreetsToken), await openConsole(two.url, harpreetsToken)]
    await expect.poll(() => onlineInList(one)).toEqual(['Harpreet Kaur'])
    there.disconnect()
    await expect.poll(() => two.live.countConnections()).toBe(1)
    expect([await onlineInList(two), user.told]).toEqual([['Harpreet Kaur'], ['acharya:online Harpreet Kaur']])
    here.disconnect()
    await expect.poll(() => user.told).toEqual(['acharya:online Harpreet Kaur', 'acharya:offline Harpreet Kaur'])
  })

  test('acharyas of a silent process soon go offline elsewhere; losing Redis makes none offline in their own process', async () => {
    const { boardEveryMs, boardAliveMs } = quickTimes
    const [one, two, wire] = await startPair({ boardEveryMs, boardAliveMs })
    await openConsole(one.url, harpreetsToken)
    await expect.poll(() => onlineInList(two)).toEqual(['Harpreet Kaur'])
    wire.cut()
    await expect.poll(() => onlineInList(two)).toEqual([])
    expect(await onlineInList(one)).toEqual(['Harpreet Kaur'])
    wire.mend()
    await expect.poll(() => onlineInList(two)).toEqual(['Harpreet Kaur'])
  })
})
