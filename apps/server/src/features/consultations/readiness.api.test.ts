import { getConsultation, getConsultations, getRunningConsultation } from '@sankalp/contract/consultations'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  ask,
  connectCall,
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
import type { Device } from '../../../test/consulting.ts'
import { expectVerified, pocketsOf } from '../../../test/ledger.ts'
import type { TestApp } from '../../../test/test-app.ts'

let app: TestApp
let acharya: Device & { acharyaId: string }
let user: Device
beforeEach(async () => {
  app = await consultingApp()
  acharya = await openConsole(app)
  user = await openUser(app, 500)
})
const end = (by: Device, other: Device) => by.ok('chat:end', { to: other.userId, endTimestamp: 1 })
const hello = { ask: { by: 'a page', restart: false } }

describe('a call', () => {
  test('is metered, the same everywhere, from when the second browser reports that it is connected', async () => {
    const requestId = await meet(user, acharya, { talk: 'Audio Call' })
    await connectCall(requestId, acharya)
    await letPass(app, 25)
    const waiting = (await user.client.call(getRunningConsultation)).body.consultation!
    expect(waiting).toMatchObject({
      startedAt: null,
      meter: { talkedMs: 0, remainingMs: 600_000, isRunning: false, charge: 0 },
    })
    const startedAt = app.clock.now().getTime()
    // Repeating it after a reconnection changes nothing.
    for (let times = 0; times < 2; times += 1) await connectCall(requestId, user)
    await expect
      .poll(() => acharya.told('consultation:changed').at(-1)!.consultation)
      .toMatchObject({ state: 'live', startedAt, meter: { isRunning: true } })
    await letPass(app, 90)
    await connectCall(requestId, user)
    await end(user, acharya)
    // 90 seconds at 15.00 a minute, not 115.
    expect(await stateOf(app, requestId)).toEqual({
      state: 'settled',
      endReason: 'ended',
      chargedPaise: 2250,
      talkedSeconds: 90,
    })
    const at = new Date(startedAt).toISOString()
    expect((await user.client.call(getConsultations)).body.items).toMatchObject([
      { startedAt: at, charge: 22.5, talkedSeconds: 90 },
    ])
    const bill = (await acharya.client.call(getConsultation, { params: { consultationId: requestId } })).body
    expect(bill).toMatchObject({ consultation: { startedAt }, pauses: [], talkedSeconds: 90, chargedSeconds: 90 })
    await expectVerified(app.db)
  })

  test('is metered correctly again on the same connections', async () => {
    for (let times = 0; times < 3; times += 1) {
      const requestId = await meet(user, acharya, { talk: 'Video Call', chatMinutes: 3 })
      for (const [from, to] of [
        [user, acharya],
        [acharya, user],
      ] as const)
        await from.ok('webrtc:signal', { to: to.userId, signal: hello })
      await connectCall(requestId, user, acharya)
      await letPass(app, 70)
      await end(acharya, user)
      expect(await stateOf(app, requestId)).toMatchObject({
        endReason: 'ended',
        chargedPaise: Math.round((2000 * 70) / 60),
      })
    }
    await expectVerified(app.db)
  })

  test.each([
    ['the user', 'userNotReady'],
    ['the acharya', 'acharyaNotReady'],
    ['nobody', 'bothNotReady'],
  ] as const)(
    'in which %s is missing and which is not connected ends free after a minute, and says so',
    async (who, endReason) => {
      // An earlier consultation on the same connections, which both joined.
      await meet(user, acharya, { talk: 'Video Call' })
      for (const [from, to] of [
        [user, acharya],
        [acharya, user],
      ] as const)
        await from.ok('webrtc:signal', { to: to.userId, signal: hello })
      await end(user, acharya)
      const requestId = await meet(user, acharya, { talk: 'Video Call' })
      if (who !== 'the user') await user.ok('webrtc:signal', { to: acharya.userId, signal: hello })
      if (who !== 'the acharya') await acharya.ok('webrtc:signal', { to: user.userId, signal: hello })
      await say(acharya, user, 'Namaste, can you hear me?')
      await letPass(app, 60)
      await tickUntil(app, requestId, { state: 'settled', endReason, chargedPaise: 0, talkedSeconds: 0 })
      expect(await pocketsOf(app.db, user.userId)).toEqual({ paid: 50_000, bonus: 0, reserved: 0 })
      await expectVerified(app.db)
    },
  )
})

describe('a chat', () => {
  test('is metered from when both have it open', async () => {
    const requestId = await ask(user, acharya)
    await acharya.next('chat:request:incoming')
    await acharya.ok('chat:request:accept', { requestId })
    await acharya.ok('consultation:join', { requestId })
    await say(acharya, user, 'Namaste')
    await letPass(app, 40)
    expect((await user.client.call(getRunningConsultation)).body.consultation).toMatchObject({
      startedAt: null,
      state: 'accepted',
    })
    const back = await openDevice(app, user.client)
    const { consultation } = await back.ok('consultation:join', { requestId })
    expect(consultation).toMatchObject({
      startedAt: app.clock.now().getTime(),
      meter: { talkedMs: 0, isRunning: true },
    })
    await letPass(app, 100)
    await end(user, acharya)
    expect(await stateOf(app, requestId)).toMatchObject({
      chargedPaise: Math.round((1100 * 100) / 60),
      talkedSeconds: 100,
    })
    await expectVerified(app.db)
  })

  test('in which the user writes without joining is metered too', async () => {
    const requestId = await ask(user, acharya)
    await acharya.next('chat:request:incoming')
    await acharya.ok('chat:request:accept', { requestId })
    await app.tickConsultations()
    await say(acharya, user, 'Namaste')
    await say(user, acharya, 'Will I find work?')
    await letPass(app, 61)
    await end(user, acharya)
    expect((await stateOf(app, requestId)).chargedPaise).toBe(Math.round((1100 * 61) / 60))
  })

  test('that the user does not open ends free after a minute, whatever the acharya wrote', async () => {
    const requestId = await ask(user, acharya)
    await acharya.next('chat:request:incoming')
    await acharya.ok('chat:request:accept', { requestId })
    await acharya.ok('consultation:join', { requestId })
    await say(acharya, user, 'Namaste')
    await letPass(app, 60)
    await tickUntil(app, requestId, { state: 'settled', endReason: 'userNotReady', chargedPaise: 0 })
    expect((await pocketsOf(app.db, user.userId)).paid).toBe(50_000)
    await expectVerified(app.db)
  })

  test('has no call', async () => {
    const requestId = await meet(user, acharya)
    const offer = { sdp: { type: 'offer' as const, sdp: 'v=0' } }
    for (const signal of [offer, hello])
      expect(await user.send('webrtc:signal', { to: acharya.userId, signal })).toMatchObject({ code: 'NOT_A_CALL' })
    expect(await acharya.send('call:media', { requestId })).toMatchObject({ code: 'NOT_A_CALL' })
    expect(await user.send('call:quality', { requestId, lossPercent: 1, roundTripMs: 1 })).toMatchObject({
      code: 'NOT_A_CALL',
    })
    expect(acharya.told('webrtc:signal')).toEqual([])
    await say(acharya, user, 'Namaste')
  })
})
