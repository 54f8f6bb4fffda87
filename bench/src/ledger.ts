import { randomUUID } from 'node:crypto'
import { readHistory } from '@sankalp/server/src/features/wallet/wallet.repository.ts'
import type { Db } from '@sankalp/server/src/platform/db/db.ts'
import { bill, expectVerified, movements, openAccount } from '@sankalp/server/test/ledger.ts'
import { openTestPostgres } from '@sankalp/server/test/test-db.ts'
import { fillLedger, planOf } from './ledger-rows.ts'
import { bankRate, openBank } from './pgbench.ts'
import { type Row, median } from './table.ts'

const inFlight = 32
const secondsEach = 3
const rounds = 5
const wallets = 400

/** Measures money through the ledger against PostgreSQL's bank benchmark, on the same server and in turns. */
export async function measureLedger(add: (row: Row) => void): Promise<void> {
  const { db, url } = await openTestPostgres()
  try {
    await openBank(url, inFlight)
    const users = await openWallets(db)
    const pay = (user: string, tax: number) => movements.payForPooja(db, bill(user, 118, { taxPaise: tax }))
    // All pay into the same two accounts either way; "spread" has a separate tax account for each wallet instead.
    const shared = (index: number) => pay(users[index % users.length]!, 18)
    const spread = (index: number) =>
      movements.payForPooja(db, spreadBill(users[index % users.length]!, index % users.length))
    const rates = { bank: [] as number[], shared: [] as number[], spread: [] as number[] }
    await many(shared, 1)
    for (let round = 0; round < rounds; round += 1) {
      rates.bank.push(await bankRate(url, inFlight, secondsEach))
      rates.shared.push(await many(shared, secondsEach))
      rates.spread.push(await many(spread, secondsEach))
    }
    const [bank, ours, apart] = [median(rates.bank), median(rates.shared), median(rates.spread)]
    add({
      what: 'transfers, 32 in flight ÷ pgbench TPC-B',
      measured: (ours / bank).toFixed(2),
    })
    add({ what: '  a second, ours and TPC-B', measured: `${Math.round(ours)} and ${Math.round(bank)}` })
    add({
      what: 'all into one shared account ÷ spread',
      measured: (ours / apart).toFixed(2),
      aim: '≥ 0.9',
      reached: ours / apart >= 0.9,
    })
    await expectVerified(db)
    await measureGrowth(db, users[0]!, () => many(shared, secondsEach), add)
  } finally {
    await db.close()
  }
}

/** Measures the same transfer and the first page of a history, among a thousand transfers and among a million. */
async function measureGrowth(
  db: Db,
  userId: string,
  transfers: () => Promise<number>,
  add: (row: Row) => void,
): Promise<void> {
  const before = { rate: await transfers(), history: await historyMs(db, userId) }
  await fillLedger(db, 1_000_000)
  const after = { rate: await transfers(), history: await historyMs(db, userId) }
  const slower = before.rate / after.rate
  add({
    what: 'a transfer among a million ÷ among a thousand',
    measured: `${slower.toFixed(2)} of the time`,
    aim: '≤ 1.2',
    reached: slower <= 1.2,
  })
  const longer = after.history / before.history
  add({
    what: 'first page of a history, the same',
    measured: `${longer.toFixed(2)} of the time (${after.history.toFixed(2)} ms)`,
    aim: '≤ 1.5',
    reached: longer <= 1.5,
  })
  const plan = await planOf(db, userId)
  add({
    what: '  its plan reads no whole table',
    measured: plan.summary,
    aim: 'no sequential scan',
    reached: !plan.hasSequentialScan,
  })
}

async function historyMs(db: Db, userId: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 60; round += 1) {
    const began = performance.now()
    await readHistory(db, userId, {}, null, 21)
    times.push(performance.now() - began)
  }
  return median(times)
}

async function openWallets(db: Db): Promise<string[]> {
  const users: string[] = []
  while (users.length < wallets) {
    const userId = await openAccount(db)
    await movements.recharge(db, {
      userId,
      paymentId: randomUUID(),
      provider: 'bench',
      paidPaise: 100_000_000_00,
      bonusPaise: 0,
      now: new Date(),
    })
    users.push(userId)
  }
  return users
}

function spreadBill(userId: string, rate: number) {
  const one = bill(userId, 118, { taxPaise: 18 })
  return { ...one, lines: one.lines.map((line) => ({ ...line, taxPercent: rate })) }
}

/** Returns how many per second, with `inFlight` at a time. */
async function many(one: (index: number) => Promise<unknown>, seconds: number): Promise<number> {
  const began = performance.now()
  const end = began + seconds * 1000
  let count = 0
  const client = async (start: number) => {
    for (let index = start; performance.now() < end; index += inFlight) {
      await one(index)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: inFlight }, (_, index) => client(index)))
  return count / ((performance.now() - began) / 1000)
}
