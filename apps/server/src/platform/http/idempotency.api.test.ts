import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { Writable } from 'node:stream'
import { DomainError } from '@sankalp/contract'
import { endpoint } from '@sankalp/contract/endpoint'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { badIdempotencyKeys } from '../../../test/contract/bad-requests.ts'
import { openTestDb } from '../../../test/test-db.ts'
import type { Db } from '../db/db.ts'
import { createLimits } from '../limits.ts'
import { createLog } from '../log.ts'
import { readSettings } from '../settings.ts'
import { createIdempotency } from './idempotency.ts'
import { type Call, createMount } from './mount.ts'
import { createHttp } from './server.ts'

const addMoney = endpoint({
  name: 'addMoney',
  feature: 'tests',
  summary: 'For this test alone.',
  method: 'POST',
  path: '/api/money',
  access: 'signed-in',
  idempotent: true,
  body: z.object({ amountPaise: z.int(), note: z.string().default('') }),
  reply: z.object({ balancePaise: z.int(), receipt: z.uuid() }),
  errors: ['NOT_FOUND'],
  limit: { max: 10_000, windowSeconds: 60 },
})
const takeMoney = endpoint({ ...addMoney, name: 'takeMoney', path: '/api/money/back' })

let db: Db
beforeAll(async () => {
  db = await openTestDb()
})
afterAll(() => db.close())

/** The handler fails after the effect in the way that this says. */
const fault: { kind: 'none' | 'refusal' | 'bug' | 'wrong reply' } = { kind: 'none' }

async function handle({ viewer, body, tx }: Pick<Call<typeof addMoney>, 'viewer' | 'body' | 'tx'>) {
  const [row] = await tx.query<{ balance: number }>(
    'update wallet_account set paid_paise = paid_paise + $2 where user_id = $1 returning paid_paise as balance',
    [viewer.userId, body.amountPaise],
  )
  if (fault.kind === 'refusal') throw new DomainError('NOT_FOUND', {})
  if (fault.kind === 'bug') throw new Error('the pen broke')
  // A new receipt each time, so that a recomputed response differs from the first.
  return { balancePaise: fault.kind === 'wrong reply' ? 0.5 : row!.balance, receipt: randomUUID() }
}

/** Starts one process of the server; the token is the id of the user. */
async function serve(now = () => new Date()) {
  const log = createLog('silent', new Writable({ write: (_chunk, _encoding, done) => done() }))
  const http = await createHttp(readSettings({ DATA_DIR: tmpdir() }), log)
  const idempotency = createIdempotency({ db, clock: { now } })
  const mount = createMount(http, {
    limits: createLimits(null),
    identify: (token) => ({ userId: token, role: 'ROLE_USER', sessionId: token }),
    idempotency,
  })
  mount(addMoney, handle)
  mount(takeMoney, handle)
  onTestFinished(() => http.close())
  return {
    idempotency,
    async call(userId: string, key: string | null, body: object = { amountPaise: 100 }, path: string = addMoney.path) {
      const headers = { authorization: `Bearer ${userId}`, ...(key !== null && { 'idempotency-key': key }) }
      const { statusCode, payload } = await http.inject({ method: 'POST', url: path, headers, payload: body })
      return { status: statusCode, text: payload, body: JSON.parse(payload) as Record<string, unknown> }
    },
  }
}

async function openAccount(): Promise<string> {
  const id = randomUUID()
  const now = new Date()
  await db.query('insert into user_account (id, phone, created_at, updated_at) values ($1, $2, $3, $3)', [id, id, now])
  await db.query('insert into wallet_account (user_id) values ($1)', [id])
  return id
}

async function balanceOf(userId: string): Promise<number> {
  const [row] = await db.query<{ balance: number }>(
    'select paid_paise as balance from wallet_account where user_id = $1',
    [userId],
  )
  return row!.balance
}

async function countKeys(userId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::int as count from idempotency_key where user_id = $1',
    [userId],
  )
  return row!.count
}

describe('a request with an Idempotency-Key', () => {
  test('has one effect and 100 equal responses when sent 100 times at once to two processes', async () => {
    const servers = [await serve(), await serve()]
    const [userId, key] = [await openAccount(), randomUUID()]
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => servers[index % 2]!.call(userId, key)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect([answers[0]!.status, answers[0]!.body.balancePaise, await balanceOf(userId)]).toEqual([200, 100, 100])
  })

  test('returns the first response when repeated later, although the balance has changed', async () => {
    const { call } = await serve()
    const userId = await openAccount()
    const [key, otherKey] = [randomUUID(), randomUUID()]
    const first = await call(userId, key)
    await call(userId, otherKey)
    const again = await (await serve()).call(userId, key)
    expect([again.text, await balanceOf(userId)]).toEqual([first.text, 200])
  })

  test('is the same request whatever the order of its fields and omitted defaults', async () => {
    const { call } = await serve()
    const [userId, key] = [await openAccount(), randomUUID()]
    const first = await call(userId, key, { amountPaise: 100, note: '' })
    expect((await call(userId, key, { note: '', amountPaise: 100 })).text).toBe(first.text)
    expect((await call(userId, key, { amountPaise: 100, more: 'not declared' })).text).toBe(first.text)
  })

  test('is refused without an effect when repeated with another body or for another endpoint', async () => {
    const { call } = await serve()
    const [userId, key] = [await openAccount(), randomUUID()]
    await call(userId, key)
    for (const answer of [
      await call(userId, key, { amountPaise: 101 }),
      await call(userId, key, { amountPaise: 100 }, takeMoney.path),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
    }
    expect(await balanceOf(userId)).toBe(100)
  })

  test('is independent of another user’s request with the same key', async () => {
    const { call } = await serve()
    const [one, two, key] = [await openAccount(), await openAccount(), randomUUID()]
    const answers = [await call(one, key), await call(two, key, { amountPaise: 7 })]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect([await balanceOf(one), await balanceOf(two)]).toEqual([100, 7])
  })

  test.each([
    ['refusal', 404],
    ['bug', 500],
    ['wrong reply', 500],
  ] as const)(
    'that ends in a %s leaves neither effect nor answer behind, and may be tried again',
    async (kind, status) => {
      const { call } = await serve()
      const [userId, key] = [await openAccount(), randomUUID()]
      onTestFinished(() => void (fault.kind = 'none'))
      fault.kind = kind
      expect((await call(userId, key)).status).toBe(status)
      expect([await balanceOf(userId), await countKeys(userId)]).toEqual([0, 0])
      fault.kind = 'none'
      expect((await call(userId, key)).status).toBe(200)
      expect(await balanceOf(userId)).toBe(100)
    },
  )

  test.each(badIdempotencyKeys.filter(({ mayClose }) => !mayClose))(
    'that is none ($name) is refused with the header named',
    async ({ headers }) => {
      const [[, key] = []] = headers
      const { call } = await serve()
      const userId = await openAccount()
      const { status, body } = await call(userId, key!)
      expect([status, body.code, await balanceOf(userId)]).toEqual([400, 'INVALID_INPUT', 0])
      expect(body.facts).toEqual({ fields: [{ field: 'Idempotency-Key', problem: 'invalid' }] })
    },
  )

  test('is remembered for two days, and no longer than the account', async () => {
    let aheadHours = 0
    const { call, idempotency } = await serve(() => new Date(Date.now() + aheadHours * 3_600_000))
    const [userId, other] = [await openAccount(), await openAccount()]
    await call(userId, randomUUID())
    await call(other, randomUUID())
    await db.transaction((tx) => idempotency.eraseFor(tx, other))
    aheadHours = 47
    await idempotency.tidy()
    expect([await countKeys(userId), await countKeys(other)]).toEqual([1, 0])
    aheadHours = 49
    await idempotency.tidy()
    expect(await countKeys(userId)).toBe(0)
  })
})

test('without the header every request has its effect, whole or not at all', async () => {
  const { call } = await serve()
  const userId = await openAccount()
  const [first, second] = [await call(userId, null), await call(userId, null)]
  expect([first.body.balancePaise, second.body.balancePaise]).toEqual([100, 200])
  onTestFinished(() => void (fault.kind = 'none'))
  fault.kind = 'bug'
  expect((await call(userId, null)).status).toBe(500)
  expect([await balanceOf(userId), await countKeys(userId)]).toEqual([200, 0])
})

test('answers a request that waits too long for the same one in another process with a time to retry', async () => {
  const stopped = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  const slow: Db = {
    ...db,
    transaction: (work) => work({ isTransaction: true, afterCommit: () => {}, query: () => Promise.reject(stopped) }),
  }
  const { once } = createIdempotency({ db: slow, clock: { now: () => new Date() } })
  const call = { request: { headers: { 'idempotency-key': randomUUID() } }, viewer: { userId: randomUUID() } } as never
  await expect(once(addMoney, () => ({}))(call)).rejects.toMatchObject({
    code: 'TEMPORARILY_UNAVAILABLE',
    facts: { retryAfterSeconds: 2 },
  })
})
