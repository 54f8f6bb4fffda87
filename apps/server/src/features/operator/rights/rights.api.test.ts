import { randomUUID } from 'node:crypto'
import { getOperatorList, getOperatorToday } from '@sankalp/contract/operator'
import { deleteUser } from '@sankalp/contract/users'
import { describe, expect, test } from 'vitest'
import {
  daySeconds,
  decide,
  decideRight,
  giveFinance,
  operators,
  propose,
  setStep,
  wait,
} from '../../../../test/operators.ts'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import type { TestClient } from '../../../../test/test-client.ts'

const listed = async (by: TestClient, whose: TestClient) => {
  const { items } = (await by.call(getOperatorList, { params: { list: 'operators' }, query: { search: whose.phone } }))
    .body
  const [, , right, asked, proposedBy, , waits, from] = items[0]?.cells ?? []
  return { right, asked, proposedBy, waits, from }
}
const told = (app: TestApp, event: string) =>
  app.db.query<{ userId: string }>(
    `select distinct user_id as "userId" from notice where kind = 'operatorRight' and facts ->> 'event' = $1 order by user_id`,
    [event],
  )
const ids = (...people: TestClient[]) =>
  people.map(({ userId }) => ({ userId })).toSorted((a, b) => (a.userId < b.userId ? -1 : 1))
const counts = (answers: readonly string[]) =>
  answers.reduce<Record<string, number>>((found, answer) => ({ ...found, [answer]: (found[answer] ?? 0) + 1 }), {})

describe('a right', () => {
  test('is proposed by one, confirmed by another, announced to all, and in force a day later; the audit log has every change', async () => {
    const app = await testApp()
    const [one, two, third] = (await operators(app, 'One', 'Two', 'Three')) as [TestClient, TestClient, TestClient]
    const whose = await app.newClient().signIn()
    expect([await setStep(one, whose, 'operations'), await setStep(two, whose, 'support')]).toEqual([
      'proposed',
      'RIGHT_WAITS',
    ])
    expect(await told(app, 'proposed')).toEqual(ids(one, two, third))
    expect(await listed(one, whose)).toMatchObject({
      right: null,
      asked: 'operations',
      proposedBy: 'One',
      waits: 'waitsForOther',
      from: null,
    })
    expect((await listed(two, whose)).waits).toBe('waitsForYou')
    expect(await decideRight(one, whose, 'operations')).toBe('SECOND_OPERATOR_NEEDED')
    // The waiting permission differs from the one that was read.
    expect(await decideRight(two, whose, 'support')).toBe('ALREADY_DECIDED')
    expect(await decideRight(two, whose, 'operations')).toBe('confirmed')
    expect(await told(app, 'confirmed')).toEqual(ids(one, two, third))
    const { waits, from } = await listed(third, whose)
    expect([waits, Date.parse(String(from)) - app.clock.now().getTime() > (daySeconds - 60) * 1000]).toEqual([
      'comesInForce',
      true,
    ])
    await app.runJob('operator.applyRights')
    expect((await whose.call(getOperatorToday)).status).toBe(403)
    await wait(app, 1, one, whose)
    expect((await whose.call(getOperatorToday)).status).toBe(200)
    expect(await listed(one, whose)).toMatchObject({ right: 'operations', asked: null, waits: null })
    const noted = await app.db.query(
      `select call, facts ->> 'operatorStep' as step from audit_entry where facts ->> 'accountId' = $1 order by id`,
      [whose.userId],
    )
    expect(noted).toEqual(
      ['setOperatorStep', 'decideOperatorGrant', 'rightInForce'].map((call) => ({ call, step: 'operations' })),
    )
  })

  test('is proposed and confirmed once when fifty calls do so at the same moment', async () => {
    const app = await testApp()
    const [one, two] = (await operators(app, 'One', 'Two')) as [TestClient, TestClient]
    const whose = await app.newClient().signIn()
    const fifty = Array.from({ length: 50 }, (_, index) => index)
    expect(counts(await Promise.all(fifty.map(() => setStep(one, whose, 'finance'))))).toEqual({
      proposed: 1,
      RIGHT_WAITS: 49,
    })
    expect(counts(await Promise.all(fifty.map(() => decideRight(two, whose))))).toEqual({
      confirmed: 1,
      ALREADY_DECIDED: 49,
    })
    await wait(app, 1)
    await Promise.all([app.runJob('operator.applyRights'), app.runJob('operator.applyRights')])
    expect(await app.db.query(`select count(*)::int as count from audit_entry where call = 'rightInForce'`)).toEqual([
      { count: 1 },
    ])
  })

  test('does not come into force when it is withdrawn, its giver has lost the permission, or the user has become an acharya', async () => {
    const app = await testApp()
    const [one, two, third] = (await operators(app, 'One', 'Two', 'Three')) as [TestClient, TestClient, TestClient]
    const people = [
      await app.newClient().signIn(),
      await app.newClient().signIn(),
      await app.newClient().signIn(),
    ] as const
    for (const whose of people)
      expect([await setStep(one, whose, 'finance'), await decideRight(two, whose)]).toEqual(['proposed', 'confirmed'])
    expect(await setStep(third, people[0], null)).toBe('done')
    await app.db.query(`update user_account set role = 'ROLE_ACHARYA' where id = $1`, [people[1].userId])
    expect(await setStep(third, one, 'operations')).toBe('done')
    await wait(app, 1)
    expect(await app.db.query(`select id from user_account where operator_step = 'finance'`)).toHaveLength(2)
    expect(
      await app.db.query(
        `select count(*)::int as ended from operator_grant where ended_at is not null and applied_at is null`,
      ),
    ).toEqual([{ ended: 3 }])
  })

  test('expires when not confirmed within a week', async () => {
    const app = await testApp()
    const [one, two] = (await operators(app, 'One', 'Two')) as [TestClient, TestClient]
    const whose = await app.newClient().signIn()
    await setStep(one, whose, 'support')
    app.pass(7 * daySeconds + 60)
    for (const by of [one, two]) await by.signIn(by.phone)
    expect(await decideRight(two, whose, 'support')).toBe('PROPOSAL_LAPSED')
    await app.runJob('operator.applyRights')
    expect([await decideRight(two, whose, 'support'), await setStep(one, whose, 'support')]).toEqual([
      'ALREADY_DECIDED',
      'proposed',
    ])
  })
})

describe('a second number of the same person', () => {
  test('cannot confirm for the operator who granted its permission, nor the reverse, for 30 days', async () => {
    const app = await testApp()
    const [thief, honest, other] = (await operators(app, 'Thief', 'Honest', 'Other')) as [
      TestClient,
      TestClient,
      TestClient,
    ]
    const second = await app.newClient().signIn()
    await giveFinance(app, thief, honest, second, other)
    const [byThief, bySecond] = [await propose(app, thief), await propose(app, second)]
    expect([await decide(second, byThief), await decide(thief, bySecond), await decide(honest, bySecond)]).toEqual(
      Array(3).fill('OPERATORS_TOO_CLOSE'),
    )
    // Nor a permission that the second account proposes for a third number.
    const thirdNumber = await app.newClient().signIn()
    await setStep(second, thirdNumber, 'finance')
    expect(await decideRight(thief, thirdNumber)).toBe('OPERATORS_TOO_CLOSE')
    expect(await decide(other, bySecond)).toBe('confirmed')

    // Removed and granted again by others, it still counts as the thief's.
    expect(await setStep(thief, second, null)).toBe('done')
    await giveFinance(app, honest, other, second, thief)
    expect(await decide(second, byThief)).toBe('OPERATORS_TOO_CLOSE')
    await wait(app, 30, thief, second)
    expect(await decide(second, byThief)).toBe('confirmed')
  }, 30_000)

  test('counts as the same person after its account is erased and opened again', async () => {
    const app = await testApp()
    const [thief, honest, other] = (await operators(app, 'Thief', 'Honest', 'Other')) as [
      TestClient,
      TestClient,
      TestClient,
    ]
    const second = await app.newClient().signIn()
    await giveFinance(app, thief, honest, second, other)
    const erased = await second.call(deleteUser, {
      params: { id: second.userId },
      body: { phone_number: second.phone },
    })
    expect(erased.status).toBe(200)
    app.pass(120)
    const again = await app.newClient().signIn(second.phone)
    expect(again.userId).not.toBe(second.userId)
    const fourth = (await operators(app, 'Fourth'))[0]!
    await giveFinance(app, other, fourth, again, thief)
    expect(await decide(again, await propose(app, thief))).toBe('OPERATORS_TOO_CLOSE')
  }, 30_000)

  test('and a third one, granted by the same operator with another helper, cannot confirm for each other', async () => {
    const app = await testApp()
    const [thief, honest, other] = (await operators(app, 'Thief', 'Honest', 'Other')) as [
      TestClient,
      TestClient,
      TestClient,
    ]
    const [second, third] = [await app.newClient().signIn(), await app.newClient().signIn()]
    await giveFinance(app, thief, honest, second, other)
    await giveFinance(app, thief, other, third, second)
    expect(await decide(third, await propose(app, second))).toBe('OPERATORS_TOO_CLOSE')
  }, 30_000)
})

describe('an operator who removes the permissions of the others', () => {
  test('does not count as alone, and the others are notified', async () => {
    const app = await testApp()
    const [thief, honest] = (await operators(app, 'Thief', 'Honest')) as [TestClient, TestClient]
    const before = await propose(app, thief)
    expect(await setStep(thief, honest, null)).toBe('done')
    expect(await told(app, 'taken')).toEqual(ids(thief, honest))
    const after = await propose(app, thief)
    await wait(app, 2, thief)
    expect([await decide(thief, before), await decide(thief, after)]).toEqual([
      'SECOND_OPERATOR_NEEDED',
      'SECOND_OPERATOR_NEEDED',
    ])
    // Even a month later, what was proposed while another operator was available cannot be confirmed alone, because no
    // notice was sent about it.
    await wait(app, 30, thief)
    expect([await decide(thief, before), await decide(thief, after)]).toEqual([
      'SECOND_OPERATOR_NEEDED',
      'SECOND_OPERATOR_NEEDED',
    ])
  })

  test('at the same moment as the other: one of the two remains', async () => {
    const app = await testApp()
    const [one, two] = (await operators(app, 'One', 'Two')) as [TestClient, TestClient]
    const answers = await Promise.all([setStep(one, two, null), setStep(two, one, null)])
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
    expect(await app.db.query(`select id from user_account where role = 'ROLE_ADMIN'`)).toHaveLength(1)
  })

  test('can no longer confirm what they have proposed', async () => {
    const app = await testApp()
    const [one, two, third] = (await operators(app, 'One', 'Two', 'Three')) as [TestClient, TestClient, TestClient]
    const proposalId = await propose(app, one)
    await setStep(two, one, 'support')
    expect([await decide(third, proposalId), await decide(third, proposalId, false)]).toEqual([
      'PROPOSAL_LAPSED',
      'declined',
    ])
  })
})

test('another operator’s permission is not shown as one’s own to decide, and none can confirm their own', async () => {
  const app = await testApp()
  const [one, two] = (await operators(app, 'One', 'Two')) as [TestClient, TestClient]
  expect(await propose(app, one, one.userId)).toBe('OWN_ACCOUNT')
  const forTwo = await propose(app, one, two.userId)
  const { items } = (await two.call(getOperatorList, { params: { list: 'proposals' } })).body
  expect(items.map(({ cells }) => cells.at(-1))).toEqual(['waitsForOther'])
  expect(await decide(two, forTwo)).toBe('OWN_ACCOUNT')
  expect(await decideRight(one, one)).not.toBe('confirmed')
  expect(await decide(one, randomUUID())).toBe('NOT_FOUND')
})
