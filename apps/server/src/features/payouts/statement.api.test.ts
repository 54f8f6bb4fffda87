import { randomUUID } from 'node:crypto'
import { getOperatorList, decideProposal, markPayoutPaid, proposePayouts } from '@sankalp/contract/operator'
import { markForBank } from '@sankalp/contract/payout-batches'
import { indiaDay } from '@sankalp/contract/india-time'
import { weekOf, weekStep } from '@sankalp/contract/payout-rules'
import {
  getBankFile,
  getMyPayouts,
  getMyStatement,
  getMyStatementCsv,
  getPayoutStatement,
  getPayoutStatementCsv,
  getPayoutStatementPdf,
} from '@sankalp/contract/payouts'
import { expect, test } from 'vitest'
import { bill, expectVerified, openAccount } from '../../../test/ledger.ts'
import { giveBankAccount, signInAs } from '../../../test/payouts.ts'
import { readPdf } from '../../../test/pdf-text.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'

const textOf = (answer: { body: unknown }) => (answer.body as { text: string }).text

/**
 * Creates a week in which a user with ₹100 of paid money and ₹1,500 of bonus money pays ₹1,180 for a consultation. If
 * all of it were paid money, the acharya would earn ₹700.
 */
async function earnedFromBonus(app: TestApp) {
  const acharya = await signInAs(app, 'ROLE_ACHARYA', '=HYPERLINK("http://evil")')
  const payer = await openAccount(app.db)
  const now = app.clock.now()
  await app.movements.recharge(app.db, {
    userId: payer,
    paymentId: randomUUID(),
    provider: 'test',
    paidPaise: 10_000,
    bonusPaise: 150_000,
    now,
  })
  const paid = await app.movements.payForConsultation(
    app.db,
    bill(payer, 118_000, { taxPaise: 18_000, earnings: [{ ownerId: acharya.userId, amountPaise: 70_000 }], now }),
  )
  return { acharya, payer, paid, now }
}

test('bears the share of the bonus part up to the daily limit, and shows on the statement what was not earned above it', async () => {
  const app = await testApp()
  const { acharya, paid, now } = await earnedFromBonus(app)
  const { body } = await acharya.call(getMyStatement)
  expect(body).toMatchObject({
    week: weekOf(indiaDay(now)),
    isLast: true,
    counts: { consultations: 1, poojas: 0 },
    lines: [
      {
        kind: 'consultation',
        devotee: 'A. R.',
        gross: 1180,
        fromBonus: 1080,
        tax: 180,
        commission: 300,
        notEarned: 140.67,
        earned: 559.33,
      },
    ],
    totals: { gross: 1180, fromBonus: 1080, tax: 180, commission: 300, notEarned: 140.67, earned: 559.33 },
    bonusLimit: 500,
    tds: { section: '194-O', perMille: 1, amount: 0.56 },
    paidOut: [],
  })
  // The share of the ₹1,080 of bonus money (out of ₹1,180) is ₹640.67, of which we bear ₹500. The rest of the earnings
  // comes out of the ₹100 of paid money.
  const accounts = await app.db.query<{ account: string; paise: number }>(
    'select account, sum(amount_paise)::bigint as paise from posting group by account order by account',
  )
  expect(Object.fromEntries(accounts.map(({ account, paise }) => [account, paise]))).toMatchObject({
    promotion: -150_000,
    promotion_expense: -50_000,
    earnings: 55_933,
    wallet_bonus: 42_000,
  })

  await app.db.transaction((tx) =>
    app.movements.refund(tx, {
      key: randomUUID(),
      transferId: paid.transferId,
      rule: 'mistakeOfOurs',
      now: app.clock.now(),
    }),
  )
  expect((await acharya.call(getMyStatement)).body.totals).toEqual({
    gross: 0,
    fromBonus: 0,
    tax: 0,
    commission: 0,
    notEarned: 0,
    earned: 0,
  })
  await expectVerified(app.db)
})

test('takes a payout from the statement through the second operator and the bank to the acharya’s page', async () => {
  const app = await testApp()
  const { acharya } = await earnedFromBonus(app)
  const [one, two] = [await signInAs(app, 'ROLE_ADMIN', 'One'), await signInAs(app, 'ROLE_ADMIN', 'Two')]
  const key = () => ({ 'Idempotency-Key': randomUUID() })
  const seen = async () => (await acharya.call(getMyPayouts)).body
  await one.call(proposePayouts, { headers: key() })
  const [row] = (await one.call(getOperatorList, { params: { list: 'proposals' } })).body.items
  const params = { proposalId: row!.id }
  expect(await seen()).toMatchObject({
    available: 559.33,
    payouts: [{ amount: 559.33, tds: 0.56, net: 558.77, state: 'waiting', bankReference: null }],
  })

  const thisWeek = weekOf(indiaDay(app.clock.now()))
  expect((await two.call(getPayoutStatement, { params })).body).toMatchObject({
    week: weekStep(thisWeek, -1),
    lines: [],
    isLast: false,
  })
  expect((await two.call(getPayoutStatement, { params, query: { week: thisWeek } })).body.totals.earned).toBe(559.33)
  const csv = textOf(await two.call(getPayoutStatementCsv, { params, query: { week: thisWeek } }))
  expect(csv).toContain(`acharya,"'=HYPERLINK(""http://evil"")",week,${thisWeek}`)
  expect(csv).toContain('total,,,,1180.00,1080.00,180.00,300.00,140.67,559.33')
  expect(textOf(await acharya.call(getMyStatementCsv))).toContain('tds 194-O (1 per mille),,,,,,,,,-0.56')

  expect(
    textOf(await one.call(getBankFile))
      .trim()
      .split('\r\n'),
  ).toHaveLength(1)
  expect((await two.call(decideProposal, { params, body: { confirm: true }, headers: key() })).status).toBe(200)
  expect(await seen()).toMatchObject({ available: 0, payouts: [{ state: 'confirmed', paidAt: null }] })
  await giveBankAccount(acharya, { holder: '@Evil' })
  await one.call(markForBank, { body: { batchId: null }, headers: key() })
  expect(textOf(await one.call(getBankFile))).toContain(
    `${row!.id},payout-${app.clock.now().toISOString().slice(0, 10)},"'=HYPERLINK(""http://evil"")",'+91${acharya.phone},'@Evil,001234567890,SBIN0001234,559.33,0.56,558.77,500.00`,
  )
  await one.call(markPayoutPaid, { params, body: { bankReference: 'UTR12345678' }, headers: key() })
  expect(await seen()).toMatchObject({ payouts: [{ state: 'paid', bankReference: 'UTR12345678' }] })
  expect(textOf(await one.call(getBankFile))).not.toContain(row!.id)
  expect((await acharya.call(getMyStatement)).body.paidOut).toMatchObject([{ amount: 559.33, tds: 0.56 }])
  await expectVerified(app.db)
})

test('returns 404 for a statement with an unknown proposal id', async () => {
  const app = await testApp()
  const operator = await signInAs(app, 'ROLE_ADMIN', 'One')
  expect((await operator.call(getPayoutStatement, { params: { proposalId: randomUUID() } })).status).toBe(404)
})

test.each([
  [
    'en',
    '/api/acharya/me/statementPdf',
    ['Weekly statement', 'Consultation', '1,180.00', '559.33', 'Not earned', 'TDS under section 194-O (0.1 %)'],
  ],
  ['hin', '/api/acharya/me/statementPdf', ['साप्ताहिक विवरण', 'परामर्श', '559.33']],
] as const)('the week is also a file to print, in the language of who asks: %s', async (language, path, texts) => {
  const app = await testApp()
  const { acharya } = await earnedFromBonus(app)
  const get = (by: { token: string | null }, url: string) =>
    fetch(`${app.url}${url}`, {
      headers: { Authorization: `Bearer ${by.token}`, 'Accept-Language': language === 'en' ? 'en' : 'hi' },
    })
  const file = await get(acharya, path)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const pages = readPdf(Buffer.from(await file.arrayBuffer())).pages.join('\n')
  for (const text of texts) expect(pages).toContain(text)

  // The operator reads the same week. Other users cannot.
  const operator = await signInAs(app, 'ROLE_ADMIN', 'One')
  await operator.call(proposePayouts, { headers: { 'Idempotency-Key': randomUUID() } })
  const [row] = (await operator.call(getOperatorList, { params: { list: 'proposals' } })).body.items
  const theirs = await get(
    operator,
    getPayoutStatementPdf.path.replace('{proposalId}', row!.id) + `?week=${weekOf(indiaDay(app.clock.now()))}`,
  )
  expect(readPdf(Buffer.from(await theirs.arrayBuffer())).pages.join('\n')).toContain('559.33')
  expect((await get(acharya, getPayoutStatementPdf.path.replace('{proposalId}', row!.id))).status).toBe(403)
})
