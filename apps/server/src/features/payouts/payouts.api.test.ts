import { randomUUID } from 'node:crypto'
import { joinBooking } from '@sankalp/contract/bookings'
import { proposePayouts } from '@sankalp/contract/operator'
import { getMyPayouts, requestPayout, withdrawPayout } from '@sankalp/contract/payouts'
import { exportUserData } from '@sankalp/contract/users'
import { beforeEach, expect, test } from 'vitest'
import { eraseAccount } from '../../../test/erase-account.ts'
import { addPoojaCall, book, newDevotee, openAcharya, slotIn } from '../../../test/booking.ts'
import {
  consultingApp,
  letPass,
  meet,
  openConsole,
  openUser,
  phones,
  say,
  tickUntil,
} from '../../../test/consulting.ts'
import { setRole } from '../../../test/contract/set-role.ts'
import { expectVerified } from '../../../test/ledger.ts'
import type { TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeEach(async () => {
  app = await consultingApp()
})

/** Opens an acharya with 70 % of the price of two minutes at 110 rupees, without tax. */
async function earner() {
  await app.db.query('update acharya set chat_paise_per_minute = 11000')
  const [acharya, user] = [await openConsole(app), await openUser(app, 500)]
  const requestId = await meet(user, acharya, { chatMinutes: 2 })
  await say(acharya, user, 'Namaste')
  await letPass(app, 132)
  await tickUntil(app, requestId, { state: 'settled', talkedSeconds: 120 })
  return { acharya, earned: 130.5 }
}

test('an acharya requests all earnings; no money moves, and only one request can be open', async () => {
  const { acharya, earned } = await earner()
  const { client } = acharya
  expect((await client.call(getMyPayouts)).body).toEqual({
    available: earned,
    toCome: 0,
    least: 100,
    requests: [],
    payouts: [],
  })
  // Two devices at once: the unique index decides.
  const both = await Promise.all([client.call(requestPayout), client.call(requestPayout)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'PAYOUT_REQUESTED_ALREADY' })
  const { requests, available } = (await client.call(getMyPayouts)).body
  expect([available, requests]).toMatchObject([earned, [{ amount: earned, state: 'open', endedAt: null }]])
  expect((await client.call(exportUserData, { params: { id: acharya.userId } })).body.data).toMatchObject({
    payoutRequests: [{ state: 'open' }],
  })

  expect((await client.call(withdrawPayout)).body.requests).toMatchObject([{ state: 'withdrawn' }])
  expect((await client.call(withdrawPayout)).status).toBe(200)
  expect((await client.call(requestPayout)).body.requests.map(({ state }) => state).toSorted()).toEqual([
    'open',
    'withdrawn',
  ])
  await expectVerified(app.db)
})

test('a decided request stays decided, and others cannot change it', async () => {
  const { acharya } = await earner()
  await acharya.client.call(requestPayout)
  const other = await openConsole(app, phones.bhavesh)
  await other.client.call(withdrawPayout)
  expect((await acharya.client.call(getMyPayouts)).body.requests).toMatchObject([{ state: 'open' }])
  await app.db.query(`update payout_request set state = 'paid', ended_at = now()`)
  expect((await acharya.client.call(withdrawPayout)).body.requests).toMatchObject([{ state: 'paid' }])
})

test('refuses an amount too small for a transfer, and requests of users who are no acharya', async () => {
  const acharya = await openConsole(app, phones.bhavesh)
  expect((await acharya.client.call(requestPayout)).body).toMatchObject({
    code: 'PAYOUT_TOO_SMALL',
    facts: { leastPaise: 10_000 },
  })
  const user = await app.newClient().signIn()
  expect((await user.call(requestPayout)).status).toBe(403)
})

test('the same call again returns the same request, and an erased account has none open', async () => {
  const { acharya } = await earner()
  const headers = { 'Idempotency-Key': randomUUID() }
  const [first, second] = [
    await acharya.client.call(requestPayout, { headers }),
    await acharya.client.call(requestPayout, { headers }),
  ]
  expect(second.body).toEqual(first.body)
  expect((await eraseAccount(acharya.client)).status).toBe(200)
  expect(await app.db.query('select state from payout_request')).toEqual([{ state: 'withdrawn' }])
})

test('earnings from a pooja still to be held are not paid out before it', async () => {
  const acharyaId = await openAcharya(app)
  const [account] = await app.db.query<{ phone: string; userId: string }>(
    'select phone, user_id as "userId" from user_account join acharya on user_id = user_account.id where acharya.id = $1',
    [acharyaId],
  )
  const acharya = await app.newClient().signIn(account!.phone.slice(3))
  const devotee = await newDevotee(app)
  const slot = { acharyaId, ...slotIn(app, 2) }
  const booking = await book(devotee, slot)
  const { available, toCome } = (await acharya.call(getMyPayouts)).body
  expect([available, toCome]).toEqual([0, expect.any(Number)])
  expect(toCome).toBeGreaterThan(100)
  expect((await acharya.call(requestPayout)).body).toMatchObject({ code: 'PAYOUT_TOO_SMALL' })
  const operator = await app.newClient().signIn()
  await setRole(app.db, operator.userId, 'ROLE_ADMIN')
  expect((await operator.call(proposePayouts)).body).toMatchObject({ count: 0 })

  app.pass((Date.parse(booking.startsAt) - app.clock.now().getTime()) / 1000 + 60)
  await acharya.signIn(acharya.phone)
  await devotee.signIn(devotee.phone)
  await devotee.call(joinBooking, { params: { bookingId: booking._id } })
  await acharya.call(joinBooking, { params: { bookingId: booking._id } })
  expect((await acharya.call(getMyPayouts)).body).toMatchObject({ available: 0, toCome })
  await addPoojaCall(app, booking._id, 20 * 60)
  app.pass(3600)
  await app.jobs.runDue()
  await app.runJob('bookings.close')
  await acharya.signIn(acharya.phone)
  expect((await acharya.call(getMyPayouts)).body).toMatchObject({ available: toCome, toCome: 0 })
  await expectVerified(app.db)
})
