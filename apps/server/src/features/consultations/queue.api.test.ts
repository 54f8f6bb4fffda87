import { randomUUID } from 'node:crypto'
import { blockPerson, getQueuePlaces, getWaitingForMe } from '@sankalp/contract/consultations'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Device, ask, consultingApp, meet, openConsole, openUser, phones } from '../../../test/consulting.ts'
import { bill } from '../../../test/ledger.ts'
import type { TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await consultingApp()
})

const place = (acharya: { acharyaId: string }) => ({
  acharyaId: acharya.acharyaId,
  talk: 'Chat' as const,
  chatMinutes: 5,
})

/** Opens an acharya who is in a consultation. `free` ends it. */
async function openBusy(phone = phones.harpreet) {
  const [acharya, talker] = [await openConsole(app, phone), await openUser(app, 500)]
  const requestId = await ask(talker, acharya)
  return { acharya, free: () => talker.ok('chat:request:cancel', { requestId, acharyaId: acharya.acharyaId }) }
}

describe('a queue refuses', () => {
  test('a user who cannot pay the shortest consultation of the chosen kind', async () => {
    const { acharya } = await openBusy()
    const user = await openUser(app, 12)
    expect(await user.send('queue:join', { ...place(acharya), talk: 'Audio Call' })).toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
      facts: { missingPaise: 300 },
    })
    expect((await user.client.call(getQueuePlaces)).body.queues).toEqual([])
    expect((await user.ok('queue:join', place(acharya))).queue.place).toBe(1)
  })

  test('a user who waits in another one, and names it; of two simultaneous joins only one succeeds', async () => {
    const [one, two] = [(await openBusy()).acharya, (await openBusy(phones.bhavesh)).acharya]
    const user = await openUser(app, 500)
    const both = await Promise.all([one, two].map((acharya) => user.send('queue:join', place(acharya))))
    const taken = both[0]!.ok ? one : two
    const other = taken === one ? two : one
    const facts = { acharyaId: taken.acharyaId, name: { en: expect.any(String), hin: expect.any(String) } }
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await user.send('queue:join', place(other))).toMatchObject({ code: 'QUEUED_ELSEWHERE', facts })
    await user.ok('queue:leave', { acharyaId: taken.acharyaId })
    await user.ok('queue:join', place(other))
  })

  test('if one side has blocked the other, as if the acharya were offline', async () => {
    const [acharya, user] = [await openConsole(app), await openUser(app, 500)]
    const consultationId = await meet(user, acharya)
    await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
    await acharya.client.call(blockPerson, { params: { consultationId } })
    expect(await user.send('queue:join', place(acharya))).toMatchObject({ code: 'ACHARYA_OFFLINE' })
  })

  test('a user who has missed three turns on a day in India, by silence or by leaving in the turn, until the day is over', async () => {
    // 23:00 in India.
    app.pass((Date.parse('2027-01-05T17:30:00Z') - app.clock.now().getTime()) / 1000)
    const [acharya, user] = [await openConsole(app), await openUser(app, 500)]
    for (let turn = 1; turn <= 3; turn++) {
      await user.ok('queue:join', place(acharya))
      await user.next('queue:turn')
      if (turn === 2) await user.ok('queue:leave', { acharyaId: acharya.acharyaId })
      else await letTurnPass(user, acharya)
    }
    expect(await user.send('queue:join', place(acharya))).toMatchObject({ code: 'TURNS_MISSED', facts: { limit: 3 } })
    // Leaving before one's turn never counts, and a free acharya can be asked directly.
    await user.ok('chat:request:cancel', { requestId: await ask(user, acharya), acharyaId: acharya.acharyaId })
    app.pass(3600)
    await user.ok('queue:join', place(acharya))
  })
})

async function letTurnPass(user: Device, acharya: { acharyaId: string }): Promise<void> {
  app.pass(61)
  await app.tickConsultations()
  expect(await user.next('queue:over')).toEqual({ acharyaId: acharya.acharyaId, reason: 'missed' })
}

test('notifies the acharya when a user joins or leaves their queue, and returns how many wait', async () => {
  const { acharya } = await openBusy()
  const waiting = async () => (await acharya.client.call(getWaitingForMe)).body.waiting
  expect(await waiting()).toBe(0)
  const [one, two] = [await openUser(app, 100), await openUser(app, 100)]
  await one.ok('queue:join', place(acharya))
  await acharya.next('queue:waiting')
  await two.ok('queue:join', place(acharya))
  await acharya.next('queue:waiting')
  expect(await waiting()).toBe(2)
  await one.ok('queue:leave', { acharyaId: acharya.acharyaId })
  await acharya.next('queue:waiting')
  expect(await waiting()).toBe(1)
  expect((await one.client.call(getWaitingForMe)).status).toBe(403)
})

test('a turn skips a user who can no longer pay and goes to the next who can', async () => {
  const { acharya, free } = await openBusy()
  const [poor, rich] = [await openUser(app, 100), await openUser(app, 100)]
  await poor.ok('queue:join', place(acharya))
  await rich.ok('queue:join', place(acharya))
  await app.movements.payForOrder(app.db, bill(poor.userId, 9500, { now: app.clock.now() }))
  await free()
  await rich.next('queue:turn')
  expect(await poor.next('queue:over')).toEqual({ acharyaId: acharya.acharyaId, reason: 'unpaid' })
  expect(poor.told('queue:turn')).toEqual([])
  // It does not count as a missed turn.
  expect(await app.db.query('select 1 from queue_missed_turn')).toEqual([])
})

describe('a request at another rate than was shown', () => {
  test('is refused with the current rate, in a turn too, which the user keeps', async () => {
    const { acharya, free } = await openBusy()
    const user = await openUser(app, 5000)
    await user.ok('queue:join', place(acharya))
    await app.db.query('update acharya set chat_paise_per_minute = 50000')
    await free()
    await user.next('queue:turn')
    const shown = (paisePerMinute: number) => ({ ...place(acharya), requestId: randomUUID(), paisePerMinute })
    expect(await user.send('chat:request', shown(1100))).toMatchObject({
      code: 'RATE_CHANGED',
      facts: { paisePerMinute: 50_000 },
    })
    expect((await user.client.call(getQueuePlaces)).body.queues).toMatchObject([{ turnUntil: expect.any(Number) }])
    expect(acharya.told('chat:request:incoming')).toHaveLength(1)
    await user.ok('chat:request', shown(50_000))
  })
})
