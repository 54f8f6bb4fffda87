import { afterEach, expect, test, vi } from 'vitest'
import { clearPersonal, parseStored, readLocal, readTab, removeLocal, writeLocal, writeTab } from './storage.ts'
import { stubBrowser } from './storage.fake.ts'

afterEach(() => {
  stubBrowser()
  clearPersonal()
  vi.unstubAllGlobals()
})

test('stores a value in the browser under the specification’s name', () => {
  const { window } = stubBrowser()
  writeLocal('token', 'abc')
  expect(window.localStorage.getItem('token')).toBe('abc')
  expect(readLocal('token')).toBe('abc')
})

test('keeps values as long as the page when storage is blocked', () => {
  const { window } = stubBrowser()
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  writeLocal('token', 'abc')
  expect(readLocal('token')).toBe('abc')
  removeLocal('token')
  expect(readLocal('token')).toBeNull()
})

test('prefers the new value over the older stored one when storage is full', () => {
  const { window } = stubBrowser()
  writeLocal('userId', 'old')
  window.localStorage.isFull = true
  writeLocal('userId', 'new')
  expect(readLocal('userId')).toBe('new')
  expect(window.localStorage.getItem('userId')).toBeNull()
})

test('reads nothing on the server and refuses to write there', () => {
  expect(readLocal('token')).toBeNull()
  expect(() => writeLocal('token', 'abc')).toThrow('browser only')
})

test('clears all personal data at logout, in the browser and the tab', () => {
  const { window } = stubBrowser()
  writeLocal('token', 'a')
  writeLocal('bookingId', 'b')
  writeLocal('selectedPoojaId', 'c')
  writeLocal('language', 'hin')
  writeLocal('userDetails', '{}')
  writeTab('profileDraft', '{}')
  clearPersonal()
  expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0])
  expect(readTab('profileDraft')).toBeNull()
})

test('treats manually edited JSON as absent', () => {
  expect(parseStored('{"name":')).toBeNull()
  expect(parseStored(null)).toBeNull()
  expect(parseStored('{"name":"Asha"}')).toEqual({ name: 'Asha' })
})
