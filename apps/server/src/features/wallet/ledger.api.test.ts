import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bill, expectVerified, openAccount, pocketsOf } from '../../../test/ledger.ts'
import { openTestDb } from '../../../test/test-db.ts'
import { verify } from '../../app/verify.ts'
import type { Db, Queryable } from '../../platform/db/db.ts'
import { createLog } from '../../platform/log.ts'
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
const movements = createMovements((userId) => told.push(userId), demoSupplier, createLog('silent'))
const now = new Date('2026-11-16T06:00:00Z')

/** An account with money in both pockets. */
async function withMoney(paidPaise: number, bonusPaise = 0): Promise<string> {
  const userId = await openAccount(db)
  const paymentId = randomUUID()
  await db.transaction((tx) =>
    movements.recharge(tx, { userId, paymentId, provider: 'demo', paidPaise, bonusPaise, now }),
  )
  return userId
}

const pay = (userId: string, paise: number, more: Parameters<typeof bill>[2] = {}) =>
  db.transaction((tx) => movements.payForPooja(tx, bill(userId, paise, { now, ...more })))

/** The sum of all postings to an account that belongs to everybody. */
async function sumOf(account: string): Promise<number> {
  const [row] = await db.query<{ sum: number }>(
    'select coalesce(sum(amount_paise), 0)::bigint as sum from posting where account = $1',
    [account],
  )
  return row!.sum
}

describe('a recharge', () => {
  test('credits what was paid and the bonus of its pack, once', async () => {
    const userId = await openAccount(db)
    const credit = { userId, paymentId: randomUUID(), provider: 'demo', paidPaise: 100_00, bonusPaise: 100_00, now }
    const first = await db.transaction((tx) => movements.recharge(tx, credit))
    const again = await Promise.all(
      Array.from({ length: 10 }, () => db.transaction((tx) => movements.recharge(tx, credit))),
    )
    expect(first.isNew).toBe(true)
    for (const one of again) expect(one).toEqual({ transferId: first.transferId, isNew: false })
    expect(await pocketsOf(db, userId)).toEqual({ paid: 100_00, bonus: 100_00, reserved: 0 })
    expect(told.filter((one) => one === userId)).toHaveLength(1)
  })

  test('can go back only as far as the paid money is there', async () => {
    const userId = await withMoney(100_00, 50_00)
    const debit = { userId, paymentId: randomUUID(), provider: 'demo', key: randomUUID(), now }
    await expect(db.transaction((tx) => movements.withdraw(tx, { ...debit, paidPaise: 100_01 }))).rejects.toMatchObject(
      { code: 'INSUFFICIENT_BALANCE' },
    )
    await db.transaction((tx) => movements.withdraw(tx, { ...debit, paidPaise: 100_00 }))
    expect(await pocketsOf(db, userId)).toEqual({ paid: 0, bonus: 50_00, reserved: 0 })
  })
})

describe('paying', () => {
  test('takes paid money first, then bonus money, and refuses what neither covers', async () => {
    const userId = await withMoney(60_00, 50_00)
    await pay(userId, 80_00)
    expect(await pocketsOf(db, userId)).toEqual({ paid: 0, bonus: 30_00, reserved: 0 })
    await expect(pay(userId, 30_01)).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE', facts: { missingPaise: 1 } })
    expect(await pocketsOf(db, userId)).toEqual({ paid: 0, bonus: 30_00, reserved: 0 })
  })

  test('divides the price over tax, the acharya and ourselves', async () => {
    const [userId, acharyaId] = [await withMoney(200_00), await openAccount(db)]
    const before = { tax: await sumOf('tax'), revenue: await sumOf('revenue') }
    await pay(userId, 118_00, { taxPaise: 18_00, earnings: [{ ownerId: acharyaId, amountPaise: 70_00 }] })
    expect(await sumOf('tax')).toBe(before.tax + 18_00)
    expect(await sumOf('revenue')).toBe(before.revenue + 30_00)
    expect(
      await db.query('select balance_paise as balance from earnings_account where owner_id = $1', [acharyaId]),
    ).toEqual([{ balance: 70_00 }])
  })

  test('of a thousand debits of one rupee on a hundred rupees, a hundred succeed', async () => {
    const userId = await withMoney(70_00, 30_00)
    const results = await Promise.allSettled(Array.from({ length: 1000 }, () => pay(userId, 1_00)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(100)
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'INSUFFICIENT_BALANCE' })
    expect(await pocketsOf(db, userId)).toEqual({ paid: 0, bonus: 0, reserved: 0 })
  })

  test('the same key pays once', async () => {
    const userId = await withMoney(100_00)
    const key = randomUUID()
    const done = await Promise.all(Array.from({ length: 20 }, () => pay(userId, 10_00, { key })))
    expect(new Set(done.map(({ transferId }) => transferId)).size).toBe(1)
    expect(await pocketsOf(db, userId)).toEqual({ paid: 90_00, bonus: 0, reserved: 0 })
  })
})

describe('money that is set aside', () => {
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

  test('is not spent twice, and is posted in part', async () => {
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

  test('goes back when it is released, once', async () => {
    const userId = await withMoney(100_00)
    const id = await reserve(userId, 100_00)
    expect(await pocketsOf(db, userId)).toEqual({ paid: 100_00, bonus: 0, reserved: 100_00 })
    const released = await Promise.all(
      [1, 2, 3].map(() => db.transaction((tx) => releaseMoney(tx, id, 'expired', now))),
    )
    expect(released.filter(Boolean)).toHaveLength(1)
    expect(await pocketsOf(db, userId)).toEqual({ paid: 100_00, bonus: 0, reserved: 0 })
  })

  test('more than was set aside cannot be taken from it', async () => {
    const userId = await withMoney(100_00)
    const id = await reserve(userId, 10_00)
    await expect(
      db.transaction((tx) => movements.payForConsultation(tx, bill(userId, 10_01, { reservationId: id, now }))),
    ).rejects.toThrow(ReservationOver)
  })

  test('settled and released at the same moment, one of the two happens', async () => {
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

  test('counts what is set aside, and gives back what was not used of it', async () => {
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
  test('goes back to the pockets and accounts it came from, in parts that add up', async () => {
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
    // Bonus money was spent last, so it comes back first.
    expect(await pocketsOf(db, userId)).toEqual({ paid: 0, bonus: 33_33, reserved: 0 })
    await back()
    expect(await pocketsOf(db, userId)).toEqual({ paid: 60_00, bonus: 58_00, reserved: 0 })
    expect(
      await db.query('select balance_paise as balance from earnings_account where owner_id = $1', [acharyaId]),
    ).toEqual([{ balance: 0 }])
    await expect(back()).rejects.toMatchObject({ code: 'ALREADY_REFUNDED' })
  })

  test('asked for twice happens once', async () => {
    const userId = await withMoney(100_00)
    const { transferId } = await pay(userId, 100_00)
    const refund = { key: randomUUID(), transferId, rule: 'cancelledInTime', now } as const
    const done = await Promise.all([1, 2, 3].map(() => db.transaction((tx) => movements.refund(tx, refund))))
    expect(done.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await pocketsOf(db, userId)).toEqual({ paid: 100_00, bonus: 0, reserved: 0 })
  })
})

test('a payout never exceeds what was earned, also asked for ten times at once', async () => {
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

test('a correction needs two operators and a reason that the receipt shows', async () => {
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
      `insert into posting (transfer_id, line, account, amount_paise) values ($1, 1, 'revenue', 5), ($1, 2, 'bank', -5)`,
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
    [`(1, 'revenue', null, 0)`, 'amount'],
    [`(1, 'pocket', null, 5), (2, 'bank', null, -5)`, 'account'],
    [`(1, 'earnings', null, 5), (2, 'bank', null, -5)`, 'names them'],
  ])('postings that are none: %s', async (lines, rule) => {
    const id = randomUUID()
    const insert = `insert into posting (transfer_id, line, account, owner_id, amount_paise) select $1, line, account, owner::uuid, amount from (values ${lines}) as given (line, account, owner, amount)`
    const move = db.transaction(async (tx) => {
      await transfer(id, tx)
      await tx.query(insert, [id])
    })
    await expect(move).rejects.toThrow(rule)
  })

  test('a balance below zero, and spending what is reserved', async () => {
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

  test('every change of what was written', async () => {
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

test('receipts get consecutive numbers in the order they were written, whoever asks', async () => {
  const userId = await withMoney(1000_00)
  for (let count = 0; count < 10; count += 1) await pay(userId, 1_18, { taxPaise: 18 })
  await Promise.all([1, 2, 3, 4].map(() => db.transaction(numberReceipts)))
  const rows = await db.query<{ number: number }>(
    `select number from receipt where series = 'I' and financial_year = '2026-27' order by created_at, transfer_id`,
  )
  expect(rows.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(rows.map((_, index) => index + 1))
})

test('everything that was done above keeps every rule, and a row that breaks one is named', async () => {
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
