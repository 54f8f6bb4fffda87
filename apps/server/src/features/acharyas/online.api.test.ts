import { getAllAcharya } from '@sankalp/contract/acharyas'
import type { OnlineAcharya } from '@sankalp/contract/live'
import type { Socket } from 'socket.io-client'
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ask, connectLive, openLive, untilConnected } from '../../../test/live-client.ts'
import { type TcpProxy, openProxy, targetOf, throughProxy } from '../../../test/tcp-proxy.ts'
import { type TestApp, fileApp, testApp } from '../../../test/test-app.ts'
import { openTestRedis } from '../../../test/test-redis.ts'
import { loadDemoCatalogue } from '../../demo-catalogue.ts'

const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect()
})

const alone = fileApp()
let harpreetsToken: string
beforeAll(async () => {
  await loadDemoCatalogue(alone().db, new Date())
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

/** Asks as a browser does, and waits for the list that comes beside the answer. */
async function askWhoIsOnline(socket: Socket): Promise<string[]> {
  const list = new Promise<{ acharyas: OnlineAcharya[] }>((resolve) => socket.once('onlineAcharyasList', resolve))
  expect(await ask(socket, 'getOnlineAcharyas', {})).toEqual({ ok: true })
  return (await list).acharyas.map(({ userName }) => userName)
}

const onlineInList = async (app: TestApp) =>
  (await app.newClient().call(getAllAcharya, { query: { pageSize: '50' } })).body.astrologers.filter(({ online }) => online).map(({ userName }) => userName)

describe('an acharya', () => {
  test('is online while connected, comes first in the list, and everybody hears of it', async () => {
    const app = alone()
    const user = await connect(app)
    expect(await askWhoIsOnline(user.socket)).toEqual([])

    const harpreet = await connect(app, harpreetsToken)
    await expect.poll(() => user.told).toEqual(['acharya:online Harpreet Kaur'])
    expect(await askWhoIsOnline(user.socket)).toEqual(['Harpreet Kaur'])
    const [first, second] = (await app.newClient().call(getAllAcharya)).body.astrologers
    expect([first?.userName, first?.online, second?.online]).toEqual(['Harpreet Kaur', true, false])

    harpreet.socket.disconnect()
    await expect.poll(() => user.told.at(-1)).toBe('acharya:offline Harpreet Kaur')
    expect([await askWhoIsOnline(user.socket), await onlineInList(app)]).toEqual([[], []])
  })

  test('with two consoles open stays online until the second is closed', async () => {
    const app = alone()
    const user = await connect(app)
    const [one, two] = [await connectLive(app.url, harpreetsToken), await connectLive(app.url, harpreetsToken)]
    open.push(one, two)
    await expect.poll(() => user.told).toEqual(['acharya:online Harpreet Kaur'])
    one.disconnect()
    await expect.poll(() => app.live.server.sockets.sockets.size).toBe(2)
    expect([await onlineInList(app), user.told]).toEqual([['Harpreet Kaur'], ['acharya:online Harpreet Kaur']])
    two.disconnect()
    await expect.poll(() => user.told.at(-1)).toBe('acharya:offline Harpreet Kaur')
  })

  test('whose network dies without a word is offline within 5 s', async () => {
    const app = alone()
    const wire = await openProxy(targetOf(app.url, 80))
    onTestFinished(() => wire.close())
    const user = await connect(app)
    open.push(await connectLive(`http://127.0.0.1:${wire.port}`, harpreetsToken))
    await expect.poll(() => onlineInList(app)).toEqual(['Harpreet Kaur'])
    wire.freeze()
    const frozenAt = Date.now()
    await expect.poll(() => onlineInList(app), { timeout: 8000, interval: 50 }).toEqual([])
    expect(Date.now() - frozenAt).toBeLessThan(5000)
    await expect.poll(() => user.told.at(-1)).toBe('acharya:offline Harpreet Kaur')
  })

  test('is nobody who only says so, and nobody who is in no list', async () => {
    const app = alone()
    const user = await connect(app)
    const pretender = await app.newClient().signIn()
    const socket = openLive(app.url, { auth: { token: pretender.token, role: 'ROLE_ACHARYA', userId: crypto.randomUUID() } })
    open.push(socket)
    expect(await untilConnected(socket)).toEqual({ connected: true })
    const unlisted = await app.newClient().signIn()
    await app.db.query("update user_account set role = 'ROLE_ACHARYA' where id = $1", [unlisted.userId])
    open.push(await connectLive(app.url, unlisted.token))
    // Somebody real after them, so that there is something to wait for.
    await connect(app, (await app.newClient().signIn('9000000014')).token)
    await expect.poll(() => user.told).toEqual(['acharya:online Bhavesh Trivedi'])
    expect(await askWhoIsOnline(user.socket)).toEqual(['Bhavesh Trivedi'])
  })
})

// Without Redis there is one process only; `npm test` says so when it is missing.
describe.runIf(process.env.TEST_REDIS_URL)('two processes with Redis between them', () => {
  /** Both on the database of the lone one, which closes it; the first reaches Redis by a wire that can be cut. */
  async function startPair(): Promise<[TestApp, TestApp, TcpProxy]> {
    const wire = await openProxy(targetOf(process.env.TEST_REDIS_URL!, 6379))
    onTestFinished(() => wire.close())
    const db = { ...alone().db, close: async () => {} }
    const one = await testApp({ redis: await openTestRedis(throughProxy(process.env.TEST_REDIS_URL!, wire)), db })
    const two = await testApp({ redis: await openTestRedis(), db })
    return [one, two, wire]
  }

  test('an acharya at one is online at the other, in its lists and to its browsers', async () => {
    const [one, two] = await startPair()
    const user = await connect(two)
    const harpreet = await connect(one, harpreetsToken)
    await expect.poll(() => user.told).toEqual(['acharya:online Harpreet Kaur'])
    expect([await askWhoIsOnline(user.socket), await onlineInList(two), await onlineInList(one)]).toEqual([['Harpreet Kaur'], ['Harpreet Kaur'], ['Harpreet Kaur']])
    harpreet.socket.disconnect()
    await expect.poll(() => user.told.at(-1)).toBe('acharya:offline Harpreet Kaur')
    expect(await onlineInList(two)).toEqual([])
  })

  test('somebody connected to both is told of once, and stays until both are gone', async () => {
    const [one, two] = await startPair()
    const user = await connect(two)
    const [here, there] = [await connectLive(one.url, harpreetsToken), await connectLive(two.url, harpreetsToken)]
    open.push(here, there)
    await expect.poll(() => onlineInList(one)).toEqual(['Harpreet Kaur'])
    there.disconnect()
    await expect.poll(() => two.live.server.sockets.sockets.size).toBe(1)
    expect([await onlineInList(two), user.told]).toEqual([['Harpreet Kaur'], ['acharya:online Harpreet Kaur']])
    here.disconnect()
    await expect.poll(() => user.told).toEqual(['acharya:online Harpreet Kaur', 'acharya:offline Harpreet Kaur'])
  })

  test('the people of a process that falls silent are offline elsewhere within 5 s, and Redis away makes nobody offline at home', async () => {
    const [one, two, wire] = await startPair()
    await connect(one, harpreetsToken)
    await expect.poll(() => onlineInList(two)).toEqual(['Harpreet Kaur'])
    wire.cut()
    const cutAt = Date.now()
    await expect.poll(() => onlineInList(two), { timeout: 8000, interval: 50 }).toEqual([])
    expect(Date.now() - cutAt).toBeLessThan(5000)
    expect(await onlineInList(one)).toEqual(['Harpreet Kaur'])
    wire.mend()
    await expect.poll(() => onlineInList(two), { timeout: 8000 }).toEqual(['Harpreet Kaur'])
  })
})
