import { expect, test } from 'vitest'
import { countChosen, readListWish, toListQuery, withListWish } from './list-address.ts'

test('reads the filters from an address, and ignores invalid values', () => {
  const search = new URLSearchParams(
    'q=+ravi+&speciality=muhurta&language=tamil&gender=Female&price=20&rating=4&favourites=1&sort=priceUp&ask=1',
  )
  expect(readListWish(search)).toEqual({
    q: 'ravi',
    speciality: 'muhurta',
    language: 'tamil',
    gender: 'Female',
    price: '20',
    rating: '4',
    favourites: true,
    sort: 'priceUp',
  })
  expect(
    readListWish(
      new URLSearchParams('speciality=cooking&gender=male&price=1&rating=9&sort=experience&favourites=yes&q=++'),
    ),
  ).toEqual({})
})

test('writes the filters back without changing the rest of the address', () => {
  const search = new URLSearchParams('ask=1&gender=Male&q=x')
  const next = withListWish(search, { language: 'hindi', favourites: true })
  expect(Object.fromEntries(next)).toEqual({ ask: '1', language: 'hindi', favourites: '1' })
  expect(readListWish(next)).toEqual({ language: 'hindi', favourites: true })
})

test('sends exactly these filters to the API', () => {
  expect(toListQuery({ q: 'ravi', price: '20', rating: '4', sort: 'rating', favourites: true }, 2, ['a', 'b'])).toEqual(
    { page: '2', keyword: 'ravi', maxPrice: '20', minRating: '4', sort: 'rating', ids: 'a,b' },
  )
  expect(toListQuery({}, 1, ['a'])).toEqual({ page: '1' })
  expect(countChosen({ q: 'x', sort: 'rating', favourites: true, price: '20', gender: 'Male' })).toBe(2)
})
