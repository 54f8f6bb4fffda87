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
/** On the same database, which the first one closes. */
const sharedDb = () => ({ ...alone().db, close: async () => {} })
/** A silence is noticed sooner than in production; that the times there keep the promise of 5 s is in times.test.ts. */
const quickTimes = { beatEveryMs: 50, beatAnswerMs: 300, boardEveryMs: 100, boardAliveMs: 500 }
let harpreetsToken: string
beforeAll(async () => {
  await loadDemo(alone().db, new Date())
  harpreetsToken = (await alone().newClient().signIn('9000000013')).token!
})

/** Somebody's connection, with all that it is told about acharyas. */
async function connect(app: TestApp, token?: string | null): Promise<{ socket: Socket; told: string[] }> {
  const socket = await connectLive(app.url, token ?? (await app.newClient().signIn()).token)
  open.push(socket)
  const told: string[] = []
  for (const event of ['acharya:online', 'acharya:offline']) {
    socket.on(event, ({ acharya }: { acharya: OnlineAcharya }) => told.push(`${event} ${acharya.userName}`))
  }
  return { socket, told }
}

/** An acharya's console, switched on. */
async function openConsole(url: string, token: string | null): Promise<Socket> {
  const socket = await connectLive(url, token)
  open.push(socket)
  expect(await send(socket, 'acharya:switch', { on: true })).toEqual({ ok: true, on: true })
  return socket
}

/** Asks as a browser does, and waits for the list that comes beside the acknowledgement. */
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
  test('is online while their console is switched on, comes first in the list, and everybody is told', async () => {
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

  test('is offline while connected but switched off, as often as they change their mind', async () => {
    const app = alone()
    const user = await connect(app)
    const harpreet = await openConsole(app.url, harpreetsToken)
    // Twice the same is the same.
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

  test('whose network dies silently is offline soon, and online again when it comes back', async () => {
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

  test('is nobody who only says so, and nobody who is in no list', async () => {
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
    // Somebody real after them, so that there is something to wait for.
    await openConsole(app.url, (await app.newClient().signIn('9000000014')).token)
    await expect.poll(() => user.told).toEqual(['acharya:online Bhavesh Trivedi'])
    expect(await askWhoIsOnline(user.socket)).toEqual(['Bhavesh Trivedi'])
  })
})

// Without Redis there is one process only; `npm test` says so when it is missing.
describe.runIf(process.env.TEST_REDIS_URL)('two processes with Redis between them', () => {
  /** The first reaches Redis by a wire that can be cut. */
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

  test('an acharya at one is online at the other, in its lists and to its browsers', async () => {
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

  test('somebody connected to both is told of once, and stays until both are gone', async () => {
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

  test('the people of a process that falls silent are offline elsewhere soon, and Redis away makes nobody offline at home', async () => {
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
