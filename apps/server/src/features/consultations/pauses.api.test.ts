import { getConsultation, getRunningConsultation } from '@sankalp/contract/consultations'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import {
  type Device,
  consultingApp,
  letPass,
  meet,
  openConsole,
  openUser,
  say,
  stateOf,
  tickUntil,
} from '../../../test/consulting.ts'
import { expectVerified } from '../../../test/ledger.ts'
import { openProxy, targetOf, throughProxy } from '../../../test/tcp-proxy.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { openTestRedis } from '../../../test/test-redis.ts'
import { DatabaseUnavailable } from '../../platform/db/db.ts'
import type { SharedClock } from '../../platform/shared-clock.ts'

/** Keeps a socket open but silent, without answering beats, until the returned function is called. */
async function silence(
  app: Pick<TestApp, 'tickConsultations'>,
  { socket, ok }: Device,
  requestId: string,
): Promise<() => void> {
  const answers = socket.listeners('beat')
  const unanswered: unknown[][] = []
  socket.off('beat').on('beat', (...beat: unknown[]) => void unanswered.push(beat))
  // Send this after all pending answers. It is the last heartbeat and is written down before time passes.
  await ok('consultation:join', { requestId })
  await app.tickConsultations()
  return () => {
    socket.off('beat')
    for (const answer of answers) {
      socket.on('beat', answer)
      for (const beat of unanswered) answer(...beat)
    }
  }
}

const meterOf = async (user: Device) => (await user.client.call(getRunningConsultation)).body.consultation!
const paise = (seconds: number) => Math.round((1100 * seconds) / 60)

describe('an open but silent connection', () => {
  let app: TestApp
  let acharya: Device & { acharyaId: string }
  let user: Device
  let requestId: string
  beforeEach(async () => {
    app = await consultingApp()
    acharya = await openConsole(app)
    user = await openUser(app, 500)
    requestId = await meet(user, acharya)
    await say(acharya, user, 'Namaste')
    await letPass(app, 100)
  })

  /** One side is silent for a while and returns. They talk for another minute, and the user ends it. */
  async function billAfter(one: Device, silent: 'user' | 'acharya', seconds: number, shown: object) {
    const speak = await silence(app, one, requestId)
    await letPass(app, seconds, { silent })
    await tickUntil(app, requestId, shown)
    const frozen = (await meterOf(user)).meter
    speak()
    await tickUntil(app, requestId, { state: 'live' })
    await letPass(app, 60)
    const { meter } = await meterOf(user)
    await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
    const bill = await stateOf(app, requestId)
    expect(bill.chargedPaise).toBe(Math.round(meter.charge * 100))
    const details = (await user.client.call(getConsultation, { params: { consultationId: requestId } })).body
    await expectVerified(app.db)
    return {
      frozen: frozen.talkedMs / 1000,
      talked: bill.talkedSeconds,
      charged: bill.chargedPaise,
      pauses: details.pauses.map(({ from, to }) => (Date.parse(to) - Date.parse(from)) / 1000),
    }
  }

  test('of the acharya for 5 and 26 seconds is a pause: the sum stops, and the bill lists it and leaves it out', async () => {
    expect(await billAfter(acharya, 'acharya', 5, { state: 'paused' })).toEqual({
      frozen: 100,
      talked: 160,
      charged: paise(160),
      pauses: [5],
    })
    requestId = await meet(user, acharya)
    await say(acharya, user, 'Namaste')
    await letPass(app, 100)
    expect(await billAfter(acharya, 'acharya', 26, { state: 'paused' })).toEqual({
      frozen: 100,
      talked: 160,
      charged: paise(160),
      pauses: [26],
    })
  })

  test('of the user for 5 and 26 seconds is no pause: the acharya was present, and the sum on screen runs on as the bill does', async () => {
    expect(await billAfter(user, 'user', 5, { state: 'live' })).toEqual({
      frozen: 105,
      talked: 165,
      charged: paise(165),
      pauses: [],
    })
    requestId = await meet(user, acharya)
    await say(acharya, user, 'Namaste')
    await letPass(app, 100)
    expect(await billAfter(user, 'user', 26, { state: 'live' })).toEqual({
      frozen: 126,
      talked: 186,
      charged: paise(186),
      pauses: [],
    })
  })

  test.each([
    ['acharya', 'acharyaLeft'],
    ['user', 'userLeft'],
  ] as const)(
    'for 90 seconds on the side of the %s ends it at the second they were last there',
    async (side, endReason) => {
      await silence(app, side === 'user' ? user : acharya, requestId)
      await letPass(app, 90, { silent: side })
      const bill = { state: 'settled', endReason, talkedSeconds: 100, chargedPaise: paise(100) } as const
      await tickUntil(app, requestId, bill)
      expect(await stateOf(app, requestId)).toMatchObject(bill)
      await expectVerified(app.db)
    },
  )

  test('receives no messages until it is back, and the silence does not count when it closes', async () => {
    await silence(app, acharya, requestId)
    await letPass(app, 26, { silent: 'acharya' })
    await say(user, acharya, 'Are you there?')
    // This event to the account arrives after any message of the consultation would have.
    app.live.tell(acharya.userId, 'typing:start', { from: user.userId })
    await acharya.next('typing:start')
    expect(acharya.told('message:receive')).toEqual([])
    // It was just heard from, and disconnects before the next check.
    await acharya.send('acharya:switch', { on: true })
    acharya.socket.disconnect()
    await expect
      .poll(() => app.db.query(`select 1 from consultation_presence where side = 'acharya' and is_open`))
      .toEqual([])
    await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
    expect(await stateOf(app, requestId)).toMatchObject({ talkedSeconds: 100 })
  })
})

describe('time in which the server could not do its part is not charged', () => {
  test.each(['stands still', 'does not reach the database'])('while a process %s', async (how) => {
    const never = { tickMs: 3_600_000, idleMs: 3_600_000 }
    // Moves by hand, and queries the database like the real one.
    const sharedClock: SharedClock = {
      now: async (db) => (await db.query('select 1'), app.clock.now()),
      given: () => app.clock.now(),
    }
    const app = await consultingApp({ consultationTimes: never, sharedClock })
    const [acharya, user] = [await openConsole(app), await openUser(app, 500)]
    const requestId = await meet(user, acharya)
    await say(acharya, user, 'Namaste')
    await letPass(app, 100)
    if (how === 'does not reach the database') {
      const query = app.db.urgent.query
      app.db.urgent.query = () => Promise.reject(new DatabaseUnavailable('cut for a test'))
      for (let second = 0; second < 8; second += 1) {
        app.pass(1)
        await expect(app.tickConsultations()).rejects.toThrow(DatabaseUnavailable)
      }
      app.db.urgent.query = query
    } else {
      app.pass(8)
    }
    // The first tick records that they were cut off, the next one that they are reconnected.
    const together = async () => {
      await app.tickConsultations()
      return app.db.query('select 1 from consultation_presence where is_open and not is_cut_off')
    }
    await expect.poll(together, { interval: 5 }).toHaveLength(2)
    await letPass(app, 60)
    await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
    const { talkedSeconds, chargedPaise } = await stateOf(app, requestId)
    expect([talkedSeconds, chargedPaise]).toEqual([160, paise(160)])
    await expectVerified(app.db)
  })

  // Without Redis there can be only one process. `npm test` prints a message when it is missing.
  test.runIf(process.env.TEST_REDIS_URL).each(['user', 'acharya'] as const)(
    'while the process of the %s does not reach the other one',
    async (side) => {
      const wire = await openProxy(targetOf(process.env.TEST_REDIS_URL!, 6379))
      onTestFinished(() => wire.close())
      const cut = await consultingApp({ redis: await openTestRedis(throughProxy(process.env.TEST_REDIS_URL!, wire)) })
      // One clock for both processes.
      const other = await testApp({
        db: { ...cut.db, close: async () => {} },
        redis: await openTestRedis(),
        sharedClock: { now: async () => cut.clock.now(), given: () => cut.clock.now() },
      })
      const others = [{ ...other, pass: () => {} }]
      const [acharya, user] =
        side === 'user'
          ? [await openConsole(other), await openUser(cut, 500)]
          : [await openConsole(cut), await openUser(other, 500)]
      const requestId = crypto.randomUUID()
      await expect
        .poll(
          async () =>
            (await user.send('chat:request', { requestId, acharyaId: acharya.acharyaId, chatMinutes: 5, talk: 'Chat' }))
              .ok,
        )
        .toBe(true)
      await acharya.ok('chat:request:accept', { requestId })
      await user.ok('consultation:join', { requestId })
      await say(acharya, user, 'Namaste')
      await letPass(cut, 100, { others })

      wire.cut()
      await tickUntil(cut, requestId, { state: 'paused' })
      const { meter } = await meterOf(user)
      expect(meter.isRunning).toBe(false)
      await letPass(cut, 30, { others })
      await say(user, acharya, 'Do you hear me?')
      expect(
        (await acharya.ok('message:after', { requestId, after: 1 })).messages.map(({ message }) => message),
      ).toEqual(['Do you hear me?'])
      expect((await meterOf(user)).meter).toEqual(meter)
      wire.mend()
      await tickUntil(cut, requestId, { state: 'live' })
      await letPass(cut, 60, { others })
      await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
      const { talkedSeconds } = await stateOf(cut, requestId)
      // Everything counted before, and the whole minute after.
      expect(talkedSeconds).toBe(Math.floor(meter.talkedMs / 1000) + 60)
      await expectVerified(cut.db)
    },
  )
})
