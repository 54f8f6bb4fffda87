import { expect, test } from 'vitest'
import { countFilters, isPlain, readShopAddress, shopAddress } from './shop-address.ts'

const read = (query: string) => readShopAddress(new URLSearchParams(query))
const plain = {
  q: '',
  category: null,
  type: null,
  purpose: null,
  min: null,
  max: null,
  inStock: false,
  sort: null,
  page: 1,
  isLong: false,
}

test.each([
  ['', plain],
  [
    'q=%20%E0%A4%AE%E0%A4%BE%E0%A4%B2%E0%A4%BE%0A&category=malas&page=3',
    { ...plain, q: 'माला', category: 'malas', page: 3 },
  ],
  [
    'type=loose-stone&purpose=to-wear&min=100&max=5000&stock=1&sort=priceLow&list=long',
    {
      ...plain,
      type: 'loose-stone',
      purpose: 'to-wear',
      min: 100,
      max: 5000,
      inStock: true,
      sort: 'priceLow',
      isLong: true,
    },
  ],
  // A mistake in the address, or a form sent with empty fields, leads to the list and not to an error.
  ['q=&category=&type=&purpose=&min=&max=&sort=shelf', { ...plain, sort: 'shelf' }],
  ['category=cars&type=..%2Fx&purpose=luck&min=-5&max=1.5&stock=yes&sort=random&page=-1', plain],
  ['page=0', plain],
  ['page=9999', { ...plain, page: 999 }],
])('"%s" is read as what it can mean', (query, wish) => {
  expect(read(query)).toEqual(wish)
})

test('writes only what differs from the plain shop into the address, and reads it back unchanged', () => {
  expect(shopAddress(plain)).toBe('/shop')
  const wish = read('type=loose-stone&category=gems&q=पुखराज&min=0&stock=1&sort=discount&page=2')
  expect(shopAddress(wish)).toBe(
    `/shop?${new URLSearchParams({ category: 'gems', type: 'loose-stone', min: '0', stock: '1', q: 'पुखराज', sort: 'discount', page: '2' })}`,
  )
  expect(read(shopAddress(wish).split('?')[1]!)).toEqual(wish)
})

test('cuts a search that is too long for the server, and counts neither the shelf nor the usual order as a filter', () => {
  expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(100)
  expect([
    countFilters(read('category=gems&sort=shelf')),
    countFilters(read('type=mala&min=1&stock=1&sort=newest')),
  ]).toEqual([0, 4])
  expect([isPlain(read('page=2')), isPlain(read('category=gems'))]).toEqual([true, false])
})
