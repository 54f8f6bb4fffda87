import { getConsultation, getConsultations, getRunningConsultation } from '@sankalp/contract/consultations'
import { getAllAcharya } from '@sankalp/contract/acharyas'
import { getReceipt } from '@sankalp/contract/wallet'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
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
} from '../../../test/consulting.ts'
import { expectVerified, pocketsOf } from '../../../test/ledger.ts'
import type { TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await consultingApp()
})

describe('a chat from request to receipt', () => {
  test('is metered by the second after the first minute, out of the reserved money, and the rest is released', async () => {
    const acharya = await openConsole(app)
    const user = await openUser(app, 500)
    const requestId = await ask(user, acharya, {
      language: 'hin',
      intake: {
        name: 'Asha',
        gender: 'Female',
        birthplace: 'Varanasi',
        date: '1996-08-14',
        time: '06:42',
        question: 'Will I find work?',
      },
    })
    const incoming = await acharya.next('chat:request:incoming')
    expect(incoming).toMatchObject({
      requestId,
      talk: 'Chat',
      chatMinutes: 10,
      isPoojaCall: false,
      language: 'hin',
      user: { userId: user.userId, userName: 'Asha' },
      intake: { birthplace: 'Varanasi', question: 'Will I find work?' },
    })
    expect(incoming.user).not.toHaveProperty('names')
    await acharya.ok('chat:request:ringing', { requestId })
    await user.next('chat:request:ringing')
    expect((await pocketsOf(app.db, user.userId)).reserved).toBe(0)

    await acharya.ok('chat:request:accept', { requestId })
    const [entry] = await app.db.query<{ names: { en: string; hin: string } }>(
      'select name as names from acharya where id = $1',
      [acharya.acharyaId],
    )
    const { names } = entry!
    expect(names.hin).toMatch(/^[\u0900-\u097f ]+$/)
    const accepted = await user.next('chat:request:accepted')
    expect(accepted).toEqual({
      requestId,
      acharya: {
        userId: acharya.userId,
        userName: 'Harpreet Kaur',
        names,
        profilePic: null,
        gender: 'Female',
        portrait: expect.stringMatching(/^acharyas\//),
      },
      startTimestamp: app.clock.now().getTime(),
      chatMinutes: 10,
    })
    expect((await pocketsOf(app.db, user.userId)).reserved).toBe(11_000)
    await user.ok('consultation:join', { requestId })

    const { seq } = await say(acharya, user, 'Namaste')
    expect(seq).toBe(1)
    expect(await user.next('message:receive')).toMatchObject({
      requestId,
      seq: 1,
      from: acharya.userId,
      to: user.userId,
      message: 'Namaste',
    })
    await expect.poll(async () => (await stateOf(app, requestId)).state).toBe('live')
    await letPass(app, 150)
    const running = (await user.client.call(getRunningConsultation)).body.consultation!
    expect(running).toMatchObject({
      requestId,
      state: 'live',
      meter: { talkedMs: 150_000, remainingMs: 450_000, isRunning: true, charge: 27.5 },
      present: { user: true, acharya: true },
    })

    await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
    expect(await acharya.next('chat:end:notify')).toEqual({ from: user.userId })
    // 2 minutes 30 seconds at 11.00 a minute.
    expect(await stateOf(app, requestId)).toEqual({
      state: 'settled',
      endReason: 'ended',
      chargedPaise: 2750,
      talkedSeconds: 150,
    })
    expect(await pocketsOf(app.db, user.userId)).toEqual({ paid: 47_250, bonus: 0, reserved: 0 })

    const { items } = (await user.client.call(getConsultations)).body
    expect(items).toMatchObject([
      { consultationId: requestId, charge: 27.5, talkedSeconds: 150, earned: null, stars: null, acharya: { names } },
    ])
    const receipt = (await user.client.call(getReceipt, { params: { transferId: items[0]!.transferId! } })).body.receipt
    expect([receipt.total, receipt.tax, receipt.lines[0]!.item]).toEqual([27.5, 4.19, 'chat'])
    const ofAcharya = (await acharya.client.call(getConsultations, { query: { as: 'acharya' } })).body.items
    expect(ofAcharya).toMatchObject([{ consultationId: requestId, earned: 16.31, transferId: null }])
    const details = (await acharya.client.call(getConsultation, { params: { consultationId: requestId } })).body
    expect(details).toMatchObject({ pauses: [], chargedSeconds: 150, messages: [{ seq: 1, message: 'Namaste' }] })
    expect((await user.client.call(getRunningConsultation)).body.consultation).toBeNull()
    await expectVerified(app.db)
  })

  test('of less than a minute costs one full minute, and time without the acharya is free', async () => {
    const acharya = await openConsole(app)
    const user = await openUser(app, 500)
    const short = await meet(user, acharya)
    await say(acharya, user, 'Namaste')
    await letPass(app, 20)
    await acharya.ok('chat:end', { to: user.userId, endTimestamp: 1 })
    expect(await stateOf(app, short)).toMatchObject({ chargedPaise: 1100, talkedSeconds: 20 })

    const requestId = await meet(user, acharya)
    await say(acharya, user, 'Namaste')
    await letPass(app, 100)
    acharya.socket.disconnect()
    await expect.poll(async () => (await stateOf(app, requestId)).state).toBe('paused')
    await letPass(app, 40)
    expect((await user.client.call(getRunningConsultation)).body.consultation).toMatchObject({
      state: 'paused',
      meter: { talkedMs: 100_000, isRunning: false },
      present: { acharya: false },
    })
    const back = await openDevice(app, acharya.client)
    expect((await back.ok('consultation:join', { requestId })).consultation).toMatchObject({
      state: 'live',
      meter: { talkedMs: 100_000 },
    })
    await letPass(app, 60)
    await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
    expect(await stateOf(app, requestId)).toMatchObject({
      chargedPaise: Math.round((1100 * 160) / 60),
      talkedSeconds: 160,
    })
    const details = (await user.client.call(getConsultation, { params: { consultationId: requestId } })).body
    expect(details.pauses.map(({ from, to }) => Date.parse(to) - Date.parse(from))).toEqual([40_000])
    await expectVerified(app.db)
  })

  test('a connection that joins while the tick finds the acceptance takes part once', async () => {
    const acharya = await openConsole(app)
    const user = await openUser(app, 500)
    const requestId = await ask(user, acharya)
    await acharya.next('chat:request:incoming')
    await acharya.ok('chat:request:accept', { requestId })
    const join = () => user.ok('consultation:join', { requestId })
    await Promise.all([join(), app.tickConsultations(), join(), join()])
    const rows = await app.db.query(
      `select connection_id from consultation_presence where consultation_id = $1 and side = 'user'`,
      [requestId],
    )
    expect(rows).toHaveLength(1)
    await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
  })

  test('shows the acharya as busy to all users while it runs', async () => {
    const acharya = await openConsole(app)
    const [user, other] = [await openUser(app, 500), await openUser(app, 500)]
    const busy = async () =>
      (await other.client.call(getAllAcharya)).body.astrologers.filter((one) => one.busy).map(({ userId }) => userId)
    expect(await busy()).toEqual([])
    await meet(user, acharya)
    expect(await other.next('acharya:busy')).toEqual({ userId: acharya.userId, busy: true })
    expect(await busy()).toEqual([acharya.userId])
    expect(
      await other.send('chat:request', {
        requestId: crypto.randomUUID(),
        acharyaId: acharya.acharyaId,
        chatMinutes: 1,
        talk: 'Chat',
      }),
    ).toMatchObject({ ok: false, code: 'ACHARYA_BUSY' })
    await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
    expect(await other.next('acharya:busy')).toEqual({ userId: acharya.userId, busy: false })
    expect(await busy()).toEqual([])
  })
})

test('sends no beat to a user who has just spoken; sends one to a silent user, who counts as present on answering', async () => {
  // Tick by hand only: a tick of the app between two of these would find that the user has said nothing since the last.
  const never = { tickMs: 3_600_000, idleMs: 3_600_000 }
  const app = await consultingApp({ consultationTimes: never })
  // Mock the clock: on a slow machine, the user would seem silent between two messages.
  let ms = performance.now()
  const count = vi.spyOn(performance, 'now').mockImplementation(() => (ms += 0.01))
  onTestFinished(() => count.mockRestore())
  const [acharya, user] = [await openConsole(app), await openUser(app, 500)]
  let beats = 0
  user.socket.on('beat', () => (beats += 1))
  await meet(user, acharya)
  for (let second = 0; second < 3; second += 1) {
    await say(user, acharya, `number ${second}`)
    await app.tickConsultations()
  }
  // A beat would arrive before this acknowledgement.
  await say(user, acharya, 'the last')
  expect(beats).toBe(0)
  app.pass(4)
  await app.tickConsultations()
  const seen = () => app.db.query<{ at: Date }>(`select seen_at as at from consultation_presence where side = 'user'`)
  expect(await seen()).toEqual([{ at: app.clock.now() }])
  app.pass(1)
  await app.tickConsultations()
  await expect.poll(() => beats).toBe(1)
  await expect
    .poll(async () => {
      await app.tickConsultations()
      return seen()
    })
    .toEqual([{ at: app.clock.now() }])
})
