import { expect, test } from 'vitest'
import { createBoundedCache } from './bounded-cache.ts'

test('keeps what was requested last, and evicts the rest when it is full', () => {
  const cache = createBoundedCache<string>(10, (value) => value.length)
  cache.set('a', '1234')
  cache.set('b', '1234')
  expect(cache.get('a')).toBe('1234')
  cache.set('c', '12345')
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['1234', undefined, '12345'])
  expect(cache.size).toBe(9)
})

test('replaces an old value with a new one, and does not store one that is too large', () => {
  const cache = createBoundedCache<string>(10, (value) => value.length)
  cache.set('a', '1234567')
  cache.set('a', '12')
  expect(cache.size).toBe(2)
  cache.set('a', '12345678901')
  expect([cache.get('a'), cache.size]).toEqual([undefined, 0])
})

test('does not grow after ten thousand more entries', () => {
  const cache = createBoundedCache<number>(100)
  for (let i = 0; i < 10_000; i++) cache.set(String(i), i)
  expect([cache.size, cache.get('9899'), cache.get('9900')]).toEqual([100, undefined, 9900])
})

test('keeps the popular entries through a flood of new keys that are each requested once or twice', () => {
  let now = 0
  const cache = createBoundedCache<number>(
    100,
    () => 1,
    () => now,
  )
  for (let at = 0; at < 40; at++) cache.set(`page ${at}`, at)
  for (let visit = 0; visit < 5; visit++) for (let at = 0; at < 40; at++) cache.get(`page ${at}`)
  for (let at = 0; at < 1000; at++) {
    cache.set(`flood ${at}`, at)
    cache.get(`flood ${at}`)
    cache.get(`flood ${at}`)
  }
  expect(Array.from({ length: 40 }, (_, at) => cache.get(`page ${at}`))).toEqual(
    Array.from({ length: 40 }, (_, at) => at),
  )
  expect(cache.size).toBeLessThanOrEqual(100)
  // Entries that are no longer read make room in time.
  now += 6 * 3_600_000
  for (let at = 0; at < 1000; at++) {
    cache.set(`later ${at}`, at)
    for (let visit = 0; visit < 3; visit++) cache.get(`later ${at}`)
  }
  expect(cache.get('page 0')).toBeUndefined()
})
