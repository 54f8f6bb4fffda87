import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bill, expectVerified, openAccount, pocketsOf } from '../../../test/ledger.ts'
import { openTestDb } from '../../../test/test-db.ts'
import type { Db } from '../../platform/db/db.ts'
import { createLog } from '../../platform/log.ts'
import { type Movement, type OwnMovement, moveTogether, reserveMoney } from './ledger.ts'
import { createMovements } from './movements.ts'
import { createOwnMovements } from './own-movements.ts'
import { demoSupplier } from './supplier.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDb()
})
afterAll(async () => {
  await expectVerified(db)
  await db.close()
})

const told: (string | null)[] = []
const movements = createMovements((userId) => told.push(userId), demoSupplier, createLog('silent'))
const now = new Date('2026-11-16T06:00:00Z')

async function withMoney(paidPaise: number, bonusPaise = 0): Promise<string> {
  const userId = await openAccount(db)
  await movements.recharge(db, { userId, paymentId: randomUUID(), provider: 'demo', paidPaise, bonusPaise, now })
  return userId
}

const limit = (userId: string, paise: number) =>
  db.query('update wallet_account set limit_paise = $2 where user_id = $1', [userId, paise])

/** A payment, as the database is given it. */
function payment(userId: string, takePaise: number, more: Partial<Movement> = {}): OwnMovement {
  const movement: Movement = {
    id: randomUUID(),
    key: randomUUID(),
    kind: 'pooja',
    userId,
    subject: { kind: 'test', id: 'x' },
    now,
    takePaise,
    others: [{ account: 'revenue', amountPaise: takePaise }],
    isSpending: true,
    receipt: {
      series: 'R',
      lines: [{ item: 'pooja', quantity: 1, amountPaise: takePaise, taxPercent: 0, taxPaise: 0 }],
    },
    ...more,
  }
  return { movement, remembered: null }
}

const remembered = (own: OwnMovement, key: string, requestHash: string): OwnMovement => ({
  ...own,
  remembered: {
    userId: own.movement.userId!,
    key,
    endpoint: 'test',
    requestHash,
    reply: `{"transferId":"${own.movement.id}"}`,
    now,
  },
})

const countTransfers = async (userId: string) =>
  (await db.query(`select 1 from transfer where user_id = $1 and kind <> 'recharge'`, [userId])).length

/** What each came to, in words. */
async function outcomesOf(all: readonly OwnMovement[]): Promise<string[]> {
  const outcomes = await moveTogether(db, all, false)
  return outcomes.map((outcome) =>
    outcome === null ? 'busy' : 'answered' in outcome ? 'answered' : outcome.answer.outcome,
  )
}

describe('movements that are made together', () => {
  test('are each judged by itself, and answered in their order', async () => {
    const [rich, poor, careful, earner] = [
      await withMoney(100_00, 50_00),
      await withMoney(10_00),
      await withMoney(100_00),
      await openAccount(db),
    ]
    await limit(careful, 20_00)
    const known = randomUUID()
    await movements.payForPooja(db, bill(rich, 10_00, { key: known, now }))
    const earned = payment(rich, 100_00, {
      others: [
        { account: 'earnings', ownerId: earner, amountPaise: 70_00 },
        { account: 'revenue', amountPaise: 30_00 },
      ],
    })
    const all = [
      payment(careful, 20_01),
      payment(poor, 10_01),
      earned,
      payment(rich, 1_00, { key: known }),
      payment(randomUUID(), 1_00),
      payment(careful, 20_00),
      payment(poor, 10_00),
    ]
    expect(await outcomesOf(all)).toEqual(['over_limit', 'insufficient', 'done', 'repeated', 'busy', 'done', 'done'])
    expect(await Promise.all([rich, poor, careful].map((userId) => pocketsOf(db, userId)))).toEqual([
      { paid: 0, bonus: 40_00, reserved: 0 },
      { paid: 0, bonus: 0, reserved: 0 },
      { paid: 80_00, bonus: 0, reserved: 0 },
    ])
    expect(
      await db.query('select balance_paise as balance from earnings_account where owner_id = $1', [earner]),
    ).toEqual([{ balance: 70_00 }])
  })

  test('of one wallet come one after the other: what the first has taken is not there for the second', async () => {
    const userId = await withMoney(60_00, 40_00)
    expect(
      await outcomesOf([payment(userId, 70_00), payment(userId, 30_01), payment(userId, 30_00), payment(userId, 1)]),
    ).toEqual(['done', 'insufficient', 'done', 'insufficient'])
    expect(await pocketsOf(db, userId)).toEqual({ paid: 0, bonus: 0, reserved: 0 })
    const history = await db.query<{ after: number }>(
      `select balance_after_paise as after from transfer where user_id = $1 and kind = 'pooja'`,
      [userId],
    )
    expect(history.map(({ after }) => after).toSorted((a, b) => b - a)).toEqual([30_00, 0])
  })

  test('count against one daily limit together', async () => {
    const userId = await withMoney(100_00)
    await limit(userId, 50_00)
    expect(await outcomesOf([payment(userId, 30_00), payment(userId, 30_00), payment(userId, 20_00)])).toEqual([
      'done',
      'over_limit',
      'done',
    ])
  })

  test('with the same key are one', async () => {
    const userId = await withMoney(100_00)
    const key = randomUUID()
    const all = [payment(userId, 10_00, { key }), payment(userId, 10_00, { key }), payment(userId, 5_00)]
    const outcomes = await moveTogether(db, all, false)
    expect(outcomes).toMatchObject([
      { answer: { outcome: 'done' } },
      { answer: { outcome: 'repeated', transfer_id: all[0]!.movement.id } },
      { answer: { outcome: 'done' } },
    ])
    expect(await pocketsOf(db, userId)).toEqual({ paid: 85_00, bonus: 0, reserved: 0 })
  })

  test('end a reservation once', async () => {
    const userId = await withMoney(100_00)
    const id = randomUUID()
    await db.transaction((tx) =>
      reserveMoney(tx, { id, userId, subject: { kind: 'consultation', id }, amountPaise: 50_00, now, expiresAt: now }),
    )
    expect(
      await outcomesOf([
        payment(userId, 20_00, { reservationId: id }),
        payment(userId, 20_00, { reservationId: id }),
        payment(userId, 80_00),
      ]),
    ).toEqual(['done', 'reservation_over', 'done'])
    expect(await pocketsOf(db, userId)).toEqual({ paid: 0, bonus: 0, reserved: 0 })
  })

  test('freeze of an invoice what a movement alone does', async () => {
    const userId = await withMoney(500_00)
    const bills = [1, 2].map(() =>
      bill(userId, 118_00, { taxPaise: 18_00, now, subject: { kind: 'booking', id: 'x' } }),
    )
    const alone = await db.transaction((tx) => movements.payForPooja(tx, bills[0]!))
    const together = await movements.payForPooja(db, bills[1]!)
    const read = (transferId: string) =>
      db.query(
        `select r.series, r.financial_year, r.lines, r.total_paise, r.buyer, r.gst, r.deliver_to, t.kind, t.subject, t.subject_id, t.created_at,
           (select jsonb_agg(jsonb_build_array(line, account, detail, owner_id, amount_paise) order by line) from posting where transfer_id = t.id) as postings
          from transfer t join receipt r on r.transfer_id = t.id where t.id = $1`,
        [transferId],
      )
    expect((await read(alone.transferId))[0]).toMatchObject({ series: 'I', buyer: { name: 'Asha Rao' } })
    expect(await read(together.transferId)).toEqual(await read(alone.transferId))
  })

  test('remember their call with the movement, or neither', async () => {
    const [userId, poor] = [await withMoney(100_00), await withMoney(1_00)]
    const [key, poorKey] = [randomUUID(), randomUUID()]
    const first = remembered(payment(userId, 10_00), key, 'asked')
    expect(await outcomesOf([first, remembered(payment(poor, 10_00), poorKey, 'asked')])).toEqual([
      'done',
      'insufficient',
    ])
    const again = await moveTogether(
      db,
      [remembered(payment(userId, 10_00), key, 'asked'), remembered(payment(userId, 10_00), key, 'something else')],
      false,
    )
    const answered = { requestHash: 'asked', reply: first.remembered!.reply }
    expect(again).toEqual([{ answered }, { answered }])
    expect([await countTransfers(userId), await countTransfers(poor)]).toEqual([1, 0])
    expect(await db.query('select 1 from idempotency_key where key = $1', [poorKey])).toEqual([])
  })
})

describe('a movement by itself', () => {
  const logged: string[] = []
  const own = createOwnMovements(createLog('info', { write: (line) => void logged.push(line) }))

  test('that fails in a way nobody expects fails alone, and that the others had to be made one by one is told', async () => {
    const users = await Promise.all([1, 2, 3].map(() => withMoney(100_00)))
    const broken = payment(users[1]!, 10_00, { others: [{ account: 'revenue', amountPaise: 9_99 }] })
    const results = await Promise.allSettled(
      [payment(users[0]!, 10_00), broken, payment(users[2]!, 10_00)].map((one) => own(db, one)),
    )
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect((results[1] as PromiseRejectedResult).reason).toMatchObject({
      message: expect.stringContaining('sum to zero'),
    })
    expect(await Promise.all(users.map(async (userId) => (await pocketsOf(db, userId)).paid))).toEqual([
      90_00, 100_00, 90_00,
    ])
    expect(logged).toEqual([expect.stringContaining('made one by one')])
  })

  test('with the key of a call that another one of the same moment has is made once', async () => {
    const userId = await withMoney(100_00)
    const key = randomUUID()
    const results = await Promise.all([1, 2, 3].map(() => own(db, remembered(payment(userId, 10_00), key, 'asked'))))
    expect(results.filter((result) => 'answered' in result)).toHaveLength(2)
    expect(await countTransfers(userId)).toBe(1)
  })

  test('of somebody who has no wallet is refused', async () => {
    await expect(movements.payForPooja(db, bill(randomUUID(), 1_00, { now }))).rejects.toThrow('no_wallet')
  })

  test('of a thousand debits of one rupee on a hundred rupees, a hundred succeed, and each is told of once', async () => {
    const userId = await withMoney(70_00, 30_00)
    const before = told.filter((one) => one === userId).length
    const results = await Promise.allSettled(
      Array.from({ length: 1000 }, () => movements.payForPooja(db, bill(userId, 1_00, { now }))),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(100)
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ code: 'INSUFFICIENT_BALANCE', facts: { missingPaise: 1_00 } })
    expect(await pocketsOf(db, userId)).toEqual({ paid: 0, bonus: 0, reserved: 0 })
    expect(told.filter((one) => one === userId)).toHaveLength(before + 100)
  })
})
