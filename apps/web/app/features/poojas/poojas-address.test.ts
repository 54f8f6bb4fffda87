import { expect, test } from 'vitest'
import { apiPageOf, poojasAddress, readPoojasAddress, seenAfter } from './poojas-address.ts'

const read = (query: string) => readPoojasAddress(new URLSearchParams(query))

test.each([
  ['', { among: 'pooja', q: '', concern: null, page: 1 }],
  ['q=%20laxmi%0A&concern=home&page=3', { among: 'pooja', q: 'laxmi', concern: 'home', page: 3 }],
  ['among=astrologer&q=tamil', { among: 'astrologer', q: 'tamil', concern: null, page: 1 }],
  // An invalid address leads to the list, not to an error.
  ['among=anyone&concern=money&page=-1', { among: 'pooja', q: '', concern: null, page: 1 }],
  ['page=0', { among: 'pooja', q: '', concern: null, page: 1 }],
  ['page=9999', { among: 'pooja', q: '', concern: null, page: 999 }],
])('"%s" is read as what it can mean', (query, wish) => {
  expect(read(query)).toEqual(wish)
})

test('cuts a search that is longer than the server accepts', () => {
  expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(100)
})

test.each(['/pooja', '/pooja?concern=home&q=a%26b&page=2', '/pooja?among=astrologer&q=tamil'])(
  '%s is written as it was read',
  (address) => {
    expect(poojasAddress(read(address.split('?')[1] ?? ''))).toBe(address)
  },
)

test('has twenty poojas on the first page and ten on each further page', () => {
  const items = (page: number) => {
    const asked = apiPageOf(page)
    const size = Number(asked.pageSize)
    return [(Number(asked.page) - 1) * size + 1, Number(asked.page) * size]
  }
  expect([1, 2, 3].map(items)).toEqual([
    [1, 20],
    [21, 30],
    [31, 40],
  ])
  expect([1, 2, 3].map(seenAfter)).toEqual([20, 30, 40])
})
