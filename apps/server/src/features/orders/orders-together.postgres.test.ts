import { randomUUID } from 'node:crypto'
import { placeOrder } from '@sankalp/contract/orders'
import { expect, test } from 'vitest'
import { expectVerified } from '../../../test/ledger.ts'
import { fillWallet, newProduct, orderBody, stockOf } from '../../../test/shopping.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { openTestPostgres, testPatience } from '../../../test/test-db.ts'
import { watched } from '../../../test/watched-db.ts'
import type { Db } from '../../platform/db/db.ts'
import { openPostgres } from '../../platform/db/postgres.ts'

/** An app whose groups are counted. */
async function countingApp(db: Db) {
  const groups: number[] = []
  const app = await testApp({
    db: watched(db, (sql, parameters) => {
      if (/from user_account .* skip locked/.test(sql)) groups.push((parameters[0] as string[]).length)
    }),
  })
  return { app, groups }
}

async function buyers(app: TestApp, count: number): Promise<TestClient[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const client = await app.newClient().signIn()
      await fillWallet(app.db, client.userId, 5000)
      return client
    }),
  )
}

type Body = Awaited<ReturnType<typeof orderBody>>

const place = async (app: TestApp, client: TestClient, body: Body): Promise<number> => {
  const headers = {
    authorization: `Bearer ${client.token}`,
    'x-forwarded-for': client.address,
    'idempotency-key': randomUUID(),
  }
  return (await app.http.inject({ method: 'POST', url: placeOrder.path, headers, payload: body })).statusCode
}

test.each([
  ['wallet', 'select 1 from wallet_account where user_id = $1 for update'],
  ['account', 'select 1 from user_account where id = $1 for no key update'],
])('a buyer whose %s somebody holds waits alone; the others of the group do not', async (_, hold) => {
  const { db } = await openTestPostgres()
  const { app, groups } = await countingApp(db)
  const productIds = await Promise.all(Array.from({ length: 5 }, () => newProduct(db)))
  const clients = await buyers(app, 5)
  const bodies = await Promise.all(
    clients.map((client, index) => orderBody(client, [{ productId: productIds[index]!, quantity: 1 }])),
  )
  let isOver = false
  let waiting: Promise<number> | undefined
  await db.transaction(async (tx) => {
    await tx.query(hold, [clients[2]!.userId])
    const all = clients.map((client, index) => place(app, client, bodies[index]!))
    waiting = all[2]!.finally(() => (isOver = true))
    expect(await Promise.all(all.filter((__, index) => index !== 2))).toEqual([200, 200, 200, 200])
    expect([groups[0], isOver]).toEqual([5, false])
  })
  expect(await waiting).toBe(200)
  expect(await Promise.all(productIds.map((id) => stockOf(db, id)))).toEqual([9, 9, 9, 9, 9])
  await expectVerified(db)
})

test('two processes that sell the same goods, together and alone, sell each piece once and never wait for each other', async () => {
  const { db, url } = await openTestPostgres()
  const otherDb = openPostgres(url, () => {}, testPatience)
  const [one, other] = [await countingApp(db), await countingApp(otherDb)]
  const [a, b, c] = await Promise.all([
    newProduct(db, { stock: 25, rupees: 10 }),
    newProduct(db, { stock: 25, rupees: 10 }),
    newProduct(db, { stock: 200, rupees: 10 }),
  ])
  const clients = await buyers(one.app, 12)
  // In both orders of the ids, and some by a way that does not go together.
  const bodies = await Promise.all(
    clients.map((client, index) =>
      orderBody(
        client,
        (index % 2 ? [a, b, c] : [c, b, a]).map((productId) => ({ productId, quantity: 1 })),
        index % 4 === 3 ? { paymentMethod: 'cod' } : {},
      ),
    ),
  )
  const placed: number[] = []
  for (let round = 0; round < 2; round += 1)
    placed.push(
      ...(await Promise.all(
        clients.flatMap((client, index) => [one.app, other.app].map((app) => place(app, client, bodies[index]!))),
      )),
    )
  expect([placed.filter((status) => status === 200).length, placed.filter((status) => status === 409).length]).toEqual([
    25, 23,
  ])
  expect([await stockOf(db, a), await stockOf(db, b), await stockOf(db, c)]).toEqual([0, 0, 175])
  expect([Math.max(...one.groups), Math.max(...other.groups)].every((size) => size > 1)).toBe(true)
  const [deadlocks] = await db.query<{ deadlocks: number }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  )
  expect(deadlocks!.deadlocks).toBe(0)
  await expectVerified(db)
})
