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

/** A week in which somebody with ₹100 of their own and ₹1,500 of ours paid ₹1,180 for a talk, of which ₹700 are earned. */
async function earnedFromBonus(app: TestApp) {
  const acharya = await signInAs(app, 'ROLE_ACHARYA', '=HYPERLINK("http://evil")')
  const payer = await openAccount(app.db)
  const now = app.clock.now()
  await app.movements.recharge(app.db, {
    userId: payer,
    paymentId: randomUUID(),
    provider: 'demo',
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

test('what is paid from the bonus is borne by the promotion: the acharya earns the whole share, and the statement tells how much it was', async () => {
  const app = await testApp()
  const { acharya, paid, now } = await earnedFromBonus(app)
  const { body } = await acharya.call(getMyStatement)
  expect(body).toMatchObject({
    week: weekOf(indiaDay(now)),
    isLast: true,
    counts: { consultations: 1, poojas: 0 },
    lines: [{ kind: 'consultation', gross: 1180, fromBonus: 1080, tax: 180, commission: 300, earned: 700 }],
    totals: { gross: 1180, fromBonus: 1080, tax: 180, commission: 300, earned: 700 },
    tds: { section: '194-O', perMille: 1, amount: 0.7 },
    paidOut: [],
  })
  // Whatever was given away stands against the promotion, and nothing of it in the earnings came out of thin air.
  const accounts = await app.db.query<{ account: string; paise: number }>(
    'select account, sum(amount_paise)::bigint as paise from posting group by account order by account',
  )
  expect(Object.fromEntries(accounts.map(({ account, paise }) => [account, paise]))).toMatchObject({
    promotion: -150_000,
    earnings: 70_000,
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
    earned: 0,
  })
  await expectVerified(app.db)
})

test('a payout goes from the statement over the second operator and the bank to what the acharya sees', async () => {
  const app = await testApp()
  const { acharya } = await earnedFromBonus(app)
  const [one, two] = [await signInAs(app, 'ROLE_ADMIN', 'One'), await signInAs(app, 'ROLE_ADMIN', 'Two')]
  const key = () => ({ 'Idempotency-Key': randomUUID() })
  const seen = async () => (await acharya.call(getMyPayouts)).body
  await one.call(proposePayouts, { headers: key() })
  const [row] = (await one.call(getOperatorList, { params: { list: 'proposals' } })).body.items
  const params = { proposalId: row!.id }
  expect(await seen()).toMatchObject({
    available: 700,
    payouts: [{ amount: 700, tds: 0.7, net: 699.3, state: 'waiting', bankReference: null }],
  })

  const thisWeek = weekOf(indiaDay(app.clock.now()))
  expect((await two.call(getPayoutStatement, { params })).body).toMatchObject({
    week: weekStep(thisWeek, -1),
    lines: [],
    isLast: false,
  })
  expect((await two.call(getPayoutStatement, { params, query: { week: thisWeek } })).body.totals.earned).toBe(700)
  const csv = textOf(await two.call(getPayoutStatementCsv, { params, query: { week: thisWeek } }))
  expect(csv).toContain(`acharya,"'=HYPERLINK(""http://evil"")",week,${thisWeek}`)
  expect(csv).toContain('total,,,1180.00,1080.00,180.00,300.00,700.00')
  expect(textOf(await acharya.call(getMyStatementCsv))).toContain('tds 194-O (1 per mille),,,,,,,-0.70')

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
    `${row!.id},payout-${app.clock.now().toISOString().slice(0, 10)},"'=HYPERLINK(""http://evil"")",'+91${acharya.phone},'@Evil,001234567890,SBIN0001234,700.00,0.70,699.30`,
  )
  await one.call(markPayoutPaid, { params, body: { bankReference: 'UTR12345678' }, headers: key() })
  expect(await seen()).toMatchObject({ payouts: [{ state: 'paid', bankReference: 'UTR12345678' }] })
  expect(textOf(await one.call(getBankFile))).not.toContain(row!.id)
  expect((await acharya.call(getMyStatement)).body.paidOut).toMatchObject([{ amount: 700, tds: 0.7 }])
  await expectVerified(app.db)
})

test('nobody reads a statement by the id of something else', async () => {
  const app = await testApp()
  const operator = await signInAs(app, 'ROLE_ADMIN', 'One')
  expect((await operator.call(getPayoutStatement, { params: { proposalId: randomUUID() } })).status).toBe(404)
})

test.each([
  [
    'en',
    '/api/acharya/me/statementPdf',
    ['Weekly statement', 'Consultation', '1,180.00', '700.00', 'TDS under section 194-O (0.1 %)'],
  ],
  ['hin', '/api/acharya/me/statementPdf', ['साप्ताहिक विवरण', 'परामर्श', '700.00']],
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

  // The operator's is of the same week, and in no other person's reach.
  const operator = await signInAs(app, 'ROLE_ADMIN', 'One')
  await operator.call(proposePayouts, { headers: { 'Idempotency-Key': randomUUID() } })
  const [row] = (await operator.call(getOperatorList, { params: { list: 'proposals' } })).body.items
  const theirs = await get(
    operator,
    getPayoutStatementPdf.path.replace('{proposalId}', row!.id) + `?week=${weekOf(indiaDay(app.clock.now()))}`,
  )
  expect(readPdf(Buffer.from(await theirs.arrayBuffer())).pages.join('\n')).toContain('700.00')
  expect((await get(acharya, getPayoutStatementPdf.path.replace('{proposalId}', row!.id))).status).toBe(403)
})
