import { randomUUID } from 'node:crypto'
import { decideProposal, getOperatorList, markPayoutPaid, proposePayouts } from '@sankalp/contract/operator'
import { decidePayoutBatch, getPayoutBatch, markBatchPaid, markForBank } from '@sankalp/contract/payout-batches'
import { getBankFile, getMyPayouts, requestPayout } from '@sankalp/contract/payouts'
import { expect, test } from 'vitest'
import { expectVerified } from '../../../test/ledger.ts'
import { earn, giveBankAccount, signInAs } from '../../../test/payouts.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'

const key = () => ({ 'Idempotency-Key': randomUUID() })
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)

/** Creates three acharyas with earnings, the last one without a bank account, and two operators. */
async function payday(app: TestApp) {
  const acharyas: TestClient[] = []
  for (const [name, paise] of [
    ['Asha', 50_000],
    ['Bhavesh', 70_000],
    ['Charu', 30_000],
  ] as const) {
    const acharya = await signInAs(app, 'ROLE_ACHARYA', name)
    await earn(app, acharya.userId, paise)
    acharyas.push(acharya)
  }
  for (const acharya of acharyas.slice(0, 2)) await giveBankAccount(acharya)
  const [one, two] = [await signInAs(app, 'ROLE_ADMIN', 'One'), await signInAs(app, 'ROLE_ADMIN', 'Two')]
  return { acharyas, one, two }
}

async function proposed(app: TestApp) {
  const day = await payday(app)
  const { body } = await day.one.call(proposePayouts, { headers: key() })
  return { ...day, count: body.count, params: { batchId: body.batchId! } }
}

test('one press creates all payouts, another operator confirms them, and they go to the bank and are paid together', async () => {
  const app = await testApp()
  const { acharyas, one, two, count, params } = await proposed(app)
  expect(count).toBe(3)
  const { batch } = (await two.call(getPayoutBatch, { params })).body
  expect(batch).toMatchObject({ proposedBy: 'One', decision: null, totals: { amount: 1500, tds: 1.5, net: 1498.5 } })
  expect(batch.payouts.map(({ name, state, bankState }) => [name, state, bankState])).toEqual([
    ['Asha', 'waiting', 'accountReady'],
    ['Bhavesh', 'waiting', 'accountReady'],
    ['Charu', 'waiting', 'noAccount'],
  ])
  expect(JSON.stringify(batch)).not.toContain('001234567890')
  expect((await one.call(decidePayoutBatch, { params, body: { confirm: true }, headers: key() })).body).toMatchObject({
    code: 'SECOND_OPERATOR_NEEDED',
  })
  await acharyas[0]!.call(requestPayout, { headers: key() })
  const confirmed = (await two.call(decidePayoutBatch, { params, body: { confirm: true }, headers: key() })).body.batch
  expect([confirmed.decision, confirmed.decidedBy, confirmed.payouts.map(({ state }) => state)]).toEqual([
    'confirmed',
    'Two',
    ['confirmed', 'confirmed', 'confirmed'],
  ])
  await expectVerified(app.db)

  const paid = { params, body: { bankReference: 'BULK20261117' } }
  expect((await one.call(markBatchPaid, { ...paid, headers: key() })).body).toMatchObject({ code: 'NOT_AT_BANK' })
  expect((await one.call(markForBank, { body: params, headers: key() })).body).toEqual({ marked: 2, left: 1 })
  const file = ((await one.call(getBankFile, { query: params })).body as unknown as { text: string }).text
  expect(
    file
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',')[2]!)
      .toSorted((a, b) => a.localeCompare(b)),
  ).toEqual(['Asha', 'Bhavesh'])

  const after = (await one.call(markBatchPaid, { ...paid, headers: key() })).body.batch
  expect(after.payouts.map(({ name, state, bankReference }) => [name, state, bankReference])).toEqual([
    ['Asha', 'paid', 'BULK20261117'],
    ['Bhavesh', 'paid', 'BULK20261117'],
    ['Charu', 'confirmed', null],
  ])
  expect((await one.call(markBatchPaid, { ...paid, headers: key() })).body).toMatchObject({ code: 'ALREADY_DECIDED' })
  expect((await acharyas[0]!.call(getMyPayouts)).body).toMatchObject({
    requests: [{ state: 'paid' }],
    payouts: [{ state: 'paid', net: 499.5 }],
  })

  // An acharya who adds an account later is paid later, with a separate reference.
  await giveBankAccount(acharyas[2]!)
  expect((await one.call(markForBank, { body: params, headers: key() })).body).toEqual({ marked: 1, left: 0 })
  const last = after.payouts.at(-1)!
  expect(
    (
      await one.call(markPayoutPaid, {
        params: { proposalId: last.payoutId },
        body: { bankReference: 'UTR99887766' },
        headers: key(),
      })
    ).status,
  ).toBe(200)
  const [row] = (await one.call(getOperatorList, { params: { list: 'batches' } })).body.items
  expect(row!.cells).toEqual([batch.name, batch.proposedAt, 'One', 3, 1500, 'confirmed', 'Two', 0, null])
})

test('of two operators who create or decide it at once, one succeeds and the other gets an error', async () => {
  const app = await testApp()
  const { one, two } = await payday(app)
  const made = await Promise.all([
    one.call(proposePayouts, { headers: key() }),
    two.call(proposePayouts, { headers: key() }),
  ])
  expect(statusesOf(made)).toEqual([200, 409])
  expect(made.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'PAYOUT_BATCH_OPEN' })
  const params = { batchId: made.find(({ status }) => status === 200)!.body.batchId! }
  const [third, fourth] = [await signInAs(app, 'ROLE_ADMIN', 'Three'), await signInAs(app, 'ROLE_ADMIN', 'Four')]
  const decided = await Promise.all([
    third.call(decidePayoutBatch, { params, body: { confirm: true }, headers: key() }),
    fourth.call(decidePayoutBatch, { params, body: { confirm: false }, headers: key() }),
  ])
  expect(statusesOf(decided)).toEqual([200, 409])
  expect(decided.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'ALREADY_DECIDED' })
  expect(await app.db.query(`select count(distinct decision)::int as decisions from operator_proposal`)).toEqual([
    { decisions: 1 },
  ])
  await expectVerified(app.db)
})

test('one payout and its whole batch, decided at once, are each decided once', async () => {
  const app = await testApp()
  const { two, params } = await proposed(app)
  const third = await signInAs(app, 'ROLE_ADMIN', 'Three')
  const [first] = (await two.call(getPayoutBatch, { params })).body.batch.payouts
  const [single, whole] = await Promise.all([
    third.call(decideProposal, { params: { proposalId: first!.payoutId }, body: { confirm: false }, headers: key() }),
    two.call(decidePayoutBatch, { params, body: { confirm: true }, headers: key() }),
  ])
  expect(whole.status).toBe(200)
  expect([200, 409]).toContain(single.status)
  const { payouts } = (await two.call(getPayoutBatch, { params })).body.batch
  expect(payouts.map(({ state }) => state)).toEqual([
    single.status === 200 ? 'declined' : 'confirmed',
    'confirmed',
    'confirmed',
  ])
  await expectVerified(app.db)
})

test('declines a payout whose earnings have fallen meanwhile, and pays the others', async () => {
  const app = await testApp()
  const { acharyas, two, params } = await proposed(app)
  const [{ id: paid }] = (await app.db.query<{ id: string }>(
    `select t.id from transfer t join posting p on p.transfer_id = t.id where p.account = 'earnings' and p.owner_id = $1`,
    [acharyas[0]!.userId],
  )) as [{ id: string }]
  await app.db.transaction((tx) =>
    app.movements.refund(tx, { key: randomUUID(), transferId: paid, rule: 'mistakeOfOurs', now: app.clock.now() }),
  )
  const { batch } = (await two.call(decidePayoutBatch, { params, body: { confirm: true }, headers: key() })).body
  expect(batch.payouts.map(({ state }) => state)).toEqual(['declined', 'confirmed', 'confirmed'])
  expect(batch.totals.amount).toBe(1000)
  await expectVerified(app.db)
})

test('a batch whose payouts were all decided one by one is closed and needs no confirmation', async () => {
  const app = await testApp()
  const { one, two, params } = await proposed(app)
  const { payouts } = (await two.call(getPayoutBatch, { params })).body.batch
  for (const { payoutId } of payouts)
    await two.call(decideProposal, { params: { proposalId: payoutId }, body: { confirm: false }, headers: key() })
  expect((await one.call(getPayoutBatch, { params })).body.batch).toMatchObject({
    decision: 'declined',
    decidedBy: 'Two',
  })
  expect((await one.call(proposePayouts, { headers: key() })).body.count).toBe(3)
})

test('creates no batch when no earnings reach the minimum', async () => {
  const app = await testApp()
  const one = await signInAs(app, 'ROLE_ADMIN', 'One')
  expect((await one.call(proposePayouts, { headers: key() })).body).toMatchObject({ batchId: null, count: 0 })
  expect((await one.call(getOperatorList, { params: { list: 'batches' } })).body.items).toEqual([])
})
