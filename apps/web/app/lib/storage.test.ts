import { afterEach, expect, test, vi } from 'vitest'
import { clearPersonal, parseStored, readLocal, readTab, removeLocal, writeLocal, writeTab } from './storage.ts'
import { stubBrowser } from './storage.fake.ts'

afterEach(() => {
  stubBrowser()
  clearPersonal()
  vi.unstubAllGlobals()
})

test('a value is kept in the browser under the name of the specification', () => {
  const { window } = stubBrowser()
  writeLocal('token', 'abc')
  expect(window.localStorage.getItem('token')).toBe('abc')
  expect(readLocal('token')).toBe('abc')
})

test('blocked storage: values last as long as the page', () => {
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

test('full storage: the new value wins over the older one that is still in the browser', () => {
  const { window } = stubBrowser()
  writeLocal('userId', 'old')
  window.localStorage.isFull = true
  writeLocal('userId', 'new')
  expect(readLocal('userId')).toBe('new')
  expect(window.localStorage.getItem('userId')).toBeNull()
})

test('the server reads nothing and refuses to keep anything', () => {
  expect(readLocal('token')).toBeNull()
  expect(() => writeLocal('token', 'abc')).toThrow('browser only')
})

test('logout leaves nothing of the person, in the browser or the tab', () => {
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

test('stored JSON that was changed by hand counts as absent', () => {
  expect(parseStored('{"name":')).toBeNull()
  expect(parseStored(null)).toBeNull()
  expect(parseStored('{"name":"Asha"}')).toEqual({ name: 'Asha' })
})
