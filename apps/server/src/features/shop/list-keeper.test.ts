import { getAllProduct } from '@sankalp/contract/shop'
import { expect, test } from 'vitest'
import { product } from './product.fake.ts'
import { noteCatalogueChange } from './catalogue-changes.ts'
import { createListKeeper } from './list-keeper.ts'

const query = { page: 1, pageSize: 8, keyword: '' }

/** Creates a list writer with a shop that counts its calls, and a clock. */
function open(answer = async () => ({ items: [product], total: 1, moreFound: false, totalPages: 1, currentPage: 1 })) {
  const asked = { times: 0, now: 0 }
  const find = createListKeeper({ getAllProduct: () => ((asked.times += 1), answer()) }, () => asked.now)
  const write = async (...wish: Parameters<typeof find>) => (await find(...wish)).write(getAllProduct.reply)
  return { asked, write }
}

test('writes a list once a second for all callers with the same query and language', async () => {
  const { asked, write } = open()
  const [first, second] = await Promise.all([write(query, 'en'), write(query, 'en')])
  expect([first, asked.times]).toEqual([second, 1])
  expect(JSON.parse(first)).toMatchObject({
    totalProducts: 1,
    message: '1 product found.',
    products: [{ _id: product._id }],
  })
  expect(await write(query, 'hin')).toContain('1 वस्तु मिली।')
  await write({ ...query, page: 2 }, 'en')
  expect(asked.times).toBe(3)
  asked.now = 999
  await write(query, 'en')
  expect(asked.times).toBe(3)
  asked.now = 1000
  await write(query, 'en')
  expect(asked.times).toBe(4)
})

test('shows a change of this process at once, and one in a transaction after the commit', async () => {
  const { asked, write } = open()
  await write(query, 'en')
  noteCatalogueChange({ query: async () => [] })
  await write(query, 'en')
  expect(asked.times).toBe(2)
  let commit = () => {}
  noteCatalogueChange({
    isTransaction: true,
    afterCommit: (then: () => void) => (commit = then),
    query: async () => [],
  } as never)
  await write(query, 'en')
  expect(asked.times).toBe(2)
  commit()
  await write(query, 'en')
  expect(asked.times).toBe(3)
})

test('does not cache a failure, and refuses what the contract does not allow', async () => {
  let isAway = true
  const failing = open(async () =>
    isAway
      ? Promise.reject(new Error('away'))
      : { items: [], total: 0, moreFound: false, totalPages: 0, currentPage: 1 },
  )
  await expect(failing.write(query, 'en')).rejects.toThrow('away')
  isAway = false
  expect(await failing.write(query, 'en')).toContain('No product found.')
  const wrong = open(async () => ({
    items: [{ ...product, price: 'cheap' as never }],
    total: 1,
    moreFound: false,
    totalPages: 1,
    currentPage: 1,
  }))
  await expect(wrong.write(query, 'en')).rejects.toThrow('expected number')
})

test('caches searches like lists, and keeps repeated searches through a flood of one-off keywords', async () => {
  const { asked, write } = open()
  const search = (keyword: string) => write({ ...query, keyword }, 'en')
  await search('mala')
  await search('mala')
  expect(asked.times).toBe(1)
  for (let at = 0; at < 1000; at += 1) await search(`word${at}`)
  await search('mala')
  expect(asked.times).toBe(1001)
})

test('says in both languages that not all products were counted', async () => {
  const { write } = open(async () => ({
    items: [product],
    total: 200,
    moreFound: true,
    totalPages: 25,
    currentPage: 1,
  }))
  expect(JSON.parse(await write(query, 'en'))).toMatchObject({
    totalProducts: 200,
    moreFound: true,
    message: 'More than 200 products found.',
  })
  expect(await write(query, 'hin')).toContain('200 से अधिक वस्तुएँ मिलीं।')
})
