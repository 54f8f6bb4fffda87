import { expect, test } from 'vitest'
import { blogAddress, readBlogAddress } from './blog-address.ts'

const read = (search: string) => readBlogAddress(new URLSearchParams(search))

test.each([
  [{ category: 'Home', q: '', page: 1 }, '/blog'],
  [{ category: 'Festivals', q: '', page: 1 }, '/blog?category=Festivals'],
  [
    { category: 'Zodiac Signs', q: 'चंद्र & राशि', page: 2 },
    '/blog?category=Zodiac+Signs&q=%E0%A4%9A%E0%A4%82%E0%A4%A6%E0%A5%8D%E0%A4%B0+%26+%E0%A4%B0%E0%A4%BE%E0%A4%B6%E0%A4%BF&page=2',
  ],
] as const)('%o has an address that says the same', (wish, address) => {
  expect(blogAddress(wish)).toBe(address)
  expect(read(address.split('?')[1] ?? '')).toEqual(wish)
})

test.each([
  'category=festivals',
  'category=__proto__',
  'page=0',
  'page=-1',
  'page=1e3',
  'page=two',
  'q=%20%20',
  'q=%00',
  'q=%0D%0A',
])('%s is read as the plain list', (search) => {
  expect(read(search)).toEqual({ category: 'Home', q: '', page: 1 })
})

test('cuts a search that is too long for the server, and limits the page to the last possible one', () => {
  expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(100)
  expect(read('page=9999').page).toBe(1000)
})
