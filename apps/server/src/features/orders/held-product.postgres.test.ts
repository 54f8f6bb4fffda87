import { randomUUID } from 'node:crypto'
import { placeOrder } from '@sankalp/contract/orders'
import { expect, onTestFinished, test } from 'vitest'
import { expectVerified } from '../../../test/ledger.ts'
import { fillWallet, newProduct, orderBody, stockOf } from '../../../test/shopping.ts'
import { startTestApp } from '../../../test/test-app.ts'
import { openTestPostgres, testPatience } from '../../../test/test-db.ts'
import { openPostgres } from '../../platform/db/postgres.ts'

test('a locked product delays only its own buyers, whose error says when to retry with the same key', async () => {
  const { db: own, url } = await openTestPostgres()
  onTestFinished(() => own.close())
  const db = openPostgres(url, () => {}, { ...testPatience, lock: 1000 })
  const app = await startTestApp({ db })
  onTestFinished(() => app.stop())
  const [held, ...free] = await Promise.all([1, 2, 3, 4].map(() => newProduct(app.db, { stock: 5 })))
  const buyer = async (productId: string) => {
    const client = await app.newClient().signIn()
    await fillWallet(app.db, client.userId, 5000)
    const body = await orderBody(client, [{ productId, quantity: 1 }])
    const headers = { 'idempotency-key': randomUUID() }
    return () => client.call(placeOrder, { body, headers })
  }
  const waiting = await buyer(held!)
  const others = await Promise.all(free.map((productId) => buyer(productId)))
  await own.transaction(async (tx) => {
    await tx.query('select 1 from product where id = $1 for update', [held!])
    const refused = waiting()
    expect((await Promise.all(others.map((place) => place()))).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await refused).toMatchObject({
      status: 503,
      body: { code: 'TEMPORARILY_UNAVAILABLE', facts: { retryAfterSeconds: 2 } },
    })
  })
  expect((await waiting()).status).toBe(200)
  for (const productId of [held, ...free]) expect(await stockOf(app.db, productId!)).toBe(4)
  await expectVerified(app.db)
})
