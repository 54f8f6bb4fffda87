import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { eraseAccount } from '../../../test/erase-account.ts'
import {
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
import { bill, expectVerified, pocketsOf } from '../../../test/ledger.ts'
import type { TestApp } from '../../../test/test-app.ts'
import { closePresence, insertPresence, savePresence } from './presence.repository.ts'

let app: TestApp
beforeEach(async () => {
  app = await consultingApp()
})
const endOf = (to: { userId: string }) => ({ to: to.userId, endTimestamp: Date.now() })

describe('a consultation ends', () => {
  test('once when both press End at the same time; pressing again changes nothing', async () => {
    const [acharya, user] = [await openConsole(app), await openUser(app, 500)]
    const requestId = await meet(user, acharya)
    await say(acharya, user, 'Namaste')
    await letPass(app, 90)
    const answers = await Promise.all([
      user.send('chat:end', endOf(acharya)),
      acharya.send('chat:end', endOf(user)),
      user.send('chat:end', endOf(acharya)),
    ])
    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }])
    await user.ok('chat:end', endOf(acharya))
    expect(await stateOf(app, requestId)).toMatchObject({ state: 'settled', chargedPaise: 1650 })
    expect(await app.db.query(`select id from transfer where kind = 'consultation'`)).toHaveLength(1)
    await expectVerified(app.db)
  })

  test('only by its two sides', async () => {
    const [acharya, user, stranger] = [await openConsole(app), await openUser(app, 500), await openUser(app, 500)]
    const requestId = await meet(user, acharya)
    for (const one of [acharya, user])
      expect(await stranger.send('chat:end', endOf(one))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await stranger.send('consultation:join', { requestId })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await stranger.send('consultation:extend', { requestId, extendId: randomUUID(), minutes: 1 })).toMatchObject(
      { code: 'NOT_FOUND' },
    )
    expect((await stateOf(app, requestId)).state).toBe('accepted')
  })

  test('by itself when its minutes are used up, unless it is extended', async () => {
    const [acharya, user] = [await openConsole(app), await openUser(app, 100)]
    const requestId = await meet(user, acharya, { chatMinutes: 3 })
    await say(acharya, user, 'Namaste')
    await letPass(app, 160)
    const extendId = randomUUID()
    const { consultation } = await user.ok('consultation:extend', { requestId, extendId, minutes: 2 })
    expect(consultation).toMatchObject({ chatMinutes: 5, meter: { remainingMs: 140_000 } })
    // The same request again, as after a lost response.
    expect((await user.ok('consultation:extend', { requestId, extendId, minutes: 2 })).consultation.chatMinutes).toBe(5)
    expect((await pocketsOf(app.db, user.userId)).reserved).toBe(5500)
    expect(await user.send('consultation:extend', { requestId, extendId: randomUUID(), minutes: 5 })).toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
      facts: { missingPaise: 1000 },
    })
    expect(await acharya.send('consultation:extend', { requestId, extendId: randomUUID(), minutes: 1 })).toMatchObject({
      code: 'NOT_FOUND',
    })
    await letPass(app, 200)
    await tickUntil(app, requestId, { state: 'settled', endReason: 'timeUp', chargedPaise: 5500, talkedSeconds: 300 })
    expect(await user.next('chat:end:notify')).toEqual({ from: acharya.userId })
    expect(await acharya.next('chat:end:notify')).toEqual({ from: user.userId })
    expect(await user.send('consultation:extend', { requestId, extendId: randomUUID(), minutes: 1 })).toMatchObject({
      code: 'CONSULTATION_OVER',
    })
    expect(await pocketsOf(app.db, user.userId)).toEqual({ paid: 4500, bonus: 0, reserved: 0 })
    await expectVerified(app.db)
  })

  test('at the time its minutes were used up, if End is pressed long after', async () => {
    const [acharya, user] = [await openConsole(app), await openUser(app, 100)]
    const requestId = await meet(user, acharya, { chatMinutes: 2 })
    await say(acharya, user, 'Namaste')
    await letPass(app, 110)
    app.pass(50)
    await user.ok('chat:end', endOf(acharya))
    const { chargedPaise } = await stateOf(app, requestId)
    expect(chargedPaise).toBeLessThanOrEqual(2200)
    await expectVerified(app.db)
  })

  test('and a heartbeat written late does not change the charge', async () => {
    const [acharya, user] = [await openConsole(app), await openUser(app, 500)]
    const requestId = await meet(user, acharya)
    await say(acharya, user, 'Namaste')
    await letPass(app, 80)
    app.pass(30)
    await user.ok('chat:end', endOf(acharya))
    const settled = await stateOf(app, requestId)
    app.pass(5)
    const rows = await app.db.query<{ connectionId: string }>(
      `select connection_id as "connectionId" from consultation_presence where consultation_id = $1`,
      [requestId],
    )
    const signs = rows.map(({ connectionId }) => ({ consultationId: requestId, connectionId }))
    await savePresence(app.db, signs, app.clock.now())
    await closePresence(app.db, signs, app.clock.now())
    expect(
      await insertPresence(
        app.db,
        { consultationId: requestId, connectionId: 'late', side: 'acharya' },
        app.clock.now(),
      ),
    ).toBe(false)
    expect(await stateOf(app, requestId)).toEqual(settled)
    await expectVerified(app.db)
  })

  test('and is free if the acharya says nothing within a minute, whatever the user said', async () => {
    const [acharya, user] = [await openConsole(app), await openUser(app, 500)]
    const requestId = await meet(user, acharya)
    await say(user, acharya, 'Are you there?')
    await letPass(app, 60)
    await tickUntil(app, requestId, { state: 'settled', endReason: 'acharyaSilent', chargedPaise: 0 })
    expect(await pocketsOf(app.db, user.userId)).toEqual({ paid: 50_000, bonus: 0, reserved: 0 })
    await expectVerified(app.db)
  })

  test('if a side stays away for a minute, at the second it was last seen', async () => {
    const [acharya, user] = [await openConsole(app), await openUser(app, 5000)]
    const left = await meet(user, acharya)
    await say(acharya, user, 'Namaste')
    await letPass(app, 100)
    user.socket.disconnect()
    await expect
      .poll(() => app.db.query(`select side from consultation_presence where is_open`))
      .toEqual([{ side: 'acharya' }])
    await letPass(app, 70)
    await tickUntil(app, left, {
      state: 'settled',
      endReason: 'userLeft',
      chargedPaise: Math.round((1100 * 100) / 60),
      talkedSeconds: 100,
    })
    expect(await acharya.next('chat:end:notify')).toEqual({ from: user.userId })

    const again = await openDevice(app, user.client)
    const lost = await meet(again, acharya)
    await say(acharya, again, 'Namaste')
    await letPass(app, 80)
    acharya.socket.disconnect()
    await expect.poll(async () => (await stateOf(app, lost)).state).toBe('paused')
    await letPass(app, 70)
    await tickUntil(app, lost, {
      state: 'settled',
      endReason: 'acharyaLeft',
      chargedPaise: Math.round((1100 * 80) / 60),
      talkedSeconds: 80,
    })
    await expectVerified(app.db)
  })

  test('a user who was away for less than a minute finds it running, with all messages', async () => {
    const [acharya, user] = [await openConsole(app), await openUser(app, 500)]
    const requestId = await meet(user, acharya)
    await say(acharya, user, 'one')
    user.socket.disconnect()
    await letPass(app, 50)
    await say(acharya, user, 'two')
    const back = await openDevice(app, user.client)
    const { consultation } = await back.ok('consultation:join', { requestId })
    expect(consultation).toMatchObject({ state: 'live', lastSeq: 2, present: { user: true, acharya: true } })
    await letPass(app, 30)
    await tickUntil(app, requestId, { state: 'live' })
  })

  test('with the erasure of either account, settled', async () => {
    const [acharya, user] = [await openConsole(app, phones.bhavesh), await openUser(app, 500)]
    const requestId = await meet(user, acharya)
    await say(acharya, user, 'Namaste')
    await letPass(app, 120)
    const answer = await eraseAccount(user.client)
    expect(answer.status).toBe(200)
    expect(await stateOf(app, requestId)).toMatchObject({ state: 'settled', chargedPaise: 2200 })
    expect(await app.db.query('select 1 from consultation_message')).toEqual([])
    await expectVerified(app.db)
  })
})

test('reserved money cannot be spent from a second device', async () => {
  const [acharya, user] = [await openConsole(app), await openUser(app, 200)]
  await meet(user, acharya, { chatMinutes: 10 })
  const order = app.movements.payForOrder(app.db, bill(user.userId, 10_000, { now: app.clock.now() }))
  await expect(order).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' })
})
