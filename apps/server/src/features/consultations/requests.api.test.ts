import { randomUUID } from 'node:crypto'
import { setDailyLimit } from '@sankalp/contract/wallet'
import {
  blockPerson,
  getConsultation,
  getConsultations,
  getRates,
  unblockPerson,
} from '@sankalp/contract/consultations'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  ask,
  consultingApp,
  letPass,
  meet,
  openConsole,
  openDevice,
  openUser,
  phones,
  say,
  stateOf,
  tickUntil,
} from '../../../test/consulting.ts'
import { portraitOf } from '../../platform/illustrations.ts'
import { bill, expectVerified, pocketsOf } from '../../../test/ledger.ts'
import type { TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await consultingApp()
})

const wish = (acharyaId: string, more = {}) => ({
  requestId: randomUUID(),
  acharyaId,
  chatMinutes: 10,
  talk: 'Chat' as const,
  isPoojaCall: false,
  ...more,
})

describe('a request', () => {
  test('is refused before it rings: acharya offline or unknown, oneself, too little money, no booking', async () => {
    const user = await openUser(app, 100)
    const [offline] = await app.db.query<{ id: string }>('select id from acharya limit 1')
    expect(await user.send('chat:request', wish(offline!.id))).toMatchObject({ code: 'ACHARYA_OFFLINE' })
    expect(await user.send('chat:request', wish(randomUUID()))).toMatchObject({ code: 'NOT_FOUND' })
    const acharya = await openConsole(app)
    expect(await acharya.send('chat:request', wish(acharya.acharyaId))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await user.send('chat:request', wish(acharya.acharyaId))).toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
      facts: { missingPaise: 1000 },
    })
    expect(
      await user.send('chat:request', wish(acharya.acharyaId, { isPoojaCall: true, talk: 'Video Call' })),
    ).toMatchObject({ code: 'NOT_FOUND' })
    expect(await user.send('chat:request', wish(acharya.acharyaId, { chatMinutes: 0 }))).toMatchObject({
      code: 'INVALID_INPUT',
    })
    expect(acharya.told('chat:request:incoming')).toEqual([])
    const rates = (await user.client.call(getRates, { params: { id: acharya.acharyaId } })).body
    expect(rates).toMatchObject({ available: 100, online: true, busy: false, waiting: 0 })
    expect(rates.rates.map(({ minutes }) => minutes)).toEqual([9, 6, 5])
    expect(await user.send('chat:request', wish(acharya.acharyaId, { chatMinutes: 9 }))).toEqual({ ok: true })
  })

  test('is limited to one per user and one per acharya; sending it again is the same', async () => {
    const [acharya, other] = [await openConsole(app), await openConsole(app, phones.bhavesh)]
    const [user, late] = [await openUser(app, 500), await openUser(app, 500)]
    const first = wish(acharya.acharyaId)
    await user.ok('chat:request', first)
    await user.ok('chat:request', first)
    expect(await user.send('chat:request', wish(other.acharyaId))).toMatchObject({
      code: 'CONSULTATION_RUNNING',
      facts: { requestId: first.requestId },
    })
    expect(await late.send('chat:request', wish(acharya.acharyaId))).toMatchObject({
      code: 'ACHARYA_BUSY',
      facts: { waiting: 0 },
    })
    expect(await late.send('chat:request', first)).toMatchObject({ code: 'NOT_FOUND' })
    expect(acharya.told('chat:request:incoming')).toHaveLength(1)
    // Two users at the same moment: the unique index decides.
    await user.ok('chat:request:cancel', { requestId: first.requestId, acharyaId: acharya.acharyaId })
    const both = await Promise.all([user, late].map((one) => one.send('chat:request', wish(acharya.acharyaId))))
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject({ code: 'ACHARYA_BUSY' })
  })

  test('shows the acharya with the portrait and the gender of the catalogue, in the room and in the history', async () => {
    const [acharya, user] = [await openConsole(app), await openUser(app, 500)]
    const requestId = await meet(user, acharya)
    const [entry] = await app.db.query<{ portrait: string; gender: string }>(
      'select portrait, gender from acharya where id = $1',
      [acharya.acharyaId],
    )
    expect(entry!.gender).toBe('Female')
    const shown = { ...entry, portrait: portraitOf(entry!.portrait) }
    expect(user.told('chat:request:accepted')[0]!.acharya).toMatchObject(shown)
    await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
    const { consultation } = (await user.client.call(getConsultation, { params: { consultationId: requestId } })).body
    expect(consultation.acharya).toMatchObject(shown)
    expect(consultation.user).not.toHaveProperty('gender')
    expect((await user.client.call(getConsultations)).body.items[0]!.acharya).toMatchObject(shown)
  })

  test('can be refused by the acharya with a reason, which the user receives', async () => {
    const [acharya, user] = [await openConsole(app), await openUser(app, 500)]
    const requestId = await ask(user, acharya)
    await acharya.ok('chat:request:reject', {
      requestId,
      declineReason: 'inTenMinutes',
      reason: 'At the temple until six',
    })
    expect(await user.next('chat:request:rejected')).toEqual({
      requestId,
      reason: 'refused',
      declineReason: 'inTenMinutes',
      note: 'At the temple until six',
    })
    await acharya.ok('chat:request:reject', { requestId })
    expect(await acharya.send('chat:request:accept', { requestId })).toMatchObject({ code: 'REQUEST_OVER' })
    expect((await stateOf(app, requestId)).state).toBe('refused')
    expect((await pocketsOf(app.db, user.userId)).reserved).toBe(0)
  })

  test('without an answer within a minute ends for both, whether it rang or not', async () => {
    const [acharya, user] = [await openConsole(app), await openUser(app, 500)]
    const silent = await ask(user, acharya)
    await letPass(app, 60)
    await tickUntil(app, silent, { state: 'timedOut' })
    expect(await user.next('chat:request:rejected')).toEqual({ requestId: silent, reason: 'timedOut' })
    expect(await acharya.next('chat:request:cancelled')).toEqual({ requestId: silent })
    const rung = await ask(user, acharya)
    await acharya.ok('chat:request:ringing', { requestId: rung })
    app.pass(61)
    // The timeout has not been processed yet, but the answer is too late all the same.
    expect(await acharya.send('chat:request:accept', { requestId: rung })).toMatchObject({ code: 'REQUEST_OVER' })
    expect(await user.next('chat:request:rejected')).toEqual({ requestId: rung, reason: 'missed' })
    expect([(await stateOf(app, silent)).state, (await stateOf(app, rung)).state]).toEqual(['timedOut', 'missed'])
  })

  test('can be answered only by the acharya who was asked', async () => {
    const [acharya, other, user] = [
      await openConsole(app),
      await openConsole(app, phones.bhavesh),
      await openUser(app, 500),
    ]
    const requestId = await ask(user, acharya)
    for (const event of ['chat:request:accept', 'chat:request:reject', 'chat:request:ringing'] as const) {
      expect(await other.send(event, { requestId })).toMatchObject({ code: 'NOT_FOUND' })
      expect(await user.send(event, { requestId })).toMatchObject({ code: 'NOT_ALLOWED' })
    }
    expect(await other.send('chat:request:cancel', { requestId, acharyaId: acharya.acharyaId })).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect((await stateOf(app, requestId)).state).toBe('requested')
  })

  test('finds the acharya offline if one side has blocked the other', async () => {
    const [acharya, user] = [await openConsole(app), await openUser(app, 500)]
    const consultationId = await meet(user, acharya)
    await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
    await acharya.client.call(blockPerson, { params: { consultationId } })
    expect(await user.send('chat:request', wish(acharya.acharyaId))).toMatchObject({ code: 'ACHARYA_OFFLINE' })
    await acharya.client.call(unblockPerson, { params: { consultationId } })
    await ask(user, acharya)
  })
})

describe('an acceptance', () => {
  test('repeated by the same device succeeds; by another device it is too late, and the first of two wins', async () => {
    const [one, user] = [await openConsole(app), await openUser(app, 5000)]
    // A second code is only sent after a wait.
    app.pass(31)
    const secondClient = await app.newClient().signIn(phones.harpreet)
    const two = await openDevice(app, secondClient)
    const requestId = await ask(user, one)
    await Promise.all([one.next('chat:request:incoming'), two.next('chat:request:incoming')])
    const answers = await Promise.all([
      one.send('chat:request:accept', { requestId }),
      two.send('chat:request:accept', { requestId }),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'REQUEST_OVER' })
    const [winner, loser] = answers[0].ok ? [one, two] : [two, one]
    expect(await loser.next('chat:request:cancelled')).toEqual({ requestId })
    expect(winner.told('chat:request:cancelled')).toEqual([])
    await winner.ok('chat:request:accept', { requestId })
    await user.next('chat:request:accepted')
    expect(user.told('chat:request:accepted')).toHaveLength(1)
    expect((await pocketsOf(app.db, user.userId)).reserved).toBe(11_000)
    await expectVerified(app.db)
  })

  test('racing with the cancellation has one outcome and is free', async () => {
    const acharya = await openConsole(app)
    for (let round = 0; round < 5; round++) {
      const user = await openUser(app, 500)
      const requestId = await ask(user, acharya)
      await acharya.next('chat:request:incoming')
      const [accepted, cancelled] = await Promise.all([
        acharya.send('chat:request:accept', { requestId }),
        user.send('chat:request:cancel', { requestId, acharyaId: acharya.acharyaId }),
      ])
      expect(cancelled).toEqual({ ok: true })
      // If it was accepted first, the cancellation ends it free, because the acharya has said nothing.
      expect(await stateOf(app, requestId)).toMatchObject(
        accepted.ok ? { state: 'settled', chargedPaise: 0 } : { state: 'cancelled' },
      )
      expect(await pocketsOf(app.db, user.userId)).toEqual({ paid: 50_000, bonus: 0, reserved: 0 })
    }
    await expectVerified(app.db)
  })

  test('does not begin if another device has emptied the wallet or the daily limit was lowered', async () => {
    const [acharya, user] = [await openConsole(app), await openUser(app, 500)]
    const first = await ask(user, acharya)
    await app.movements.payForOrder(app.db, bill(user.userId, 45_000, { now: app.clock.now() }))
    expect(await acharya.send('chat:request:accept', { requestId: first })).toMatchObject({ code: 'REQUEST_OVER' })
    expect(await user.next('chat:request:rejected')).toEqual({ requestId: first, reason: 'unpaid' })
    const second = await ask(user, acharya, { chatMinutes: 4 })
    await user.client.call(setDailyLimit, { body: { userId: user.userId, limit: 460 } })
    expect(await acharya.send('chat:request:accept', { requestId: second })).toMatchObject({ code: 'REQUEST_OVER' })
    expect(await user.next('chat:request:rejected')).toEqual({ requestId: second, reason: 'unpaid' })
    expect(await pocketsOf(app.db, user.userId)).toEqual({ paid: 5000, bonus: 0, reserved: 0 })
    await expectVerified(app.db)
  })

  test('uses the rate of the request, even if the acharya has changed it since', async () => {
    const [acharya, user] = [await openConsole(app), await openUser(app, 500)]
    const requestId = await ask(user, acharya)
    await app.db.query('update acharya set chat_paise_per_minute = 9900')
    await acharya.ok('chat:request:accept', { requestId })
    await user.ok('consultation:join', { requestId })
    await say(acharya, user, 'Namaste')
    await user.ok('consultation:extend', { requestId, extendId: randomUUID(), minutes: 5 })
    expect((await pocketsOf(app.db, user.userId)).reserved).toBe(15 * 1100)
    await letPass(app, 120)
    await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
    expect(await stateOf(app, requestId)).toMatchObject({ chargedPaise: 2200 })
  })
})
