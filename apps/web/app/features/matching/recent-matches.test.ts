import { beforeEach, expect, test } from 'vitest'
import type { Birth } from '../../shared/birth/birth.ts'
import { stubBrowser } from '../../lib/storage.fake.ts'
import { readLocal, writeLocal } from '../../lib/storage.ts'
import { clearRecentMatches, readRecentMatches, saveRecentMatch } from './recent-matches.ts'

const born = (name: string): Birth => ({
  name,
  gender: 'male',
  year: 1996,
  month: 8,
  day: 14,
  time: { hour: 6, minute: 42 },
  place: 'Ujjain',
  lat: 23.18239,
  lon: 75.77643,
  zone: 'Asia/Kolkata',
  tzone: null,
})
const coupleOf = (groom: string) => ({ groom: born(groom), bride: born('Asha') })
const grooms = () => readRecentMatches().map(({ groom }) => groom.name)

beforeEach(() => {
  stubBrowser()
  clearRecentMatches()
})

test('stores the latest five, the newest first', () => {
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) saveRecentMatch(coupleOf(name))
  expect(grooms()).toEqual(['F', 'E', 'D', 'C', 'B'])
  expect(readRecentMatches()[0]).toEqual(coupleOf('F'))
})

test('lists the same couple once, and moves it to the front', () => {
  for (const name of ['A', 'B', 'A']) saveRecentMatch(coupleOf(name))
  expect(grooms()).toEqual(['A', 'B'])
})

test('clearing removes everything', () => {
  saveRecentMatch(coupleOf('A'))
  clearRecentMatches()
  expect(readLocal('recentMatches')).toBeNull()
  expect(grooms()).toEqual([])
})

test('leaves out entries of an older version or edited by hand', () => {
  saveRecentMatch(coupleOf('A'))
  const [good] = JSON.parse(readLocal('recentMatches')!) as unknown[]
  writeLocal('recentMatches', JSON.stringify([null, 5, [1, 2], good]))
  expect(grooms()).toEqual(['A'])
  writeLocal('recentMatches', 'not a list')
  expect(grooms()).toEqual([])
})
