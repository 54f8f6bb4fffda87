import { expect, test } from 'vitest'
import { product } from './product.fake.ts'
import { noteCatalogueChange } from './catalogue-changes.ts'
import { createListWriter } from './list-writer.ts'

const query = { page: 1, pageSize: 8, keyword: '' }

/** A shop that counts how often it was asked, and a clock. */
function open(answer = async () => ({ items: [product], total: 1, moreFound: false, totalPages: 1, currentPage: 1 })) {
  const asked = { times: 0, now: 0 }
  const write = createListWriter({ getAllProduct: () => ((asked.times += 1), answer()) }, () => asked.now)
  return { asked, write }
}

test('a list is written once in a second, for everybody who asks the same in the same language', async () => {
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

test('a change of ours is seen at once, one in a transaction when it is done', async () => {
  const { asked, write } = open()
  await write(query, 'en')
  noteCatalogueChange({ query: async () => [] })
  await write(query, 'en')
  expect(asked.times).toBe(2)
  let commit = () => {}
  noteCatalogueChange({
    isTransaction: true,
    afterCommit: (then: () => void) => (commit = then),
    atCommit: () => {},
    query: async () => [],
  } as never)
  await write(query, 'en')
  expect(asked.times).toBe(2)
  commit()
  await write(query, 'en')
  expect(asked.times).toBe(3)
})

test('a failure is not kept, and what the contract does not know is refused', async () => {
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

test('searches are kept like lists, and a flood of words that nobody else asks for leaves what is asked for again', async () => {
  const { asked, write } = open()
  const search = (keyword: string) => write({ ...query, keyword }, 'en')
  await search('mala')
  await search('mala')
  expect(asked.times).toBe(1)
  for (let at = 0; at < 1000; at += 1) await search(`word${at}`)
  await search('mala')
  expect(asked.times).toBe(1001)
})

test('where not all are counted, the sentence says so in both languages', async () => {
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
