import { randomUUID } from 'node:crypto'
import { deleteUser, exportUserData } from '@sankalp/contract/users'
import {
  getReceipt,
  getReceiptPdf,
  getUserWalletDetail,
  getWalletHistory,
  getWalletMonths,
  getWalletStatement,
  setDailyLimit,
} from '@sankalp/contract/wallet'
import { expect, test } from 'vitest'
import { bill } from '../../../test/ledger.ts'
import { openLive } from '../../../test/live-client.ts'
import { readPdf } from '../../../test/pdf-text.ts'
import { type TestApp, fileApp, testApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { reserveMoney } from './ledger.ts'

const app = fileApp()

const recharge = (to: TestApp, userId: string, paidPaise: number, bonusPaise = 0) =>
  to.db.transaction((tx) =>
    to.movements.recharge(tx, {
      userId,
      paymentId: randomUUID(),
      provider: 'test',
      paidPaise,
      bonusPaise,
      now: to.clock.now(),
    }),
  )

const pay = (to: TestApp, userId: string, paise: number, more: Parameters<typeof bill>[2] = {}) =>
  to.db.transaction((tx) => to.movements.payForPooja(tx, bill(userId, paise, { now: to.clock.now(), ...more })))

async function signedIn(to = app()): Promise<TestClient> {
  return to.newClient().signIn()
}

async function walletOf(client: TestClient) {
  return (await client.call(getUserWalletDetail)).body.wallet
}

test('starts empty, and shows the balance, the reserved money and the bonus', async () => {
  const client = await signedIn()
  expect(await walletOf(client)).toEqual({
    balance: 0,
    available: 0,
    reserved: 0,
    bonus: 0,
    availablePaid: 0,
    daily: { limit: null, spentToday: 0, next: null },
  })
  await recharge(app(), client.userId, 100_00, 100_00)
  const now = app().clock.now()
  const reservation = {
    id: randomUUID(),
    userId: client.userId,
    subject: { kind: 'consultation', id: 'x' },
    amountPaise: 33_50,
    now,
    expiresAt: new Date(now.getTime() + 60_000),
  }
  await app().db.transaction((tx) => reserveMoney(tx, reservation))
  expect(await walletOf(client)).toMatchObject({
    balance: 200,
    available: 166.5,
    reserved: 33.5,
    bonus: 100,
    availablePaid: 66.5,
  })
})

test('releases reserved money by itself when the reservation expires', async () => {
  const own = await testApp()
  const client = await signedIn(own)
  await recharge(own, client.userId, 100_00)
  const now = own.clock.now()
  const reservation = {
    id: randomUUID(),
    userId: client.userId,
    subject: { kind: 'consultation', id: 'x' },
    amountPaise: 60_00,
    now,
    expiresAt: new Date(now.getTime() + 60_000),
  }
  await own.db.transaction((tx) => reserveMoney(tx, reservation))
  await own.runJob('wallet.expireReservations')
  expect(await walletOf(client)).toMatchObject({ available: 40 })
  own.pass(61)
  await own.runJob('wallet.expireReservations')
  expect(await walletOf(client)).toMatchObject({ balance: 100, available: 100, reserved: 0 })
})

test('pages through the history, newest first, and misses nothing while it grows', async () => {
  const client = await signedIn()
  await recharge(app(), client.userId, 1000_00, 50_00)
  for (let count = 1; count <= 6; count += 1) await pay(app(), client.userId, count * 100)
  const first = await client.call(getWalletHistory, { query: { pageSize: '3' } })
  expect(first.body.items.map(({ amount }) => amount)).toEqual([-6, -5, -4])
  await pay(app(), client.userId, 900)
  const second = await client.call(getWalletHistory, { query: { pageSize: '3', cursor: first.body.nextCursor! } })
  expect(second.body.items.map(({ amount }) => amount)).toEqual([-3, -2, -1])
  const third = await client.call(getWalletHistory, { query: { pageSize: '3', cursor: second.body.nextCursor! } })
  expect(third.body).toMatchObject({
    items: [{ kind: 'recharge', amount: 1050, paid: 1000, bonus: 50, balanceAfter: 1050 }],
    nextCursor: null,
  })
})

test('filters the history by kind and by days in India', async () => {
  const own = await testApp()
  const client = await signedIn(own)
  await recharge(own, client.userId, 500_00)
  own.pass(2 * 24 * 3600)
  await client.signIn(client.phone)
  const { transferId } = await pay(own, client.userId, 100_00)
  await own.db.transaction((tx) =>
    own.movements.refund(tx, { key: randomUUID(), transferId, rule: 'acharyaMissed', now: own.clock.now() }),
  )
  const kinds = async (query: Record<string, string>) =>
    (await client.call(getWalletHistory, { query })).body.items.map(({ kind }) => kind)
  expect(await kinds({ kind: 'spent' })).toEqual(['pooja'])
  expect(await kinds({ kind: 'refund' })).toEqual(['refund'])
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Kolkata' }).format(own.clock.now())
  expect(await kinds({ from: today, to: today })).toEqual(['refund', 'pooja'])
  expect(await kinds({ to: '2020-01-01' })).toEqual([])
  expect((await client.call(getWalletHistory, { query: { from: '2026-02-30' } })).status).toBe(400)
})

test('sums twelve months, including those without a movement', async () => {
  const client = await signedIn()
  await recharge(app(), client.userId, 300_00)
  await pay(app(), client.userId, 45_50)
  const { months } = (await client.call(getWalletMonths)).body
  expect(months).toHaveLength(12)
  expect(months.at(-1)).toMatchObject({ in: 300, out: 45.5 })
  expect(months[0]).toMatchObject({ in: 0, out: 0 })
})

test('shows a receipt with its number, lines, tax and the sum in words, on the page and in the PDF', async () => {
  const client = await signedIn()
  await recharge(app(), client.userId, 100_00, 100_00)
  const { transferId } = await pay(app(), client.userId, 118_00, { taxPaise: 18_00 })
  const { receipt } = (await client.call(getReceipt, { params: { transferId } })).body
  expect(receipt).toMatchObject({ series: 'I', kind: 'pooja', tax: 18, total: 118, paid: -100, bonus: -18, rule: null })
  expect(receipt.number).toMatch(/^SK\/20\d\d-\d\d\/I\/\d{6}$/)
  expect(receipt.lines).toEqual([
    {
      item: 'pooja',
      name: null,
      quantity: 1,
      amount: 100,
      taxPercent: 18,
      tax: 18,
      code: '999799',
      gst: { cgst: 9, sgst: 9, igst: 0 },
    },
  ])
  expect(receipt.inWords).toEqual({ en: 'One Hundred Eighteen Rupees Only', hin: 'एक सौ अठारह रुपये मात्र' })
  for (const [language, title] of [
    ['en', 'Tax invoice'],
    ['hin', 'कर चालान'],
  ] as const) {
    client.language = language
    const file = await fetch(`${app().url}/api/wallet/receiptPdf/${transferId}`, {
      headers: { authorization: `Bearer ${client.token!}`, 'accept-language': language === 'hin' ? 'hi-IN' : 'en-IN' },
    })
    expect(file.headers.get('content-type')).toBe('application/pdf')
    const text = readPdf(Buffer.from(await file.arrayBuffer())).pages.join('\n')
    for (const part of [title, receipt.number, '118.00', '999799']) expect(text).toContain(part)
    // Hindi puts a part of the day before the time and has no am or pm.
    if (language === 'hin') expect(text).not.toMatch(/\d [ap]m/i)
  }
})

test('names the rule on the receipt of a refund', async () => {
  const client = await signedIn()
  await recharge(app(), client.userId, 118_00)
  const { transferId } = await pay(app(), client.userId, 118_00, { taxPaise: 18_00 })
  const back = await app().db.transaction((tx) =>
    app().movements.refund(tx, { key: randomUUID(), transferId, rule: 'acharyaCancelled', now: app().clock.now() }),
  )
  const { receipt } = (await client.call(getReceipt, { params: { transferId: back.transferId } })).body
  expect(receipt).toMatchObject({
    series: 'C',
    kind: 'refund',
    rule: 'acharyaCancelled',
    total: 118,
    tax: 18,
    paid: 118,
  })
})

test("a stranger's receipt, as page or file, is not found", async () => {
  const [owner, other] = [await signedIn(), await signedIn()]
  const { transferId } = await recharge(app(), owner.userId, 100_00)
  for (const call of [getReceipt, getReceiptPdf]) {
    expect((await other.call(call, { params: { transferId } })).status).toBe(404)
    expect((await owner.call(call, { params: { transferId: randomUUID() } })).status).toBe(404)
  }
})

test('exports a financial year as a file in which a spreadsheet finds no formulas', async () => {
  const client = await signedIn()
  await recharge(app(), client.userId, 100_00)
  await pay(app(), client.userId, 10_00, {
    subject: { kind: 'booking', id: 'x', name: { en: '=cmd()', hin: '@SUM(A1)' } },
  })
  const year = (
    await client.call(getReceipt, {
      params: { transferId: (await client.call(getWalletHistory, {})).body.items[0]!.transferId },
    })
  ).body.receipt.number.split('/')[1]!
  const answer = await client.call(getWalletStatement, { params: { financialYear: year } })
  expect(answer.headers.get('content-type')).toContain('text/csv')
  const lines = (answer.body as unknown as { text: string }).text.trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[2]).toContain(`'=cmd()`)
  expect(lines[2]).toContain('-10.00')
  expect((await client.call(getWalletStatement, { params: { financialYear: '2026-28' } })).status).toBe(404)
})

test('lowers a daily limit at once and raises it after a day', async () => {
  const own = await testApp()
  const client = await signedIn(own)
  const set = async (limit: number | null) =>
    (await client.call(setDailyLimit, { body: { userId: client.userId, limit } })).body.daily
  expect(await set(500)).toMatchObject({ limit: 500, next: null })
  expect(await set(200)).toMatchObject({ limit: 200, next: null })
  expect(await set(1000)).toMatchObject({ limit: 200, next: { limit: 1000 } })
  await recharge(own, client.userId, 5000_00)
  await expect(pay(own, client.userId, 201_00)).rejects.toMatchObject({ code: 'DAILY_LIMIT_REACHED' })
  own.pass(24 * 3600 - 5)
  await client.signIn(client.phone)
  await expect(pay(own, client.userId, 201_00)).rejects.toMatchObject({ code: 'DAILY_LIMIT_REACHED' })
  own.pass(10)
  await pay(own, client.userId, 201_00)
  expect((await walletOf(client)).daily).toMatchObject({ limit: 1000, spentToday: 201, next: null })
  expect(await set(null)).toMatchObject({ limit: 1000, next: { limit: null } })
  expect(await set(1000)).toMatchObject({ limit: 1000, next: null })
  for (const limit of [0, -1, 0.5, 100_001])
    expect((await client.call(setDailyLimit, { body: { userId: client.userId, limit } })).status).toBe(400)
  const other = await signedIn(own)
  expect((await other.call(setDailyLimit, { body: { userId: client.userId, limit: 1 } })).status).toBe(404)
})

test('notifies every connection of the owner when money moves', async () => {
  const client = await signedIn()
  const socket = openLive(app().url, { token: client.token! })
  const told = new Promise((resolve) => socket.on('wallet:changed', resolve))
  await new Promise<void>((resolve) => socket.on('connect', () => resolve()))
  await recharge(app(), client.userId, 100_00)
  expect(await told).toEqual({})
  socket.close()
})

test('erases an account with paid money only with a clear choice, and keeps its receipts without a name', async () => {
  const client = await signedIn()
  await recharge(app(), client.userId, 100_00, 20_00)
  const erase = (givenUp?: number) =>
    client.call(deleteUser, {
      params: { id: client.userId },
      body: { phone_number: client.phone, ...(givenUp !== undefined && { money: 'giveUp', givenUp }) },
    })
  const refused = await erase()
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'MONEY_LEFT', facts: { paidPaise: 100_00, bonusPaise: 20_00 } },
  })
  expect((await walletOf(client)).balance).toBe(120)
  expect((await erase(100)).status).toBe(200)
  const rows = await app().db.query<{ paid: number; bonus: number }>(
    'select paid_paise as paid, bonus_paise as bonus from wallet_account where user_id = $1',
    [client.userId],
  )
  expect(rows).toEqual([{ paid: 0, bonus: 0 }])
  expect(
    await app().db.query(
      'select 1 from receipt r join transfer t on t.id = r.transfer_id where t.user_id = $1 and r.buyer is not null',
      [client.userId],
    ),
  ).toEqual([])
  expect(
    await app().db.query('select kind from transfer where user_id = $1 order by created_at, kind desc', [
      client.userId,
    ]),
  ).toEqual([{ kind: 'recharge' }, { kind: 'forfeit' }])
})

test('exports the whole ledger of its owner, and nothing of other users', async () => {
  const [client, other] = [await signedIn(), await signedIn()]
  await recharge(app(), other.userId, 7_00)
  await recharge(app(), client.userId, 100_00)
  await pay(app(), client.userId, 10_00)
  const { data } = (await client.call(exportUserData, { params: { id: client.userId } })).body
  expect(data.ledger).toMatchObject([{ kind: 'recharge' }, { kind: 'pooja' }])
})

test('reports the result of the nightly checks in the metrics and the log', async () => {
  const own = await testApp()
  const client = await signedIn(own)
  await recharge(own, client.userId, 100_00)
  await own.runJob('app.verify')
  const metrics = async () => (await fetch(`${own.url}/metrics`)).text()
  expect(await metrics()).toContain('verify_broken_rules 0')
  await own.db.query('update wallet_account set paid_paise = 1 where user_id = $1', [client.userId])
  own.pass(60)
  await own.runJob('app.verify')
  expect(await metrics()).toContain('verify_broken_rules 1')
  expect(own.logLines.join('')).toContain(`wallet of ${client.userId}`)
})
