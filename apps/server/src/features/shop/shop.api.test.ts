import { getAllProduct, getDeliveryEstimate, getProductById, getProductFilters } from '@sankalp/contract/shop'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectVerified } from '../../../test/ledger.ts'
import { goods, newProduct, stockOf } from '../../../test/shopping.ts'
import { fileApp, testApp } from '../../../test/test-app.ts'
import { noteCatalogueChange } from './catalogue-changes.ts'
import { loadDemo } from '../../../test/demo-rows.ts'

const app = fileApp()
beforeAll(() => loadDemo(app().db, new Date()))

type Reply = Awaited<ReturnType<typeof list>>
const list = async (query: Record<string, string> = {}) => (await app().newClient().call(getAllProduct, { query })).body
const idsOf = ({ products }: Reply) => products.map(({ _id }) => _id)

describe('the list', () => {
  test('comes in pages of eight, and the first page shows every category', async () => {
    const pages = await Promise.all(['1', '2', '3', '4', '5', '6', '7'].map((page) => list({ page })))
    expect(pages.map(({ products }) => products.length)).toEqual([8, 8, 8, 8, 8, 8, 0])
    expect(pages[0]).toMatchObject({ totalProducts: 48, totalPages: 6, currentPage: 1, message: '48 products found.' })
    expect(new Set(pages[0]?.products.map(({ category_key }) => category_key)).size).toBe(8)
    expect(new Set(pages.flatMap(idsOf)).size).toBe(48)
  })

  test('returns the price after the discount, to the paisa', async () => {
    const { products } = await list({ pageSize: '50' })
    for (const { price, discount_percentage, final_price } of products) {
      expect(final_price).toBeCloseTo(price - (price * discount_percentage) / 100, 2)
    }
    expect(products.find(({ sku }) => sku === 'RUD-BR')).toMatchObject({
      price: 399,
      discount_percentage: 15,
      final_price: 339.15,
    })
  })

  test('returns the description under both spellings, and says when it is sold out', async () => {
    const { products } = await list({ pageSize: '50' })
    for (const { description, discription } of products) expect(discription).toBe(description)
    expect(products.filter(({ in_stock }) => !in_stock).map(({ sku }) => sku)).toEqual(['MAL-SAN'])
  })

  test('answers in the language of the caller, categories too', async () => {
    const client = app().newClient()
    client.language = 'hin'
    const { body } = await client.call(getProductById, { params: { id: 'puja-conch' } })
    expect(body.product).toMatchObject({ name: 'बजाने का शंख', category: 'पूजा सामग्री', colour: 'सफ़ेद', sku: 'SET-SHA' })
  })
})

test.each([
  ['five mukhi', 'five-mukhi-rudraksha'],
  ['shankha', 'puja-conch'],
  ['शंख', 'puja-conch'],
  ['gomed', 'hessonite'],
  ['गोमेद', 'hessonite'],
  ['agarbati', 'mogra-agarbatti'],
  ['BOK-P27', 'sankalp-panchang-2027'],
])('a search for "%s" finds %s first', async (keyword, id) => {
  expect(idsOf(await list({ keyword }))[0]).toBe(id)
})

test('lists one category, and searches within it', async () => {
  expect((await list({ category: 'gems' })).products.map(({ category_key }) => category_key)).toEqual(
    Array.from({ length: 6 }, () => 'gems'),
  )
  expect(idsOf(await list({ category: 'gems', keyword: 'coral' }))).toEqual(['red-coral'])
  expect(idsOf(await list({ category: 'gems', keyword: 'tulsi' }))).toEqual([])
})

test('sorts a search in the order asked for', async () => {
  const { products } = await list({ keyword: 'mala', sort: 'priceLow', pageSize: '20' })
  const prices = products.map(({ final_price }) => final_price)
  expect(prices.length).toBeGreaterThan(3)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  const found = idsOf(await list({ keyword: 'mala', pageSize: '20' }))
  expect(products.map(({ _id }) => _id).toSorted()).toEqual(found.toSorted())
  // Read every page; each product appears once.
  expect([
    ...idsOf(await list({ keyword: 'mala', pageSize: '2' })),
    ...idsOf(await list({ keyword: 'mala', pageSize: '2', page: '2' })),
  ]).toEqual(found.slice(0, 4))
})

test('finds no withdrawn product, and finds restored and reworded ones', async () => {
  const { db } = app()
  const findsPearl = async (keyword: string) => {
    // A change by hand shows up only once the cached answers of the last second are dropped.
    noteCatalogueChange(db)
    return idsOf(await list({ keyword, pageSize: '20' })).includes('pearl')
  }
  expect(await findsPearl('pearl')).toBe(true)
  await db.query("update product set listed = false where id = 'pearl'")
  expect(await findsPearl('pearl')).toBe(false)
  await db.query("update product set listed = true, search_text = search_text || ' basra' where id = 'pearl'")
  expect([await findsPearl('pearl'), await findsPearl('basra')]).toEqual([true, true])
})

test('refuses a wrong query and names its field, and answers 404 for an unknown id', async () => {
  const client = app().newClient()
  const { status, body } = await client.fetch(`${getAllProduct.path}?category=cars`)
  expect([status, (body as { facts: unknown }).facts]).toEqual([
    400,
    { fields: [{ field: 'category', problem: 'choice' }] },
  ])
  expect((await client.call(getProductById, { params: { id: 'no-such-thing' } })).status).toBe(404)
})

test('the database refuses a negative stock, a repeated number and a discount above the price', async () => {
  const { db } = app()
  await expect(db.query("update product set stock = stock - 1 where id = 'red-sandal-mala'")).rejects.toThrow(/check/)
  await expect(db.query("update product set sku = 'RUD-05' where id = 'pearl'")).rejects.toThrow(/unique/)
  await expect(db.query("update product set discount_percent = 91 where id = 'pearl'")).rejects.toThrow('discount')
  await expect(db.query("update product set category = 'cars' where id = 'pearl'")).rejects.toThrow('category')
})

describe('filters and sorting', () => {
  const pricesOf = ({ products }: Reply) => products.map(({ final_price }) => final_price)

  test('price, use, type and stock narrow the list down, also combined', async () => {
    const cheap = await list({ minPrice: '100', maxPrice: '300', pageSize: '50' })
    expect(cheap.products.length).toBeGreaterThan(5)
    for (const price of pricesOf(cheap)) expect(price >= 100 && price <= 300).toBe(true)
    const japa = await list({ purpose: 'japa', pageSize: '50' })
    for (const { purposes } of japa.products) expect(purposes).toContain('japa')
    const malas = await list({ type: 'mala-of-108', purpose: 'japa', inStock: 'true', pageSize: '50' })
    expect(malas.products.length).toBeGreaterThan(2)
    for (const { type_key, in_stock } of malas.products) expect([type_key, in_stock]).toEqual(['mala-of-108', true])
  })

  test('sorts by price up and down, newest first, and most reduced first', async () => {
    const up = pricesOf(await list({ sort: 'priceLow', pageSize: '50' }))
    expect(up).toEqual(up.toSorted((a, b) => a - b))
    expect(pricesOf(await list({ sort: 'priceHigh', pageSize: '50' }))).toEqual(up.toReversed())
    const reduced = (await list({ sort: 'discount', pageSize: '50' })).products.map(
      ({ discount_percentage }) => discount_percentage,
    )
    expect(reduced).toEqual(reduced.toSorted((a, b) => b - a))
  })

  test('lists the available filters in the language of the caller', async () => {
    const client = app().newClient()
    client.language = 'hin'
    const { categories, types, purposes, price } = (await client.call(getProductFilters)).body
    expect(categories.map(({ key, count }) => [key, count])).toContainEqual(['gems', 6])
    expect(purposes[0]).toMatchObject({ key: 'daily-puja', name: 'नित्य पूजा' })
    expect(types.find(({ key }) => key === 'etched-plate')).toMatchObject({
      name: 'उत्कीर्ण पट्टिका',
      category: 'yantras',
      count: 3,
    })
    expect([price.min, price.max]).toEqual([90, 18_500])
  })
})

test('returns the material, report, tax and related products of a product', async () => {
  const { product, related } = (
    await app()
      .newClient()
      .call(getProductById, { params: { id: 'yellow-sapphire' } })
  ).body
  expect(product).toMatchObject({
    material: 'Corundum, heated',
    certificate: 'DEMO-GR-26-0412',
    gst_percentage: 3,
    weight_grams: 1,
    max_quantity: 4,
  })
  expect(related.map(({ category_key }) => category_key)).toEqual(['gems', 'gems', 'gems', 'gems'])
})

test.each([
  ['221005', { state: 'Uttar Pradesh', city: 'Varanasi', zone: 'near', cod: true }],
  ['682555', { state: 'Lakshadweep', zone: 'far', cod: false }],
  ['403001', { state: 'Goa', city: 'Panaji', zone: 'plains' }],
])('a parcel to %s', async (pinCode, expected) => {
  const { body } = await app().newClient().call(getDeliveryEstimate, { query: { pinCode } })
  expect(body).toMatchObject(expected)
  expect(body.from < body.to && body.from > app().clock.now().toISOString().slice(0, 10)).toBe(true)
})

test('reports a PIN code that no post office has', async () => {
  const { status, body } = await app()
    .newClient()
    .call(getDeliveryEstimate, { query: { pinCode: '999999' } })
  expect([status, body.code]).toEqual([400, 'NOT_DELIVERED_THERE'])
})

test('counts goods in and out, and verify notices a stock that was changed by hand', async () => {
  const { db } = await testApp()
  const productId = await newProduct(db, { stock: 4 })
  await db.transaction((tx) => goods.receive(tx, [{ productId, quantity: 6 }], 'second delivery', new Date()))
  await db.transaction((tx) => goods.spoil(tx, [{ productId, quantity: 1 }], 'fell down', new Date()))
  expect(await stockOf(db, productId)).toBe(9)
  await expectVerified(db)
  await db.query('update product set stock = stock + 1 where id = $1', [productId])
  await expect(expectVerified(db)).rejects.toThrow(/goods in minus goods out/)
})

test('applies a price of tomorrow from midnight in India', async () => {
  const day = (date: Date) => new Date(date.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
  const shop = await testApp()
  const productId = await newProduct(shop.db, { rupees: 100, discountPercent: 0 })
  const tomorrow = day(new Date(Date.now() + 24 * 3_600_000))
  await shop.db.transaction((tx) =>
    goods.setPrice(tx, productId, { pricePaise: 12_000, discountPercent: 0, from: tomorrow }, new Date()),
  )
  const price = async () =>
    (await shop.newClient().call(getProductById, { params: { id: productId } })).body.product.price
  await shop.runJob('shop.apply-prices')
  expect(await price()).toBe(100)
  shop.pass(24 * 3600)
  await shop.runJob('shop.apply-prices')
  expect(await price()).toBe(120)
})
