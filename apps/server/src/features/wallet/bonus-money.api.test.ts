import { randomUUID } from 'node:crypto'
import { getRechargePacks, payInDemo, recharge } from '@sankalp/contract/payments'
import { giveConsultationDakshina } from '@sankalp/contract/consultations'
import { getPayoutBatch } from '@sankalp/contract/payout-batches'
import { getOperatorList, proposePayouts } from '@sankalp/contract/operator'
import { expect, test } from 'vitest'
import { eraseAccount } from '../../../test/erase-account.ts'
import { book, create, openAcharya, newDevotee, pay, slotIn, update } from '../../../test/booking.ts'
import { consultingApp, letPass, meet, openConsole, openDevice, say } from '../../../test/consulting.ts'
import { bill, expectVerified, openAccount, pocketsOf } from '../../../test/ledger.ts'
import { signInAs } from '../../../test/payouts.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'

const key = () => ({ 'Idempotency-Key': randomUUID() })

const buy = (client: TestClient, what: { pack: number } | { amount: number }) =>
  client.call(recharge, { body: { userId: client.userId, ...what }, headers: key() })

async function payFor(app: TestApp, client: TestClient, paymentIds: readonly string[]): Promise<void> {
  for (const paymentId of paymentIds) await client.call(payInDemo, { params: { paymentId }, body: { outcome: 'paid' } })
  app.pass(9)
  await app.jobs.runDue()
}

const earnedBy = async (app: TestApp, userId: string) =>
  (
    await app.db.query<{ paise: number }>('select balance_paise as paise from earnings_account where owner_id = $1', [
      userId,
    ])
  )[0]?.paise ?? 0
const giveBonus = (app: TestApp, userId: string, paidPaise: number, bonusPaise: number) =>
  app.movements.recharge(app.db, {
    userId,
    paymentId: randomUUID(),
    provider: 'test',
    paidPaise,
    bonusPaise,
    now: app.clock.now(),
  })

test('ten packs, one second of chat and the rest as dakshina earn an acharya no more than was paid in', async () => {
  const app = await consultingApp()
  const acharya = await openConsole(app)
  const client = await app.newClient().signIn(undefined, 'Asha')
  // Ten payment pages cannot be open at a time. So five of the same pack are paid together, after which the pack is
  // used.
  const begun = await Promise.all(Array.from({ length: 5 }, () => buy(client, { pack: 100 })))
  await payFor(
    app,
    client,
    begun.map(({ body }) => body.paymentId),
  )
  const again = await buy(client, { pack: 100 })
  expect([again.status, again.body]).toMatchObject([409, { code: 'PACK_USED', facts: { packPaise: 100_00 } }])
  expect(await pocketsOf(app.db, client.userId)).toEqual({ paid: 100_00, bonus: 100_00, reserved: 0 })
  expect(
    await app.db.query(
      `select count(*)::int as back, sum(amount_paise)::int as paise from payment_refund where reason = 'paidTooLate'`,
    ),
  ).toEqual([{ back: 4, paise: 400_00 }])

  const user = await openDevice(app, client)
  const consultationId = await meet(user, acharya)
  await say(acharya, user, 'Namaste')
  await letPass(app, 1)
  await user.ok('chat:end', { to: acharya.userId, endTimestamp: 1 })
  const give = (amount: number) =>
    client.call(giveConsultationDakshina, { params: { consultationId }, body: { amount }, headers: key() })
  const refused = await give(189)
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'DAKSHINA_FROM_PAID_MONEY', facts: { paidPaise: 89_00, missingPaise: 100_00 } },
  ])
  expect((await give(89)).status).toBe(200)
  expect(await pocketsOf(app.db, client.userId)).toEqual({ paid: 0, bonus: 100_00, reserved: 0 })
  expect(await earnedBy(app, acharya.userId)).toBeLessThanOrEqual(100_00)
  await expectVerified(app.db)
})

test('a pack stays used for the user and the number, even after the account was erased; smaller ones are sold again', async () => {
  const app = await testApp()
  const client = await app.newClient().signIn()
  const usedOf = async (of: TestClient) =>
    (await of.call(getRechargePacks)).body.packs.filter(({ isUsed }) => isUsed).map(({ price }) => price)
  // A payment page that is not paid does not use up the pack.
  const [pack, other, small] = [
    await buy(client, { pack: 50 }),
    await buy(client, { pack: 500 }),
    await buy(client, { pack: 1000 }),
  ]
  expect(await usedOf(client)).toEqual([])
  await payFor(app, client, [pack.body.paymentId, small.body.paymentId])
  expect(await usedOf(client)).toEqual([50])
  expect([
    (await buy(client, { pack: 50 })).body.code,
    (await buy(client, { pack: 1000 })).status,
    other.status,
  ]).toEqual(['PACK_USED', 200, 200])
  expect((await eraseAccount(client)).status).toBe(200)
  app.pass(60)
  const anew = await app.newClient().signIn(client.phone)
  expect(anew.userId).not.toBe(client.userId)
  expect(await usedOf(anew)).toEqual([50])
  expect((await buy(anew, { pack: 50 })).body.code).toBe('PACK_USED')
  expect(await app.db.query(`select 1 from pack_use where number_hash like '%' || $1 || '%'`, [client.phone])).toEqual(
    [],
  )
  await expectVerified(app.db)
})

test('takes the dakshina of a pooja from paid money alone, and lets bonus money pay the rest, whose share we bear', async () => {
  const app = await consultingApp()
  const acharyaId = await openAcharya(app)
  const devotee = await newDevotee(app, 0)
  await giveBonus(app, devotee.userId, 400_00, 5000_00)
  const made = (await create(devotee, { acharyaId, ...slotIn(app, 3) })).body.booking
  await update(devotee, made._id, { dakshina: 501 })
  const refused = await pay(devotee, made, (made.total + 501).toFixed(2))
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'DAKSHINA_FROM_PAID_MONEY', facts: { paidPaise: 400_00, missingPaise: 101_00 } },
  ])
  await update(devotee, made._id, { dakshina: 251 })
  expect((await pay(devotee, made, (made.total + 251).toFixed(2))).body.status).toBe('SUCCESS')
  const [share] = await app.db.query<{ share: number; borne: number }>(
    'select share_paise as share, borne_paise as borne from bonus_share',
  )
  expect(share!.borne).toBe(500_00)
  expect(share!.share).toBeGreaterThan(500_00)
  const [earning] = await app.db.query<{ paid: number; earned: number }>(
    `select (-sum(amount_paise) filter (where account = 'wallet_paid'))::int as paid, (sum(amount_paise) filter (where account = 'earnings'))::int as earned from posting where transfer_id = (select transfer_id from bonus_share)`,
  )
  expect([earning!.paid, earning!.earned - share!.borne <= 400_00]).toEqual([400_00, true])
  await expectVerified(app.db)
})

test('limits what we bear per day, user and acharya, restores the limit after a refund, and shows the amount in payouts', async () => {
  const app = await testApp()
  const [acharya, other] = [await signInAs(app, 'ROLE_ACHARYA', 'Asha'), await signInAs(app, 'ROLE_ACHARYA', 'Bhavesh')]
  const [payer, friend] = [await openAccount(app.db), await openAccount(app.db)]
  for (const userId of [payer, friend]) await giveBonus(app, userId, 1_00, 5000_00)
  for (const userId of [payer, friend])
    await app.movements.payForOrder(app.db, bill(userId, 1_00, { now: app.clock.now() }))
  const talk = (userId: string, earner: TestClient) =>
    app.movements.payForConsultation(
      app.db,
      bill(userId, 500_00, { earnings: [{ ownerId: earner.userId, amountPaise: 300_00 }], now: app.clock.now() }),
    )
  const earned = async (userId = payer, earner = acharya) => (await talk(userId, earner)).earnedPaise
  const first = await talk(payer, acharya)
  expect([first.earnedPaise, await earned(), await earned()]).toEqual([300_00, 200_00, 0])
  expect([await earned(friend), await earned(payer, other)]).toEqual([300_00, 300_00])
  await app.db.transaction((tx) =>
    app.movements.refund(tx, {
      key: randomUUID(),
      transferId: first.transferId,
      rule: 'mistakeOfOurs',
      now: app.clock.now(),
    }),
  )
  expect(await earned()).toBe(300_00)
  app.pass(86_400)
  expect(await earned()).toBe(300_00)
  // Two charges at once are decided one after the other.
  const both = await Promise.all([earned(), earned()])
  expect(both.toSorted((a, b) => a - b)).toEqual([0, 200_00])
  await expectVerified(app.db)

  const one = await signInAs(app, 'ROLE_ADMIN', 'One')
  const { batchId } = (await one.call(proposePayouts, { headers: key() })).body
  const { batch } = (await one.call(getPayoutBatch, { params: { batchId: batchId! } })).body
  expect(batch.payouts.map(({ name, amount, bonus }) => [name, amount, bonus])).toEqual([
    ['Asha', 1300, 1300],
    ['Bhavesh', 300, 300],
  ])
  const ledger = (await one.call(getOperatorList, { params: { list: 'ledger' } })).body.items
  expect(ledger.some(({ cells }) => cells.includes(300))).toBe(true)
})

test('returns the bonus of a cancelled booking, and takes back the expense with the earnings', async () => {
  const app = await consultingApp()
  const acharyaId = await openAcharya(app)
  const devotee = await newDevotee(app, 0)
  await giveBonus(app, devotee.userId, 100_00, 2000_00)
  const { transferId } = await book(devotee, { acharyaId, ...slotIn(app, 3) })
  await app.db.transaction((tx) =>
    app.movements.refund(tx, {
      key: randomUUID(),
      transferId: transferId!,
      rule: 'mistakeOfOurs',
      now: app.clock.now(),
    }),
  )
  expect(await pocketsOf(app.db, devotee.userId)).toEqual({ paid: 100_00, bonus: 2000_00, reserved: 0 })
  expect(
    await app.db.query(
      `select sum(amount_paise)::int as left from posting where account in ('promotion_expense', 'earnings') having sum(amount_paise) <> 0`,
    ),
  ).toEqual([])
})
