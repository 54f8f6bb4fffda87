import { createHmac } from 'node:crypto'
import { getAcharyaById } from '@sankalp/contract/acharyas'
import {
  getConsultationReviews,
  getConsultations,
  getIceServers,
  getOnlineWishes,
  getQueuePlaces,
  giveConsultationDakshina,
  rateConsultation,
  reportConsultation,
  stopTellingMe,
  tellMeWhenOnline,
} from '@sankalp/contract/consultations'
import { idempotencyHeader } from '@sankalp/contract/endpoint'
import { getReviews } from '@sankalp/contract/reviews'
import { exportUserData } from '@sankalp/contract/users'
import { describe, expect, test } from 'vitest'
import { ask, consultingApp, letPass, meet, openConsole, openUser, say } from '../../../test/consulting.ts'
import { expectVerified, pocketsOf } from '../../../test/ledger.ts'
import { testApp } from '../../../test/test-app.ts'

describe('the queue of a busy acharya', () => {
  test('tells each user their place and a fair wait, calls the first when the acharya is free, and the next if they do not come', async () => {
    const app = await consultingApp()
    const acharya = await openConsole(app)
    const [talker, first, second, pusher] = [
      await openUser(app, 500),
      await openUser(app, 500),
      await openUser(app, 500),
      await openUser(app, 500),
    ]
    const wish = { acharyaId: acharya.acharyaId, talk: 'Chat' as const, chatMinutes: 5 }
    await meet(talker, acharya)
    await say(acharya, talker, 'Namaste')
    // There is no data for an estimate yet, so none is returned.
    expect((await first.ok('queue:join', wish)).queue).toMatchObject({ place: 1, waitSeconds: null, turnUntil: null })
    expect((await second.ok('queue:join', wish)).queue.place).toBe(2)
    expect((await second.ok('queue:join', wish)).queue.place).toBe(2)
    await letPass(app, 120)
    await talker.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })

    const { queue } = await first.next('queue:turn')
    expect(queue).toMatchObject({
      acharyaId: acharya.acharyaId,
      place: 1,
      turnUntil: app.clock.now().getTime() + 60_000,
    })
    expect((await second.client.call(getQueuePlaces)).body.queues).toMatchObject([{ place: 2, waitSeconds: 120 }])
    const request = () => ({
      requestId: crypto.randomUUID(),
      acharyaId: acharya.acharyaId,
      chatMinutes: 5,
      talk: 'Chat' as const,
    })
    expect(await pusher.send('chat:request', request())).toMatchObject({ code: 'ACHARYA_BUSY', facts: { waiting: 2 } })
    await letPass(app, 61)
    expect(await first.next('queue:over')).toEqual({ acharyaId: acharya.acharyaId, reason: 'missed' })
    await second.next('queue:turn')
    await second.ok('chat:request', request())
    expect((await second.client.call(getQueuePlaces)).body.queues).toEqual([])
  })

  test('can be left at any time, and the next user moves up', async () => {
    const app = await consultingApp()
    const acharya = await openConsole(app)
    const [talker, first, second] = [await openUser(app, 500), await openUser(app, 500), await openUser(app, 500)]
    const wish = { acharyaId: acharya.acharyaId, talk: 'Chat' as const, chatMinutes: 5 }
    await ask(talker, acharya)
    await first.ok('queue:join', wish)
    await second.ok('queue:join', wish)
    await first.ok('queue:leave', { acharyaId: acharya.acharyaId })
    await expect.poll(() => second.told('queue:changed').at(-1)?.queue.place).toBe(1)
    await talker.ok('chat:request:cancel', {
      requestId: (await acharya.next('chat:request:incoming')).requestId,
      acharyaId: acharya.acharyaId,
    })
    await second.next('queue:turn')
    expect(first.told('queue:turn')).toEqual([])
  })
})

test('a paid consultation can be rated, thanked for and reported; the card shows real figures', async () => {
  const app = await consultingApp()
  const [acharya, user] = [await openConsole(app), await openUser(app, 500)]
  const card = async () => (await user.client.call(getAcharyaById, { params: { id: acharya.acharyaId } })).body.acharya
  expect(await card()).toMatchObject({ rating: null, sessions: 0, replySeconds: null })
  const free = await meet(user, acharya)
  await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
  const rate = (consultationId: string, stars: number, review?: string) =>
    user.client.call(rateConsultation, { params: { consultationId }, body: { stars, ...(review && { review }) } })
  expect((await rate(free, 5)).body.code).toBe('CONSULTATION_NOT_HELD')
  app.pass(5)

  const consultationId = await meet(user, acharya)
  await say(acharya, user, 'Namaste')
  await letPass(app, 60)
  await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
  expect((await rate(consultationId, 6)).status).toBe(400)
  await rate(consultationId, 2)
  await rate(consultationId, 4, 'Patient and clear')
  expect(await card()).toMatchObject({ rating: 4, sessions: 1, replySeconds: 0 })
  expect(
    (await app.newClient().call(getConsultationReviews, { params: { id: acharya.acharyaId } })).body.items,
  ).toMatchObject([{ stars: 4, review: 'Patient and clear', talk: 'Chat' }])
  expect((await user.client.call(getConsultations)).body.items.map(({ stars }) => stars)).toEqual([4, null])

  const headers = { [idempotencyHeader]: crypto.randomUUID() }
  const give = () =>
    user.client.call(giveConsultationDakshina, { params: { consultationId }, body: { amount: 51 }, headers })
  const [once, again] = [await give(), await give()]
  expect([once.status, again.body.transferId]).toEqual([200, once.body.transferId])
  expect((await pocketsOf(app.db, user.userId)).paid).toBe(50_000 - 1100 - 5100)
  expect(
    (
      await user.client.call(reportConsultation, {
        params: { consultationId },
        body: { reason: 'other', text: 'Late' },
      })
    ).status,
  ).toBe(200)
  const { data } = (await user.client.call(exportUserData, { params: { id: user.userId } })).body
  expect(data).toMatchObject({
    consultations: [{ side: 'user' }, { side: 'user' }],
    reviews: [{ hadKind: 'consultation', hadId: consultationId, stars: 4, words: 'Patient and clear' }],
    consultationReports: [{ reason: 'other' }],
  })
  await expectVerified(app.db)
  app.pass(31 * 86_400)
  expect(await app.db.query(`select state from reservation where state = 'reserved'`)).toEqual([])
})

test('a review stored by the previous version counts as a review, once however often it is changed', async () => {
  const app = await consultingApp()
  const [acharya, user] = [await openConsole(app), await openUser(app, 500)]
  const consultationId = await meet(user, acharya)
  await say(acharya, user, 'Namaste')
  await letPass(app, 60)
  await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
  const card = async () => (await user.client.call(getAcharyaById, { params: { id: acharya.acharyaId } })).body.acharya
  const rateAsBefore = (stars: number, review: string | null) =>
    app.db.query(
      `insert into consultation_rating (consultation_id, acharya_id, stars, review, created_at) values ($1, $2, $3, $4, $5)
       on conflict (consultation_id) do update set stars = excluded.stars, review = excluded.review, created_at = excluded.created_at`,
      [consultationId, acharya.acharyaId, stars, review, app.clock.now()],
    )
  await rateAsBefore(1, null)
  expect((await card()).rating).toBe(1)
  await rateAsBefore(3, 'Kind')
  expect((await card()).rating).toBe(3)
  const asked = { params: { subject: 'acharya' as const, id: acharya.acharyaId } }
  expect((await user.client.call(getReviews, asked)).body).toMatchObject({
    items: [{ stars: 3, words: 'Kind' }],
    summary: { count: 1, mean: 3 },
  })
  await user.client.call(rateConsultation, { params: { consultationId }, body: { stars: 5 } })
  expect((await user.client.call(getReviews, asked)).body).toMatchObject({ items: [], summary: { count: 1, mean: 5 } })
  expect(
    (await user.client.call(getConsultationReviews, { params: { id: acharya.acharyaId } })).body.items,
  ).toMatchObject([{ stars: 5, review: null, talk: 'Chat' }])
  await expectVerified(app.db)
})

test('stores a request to be told when an acharya is online until it is cancelled', async () => {
  const app = await consultingApp()
  const user = await openUser(app, 0)
  const [{ id }] = (await app.db.query<{ id: string }>('select id from acharya limit 1')) as [{ id: string }]
  for (let twice = 0; twice < 2; twice++) await user.client.call(tellMeWhenOnline, { params: { id } })
  expect((await user.client.call(getOnlineWishes)).body.acharyas).toEqual([id])
  await user.client.call(stopTellingMe, { params: { id } })
  expect((await user.client.call(getOnlineWishes)).body.acharyas).toEqual([])
  expect((await user.client.call(tellMeWhenOnline, { params: { id: crypto.randomUUID() } })).status).toBe(404)
})

test('returns relay credentials that name the caller and expire, as coturn checks them; without a relay, only STUN', async () => {
  const plain = await testApp()
  expect((await (await plain.newClient().signIn()).call(getIceServers)).body).toEqual({
    iceServers: [{ urls: ['stun:stun.l.google.com:19302'] }],
    expiresAt: null,
  })
  const secret = 'a secret shared with coturn'
  const app = await testApp({
    env: {
      STUN_URLS: 'none',
      TURN_URLS: 'turn:127.0.0.1:21699,turns:127.0.0.1:21698?transport=tcp',
      TURN_SECRET: secret,
    },
  })
  const client = await app.newClient().signIn()
  const { iceServers, expiresAt } = (await client.call(getIceServers)).body
  const [relay] = iceServers
  const expiry = Math.floor(Date.parse(expiresAt!) / 1000)
  expect(relay!.username).toBe(`${expiry}:${client.userId}`)
  expect(relay!.credential).toBe(createHmac('sha1', secret).update(relay!.username!).digest('base64'))
  // No TURN server runs at that address: the site is still ready, but reports it.
  const ready = await client.fetch<{ status: string; checks: object }>('/readyz')
  expect([ready.status, ready.body]).toMatchObject([200, { status: 'degraded', checks: { turn: false } }])
})
