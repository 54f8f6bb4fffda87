import { randomUUID } from 'node:crypto'
import { sendOtp, verifyOtp } from '@sankalp/contract/auth'
import type { Reply } from '@sankalp/contract/endpoint'
import { operatorListNames, operatorLists } from '@sankalp/contract/operator-lists'
import {
  answerLetter,
  blockAccount,
  decideProposal,
  getOperatorAccount,
  getOperatorList,
  getOperatorListCsv,
  getOperatorToday,
  markPayoutPaid,
  proposeCorrection,
  proposePayouts,
  setOperatorStep,
  unblockAccount,
} from '@sankalp/contract/operator'
import type { OperatorStep } from '@sankalp/contract/operator-rights'
import { markForBank } from '@sankalp/contract/payout-batches'
import { packOrder } from '@sankalp/contract/orders'
import { getUserWalletDetail } from '@sankalp/contract/wallet'
import { beforeAll, describe, expect, test } from 'vitest'
import { setRole } from '../../../test/contract/set-role.ts'
import { expectVerified } from '../../../test/ledger.ts'
import { giveBankAccount } from '../../../test/payouts.ts'
import { fillWallet, newProduct, order } from '../../../test/shopping.ts'
import { fileApp } from '../../../test/test-app.ts'
import type { Answer, TestClient } from '../../../test/test-client.ts'
import { loadDemo } from '../../../test/demo-rows.ts'
import type { MailMessage } from '../../platform/gateways/mail/mail.ts'
import { listSql } from './lists/list-sql.ts'

const letters: MailMessage[] = []
const app = fileApp({ mail: { name: 'outbox', send: async (letter) => void letters.push(letter) } })
beforeAll(() => loadDemo(app().db, new Date()))

const reason = 'Because of a test'

async function operator(step: OperatorStep = 'finance'): Promise<TestClient> {
  const client = await app().newClient().signIn()
  await setRole(app().db, client.userId, 'ROLE_ADMIN', step)
  return client
}

const listed = async (by: TestClient, list: string, query: Record<string, string> = {}) =>
  (await by.call(getOperatorList, { params: { list: list as 'users' }, query })).body.items

describe('rights', () => {
  test('each permission includes the lower ones, and no more', async () => {
    const [support, operations, finance] = [
      await operator('support'),
      await operator('operations'),
      await operator('finance'),
    ]
    const statuses = async (call: (by: TestClient) => Promise<{ status: number }>) => [
      (await call(support)).status,
      (await call(operations)).status,
      (await call(finance)).status,
    ]
    expect(await statuses((by) => by.call(getOperatorToday))).toEqual([200, 200, 200])
    expect(await statuses((by) => by.call(packOrder, { params: { orderId: randomUUID() } }))).toEqual([403, 404, 404])
    expect(await statuses((by) => by.call(proposePayouts))).toEqual([403, 403, 200])
    expect(await statuses((by) => by.call(getOperatorList, { params: { list: 'payments' } }))).toEqual([403, 403, 200])
  })

  test('an operator who loses the permission is signed out at once, and none can change their own', async () => {
    const [finance, other] = [await operator(), await operator('support')]
    const params = { accountId: other.userId }
    expect((await finance.call(setOperatorStep, { params, body: { operatorStep: null, reason } })).status).toBe(200)
    expect((await other.call(getOperatorToday)).status).toBe(401)
    const own = await finance.call(setOperatorStep, {
      params: { accountId: finance.userId },
      body: { operatorStep: 'support', reason },
    })
    expect(own.body.code).toBe('SECOND_OPERATOR_NEEDED')
  })
})

describe('lists', () => {
  test.each(operatorListNames)(
    '%s is read in every order and by every filter, with the cells of its columns',
    async (list) => {
      const by = await operator()
      const { columns, sorts, filters } = operatorLists[list]
      const queries = [
        ...sorts.map((sort) => ({ sort })),
        ...Object.entries(filters).flatMap(([name, values]) => values.map((value) => ({ filter: `${name}:${value}` }))),
        { search: "%_\\' or 1=1" },
      ]
      for (const query of queries) {
        const { status, body } = await by.call(getOperatorList, { params: { list }, query })
        expect(`${JSON.stringify(query)} ${status}`).toBe(`${JSON.stringify(query)} 200`)
        for (const { cells } of body.items) expect(cells).toHaveLength(Object.keys(columns).length)
      }
      expect(listSql[list].search !== undefined, 'what is said to be searched is, and nothing else').toBe(
        operatorLists[list].searchedBy.length > 0,
      )
      expect((await by.call(getOperatorList, { params: { list }, query: { filter: 'nonsense:yes' } })).status).toBe(400)
      expect((await by.call(getOperatorList, { params: { list }, query: { sort: 'nonsense' } })).status).toBe(400)
    },
  )

  test('are paged without gaps or repetitions, in both directions of time', async () => {
    const by = await operator()
    for (const sort of ['newest', 'oldest']) {
      const ids: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const { body }: Answer<Reply<typeof getOperatorList>> = await by.call(getOperatorList, {
          params: { list: 'users' as const },
          query: { sort, pageSize: '7', ...(cursor !== '' && { cursor }) },
        })
        ids.push(...body.items.map(({ id }) => id))
        cursor = body.nextCursor
      }
      const [{ count }] = (await app().db.query<{ count: number }>(
        'select count(*)::int as count from user_account where erased_at is null',
      )) as [{ count: number }]
      expect(ids).toHaveLength(count)
      expect(new Set(ids).size).toBe(count)
    }
  })

  test('users are found by part of their name and by their number', async () => {
    const by = await operator()
    const client = await app().newClient().signIn()
    await app().db.query(`update user_account set name = 'Zubeida 100% Khan' where id = $1`, [client.userId])
    expect((await listed(by, 'users', { search: '100% k' })).map(({ id }) => id)).toEqual([client.userId])
    expect(
      (await listed(by, 'users', { search: `+91 ${client.phone.slice(0, 5)} ${client.phone.slice(5)}` })).map(
        ({ id }) => id,
      ),
    ).toEqual([client.userId])
    expect(await listed(by, 'users', { search: 'Zubeidaa' })).toEqual([])
  })

  test('escapes cells that a spreadsheet would run as a formula', async () => {
    const by = await operator('operations')
    const client = await app().newClient().signIn()
    await app().db.query(`update user_account set name = '=HYPERLINK("http://x")' where id = $1`, [client.userId])
    const { body, headers } = await by.call(getOperatorListCsv, {
      params: { list: 'users' },
      query: { search: 'HYPERLINK' },
    })
    const { text } = body as unknown as { text: string }
    expect(headers.get('content-type')).toContain('text/csv')
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(text.split('\r\n')[0]).toContain('id,name,phone,role,balance')
  })
})

describe('an account', () => {
  test('is shown with its money and devices, but without its birth data', async () => {
    const by = await operator('support')
    const client = await app().newClient().signIn()
    await fillWallet(app().db, client.userId, 250)
    const productId = await newProduct(app().db, { stock: 5 })
    await order(client, [{ productId, quantity: 1 }], { paymentMethod: 'cod' })
    const { body } = await by.call(getOperatorAccount, { params: { accountId: client.userId } })
    expect(body).toMatchObject({
      accountId: client.userId,
      wallet: { paid: 250, bonus: 0, reserved: 0 },
      devices: [{}],
      transfers: [{ kind: 'recharge', amount: 250 }],
      bookings: [],
      orders: [{ state: 'placed' }],
    })
    expect(JSON.stringify(body)).not.toMatch(/birth/)
    expect((await by.call(getOperatorAccount, { params: { accountId: randomUUID() } })).status).toBe(404)
  })

  test('when blocked, loses its sessions, gets the reason at the next sign-in, and can be unblocked', async () => {
    const by = await operator('operations')
    const client = await app().newClient().signIn()
    const params = { accountId: client.userId }
    expect((await by.call(blockAccount, { params, body: { reason: 'Abuse of an acharya' } })).status).toBe(200)
    expect((await client.call(getUserWalletDetail)).status).toBe(401)
    app().pass(60)
    await client.call(sendOtp, { body: { phone_number: client.phone } })
    const refused = await client.call(verifyOtp, {
      body: { phone_number: client.phone, otp: client.codeFor(client.phone) },
    })
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'ACCOUNT_BLOCKED', facts: { reason: 'Abuse of an acharya' } },
    })
    await by.call(unblockAccount, { params, body: { reason } })
    const back = await client.call(verifyOtp, {
      body: { phone_number: client.phone, otp: client.codeFor(client.phone) },
    })
    expect(back.status).toBe(200)
  })
})

describe('today', () => {
  test('counts sales and open items', async () => {
    const by = await operator('support')
    const before = (await by.call(getOperatorToday)).body
    const client = await app().newClient().signIn()
    await fillWallet(app().db, client.userId, 5000)
    await order(client, [{ productId: await newProduct(app().db, { rupees: 118 }), quantity: 1 }])
    const { figures, days } = (await by.call(getOperatorToday)).body
    const value = (found: typeof figures, key: string) => found.find((figure) => figure.key === key)!.value
    expect(value(figures, 'ordersToPack')).toBe(value(before.figures, 'ordersToPack') + 1)
    expect(value(figures, 'takings')).toBeGreaterThan(value(before.figures, 'takings'))
    expect(days).toHaveLength(30)
    expect(days.at(-1)!.orders).toBe(before.days.at(-1)!.orders + 1)
    expect(days.at(-1)!.takings).toBe(value(figures, 'takings'))
  })
})

describe('moving money by hand', () => {
  test('a correction requires two operators, is made once, and keeps the ledger balanced', async () => {
    const [one, two, three] = [await operator(), await operator(), await operator()]
    const client = await app().newClient().signIn()
    const { proposalId } = (
      await one.call(proposeCorrection, { body: { account: client.userId, amount: 12.34, reason: 'Charged twice' } })
    ).body
    const decide = (by: TestClient) => by.call(decideProposal, { params: { proposalId }, body: { confirm: true } })
    expect((await decide(one)).body.code).toBe('SECOND_OPERATOR_NEEDED')
    const answers = await Promise.all([decide(two), decide(three)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await client.call(getUserWalletDetail)).body.wallet.balance).toBe(12.34)
    await expectVerified(app().db)
  })

  test('a correction that exceeds the wallet is refused and stays open', async () => {
    const [one, two] = [await operator(), await operator()]
    const client = await app().newClient().signIn()
    const { proposalId } = (await one.call(proposeCorrection, { body: { account: client.userId, amount: -5, reason } }))
      .body
    expect((await two.call(decideProposal, { params: { proposalId }, body: { confirm: true } })).body.code).toBe(
      'INSUFFICIENT_BALANCE',
    )
    expect((await two.call(decideProposal, { params: { proposalId }, body: { confirm: false } })).body.decision).toBe(
      'declined',
    )
    await expectVerified(app().db)
  })

  test('earnings are paid out in full less tax, confirmed by a second operator and marked with the bank’s reference', async () => {
    const [one, two] = [await operator(), await operator()]
    const [devotee, acharya] = [await app().newClient().signIn(), await app().newClient().signIn()]
    await fillWallet(app().db, devotee.userId, 1001)
    const lines = [{ item: 'dakshina' as const, quantity: 1, amountPaise: 1001_00, taxPercent: 0, taxPaise: 0 }]
    await app().movements.giveDakshina(app().db, {
      key: randomUUID(),
      userId: devotee.userId,
      subject: { kind: 'dakshina', id: 'x' },
      lines,
      earnings: [{ ownerId: acharya.userId, amountPaise: 1001_00 }],
      now: app().clock.now(),
    })
    const made = await Promise.all([one.call(proposePayouts), two.call(proposePayouts)])
    expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(made.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'PAYOUT_BATCH_OPEN' })
    expect(made.find(({ status }) => status === 200)!.body.count).toBe(1)
    const [row] = await listed(one, 'proposals', { filter: 'kind:payout' })
    expect(row!.cells).toEqual(expect.arrayContaining(['payout', 1001, 1.01]))
    const params = { proposalId: row!.id }
    const answers = [
      await one.call(decideProposal, { params, body: { confirm: true } }),
      await two.call(decideProposal, { params, body: { confirm: true } }),
    ]
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const paid = { params, body: { bankReference: 'UTR7654321' } }
    expect((await one.call(markPayoutPaid, paid)).body.code).toBe('NOT_AT_BANK')
    await setRole(app().db, acharya.userId, 'ROLE_ACHARYA')
    await giveBankAccount(acharya)
    await one.call(markForBank, { body: { batchId: null } })
    expect([(await one.call(markPayoutPaid, paid)).status, (await one.call(markPayoutPaid, paid)).status]).toEqual([
      200, 409,
    ])
    const postings = await app().db.query(
      `select account, amount_paise as paise from posting join transfer on transfer.id = transfer_id where kind = 'payout' and subject_id = $1 order by amount_paise`,
      [row!.id],
    )
    expect(postings).toEqual([
      { account: 'earnings', paise: -1001_00 },
      { account: 'tax', paise: 1_01 },
      { account: 'bank', paise: 999_99 },
    ])
    await expectVerified(app().db)
  })
})

describe('the audit log', () => {
  test('records who saw and changed what, once, and cannot be changed', async () => {
    const by = await operator()
    const client = await app().newClient().signIn()
    await by.call(getOperatorAccount, { params: { accountId: client.userId } })
    const headers = { 'idempotency-key': randomUUID() }
    for (let i = 0; i < 2; i++)
      await by.call(blockAccount, { params: { accountId: client.userId }, body: { reason }, headers })
    await by.call(blockAccount, { params: { accountId: randomUUID() }, body: { reason } })
    const found = await listed(by, 'audit', { search: client.userId })
    // The search itself adds the newest entry to the next one.
    expect(found.map(({ cells }) => cells[2])).toEqual(['blockAccount', 'getOperatorAccount'])
    expect(found[0]!.cells.slice(3)).toEqual([expect.stringMatching(/\d{10}$/), reason])
    // By words in either language, and by the name of the account it was about.
    await app().db.query('update user_account set name = $2 where id = $1', [client.userId, 'Quillon Audited'])
    for (const search of ['blocked an acc', 'खाता रोका'])
      expect((await listed(by, 'audit', { search, filter: 'kind:changed' }))[0]!.cells.slice(2, 4)).toEqual([
        'blockAccount',
        'Quillon Audited',
      ])
    expect(
      (await listed(by, 'audit', { search: 'quillon', filter: 'kind:seen' })).map(({ cells }) => cells[2]),
    ).toEqual(expect.arrayContaining(['getOperatorAccount']))
    expect(
      (await listed(by, 'audit', { search: 'quillon', filter: 'kind:changed' })).map(({ cells }) => cells[2]),
    ).toEqual(['blockAccount'])
    await expect(app().db.query(`delete from audit_entry`)).rejects.toThrow(/stays as it is/)
    await expect(app().db.query(`update audit_entry set call = 'x'`)).rejects.toThrow(/stays as it is/)
  })
})

describe('the action', () => {
  test('includes the answer, such as confirmed or declined, and the name of what it was about', async () => {
    const [one, two] = [await operator(), await operator()]
    const client = await app().newClient().signIn()
    await app().db.query('update user_account set name = $2 where id = $1', [client.userId, 'Declined Person'])
    const { proposalId } = (await one.call(proposeCorrection, { body: { account: client.userId, amount: 5, reason } }))
      .body
    await two.call(decideProposal, { params: { proposalId }, body: { confirm: false } })
    const found = await listed(one, 'audit', { search: 'declined a payout' })
    expect(found.find(({ cells }) => cells[2] === 'decideProposalNot')!.cells[3]).toBe('Declined Person')
  })
})

describe('a letter', () => {
  test('is answered once, by e-mail, also when two operators answer at the same moment', async () => {
    const [one, two] = [await operator('support'), await operator('support')]
    const letterId = randomUUID()
    await app().db.query(
      `insert into contact_message (id, reference, name, reply_to, topic, message, language, created_at, sent_at) values ($1, $2, 'Asha', 'asha@example.com', 'shop', 'Where is my mala?', 'en', now(), now())`,
      [letterId, letterId.slice(0, 8)],
    )
    const answer = (by: TestClient) =>
      by.call(answerLetter, { params: { letterId }, body: { answer: 'It left today.' } })
    const answers = await Promise.all([answer(one), answer(two)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    await app().jobs.runDue()
    const found = letters.filter(({ to }) => to === 'asha@example.com')
    expect(found).toHaveLength(1)
    expect(found[0]!.text).toContain('It left today.')
    expect(found[0]!.text).toContain('> Where is my mala?')
  })
})
