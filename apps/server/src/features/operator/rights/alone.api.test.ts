import { randomUUID } from 'node:crypto'
import { getOperatorList, proposePayouts } from '@sankalp/contract/operator'
import { decidePayoutBatch, getPayoutBatch } from '@sankalp/contract/payout-batches'
import { expect, test } from 'vitest'
import { expectVerified } from '../../../../test/ledger.ts'
import { decide, decideRight, operators, propose, setStep, wait } from '../../../../test/operators.ts'
import { earn, signInAs } from '../../../../test/payouts.ts'
import { testApp } from '../../../../test/test-app.ts'
import type { TestClient } from '../../../../test/test-client.ts'

const key = () => ({ 'Idempotency-Key': randomUUID() })

test('the only finance operator confirms alone after a day, is notified by mail, and the console says so', async () => {
  const app = await testApp()
  const [only] = (await operators(app, 'Only')) as [TestClient]
  const proposalId = await propose(app, only)
  const { body } = await only.call(getOperatorList, { params: { list: 'proposals' } })
  expect([body.isAlone, body.items[0]!.cells.at(-1)]).toEqual([true, 'waitsForTime'])
  expect(await decide(only, proposalId)).toBe('NOT_YET')
  const told = await app.db.query(
    `select user_id as "userId", facts ->> 'what' as what, facts ->> 'amountPaise' as paise from notice where kind = 'operatorAlone'`,
  )
  expect(told).toEqual([{ userId: only.userId, what: 'correction', paise: '10000' }])
  await wait(app, 1, only)
  expect((await only.call(getOperatorList, { params: { list: 'proposals' } })).body.items[0]!.cells.at(-1)).toBe(
    'waitsForYou',
  )
  const answers = await Promise.all(Array.from({ length: 10 }, () => decide(only, proposalId)))
  expect(answers.toSorted()).toEqual([...Array<string>(9).fill('ALREADY_DECIDED'), 'confirmed'])
  await expectVerified(app.db)
})

test('the same holds for payouts, except the operator’s own', async () => {
  const app = await testApp()
  const [only] = (await operators(app, 'Only')) as [TestClient]
  const acharya = await signInAs(app, 'ROLE_ACHARYA', 'Asha')
  for (const { userId } of [acharya, only]) await earn(app, userId, 50_000)
  const { batchId, count } = (await only.call(proposePayouts, { headers: key() })).body
  const params = { batchId: batchId! }
  const confirm = () => only.call(decidePayoutBatch, { params, body: { confirm: true }, headers: key() })
  expect([count, (await confirm()).body.code, (await only.call(getPayoutBatch, { params })).body.batch.waits]).toEqual([
    1,
    'NOT_YET',
    'waitsForTime',
  ])
  await wait(app, 1, only)
  expect((await confirm()).body.batch).toMatchObject({
    decision: 'confirmed',
    waits: null,
    payouts: [{ name: 'Asha', state: 'confirmed' }],
  })
  await expectVerified(app.db)
})

test('leaves out the confirming operator’s own payout of a batch', async () => {
  const app = await testApp()
  const [one, two] = (await operators(app, 'One', 'Two')) as [TestClient, TestClient]
  for (const { userId } of [one, two]) await earn(app, userId, 50_000)
  const { batchId } = (await one.call(proposePayouts, { headers: key() })).body
  const { batch } = (
    await two.call(decidePayoutBatch, { params: { batchId: batchId! }, body: { confirm: true }, headers: key() })
  ).body
  expect(batch.payouts.map(({ name, state }) => [name, state])).toEqual([['Two', 'declined']])
})

test('after adding a second operator, cannot confirm together for 30 days: the first continues alone, and the new one cannot', async () => {
  const app = await testApp()
  const [only] = (await operators(app, 'Only')) as [TestClient]
  const second = await app.newClient().signIn()
  expect([await setStep(only, second, 'finance'), await decideRight(only, second)]).toEqual(['proposed', 'NOT_YET'])
  await wait(app, 1, only)
  expect(await decideRight(only, second)).toBe('confirmed')
  await wait(app, 1, only, second)
  const [byOnly, bySecond] = [await propose(app, only), await propose(app, second)]
  await wait(app, 1, only, second)
  expect([await decide(second, byOnly), await decide(only, bySecond), await decide(second, bySecond)]).toEqual([
    'OPERATORS_TOO_CLOSE',
    'OPERATORS_TOO_CLOSE',
    'SECOND_OPERATOR_NEEDED',
  ])
  expect(await decide(only, byOnly)).toBe('confirmed')
  await wait(app, 30, only, second)
  const later = await propose(app, only)
  expect([await decide(only, later), await decide(second, later)]).toEqual(['SECOND_OPERATOR_NEEDED', 'confirmed'])
})
