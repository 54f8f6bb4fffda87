import { getAllProduct, getProductById } from '@sankalp/contract/shop'
import { beforeAll, describe, expect, test } from 'vitest'
import { fileApp } from '../../../test/test-app.ts'
import { loadDemoCatalogue } from '../../demo-catalogue.ts'

const app = fileApp()
beforeAll(() => loadDemoCatalogue(app().db, new Date()))

type Reply = Awaited<ReturnType<typeof list>>
const list = async (query: { page?: string; pageSize?: string; keyword?: string; category?: 'gems' } = {}) =>
  (await app().newClient().call(getAllProduct, { query })).body
const idsOf = ({ products }: Reply) => products.map(({ _id }) => _id)

describe('the list', () => {
  test('comes in pages of eight, and the first shows something of every shelf', async () => {
    const pages = await Promise.all(['1', '2', '3', '4', '5'].map((page) => list({ page })))
    expect(pages.map(({ products }) => products.length)).toEqual([8, 8, 8, 8, 0])
    expect(pages[0]).toMatchObject({ totalProducts: 32, totalPages: 4, currentPage: 1, message: '32 products found.' })
    expect(new Set(pages[0]?.products.map(({ category_key }) => category_key)).size).toBe(8)
    expect(new Set(pages.flatMap(idsOf)).size).toBe(32)
  })

  test('tells the price after the discount, by the rule of S2, to the paisa', async () => {
    const { products } = await list({ pageSize: '50' })
    for (const { price, discount_percentage, final_price } of products) {
      expect(final_price).toBeCloseTo(price - (price * discount_percentage) / 100, 2)
    }
    expect(products.find(({ sku }) => sku === 'RUD-BR')).toMatchObject({ price: 399, discount_percentage: 15, final_price: 339.15 })
  })

  test('spells the description both ways, and says when there is none left', async () => {
    const { products } = await list({ pageSize: '50' })
    for (const { description, discription } of products) expect(discription).toBe(description)
    expect(products.filter(({ in_stock }) => !in_stock).map(({ sku }) => sku)).toEqual(['MAL-SAN'])
  })

  test('speaks the language of the caller, shelves too', async () => {
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

test('one shelf, and a search on it', async () => {
  expect((await list({ category: 'gems' })).products.map(({ category_key }) => category_key)).toEqual(Array.from({ length: 4 }, () => 'gems'))
  expect(idsOf(await list({ category: 'gems', keyword: 'coral' }))).toEqual(['red-coral'])
  expect(idsOf(await list({ category: 'gems', keyword: 'tulsi' }))).toEqual([])
})

test('a wrong query is refused with its field named, an unknown id is not found', async () => {
  const client = app().newClient()
  const { status, body } = await client.fetch(`${getAllProduct.path}?category=cars`)
  expect([status, (body as { facts: unknown }).facts]).toEqual([400, { fields: [{ field: 'category', problem: 'choice' }] }])
  expect((await client.call(getProductById, { params: { id: 'no-such-thing' } })).status).toBe(404)
})

test('the database lets no stock fall below nothing, no number be used twice, no discount eat the price', async () => {
  const { db } = app()
  await expect(db.query("update product set stock = stock - 1 where id = 'red-sandal-mala'")).rejects.toThrow(/check/)
  await expect(db.query("update product set sku = 'RUD-05' where id = 'pearl'")).rejects.toThrow(/unique/)
  await expect(db.query("update product set discount_percent = 91 where id = 'pearl'")).rejects.toThrow(/check/)
  await expect(db.query("update product set category = 'cars' where id = 'pearl'")).rejects.toThrow(/check/)
})
