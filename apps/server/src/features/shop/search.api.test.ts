import { indiaDay } from '@sankalp/contract/india-time'
import { getAllProduct } from '@sankalp/contract/shop'
import { mostFound } from '@sankalp/contract/shop-keys'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadDemo } from '../../../test/demo-rows.ts'
import { expectVerified } from '../../../test/ledger.ts'
import { goods } from '../../../test/shopping.ts'
import { fileApp } from '../../../test/test-app.ts'
import { searchWords } from '@sankalp/contract/search/words'

const app = fileApp()

type Row = {
  id: string
  category: string
  purposes: string[]
  rank: number
  stock: number
  final: number
  reduced: number
  text: string
  name: string
}
let rows: Row[]

/**
 * 6,000 products: enough that walking through them is too short for some words, and that the index is too slow for
 * others.
 */
const copies = 6000

beforeAll(async () => {
  const { db } = app()
  await loadDemo(db, new Date())
  // The words: all have `common`; every tenth has `tenth` and every hundredth `hundredth`; `last` has the dearest,
  // which are also last on the shelf; one has `lotN`.
  await db.query(
    `insert into product (id, sku, category, name, type, colour, description, drawing, price_paise, discount_percent, stock, search_text, search_name, rank, type_key, purposes, material, size, weight_grams, hsn, created_at, updated_at)
     select p.id || '-' || n, p.sku || '-' || n, category, name, type, colour, description, drawing, 1000 + n * 7 % 900 + case when n > 5500 then 100000 else 0 end, n % 50, 0,
       search_text || ' common lot' || n || case when n % 10 = 3 then ' tenth' else '' end || case when n % 100 = 7 then ' hundredth' else '' end || case when n > 5500 then ' last' else '' end,
       search_name, 1000 + n, type_key, purposes, material, size, weight_grams, hsn, created_at, updated_at
     from (select *, row_number() over (order by id) as place, count(*) over () as of from product) p cross join generate_series(1, $1::int) n where n % of = place - 1`,
    [copies],
  )
  rows = await db.query<Row>(
    'select id, category, purposes, rank, stock, final_paise as final, discount_percent as reduced, search_text as text, search_name as name from product where listed',
  )
})

type Query = Record<string, string>
const ask = async (query: Query) => (await app().newClient().call(getAllProduct, { query })).body

/** Returns what the same query finds by a full scan of all products, in its order. */
function expected({ keyword = '', category, purpose, minPrice, maxPrice, inStock, sort }: Query): string[] {
  const words = searchWords(keyword)
  const begins = (text: string) => words.every((word) => ` ${text}`.includes(` ${word}`))
  const stands = (text: string) => words.every((word) => ` ${text} `.includes(` ${word} `))
  const nearness = ({ name, text }: Row) => [stands(name), stands(text), begins(name), true].indexOf(true)
  const byId = (a: Row, b: Row) => (a.id < b.id ? -1 : 1)
  const byShelf = (a: Row, b: Row) => a.rank - b.rank || byId(a, b)
  const orders: Record<string, (a: Row, b: Row) => number> = {
    nearest: (a, b) => nearness(a) - nearness(b) || byShelf(a, b),
    priceLow: (a, b) => a.final - b.final || byId(a, b),
    priceHigh: (a, b) => b.final - a.final || byId(b, a),
    discount: (a, b) => b.reduced - a.reduced || byShelf(a, b),
  }
  return rows
    .filter(
      (row) =>
        begins(row.text) && (!category || row.category === category) && (!purpose || row.purposes.includes(purpose)),
    )
    .filter(
      ({ final, stock }) =>
        final >= Number(minPrice ?? 0) * 100 &&
        final <= Number(maxPrice ?? 1e7) * 100 &&
        (inStock !== 'true' || stock > 0),
    )
    .toSorted(orders[sort ?? 'nearest'])
    .map(({ id }) => id)
}

describe.each<Query>([
  { keyword: 'common' },
  { keyword: 'tenth' },
  { keyword: 'hundredth' },
  { keyword: 'last' },
  { keyword: 'lot4711' },
  { keyword: 'lot1' },
  { keyword: 'रुद्राक्ष' },
  { keyword: 'rudraksha' },
  { keyword: 'rudr' },
  { keyword: 'rudraksha mala' },
  { keyword: 'nothing has this' },
  { keyword: 'रुद्राक्ष', category: 'gems' },
  { keyword: 'common', category: 'malas', purpose: 'japa' },
  { keyword: 'common', minPrice: '11', maxPrice: '14' },
  { keyword: 'common', inStock: 'true' },
  { keyword: 'common', sort: 'priceLow' },
  { keyword: 'रुद्राक्ष', sort: 'priceLow', minPrice: '12' },
  { keyword: 'last', sort: 'priceLow' },
  { keyword: 'tenth', sort: 'priceHigh' },
  { keyword: 'mala', sort: 'discount', category: 'malas' },
])('a search for %j', (query) => {
  test('finds what a full scan finds, in the same order on every page', async () => {
    const all = expected(query)
    const shown = all.slice(0, mostFound)
    for (const page of [1, 2, 7, 25, 26]) {
      const { products, totalProducts, moreFound, totalPages } = await ask({ ...query, page: String(page) })
      expect(
        products.map(({ _id }) => _id),
        `page ${page}`,
      ).toEqual(shown.slice((page - 1) * 8, page * 8))
      expect({ totalProducts, moreFound, totalPages }).toEqual({
        totalProducts: shown.length,
        moreFound: all.length > mostFound,
        totalPages: Math.ceil(shown.length / 8),
      })
    }
  })
})

test('counts exactly up to the limit, and beyond it reports more and cuts the last page at the limit', async () => {
  const { db } = app()
  const mark = (from: number, to: number) =>
    db.query(`update product set search_text = search_text || ' marked' where rank between $1 and $2`, [from, to])
  await mark(1001, 1000 + mostFound)
  expect(await ask({ keyword: 'marked', pageSize: '50' })).toMatchObject({
    totalProducts: mostFound,
    moreFound: false,
    totalPages: 4,
    message: `${mostFound} products found.`,
  })
  await mark(1001 + mostFound, 1001 + mostFound)
  expect(await ask({ keyword: 'marked', pageSize: '49' })).toMatchObject({
    totalProducts: mostFound,
    moreFound: true,
    totalPages: 5,
    message: `More than ${mostFound} products found.`,
  })
  expect((await ask({ keyword: 'marked', pageSize: '49', page: '5' })).products).toHaveLength(mostFound - 4 * 49)
})

test('a search shows at once a sold last piece, new stock and a new price', async () => {
  const { db } = app()
  const id = 'pearl'
  const finds = async (query: Query) =>
    (await ask({ keyword: 'pearl', pageSize: '50', ...query })).products.some(({ _id }) => _id === id)
  const [{ stock } = { stock: 0 }] = await db.query<{ stock: number }>('select stock from product where id = $1', [id])
  expect([stock > 0, await finds({ inStock: 'true' })]).toEqual([true, true])
  await db.transaction((tx) => goods.spoil(tx, [{ productId: id, quantity: stock }], 'fell down', new Date()))
  expect([await finds({ inStock: 'true' }), await finds({})]).toEqual([false, true])
  await db.transaction((tx) => goods.receive(tx, [{ productId: id, quantity: 2 }], 'more', new Date()))
  expect(await finds({ inStock: 'true' })).toBe(true)
  await db.transaction((tx) =>
    goods.setPrice(tx, id, { pricePaise: 88_800, discountPercent: 0, from: indiaDay(new Date()) }, new Date()),
  )
  expect([await finds({ minPrice: '888', maxPrice: '888' }), await finds({ minPrice: '889' })]).toEqual([true, false])
  await expectVerified(db)
  await db.query(`update product_search set in_stock = not in_stock where product_id = $1`, [id])
  await expect(expectVerified(db)).rejects.toThrow(/what searches read/)
})
