import { randomUUID } from 'node:crypto'
import { bonusSharePaise } from '@sankalp/contract/wallet-rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bill, expectVerified, openAccount, pocketsOf } from '../../../test/ledger.ts'
import { openTestDb } from '../../../test/test-db.ts'
import { verify } from '../../app/verify.ts'
import type { Db, Queryable } from '../../platform/db/db.ts'
import { ReservationOver, releaseMoney, reserveMoney } from './ledger.ts'
import { createMovements } from './movements.ts'
import { demoSupplier } from './supplier.ts'
import { numberReceipts } from './receipts.repository.ts'

let db: Db
beforeAll(async () => {
  db = await openTestDb()
})
afterAll(() => db.close())

const told: (string | null)[] = []
const movements = createMovements({
  onMoved: (userId) => told.push(userId),
  supplier: demoSupplier,
  bonusShareLimitPaise: bonusSharePaise,
})
const now = new Date('2026-11-16T06:00:00Z')

/** Creates an account with money in both pockets. */
async function withMoney(paidPaise: number, bonusPaise = 0): Promise<string> {
  const userId = await openAccount(db)
  const paymentId = randomUUID()
  await db.transaction((tx) =>
    movements.recharge(tx, { userId, paymentId, provider: 'test', paidPaise, bonusPaise, now }),
  )
  return userId
}

const pay = (userId: string, paise: number, more: Parameters<typeof bill>[2] = {}) =>
  db.transaction((tx) => movements.payForPooja(tx, bill(userId, paise, { now, ...more })))

/** Returns the sum of all postings to an account that has no owner. */
async function sumOf(account: string): Promise<number> {
  const [row] = await db.query<{ sum: number }>(
    'select coalesce(sum(amount_paise), 0)::bigint as sum from posting where account = $1',
    [account],
  )
  return row!.sum
}

describe('a recharge', () => {
  test('credits the paid amount and the bonus of its pack, once', async () => {
    const userId = await openAccount(db)
    const credit = { userId, paymentId: randomUUID(), provider: 'test', paidPaise: 100_00, bonusPaise: 100_00, now }
    const first = await db.transaction((tx) => movements.recharge(tx, credit))
    const again = await Promise.all(
      Array.from({ length: 10 }, () => db.transaction((tx) => movements.recharge(tx, credit))),
    )
    expect(first.isNew).toBe(true)
    for (const one of again) expect(one).toEqual({ transferId: first.transferId, isNew: false })
    expect(await pocketsOf(db, userId)).toEqual({ paid: 100_00, bonus: 100_00, reserved: 0 })
    expect(told.filter((one) => one === userId)).toHaveLength(1)
  })

  test('can be undone only while the paid money is in the wallet', async () => {
    const userId = await withMoney(100_00, 50_00)
    const debit = { userId, paymentId: randomUUID(), provider: 'test', key: randomUUID(), now }
    await expect(db.transaction((tx) => movements.withdraw(tx, { ...debit, paidPaise: 100_01 }))).rejects.toMatchObject(
      { code: 'INSUFFICIENT_BALANCE' },
    )
    await db.transaction((tx) => movements.withdraw(tx, { ...debit, paidPaise: 100_00 }))
    expect(await pocketsOf(db, userId)).toEqual({ paid: 0, bonus: 50_00, reserved: 0 })
  })
})

describe('paying', () => {
  test('takes paid money first, then bonus money, and refuses what both do not cover', async () => {
    const userId = await withMoney(60_00, 50_00)
    await pay(userId, 80_00)
    expect(await pocketsOf(db, userId)).toEqual({ paid: 0, bonus: 30_00, reserved: 0 })
    await expect(pay(userId, 30_01)).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE', facts: { missingPaise: 1 } })
    expect(await pocketsOf(db, userId)).toEqual({ paid: 0, bonus: 30_00, reserved: 0 })
  })

  test('divides the price between tax, the acharya and us', async () => {
    const [userId, acharyaId] = [await withMoney(200_00), await openAccount(db)]
    const before = { tax: await sumOf('tax'), revenue: await sumOf('revenue') }
    await pay(userId, 118_00, { taxPaise: 18_00, earnings: [{ ownerId: acharyaId, amountPaise: 70_00 }] })
    expect(await sumOf('tax')).toBe(before.tax + 18_00)
    expect(await sumOf('revenue')).toBe(before.revenue + 30_00)
    expect(
      await db.query('select balance_paise as balance from earnings_account where owner_id = $1', [acharyaId]),
    ).toEqual([{ balance: 70_00 }])
  })

  test('accepts exactly 100 of 1,000 simultaneous debits of ₹1 from ₹100', async () => {
    const userId = await withMoney(70_00, 30_00)
    const results = await Promise.allSettled(Array.from({ length: 1000 }, () => pay(userId, 1_00)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(100)
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'INSUFFICIENT_BALANCE' })
    expect(await pocketsOf(db, userId)).toEqual({ paid: 0, bonus: 0, reserved: 0 })
  })

  test('pays once with the same key', async () => {
    const userId = await withMoney(100_00)
    const key = randomUUID()
    const done = await Promise.all(Array.from({ length: 20 }, () => pay(userId, 10_00, { key })))
    expect(new Set(done.map(({ transferId }) => transferId)).size).toBe(1)
    expect(await pocketsOf(db, userId)).toEqual({ paid: 90_00, bonus: 0, reserved: 0 })
  })
})

describe('reserved money', () => {
  const reserve = (userId: string, amountPaise: number, id = randomUUID()) =>
    db
      .transaction((tx) =>
        reserveMoney(tx, {
          id,
          userId,
          subject: { kind: 'consultation', id },
          amountPaise,
          now,
          expiresAt: new Date(now.getTime() + 3_600_000),
        }),
      )
      .then(() => id)

  test('cannot be spent twice, and can be charged in part', async () => {
    const userId = await withMoney(100_00, 50_00)
    const id = await reserve(userId, 120_00)
    await expect(pay(userId, 40_00)).rejects.toMatchObject({
      code: 'INSUFFICIENT_BALANCE',
      facts: { missingPaise: 10_00 },
    })
    await db.transaction((tx) => movements.payForConsultation(tx, bill(userId, 70_00, { reservationId: id, now })))
    expect(await pocketsOf(db, userId)).toEqual({ paid: 30_00, bonus: 50_00, reserved: 0 })
    expect(await db.transaction((tx) => releaseMoney(tx, id, 'released', now))).toBe(false)
    await expect(
      db.transaction((tx) => movements.payForConsultation(tx, bill(userId, 1_00, { reservationId: id, now }))),
    ).rejects.toThrow(ReservationOver)
  })

  test('is returned once when it is released', async () => {
    const userId = await withMoney(100_00)
    const id = await reserve(userId, 100_00)
    expect(await pocketsOf(db, userId)).toEqual({ paid: 100_00, bonus: 0, reserved: 100_00 })
    const released = await Promise.all(
      [1, 2, 3].map(() => db.transaction((tx) => releaseMoney(tx, id, 'expired', now))),
    )
    expect(released.filter(Boolean)).toHaveLength(1)
    expect(await pocketsOf(db, userId)).toEqual({ paid: 100_00, bonus: 0, reserved: 0 })
  })

  test('cannot be charged beyond its amount', async () => {
    const userId = await withMoney(100_00)
    const id = await reserve(userId, 10_00)
    await expect(
      db.transaction((tx) => movements.payForConsultation(tx, bill(userId, 10_01, { reservationId: id, now }))),
    ).rejects.toThrow(ReservationOver)
  })

  test('is either charged or released when both happen at once', async () => {
    const userId = await withMoney(500_00)
    for (let round = 0; round < 10; round += 1) {
      const id = await reserve(userId, 10_00)
      await Promise.allSettled([
        db.transaction((tx) => releaseMoney(tx, id, 'expired', now)),
        db.transaction((tx) => movements.payForConsultation(tx, bill(userId, 5_00, { reservationId: id, now }))),
      ])
    }
    expect((await pocketsOf(db, userId)).reserved).toBe(0)
    await expectVerified(db)
  })
})

describe('a daily limit', () => {
  const limit = (userId: string, paise: number) =>
    db.query('update wallet_account set limit_paise = $2 where user_id = $1', [userId, paise])

  test('holds for ten payments at once', async () => {
    const userId = await withMoney(1000_00)
    await limit(userId, 50_00)
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => pay(userId, 10_00)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    await expect(pay(userId, 1_00)).rejects.toMatchObject({
      code: 'DAILY_LIMIT_REACHED',
      facts: { limitPaise: 50_00, leftPaise: 0 },
    })
    // Midnight in India is 18:30 UTC.
    await expect(pay(userId, 1_00, { now: new Date('2026-11-16T18:29:59Z') })).rejects.toMatchObject({
      code: 'DAILY_LIMIT_REACHED',
    })
    await pay(userId, 50_00, { now: new Date('2026-11-16T18:30:00Z') })
  })

  test('counts reserved money, and gives back the unused part', async () => {
    const userId = await withMoney(1000_00)
    await limit(userId, 50_00)
    const id = randomUUID()
    const reservation = {
      id,
      userId,
      subject: { kind: 'consultation', id },
      amountPaise: 50_00,
      now,
      expiresAt: new Date(now.getTime() + 60_000),
    }
    await db.transaction((tx) => reserveMoney(tx, reservation))
    await expect(pay(userId, 1_00)).rejects.toMatchObject({ code: 'DAILY_LIMIT_REACHED' })
    await db.transaction((tx) => movements.payForConsultation(tx, bill(userId, 20_00, { reservationId: id, now })))
    await pay(userId, 30_00)
    await expect(pay(userId, 1_00)).rejects.toMatchObject({ code: 'DAILY_LIMIT_REACHED' })
  })
})

describe('a refund', () => {
  test('returns to the pockets and accounts it came from, in parts that add up', async () => {
    const [userId, acharyaId] = [await withMoney(60_00, 58_00), await openAccount(db)]
    const { transferId } = await pay(userId, 118_00, {
      taxPaise: 18_00,
      earnings: [{ ownerId: acharyaId, amountPaise: 70_00 }],
    })
    const back = (amountPaise?: number) =>
      db.transaction((tx) =>
        movements.refund(tx, {
          key: randomUUID(),
          transferId,
          rule: 'acharyaCancelled',
          now,
          ...(amountPaise !== undefined && { amountPaise }),
        }),
      )
    await back(33_33)
    // Bonus money was spent last, so it is refunded first.
    expect(await pocketsOf(db, userId)).toEqual({ paid: 0, bonus: 33_33, reserved: 0 })
    await back()
    expect(await pocketsOf(db, userId)).toEqual({ paid: 60_00, bonus: 58_00, reserved: 0 })
    expect(
      await db.query('select balance_paise as balance from earnings_account where owner_id = $1', [acharyaId]),
    ).toEqual([{ balance: 0 }])
    await expect(back()).rejects.toMatchObject({ code: 'ALREADY_REFUNDED' })
  })

  test('happens once when requested twice', async () => {
    const userId = await withMoney(100_00)
    const { transferId } = await pay(userId, 100_00)
    const refund = { key: randomUUID(), transferId, rule: 'cancelledInTime', now } as const
    const done = await Promise.all([1, 2, 3].map(() => db.transaction((tx) => movements.refund(tx, refund))))
    expect(done.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await pocketsOf(db, userId)).toEqual({ paid: 100_00, bonus: 0, reserved: 0 })
  })
})

test('never pays out more than was earned, even for ten requests at once', async () => {
  const [userId, acharyaId] = [await withMoney(100_00), await openAccount(db)]
  await pay(userId, 100_00, { earnings: [{ ownerId: acharyaId, amountPaise: 70_00 }] })
  const payOut = (key: string) =>
    db.transaction((tx) =>
      movements.payOut(tx, { key, acharyaId, amountPaise: 40_00, tdsPaise: 4, reference: key, now }),
    )
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => payOut(randomUUID())))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(payOut(randomUUID())).rejects.toMatchObject({
    code: 'INSUFFICIENT_BALANCE',
    facts: { missingPaise: 10_00 },
  })
})

test('requires two operators for a correction, and a reason that the receipt shows', async () => {
  const userId = await withMoney(10_00)
  const [one, two] = [randomUUID(), randomUUID()]
  const correct = (operators: [string, string]) =>
    db.transaction((tx) =>
      movements.correct(tx, { key: randomUUID(), userId, paidPaise: 5_00, reason: 'charged twice', operators, now }),
    )
  await expect(correct([one, one])).rejects.toThrow('two operators')
  await correct([one, two])
  expect(await pocketsOf(db, userId)).toMatchObject({ paid: 15_00 })
})

describe('the database itself refuses', () => {
  const transfer = (id: string, at: Queryable = db) =>
    at.query(
      `insert into transfer (id, key, kind, subject, subject_id, created_at) values ($1, $2, 'payout', 'test', 'x', now())`,
      [id, id],
    )

  test('postings that do not sum to zero', async () => {
    const id = randomUUID()
    await transfer(id)
    await expect(
      db.query(
        `insert into posting (transfer_id, line, account, amount_paise) values ($1, 1, 'revenue', 5), ($1, 2, 'bank', -4)`,
        [id],
      ),
    ).rejects.toThrow('sum to zero')
    await db.query(
      `insert into posting (transfer_id, line, account, amount_paise) values ($1, 1, 'tax', 5), ($1, 2, 'bank', -5)`,
      [id],
    )
    await expect(
      db.query(
        `insert into posting (transfer_id, line, account, amount_paise) values ($1, 3, 'revenue', 5), ($1, 4, 'bank', -5)`,
        [id],
      ),
    ).rejects.toThrow('come together')
  })

  test.each([
    [`(1, 'revenue', null, 0)`, 'posting_amount'],
    [`(1, 'pocket', null, 5), (2, 'bank', null, -5)`, 'posting_account'],
    [`(1, 'earnings', null, 5), (2, 'bank', null, -5)`, 'posting_owner_named'],
  ])('postings that are none: %s', async (lines, rule) => {
    const id = randomUUID()
    const insert = `insert into posting (transfer_id, line, account, owner_id, amount_paise) select $1, line, account, owner::uuid, amount from (values ${lines}) as given (line, account, owner, amount)`
    const move = db.transaction(async (tx) => {
      await transfer(id, tx)
      await tx.query(insert, [id])
    })
    await expect(move).rejects.toThrow(rule)
  })

  test('a balance below zero, and spending reserved money', async () => {
    const userId = await withMoney(10_00)
    await expect(db.query('update wallet_account set paid_paise = -1 where user_id = $1', [userId])).rejects.toThrow(
      'wallet',
    )
    await db.query('update wallet_account set reserved_paid_paise = 1000 where user_id = $1', [userId])
    await expect(db.query('update wallet_account set paid_paise = 999 where user_id = $1', [userId])).rejects.toThrow(
      'wallet',
    )
    await db.query('update wallet_account set reserved_paid_paise = 0 where user_id = $1', [userId])
  })

  test('every change of a written row', async () => {
    for (const change of [
      'update transfer set kind = kind',
      'delete from transfer',
      'update posting set amount_paise = 1',
      'delete from posting',
    ]) {
      await expect(db.query(change)).rejects.toThrow('never changed')
    }
  })
})

test('gives receipts consecutive numbers in the order they were written, whichever process numbers them', async () => {
  const userId = await withMoney(1000_00)
  for (let count = 0; count < 10; count += 1) await pay(userId, 1_18, { taxPaise: 18 })
  await Promise.all([1, 2, 3, 4].map(() => db.transaction(numberReceipts)))
  const rows = await db.query<{ number: number }>(
    `select number from receipt where series = 'I' and financial_year = '2026-27' order by created_at, transfer_id`,
  )
  expect(rows.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(rows.map((_, index) => index + 1))
})

test('finds no broken rule after all of the above, and names a row that breaks one', async () => {
  await expectVerified(db)
  const userId = await withMoney(10_00)
  const faults: [string, string, string][] = [
    [
      'every wallet holds',
      'update wallet_account set paid_paise = paid_paise + 1 where user_id = $1',
      'update wallet_account set paid_paise = paid_paise - 1 where user_id = $1',
    ],
    [
      'has reserved what',
      'update wallet_account set reserved_paid_paise = 1 where user_id = $1',
      'update wallet_account set reserved_paid_paise = 0 where user_id = $1',
    ],
    [
      'every receipt says',
      'update receipt set total_paise = total_paise + 1 where transfer_id in (select id from transfer where user_id = $1)',
      'update receipt set total_paise = total_paise - 1 where transfer_id in (select id from transfer where user_id = $1)',
    ],
  ]
  for (const [rule, breakIt, mendIt] of faults) {
    await db.query(breakIt, [userId])
    const broken = await verify(db)
    expect(broken).toHaveLength(1)
    expect(broken[0]!.check).toContain(rule)
    await db.query(mendIt, [userId])
  }
  await expectVerified(db)
})
