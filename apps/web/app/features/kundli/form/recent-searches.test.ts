import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Birth } from '../../../shared/birth/birth.ts'
import { FakeStorage } from '../../../lib/storage.fake.ts'
import { addSearch, clearSearches, readSearches } from './recent-searches.ts'

const birth = (name: string): Birth => ({
  name,
  gender: 'female',
  year: 1991,
  month: 10,
  day: 21,
  time: { hour: 5, minute: 25 },
  place: 'Ujjain',
  lat: 23.18,
  lon: 75.78,
  zone: 'Asia/Kolkata',
  tzone: null,
})

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: new FakeStorage(), sessionStorage: new FakeStorage() })
})
afterEach(() => vi.unstubAllGlobals())

const names = () => readSearches().map(({ name }) => name)

test('stores the latest three, the newest first', () => {
  for (const name of ['Asha', 'Bina', 'Chitra', 'Diya']) addSearch(birth(name))
  expect(names()).toEqual(['Diya', 'Chitra', 'Bina'])
})

test('moves a repeated birth to the front instead of listing it twice', () => {
  for (const name of ['Asha', 'Bina', 'Asha']) addSearch(birth(name))
  expect(names()).toEqual(['Asha', 'Bina'])
  expect(readSearches()[0]).toEqual(birth('Asha'))
})

test('clearing removes everything, including the sign from a chart', () => {
  addSearch(birth('Asha'))
  window.localStorage.setItem('chartMoonSign', 'virgo')
  clearSearches()
  expect(names()).toEqual([])
  expect(window.localStorage.length).toBe(0)
})

test('skips entries that are not births', () => {
  addSearch(birth('Asha'))
  const kept = JSON.parse(window.localStorage.getItem('kundliSearches')!) as unknown[]
  window.localStorage.setItem('kundliSearches', JSON.stringify([...kept, 'x', [1, 2], null]))
  expect(names()).toEqual(['Asha'])
  window.localStorage.setItem('kundliSearches', '{broken')
  expect(names()).toEqual([])
})
