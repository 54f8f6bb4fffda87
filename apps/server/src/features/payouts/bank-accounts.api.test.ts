import { randomUUID } from 'node:crypto'
import { getMyBankAccount } from '@sankalp/contract/bank-accounts'
import { decideProposal, getOperatorList, markPayoutPaid, proposePayouts } from '@sankalp/contract/operator'
import { markForBank } from '@sankalp/contract/payout-batches'
import { getBankFile, getPayout } from '@sankalp/contract/payouts'
import { deleteUser, exportUserData } from '@sankalp/contract/users'
import { expect, test } from 'vitest'
import { expectVerified } from '../../../test/ledger.ts'
import { bankAccount, earn, giveBankAccount, signInAs } from '../../../test/payouts.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

const hours = (count: number) => count * 3600
const fileOf = (answer: { body: unknown }) => (answer.body as { text: string }).text

test('an acharya’s account is stored, shown by its last four digits, and each change is notified and logged', async () => {
  const app = await testApp()
  const acharya = await signInAs(app, 'ROLE_ACHARYA', 'Asha')
  expect((await acharya.call(getMyBankAccount)).body).toEqual({ account: null })
  const { body } = await giveBankAccount(acharya)
  expect(body.account).toMatchObject({ holder: 'Asha Rao', lastFour: '7890', ifsc: 'SBIN0001234', isPayable: true })
  expect(JSON.stringify((await acharya.call(getMyBankAccount)).body)).not.toContain('001234567890')

  // The same account again is no change.
  await giveBankAccount(acharya, { ifsc: 'SBIN0001234' })
  app.pass(60)
  expect(
    (await giveBankAccount(acharya, { number: '998877665544', numberAgain: '998877665544' })).body.account,
  ).toMatchObject({ lastFour: '5544', isPayable: false })
  const told = await app.db.query<{ facts: object }>(
    `select distinct facts from notice where user_id = $1 and kind = 'bankAccountChanged'`,
    [acharya.userId],
  )
  expect(told.map(({ facts }) => facts)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ lastFour: '7890', isFirst: true }),
      expect.objectContaining({ lastFour: '5544', isFirst: false }),
    ]),
  )
  expect(told).toHaveLength(2)
  expect((await acharya.call(exportUserData, { params: { id: acharya.userId } })).body.data).toMatchObject({
    bankAccounts: [{ number: '998877665544', replacedAt: null }, { number: '001234567890' }],
  })
})

test.each([
  ['numberAgain', { numberAgain: '001234567891' }, 'different'],
  ['number', { number: '12345', numberAgain: '12345' }, 'bankNumber'],
  ['ifsc', { ifsc: 'SBIN1001234' }, 'ifsc'],
  ['holder', { holder: ' ' }, 'required'],
])('what cannot be right is refused at its field: %s', async (field, change, problem) => {
  const app = await testApp()
  const acharya = await signInAs(app, 'ROLE_ACHARYA', 'Asha')
  const { status, body } = await giveBankAccount(acharya, change)
  expect([status, body]).toMatchObject([400, { facts: { fields: [{ field, problem }] } }])
  expect((await acharya.call(getMyBankAccount)).body.account).toBeNull()
})

test('two devices that save at once leave one account', async () => {
  const app = await testApp()
  const acharya = await signInAs(app, 'ROLE_ACHARYA', 'Asha')
  const both = await Promise.all([
    giveBankAccount(acharya),
    giveBankAccount(acharya, { number: '998877665544', numberAgain: '998877665544' }),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await app.db.query('select count(*)::int as count from bank_account where replaced_at is null')).toEqual([
    { count: 1 },
  ])
})

/** Creates a payout that a second operator has confirmed. */
async function confirmedPayout(app: TestApp) {
  const acharya = await signInAs(app, 'ROLE_ACHARYA', 'Asha')
  const [one, two] = [await signInAs(app, 'ROLE_ADMIN', 'One'), await signInAs(app, 'ROLE_ADMIN', 'Two')]
  await earn(app, acharya.userId, 50_000)
  await one.call(proposePayouts)
  const [row] = (await one.call(getOperatorList, { params: { list: 'proposals' } })).body.items
  const params = { proposalId: row!.id }
  await two.call(decideProposal, { params, body: { confirm: true } })
  const mark = async () => (await one.call(markForBank, { body: { batchId: null } })).body
  const file = async () =>
    fileOf(await one.call(getBankFile))
      .trim()
      .split('\r\n')
      .slice(1)
  const state = async () => (await one.call(getPayout, { params })).body.payout.bankState
  return { acharya, one, params, mark, file, state }
}

test('a payout without an account says so, and enters the bank’s file only once it has one', async () => {
  const app = await testApp()
  const { acharya, one, params, mark, file, state } = await confirmedPayout(app)
  expect([await state(), await mark(), await file()]).toEqual(['noAccount', { marked: 0, left: 1 }, []])
  const paid = { params, body: { bankReference: 'UTR12345678' } }
  expect((await one.call(markPayoutPaid, paid)).body).toMatchObject({ code: 'NOT_AT_BANK' })
  await giveBankAccount(acharya)
  expect([await state(), await mark(), await state()]).toEqual(['accountReady', { marked: 1, left: 0 }, 'atBank'])
  expect(await file()).toEqual([expect.stringContaining('Asha Rao,001234567890,SBIN0001234,500.00,0.50,499.50')])
  expect((await one.call(getPayout, { params })).body.payout.account).toMatchObject({
    number: '001234567890',
    holder: 'Asha Rao',
  })
  expect((await one.call(markPayoutPaid, paid)).status).toBe(200)
  expect(await file()).toEqual([])
  await expectVerified(app.db)
})

test('a changed account receives no payout for 48 hours', async () => {
  const app = await testApp()
  const { acharya, one, mark, file, state } = await confirmedPayout(app)
  await giveBankAccount(acharya)
  await giveBankAccount(acharya, { number: '998877665544', numberAgain: '998877665544' })
  expect([await state(), await mark(), await file()]).toEqual(['accountWaits', { marked: 0, left: 1 }, []])
  app.pass(hours(48) - 60)
  await one.signIn(one.phone)
  expect([await state(), await mark(), await file()]).toEqual(['accountWaits', { marked: 0, left: 1 }, []])
  app.pass(60)
  expect([await mark(), await file()]).toEqual([{ marked: 1, left: 0 }, [expect.stringContaining('998877665544')]])
})

test('a payout in the bank’s file goes to the account there, even if the account is changed meanwhile', async () => {
  const app = await testApp()
  const { acharya, one, params, mark, file } = await confirmedPayout(app)
  await giveBankAccount(acharya)
  await mark()
  await giveBankAccount(acharya, { number: '998877665544', numberAgain: '998877665544' })
  expect(await file()).toEqual([expect.stringContaining(bankAccount.number)])
  expect((await one.call(markPayoutPaid, { params, body: { bankReference: 'UTR12345678' } })).status).toBe(200)
})

test('erasing a user deletes accounts that were never paid to and keeps four digits of the rest', async () => {
  const app = await testApp()
  const { acharya, one, params, mark } = await confirmedPayout(app)
  await giveBankAccount(acharya)
  await mark()
  await giveBankAccount(acharya, { number: '998877665544', numberAgain: '998877665544' })
  const erased = await acharya.call(deleteUser, {
    params: { id: acharya.userId },
    body: { phone_number: acharya.phone },
    headers: { 'Idempotency-Key': randomUUID() },
  })
  expect(erased.status).toBe(200)
  const stored = () => app.db.query('select holder, number from bank_account')
  // The account is still needed, because the payout is under way.
  expect(await stored()).toEqual([{ holder: 'Asha Rao', number: '001234567890' }])
  await one.call(markPayoutPaid, { params, body: { bankReference: 'UTR12345678' } })
  await app.tidy()
  expect(await stored()).toEqual([{ holder: '', number: '7890' }])
})
