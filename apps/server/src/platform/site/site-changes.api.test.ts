import { setAcharyaListed } from '@sankalp/contract/operator'
import { createProduct, saveProduct } from '@sankalp/contract/shop-editing'
import { getAllProduct } from '@sankalp/contract/shop'
import { expect, test } from 'vitest'
import { setRole } from '../../../test/contract/set-role.ts'
import { productPrice, productTexts } from '../../../test/contract/prepare-editing.ts'
import { fakeWebApp } from '../../../test/fake-web-app.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { openTestRedis } from '../../../test/test-redis.ts'
import { loadDemo } from '../../../test/demo-rows.ts'

/** Creates a site that caches its page for an hour and counts its renderings. */
function countingSite() {
  let rendered = 0
  const render = async () => ({
    status: 200,
    headers: new Headers({ 'content-type': 'text/html', 'x-page-cache': `until=${Date.now() + 3_600_000}` }),
    bytes: Buffer.from(`<!doctype html><p>${(rendered += 1)}</p>`),
  })
  return { ...fakeWebApp, render }
}

const pageOf = async (app: TestApp) => (await fetch(`${app.url}/shop`)).text()

// Without Redis there is one process only; `npm test` reports it when Redis is missing.
test.runIf(process.env.TEST_REDIS_URL)(
  'what an operator changes is on the pages of every process, and in the sitemap',
  async () => {
    const one = await testApp({ webApp: countingSite(), redis: await openTestRedis() })
    const other = await testApp({
      webApp: countingSite(),
      redis: await openTestRedis(),
      db: { ...one.db, close: async () => {} },
    })
    for (const app of [one, other])
      expect([await pageOf(app), await pageOf(app)]).toEqual(Array(2).fill('<!doctype html><p>1</p>'))

    const by = await one.newClient().signIn()
    await one.db.query(`update user_account set role = 'ROLE_ADMIN', operator_step = 'operations' where id = $1`, [
      by.userId,
    ])
    const texts = productTexts('Okapi bell')
    const { product } = (await by.call(createProduct, { body: { ...texts, ...productPrice } })).body
    expect(await pageOf(one)).toBe('<!doctype html><p>2</p>')
    await expect.poll(() => pageOf(other)).not.toBe('<!doctype html><p>1</p>')
    const sitemap = async (app: TestApp) => (await fetch(`${app.url}/sitemap/products-1.xml`)).text()
    for (const app of [one, other]) expect(await sitemap(app)).toContain('okapi-bell')

    // The other process caches its list for a second, but not beyond a change that was announced to it.
    const listed = async () =>
      (await other.newClient().call(getAllProduct, { query: { sort: 'newest' } })).body.products.map(({ _id }) => _id)
    expect(await listed()).toContain('okapi-bell')
    await by.call(saveProduct, {
      params: { productId: product.productId },
      body: { ...texts, listed: false, version: product.version },
    })
    await expect.poll(listed).not.toContain('okapi-bell')
    await expect.poll(() => sitemap(other)).not.toContain('okapi-bell')
  },
)

test('removes a suspended acharya from every page', async () => {
  const app = await testApp({ webApp: countingSite() })
  const [by, acharya] = [await app.newClient().signIn(), await app.newClient().signIn()]
  await setRole(app.db, by.userId, 'ROLE_ADMIN')
  await loadDemo(app.db, app.clock.now())
  await setRole(app.db, acharya.userId, 'ROLE_ACHARYA')
  const before = await pageOf(app)
  const { status } = await by.call(setAcharyaListed, {
    params: { acharyaEntry: acharya.userId },
    body: { listed: false, reason: 'A test' },
  })
  expect([status, (await pageOf(app)) === before]).toEqual([200, false])
})

test('renders nothing anew after a refused change', async () => {
  const app = await testApp({ webApp: countingSite() })
  const by = await app.newClient().signIn()
  await app.db.query(`update user_account set role = 'ROLE_ADMIN', operator_step = 'operations' where id = $1`, [
    by.userId,
  ])
  const { product } = (await by.call(createProduct, { body: { ...productTexts(), ...productPrice } })).body
  const before = await pageOf(app)
  const late = await by.call(saveProduct, {
    params: { productId: product.productId },
    body: { ...productTexts(), version: product.version + 1 },
  })
  expect(late.status).toBe(409)
  expect(await pageOf(app)).toBe(before)
})
