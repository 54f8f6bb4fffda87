import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import {
  ask,
  consultingApp,
  letPass,
  meet,
  openConsole,
  openDevice,
  openUser,
  say,
  stateOf,
  tickUntil,
} from '../../../test/consulting.ts'
import { expectVerified } from '../../../test/ledger.ts'
import { openProxy, targetOf, throughProxy } from '../../../test/tcp-proxy.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { openTestRedis } from '../../../test/test-redis.ts'
import { databaseClock } from '../../platform/shared-clock.ts'

/** Starts another process on the same database, which the first one closes. */
async function another(first: TestApp, options: Parameters<typeof testApp>[0] = {}): Promise<TestApp> {
  return testApp({ db: { ...first.db, close: async () => {} }, ...options })
}

describe('when the process that held it is silent', () => {
  let dying: TestApp
  let other: TestApp
  beforeEach(async () => {
    dying = await consultingApp()
    other = await another(dying)
    other.stopClock()
    // Synchronise the clocks once. After that, only the second clock advances: the first process writes nothing new, as
    // if it had died.
    other.pass((dying.clock.now().getTime() - other.clock.now().getTime()) / 1000)
  })

  test('another process finds a consultation and settles it to the second it was last alive', async () => {
    const [acharya, user] = [await openConsole(dying), await openUser(dying, 500)]
    const requestId = await meet(user, acharya)
    await say(acharya, user, 'Namaste')
    await letPass(dying, 100)
    other.pass(100 + 61)
    // Either side may be reported missing: both were last seen at the same second.
    await tickUntil(other, requestId, {
      state: 'settled',
      chargedPaise: Math.round((1100 * 100) / 60),
      talkedSeconds: 100,
    })
    await expectVerified(dying.db)
    // Two simultaneous checks settle once.
    await Promise.all([other.tickConsultations(), dying.tickConsultations()])
    expect(await dying.db.query(`select id from transfer where kind = 'consultation'`)).toHaveLength(1)
  })

  test('it continues there if both return in time; the gap is free', async () => {
    const [acharya, user] = [await openConsole(dying), await openUser(dying, 500)]
    const requestId = await meet(user, acharya)
    await say(acharya, user, 'one')
    await letPass(dying, 90)
    other.pass(90 + 8)
    await tickUntil(other, requestId, { state: 'paused' })
    const [acharyaThere, userThere] = [await openDevice(other, acharya.client), await openDevice(other, user.client)]
    await acharyaThere.ok('consultation:join', { requestId })
    const { consultation } = await userThere.ok('consultation:join', { requestId })
    expect(consultation).toMatchObject({ state: 'live', lastSeq: 1, meter: { talkedMs: 90_000 } })
    expect((await say(userThere, acharya, 'two')).seq).toBe(2)
    expect(
      (await userThere.ok('message:after', { requestId, after: 0 })).messages.map(({ message }) => message),
    ).toEqual(['one', 'two'])
    // Close the sockets of the dead process.
    acharya.socket.disconnect()
    user.socket.disconnect()
    await expect.poll(() => dying.db.query('select 1 from consultation_presence where is_open')).toHaveLength(2)
    await letPass(other, 60)
    await userThere.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
    expect(await stateOf(dying, requestId)).toMatchObject({ chargedPaise: 2750, talkedSeconds: 150 })
    await expectVerified(dying.db)
  })

  test('a request keeps ringing and ends after its minute', async () => {
    const [acharya, user] = [await openConsole(dying), await openUser(dying, 500)]
    const requestId = await ask(user, acharya)
    other.pass(60)
    await tickUntil(other, requestId, { state: 'timedOut' })
    expect((await stateOf(dying, requestId)).endReason).toBeNull()
  })
})

test('processes whose own clocks are an hour apart, either way, meter by one clock', async () => {
  const early = await consultingApp({ sharedClock: databaseClock })
  early.pass(-3600)
  const late = await another(early, { sharedClock: databaseClock })
  late.pass(3600)
  const [acharya, user] = [await openConsole(late), await openUser(early, 500)]
  // Online states are shared through Redis, which this test does not cover. So another device of the user, on the
  // acharya's process, makes the request.
  const requestId = await ask(await openDevice(late, await late.newClient().signIn(user.client.phone)), acharya)
  await acharya.ok('chat:request:accept', { requestId })
  await user.ok('consultation:join', { requestId })
  await say(acharya, user, 'Namaste')
  await early.tickConsultations()
  await tickUntil(late, requestId, { state: 'live' })
  await user.ok('chat:end', { to: acharya.userId, endTimestamp: Date.now() + 3_600_000 })
  expect(await stateOf(early, requestId)).toMatchObject({ state: 'settled', endReason: 'ended', chargedPaise: 1100 })
  await expectVerified(early.db)
})

// Without Redis there can be only one process. `npm test` prints a message when it is missing.
describe.runIf(process.env.TEST_REDIS_URL)('two processes with Redis between them', () => {
  test('user and acharya on different processes: request, consultation, end; nothing is lost while Redis is away', async () => {
    const wire = await openProxy(targetOf(process.env.TEST_REDIS_URL!, 6379))
    onTestFinished(() => wire.close())
    const here = await consultingApp({
      sharedClock: databaseClock,
      redis: await openTestRedis(throughProxy(process.env.TEST_REDIS_URL!, wire)),
    })
    const there = await another(here, { sharedClock: databaseClock, redis: await openTestRedis() })
    const [acharya, user] = [await openConsole(there), await openUser(here, 500)]
    const socketAt = (app: TestApp) => app.live.countConnections()
    expect([socketAt(here), socketAt(there)]).toEqual([1, 1])
    await expect
      .poll(
        async () =>
          (
            await user.send('chat:request', {
              requestId: crypto.randomUUID(),
              acharyaId: acharya.acharyaId,
              chatMinutes: 5,
              talk: 'Chat',
            })
          ).ok,
      )
      .toBe(true)
    const { requestId } = await acharya.next('chat:request:incoming')
    await acharya.ok('chat:request:accept', { requestId })
    expect(await user.next('chat:request:accepted')).toMatchObject({ requestId })
    await user.ok('consultation:join', { requestId })
    await say(user, acharya, 'one')
    expect(await acharya.next('message:receive')).toMatchObject({ seq: 1, message: 'one' })
    await acharya.ok('typing:start', { to: user.userId })
    expect(await user.next('typing:start')).toEqual({ from: acharya.userId })

    wire.cut()
    await say(user, acharya, 'two')
    await say(acharya, user, 'three')
    expect((await acharya.ok('message:after', { requestId, after: 1 })).messages.map(({ message }) => message)).toEqual(
      ['two', 'three'],
    )
    wire.mend()
    expect((await user.ok('message:after', { requestId, after: 1 })).messages.map(({ seq }) => seq)).toEqual([2, 3])
    await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
    await expect.poll(() => acharya.told('chat:end:notify')).toEqual([{ from: user.userId }])
    expect((await stateOf(here, requestId)).state).toBe('settled')
    await expectVerified(here.db)
  })
})
