import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { DomainError } from '@sankalp/contract'
import { endpoint } from '@sankalp/contract/endpoint'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { openAccount } from '../../../test/ledger.ts'
import { openTestDb } from '../../../test/test-db.ts'
import { type Db, DatabaseUnavailable, type Tx } from '../db/db.ts'
import { createLimits } from '../limits.ts'
import { createLog } from '../log.ts'
import { readSettings } from '../settings.ts'
import { createIdempotency } from './idempotency.ts'
import { createMount } from './mount.ts'
import { createHttp } from './server.ts'

const write = endpoint({
  name: 'write',
  feature: 'tests',
  summary: 'For this test alone.',
  method: 'POST',
  path: '/api/write',
  access: 'signed-in',
  idempotent: true,
  body: z.object({ text: z.string() }),
  reply: z.object({ text: z.string(), way: z.enum(['alone', 'together']), receipt: z.uuid() }),
  errors: ['NOT_FOUND'],
  limit: { max: 10_000, windowSeconds: 60 },
})

let db: Db
beforeAll(async () => {
  db = await openTestDb()
  await db.query('create table written (user_id uuid not null, text text not null)')
})
afterAll(() => db.close())

/** How many went by each transaction that was shared, and what goes wrong in it. */
let groups: number[] = []
let warnings: string[] = []
let fault: 'none' | 'bug' | 'wrong reply' | 'database away' = 'none'
beforeEach(() => {
  groups = []
  warnings = []
  fault = 'none'
})

const store = (tx: Tx, rows: readonly { userId: string; text: string }[]) =>
  tx.query('insert into written (user_id, text) select * from unnest($1::uuid[], $2::text[])', [
    rows.map(({ userId }) => userId),
    rows.map(({ text }) => text),
  ])

/** One process of the server; the token is the id of the user. `refused` is refused, `special` cannot be written with others. */
async function serve() {
  const http = await createHttp(readSettings({ DATA_DIR: tmpdir() }), createLog('silent'))
  onTestFinished(() => http.close())
  const mount = createMount(http, {
    limits: createLimits(null),
    identify: (token) => ({ userId: token, role: 'ROLE_USER', sessionId: token }),
    idempotency: createIdempotency({
      db,
      clock: { now: () => new Date() },
      log: { warn: ({ err }: { err: Error }) => void warnings.push(err.message) } as never,
    }),
  })
  mount(write, {
    async handle({ tx, viewer, body: { text } }) {
      await store(tx, [{ userId: viewer.userId, text }])
      if (text === 'refused') throw new DomainError('NOT_FOUND', {})
      return { text, way: 'alone' as const, receipt: randomUUID() }
    },
    async together(tx, calls) {
      groups.push(calls.length)
      const plain = calls.filter(({ body }) => body.text !== 'refused' && body.text !== 'special')
      await store(
        tx,
        plain.map(({ viewer, body }) => ({ userId: viewer.userId, text: body.text })),
      )
      if (fault === 'bug') throw new Error('the pen broke')
      if (fault === 'database away') throw new DatabaseUnavailable(new Error('away'))
      return calls.map((call) =>
        plain.includes(call)
          ? { text: call.body.text, way: 'together' as const, receipt: fault === 'wrong reply' ? 'none' : randomUUID() }
          : null,
      )
    },
  })
  return async (userId: string, key: string | null, text = 'plain') => {
    const headers = { authorization: `Bearer ${userId}`, ...(key !== null && { 'idempotency-key': key }) }
    const { statusCode, payload } = await http.inject({ method: 'POST', url: write.path, headers, payload: { text } })
    return { status: statusCode, text: payload, body: JSON.parse(payload) as { code?: string; way?: string } }
  }
}

const openAccounts = (count: number) => Promise.all(Array.from({ length: count }, () => openAccount(db)))
const textsOf = async (userId: string) =>
  (await db.query<{ text: string }>('select text from written where user_id = $1', [userId])).map(({ text }) => text)
const countKeys = async (userId: string) =>
  (await db.query('select 1 from idempotency_key where user_id = $1', [userId])).length

describe('calls that share a transaction', () => {
  test('one that comes alone is made by its handler', async () => {
    const call = await serve()
    const [userId] = await openAccounts(1)
    expect((await call(userId!, randomUUID())).body.way).toBe('alone')
    expect([groups, await textsOf(userId!), await countKeys(userId!)]).toEqual([[], ['plain'], 1])
  })

  test('those of one moment go together, each with its effect, its key and its own answer', async () => {
    const call = await serve()
    const users = await openAccounts(40)
    const keys = users.map(() => randomUUID())
    const answers = await Promise.all(users.map((userId, index) => call(userId, keys[index]!)))
    expect(answers.map(({ status }) => status)).toEqual(users.map(() => 200))
    expect(Math.max(...groups)).toBeGreaterThan(1)
    expect(groups.length).toBeLessThan(users.length / 2)
    expect(new Set(answers.map(({ text }) => text)).size).toBe(users.length)
    expect(await Promise.all(users.map(textsOf))).toEqual(users.map(() => ['plain']))
    const again = await Promise.all(users.map((userId, index) => call(userId, keys[index]!)))
    expect(again.map(({ text }) => text)).toEqual(answers.map(({ text }) => text))
    expect(await Promise.all(users.map(textsOf))).toEqual(users.map(() => ['plain']))
  })

  test('one that is refused, or cannot go with the others, is made by its handler and touches nobody', async () => {
    const call = await serve()
    const users = await openAccounts(12)
    const textOf = (index: number) => ['plain', 'refused', 'special'][index % 3]!
    const answers = await Promise.all(users.map((userId, index) => call(userId, randomUUID(), textOf(index))))
    expect(answers.map(({ status }) => status)).toEqual(
      users.map((_, index) => (textOf(index) === 'refused' ? 404 : 200)),
    )
    expect(new Set(answers.filter((_, index) => textOf(index) === 'special').map(({ body }) => body.way))).toEqual(
      new Set(['alone']),
    )
    expect(await Promise.all(users.map(textsOf))).toEqual(
      users.map((_, index) => (textOf(index) === 'refused' ? [] : [textOf(index)])),
    )
    expect(await Promise.all(users.map(countKeys))).toEqual(
      users.map((_, index) => (textOf(index) === 'refused' ? 0 : 1)),
    )
  })

  test.each(['bug', 'wrong reply'] as const)(
    'a %s in it undoes all of it, and each is made by its handler',
    async (kind) => {
      const call = await serve()
      const users = await openAccounts(8)
      fault = kind
      const answers = await Promise.all(users.map((userId) => call(userId, randomUUID())))
      expect(groups.length).toBeGreaterThan(0)
      expect(answers.map(({ status, body }) => `${status} ${body.way}`)).toEqual(users.map(() => '200 alone'))
      expect(warnings.length).toBe(groups.length)
      expect(await Promise.all(users.map(textsOf))).toEqual(users.map(() => ['plain']))
    },
  )

  test('without the database each is told so, and may try again', async () => {
    const call = await serve()
    const users = await openAccounts(8)
    fault = 'database away'
    const answers = await Promise.all(users.map((userId) => call(userId, randomUUID())))
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(1)
    const written = await Promise.all(users.map(textsOf))
    expect(written.map((texts) => texts.length)).toEqual(answers.map(({ status }) => (status === 200 ? 1 : 0)))
  })

  test('one key sent many times at once to two processes, among others, has one effect and one answer', async () => {
    const servers = [await serve(), await serve()]
    const [mine, ...others] = await openAccounts(20)
    const key = randomUUID()
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 30 }, (_, index) => servers[index % 2]!(mine!, key))),
      Promise.all(others.map((userId, index) => servers[index % 2]!(userId, randomUUID()))),
    ])
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect([answers[0]!.status, await textsOf(mine!), await countKeys(mine!)]).toEqual([200, ['plain'], 1])
    expect(await Promise.all(others.map(textsOf))).toEqual(others.map(() => ['plain']))
  })

  test('a key that was used for something else is refused, also among others', async () => {
    const call = await serve()
    const [mine, ...others] = await openAccounts(6)
    const key = randomUUID()
    await call(mine!, key, 'first')
    const [answer] = await Promise.all([
      call(mine!, key, 'second'),
      ...others.map((userId) => call(userId, randomUUID())),
    ])
    expect([answer.status, answer.body.code, await textsOf(mine!)]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED', ['first']])
  })
})

test('without the header calls share a transaction too, and each has its effect', async () => {
  const call = await serve()
  const users = await openAccounts(10)
  await Promise.all(users.flatMap((userId) => [call(userId, null), call(userId, null)]))
  expect(Math.max(...groups)).toBeGreaterThan(1)
  expect(await Promise.all(users.map(textsOf))).toEqual(users.map(() => ['plain', 'plain']))
  expect(await Promise.all(users.map(countKeys))).toEqual(users.map(() => 0))
})
