import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { bill, expectVerified, movements, openAccount, pocketsOf } from '../../../test/ledger.ts'
import { openTestPostgres, testPatience } from '../../../test/test-db.ts'
import type { Db } from '../../platform/db/db.ts'
import { openPostgres } from '../../platform/db/postgres.ts'
import { moveTogether } from './ledger.ts'

async function openWallets(db: Db, count: number): Promise<string[]> {
  const users = await Promise.all(Array.from({ length: count }, () => openAccount(db)))
  await Promise.all(
    users.map((userId) =>
      movements.recharge(db, {
        userId,
        paymentId: randomUUID(),
        provider: 'demo',
        paidPaise: 1000_00,
        bonusPaise: 0,
        now: new Date(),
      }),
    ),
  )
  return users
}

const owning = (userId: string, ownerId: string) => ({
  movement: {
    key: randomUUID(),
    kind: 'dakshina' as const,
    userId,
    subject: { kind: 'test', id: 'x' },
    now: new Date(),
    takePaise: 1_00,
    others: [{ account: 'earnings' as const, ownerId, amountPaise: 1_00 }],
    receipt: {
      series: 'R' as const,
      lines: [{ item: 'dakshina' as const, quantity: 1, amountPaise: 1_00, taxPercent: 0, taxPaise: 0 }],
    },
  },
  remembered: null,
})

test('two processes that move money of the same people in opposite order never wait for each other, and lose nothing', async () => {
  const { db, url } = await openTestPostgres()
  const other = openPostgres(url, () => {}, testPatience)
  onTestFinished(async () => {
    await other.close()
    await db.close()
  })
  const users = await openWallets(db, 20)
  const acharyas = await Promise.all([1, 2, 3].map(() => openAccount(db)))
  const pay = (on: Db, order: readonly string[]) =>
    Promise.all(
      order.map((userId, index) =>
        movements.payForPooja(
          on,
          bill(userId, 1_00, { earnings: [{ ownerId: acharyas[index % 3]!, amountPaise: 50 }] }),
        ),
      ),
    )
  for (let round = 0; round < 20; round += 1)
    await Promise.all([
      pay(db, users),
      pay(other, users.toReversed()),
      db.transaction((tx) => movements.payForPooja(tx, bill(users[round]!, 1_00))),
    ])
  for (const userId of users) expect((await pocketsOf(db, userId)).paid).toBe(1000_00 - 41_00)
  const [earned] = await db.query<{ sum: number }>('select sum(balance_paise)::int as sum from earnings_account')
  expect(earned!.sum).toBe(20 * 40 * 50)
  const [deadlocks] = await db.query<{ deadlocks: number }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  expect(deadlocks!.deadlocks).toBe(0)
  await expectVerified(db)
})

test('a wallet and earnings that somebody holds are waited for by their own movements, and by nobody else’s', async () => {
  const { db } = await openTestPostgres()
  onTestFinished(() => db.close())
  const [held, free, giver, other] = (await openWallets(db, 4)) as [string, string, string, string]
  const [busyAcharya, acharya] = [await openAccount(db), await openAccount(db)]
  await moveTogether(db, [owning(giver, busyAcharya), owning(giver, acharya)], true)
  let waiting: Promise<unknown>[] = []
  await db.transaction(async (tx) => {
    await tx.query('select 1 from wallet_account where user_id = $1 for update', [held])
    await tx.query('select 1 from earnings_account where owner_id = $1 for update', [busyAcharya])
    const outcomes = await moveTogether(
      db,
      [owning(held, acharya), owning(free, acharya), owning(giver, busyAcharya), owning(other, acharya)],
      false,
    )
    expect(outcomes.map((outcome) => outcome && 'answer' in outcome && outcome.answer.outcome)).toEqual([
      null,
      'done',
      null,
      'done',
    ])
    waiting = [movements.payForPooja(db, bill(held, 10_00))]
    await Promise.all([free, giver, other].map((userId) => movements.payForPooja(db, bill(userId, 10_00))))
    expect((await pocketsOf(db, held)).paid).toBe(1000_00)
  })
  await Promise.all(waiting)
  expect((await pocketsOf(db, held)).paid).toBe(990_00)
  await expectVerified(db)
})
