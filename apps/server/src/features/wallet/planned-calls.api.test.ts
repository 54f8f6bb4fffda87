import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { endpoint } from '@sankalp/contract/endpoint'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { bill, expectVerified, movements, openAccount, pocketsOf } from '../../../test/ledger.ts'
import { openTestDb } from '../../../test/test-db.ts'
import type { Db } from '../../platform/db/db.ts'
import { createIdempotency } from '../../platform/http/idempotency.ts'
import { createMount } from '../../platform/http/mount.ts'
import { createHttp } from '../../platform/http/server.ts'
import { createLimits } from '../../platform/limits.ts'
import { createLog } from '../../platform/log.ts'
import { readSettings } from '../../platform/settings.ts'

const give = endpoint({
  name: 'give',
  feature: 'tests',
  summary: 'For this test alone.',
  method: 'POST',
  path: '/api/give',
  access: 'signed-in',
  idempotent: true,
  body: z.object({ paise: z.int() }),
  reply: z.object({ transferId: z.uuid() }),
  errors: ['INSUFFICIENT_BALANCE'],
  limit: { max: 10_000, windowSeconds: 60 },
})
const giveElsewhere = endpoint({ ...give, name: 'giveElsewhere', path: '/api/give/elsewhere' })
/** Not planned: its effect is a transaction, in which the same key is used. */
const touch = endpoint({ ...give, name: 'touch', path: '/api/touch' })

let db: Db
beforeAll(async () => {
  db = await openTestDb()
})
afterAll(async () => {
  await expectVerified(db)
  await db.close()
})

/** What is wrong with a plan, as long as this says so. */
const fault: { kind: 'none' | 'bug' | 'wrong reply' } = { kind: 'none' }

/** One process of the server; the token is the id of the user. */
async function serve() {
  const http = await createHttp(readSettings({ DATA_DIR: tmpdir() }), createLog('silent'))
  onTestFinished(() => http.close())
  const mount = createMount(http, {
    limits: createLimits(null),
    identify: (token) => ({ userId: token, role: 'ROLE_USER', sessionId: token }),
    idempotency: createIdempotency({ db, clock: { now: () => new Date() }, log: createLog('silent') }),
  })
  const plan = async (userId: string, paise: number) => {
    if (fault.kind === 'bug') throw new Error('the pen broke')
    const planned = movements.planDakshina(db, bill(userId, paise))
    return fault.kind === 'wrong reply' ? { ...planned, reply: { transferId: 'none' } } : planned
  }
  for (const one of [give, giveElsewhere]) mount(one, { plan: ({ viewer, body }) => plan(viewer.userId, body.paise) })
  mount(touch, async () => ({ transferId: randomUUID() }))
  return async (userId: string, key: string | null, paise = 10_00, path: string = give.path) => {
    const headers = { authorization: `Bearer ${userId}`, ...(key !== null && { 'idempotency-key': key }) }
    const { statusCode, payload } = await http.inject({ method: 'POST', url: path, headers, payload: { paise } })
    return { status: statusCode, text: payload, body: JSON.parse(payload) as { code?: string; transferId?: string } }
  }
}

async function withMoney(paidPaise: number): Promise<string> {
  const userId = await openAccount(db)
  await movements.recharge(db, {
    userId,
    paymentId: randomUUID(),
    provider: 'demo',
    paidPaise,
    bonusPaise: 0,
    now: new Date(),
  })
  return userId
}

const paidOf = async (userId: string) => (await pocketsOf(db, userId)).paid
const countKeys = async (userId: string) =>
  (await db.query('select 1 from idempotency_key where user_id = $1', [userId])).length

describe('a call that is planned, with an Idempotency-Key', () => {
  test('sent 100 times at once to two processes has one effect and 100 equal answers', async () => {
    const servers = [await serve(), await serve()]
    const [userId, key] = [await withMoney(100_00), randomUUID()]
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => servers[index % 2]!(userId, key)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect([answers[0]!.status, await paidOf(userId), await countKeys(userId)]).toEqual([200, 90_00, 1])
    expect(await db.query('select 1 from transfer where id = $1', [answers[0]!.body.transferId!])).toHaveLength(1)
  })

  test('of many people at once has the effect of each', async () => {
    const call = await serve()
    const users = await Promise.all(
      Array.from({ length: 30 }, (_, index) => withMoney(index % 3 === 0 ? 9_99 : 100_00)),
    )
    const answers = await Promise.all(users.map((userId) => call(userId, randomUUID())))
    expect(answers.map(({ status }) => status)).toEqual(users.map((_, index) => (index % 3 === 0 ? 409 : 200)))
    expect(await Promise.all(users.map(paidOf))).toEqual(users.map((_, index) => (index % 3 === 0 ? 9_99 : 90_00)))
  })

  test('with another body or for another endpoint is refused, in both ways that calls are made', async () => {
    const call = await serve()
    const [userId, key, touched] = [await withMoney(100_00), randomUUID(), randomUUID()]
    await call(userId, key)
    await call(userId, touched, 10_00, touch.path)
    const reused = [
      await call(userId, key, 10_01),
      await call(userId, key, 10_00, giveElsewhere.path),
      await call(userId, key, 10_00, touch.path),
      await call(userId, touched),
    ]
    for (const answer of reused) expect([answer.status, answer.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
    expect(await paidOf(userId)).toBe(90_00)
  })

  test('that is refused leaves nothing behind and may be tried again', async () => {
    const call = await serve()
    const [userId, key] = [await withMoney(5_00), randomUUID()]
    expect((await call(userId, key)).body.code).toBe('INSUFFICIENT_BALANCE')
    expect([await paidOf(userId), await countKeys(userId)]).toEqual([5_00, 0])
    expect((await call(userId, key, 5_00)).status).toBe(200)
  })

  test('gets its first answer again, though it could not be planned any more', async () => {
    const call = await serve()
    const [userId, key] = [await withMoney(10_00), randomUUID()]
    const first = await call(userId, key)
    onTestFinished(() => void (fault.kind = 'none'))
    fault.kind = 'bug'
    expect((await (await serve())(userId, key)).text).toBe(first.text)
  })

  test.each(['bug', 'wrong reply'] as const)('with a %s in it has no effect', async (kind) => {
    const call = await serve()
    const [userId, key] = [await withMoney(100_00), randomUUID()]
    onTestFinished(() => void (fault.kind = 'none'))
    fault.kind = kind
    expect((await call(userId, key)).status).toBe(500)
    expect([await paidOf(userId), await countKeys(userId)]).toEqual([100_00, 0])
  })
})

test('without the header a planned call has its effect each time', async () => {
  const call = await serve()
  const userId = await withMoney(100_00)
  expect([(await call(userId, null)).status, (await call(userId, null)).status]).toEqual([200, 200])
  expect([await paidOf(userId), await countKeys(userId)]).toEqual([80_00, 0])
})
