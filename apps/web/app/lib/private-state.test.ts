import { beforeEach, expect, test } from 'vitest'
import { keepPrivate, readPrivate } from './private-state.ts'
import { stubBrowser } from './storage.fake.ts'
import { clearPersonal } from './storage.ts'

const birth = { name: 'Asha', year: 1991, place: 'Ujjain' }

beforeEach(() => void stubBrowser())

test('stores no private value in the history entry itself, and restores it from there', () => {
  const [one, two] = [keepPrivate(birth), keepPrivate({ ...birth, name: 'Ravi' })]
  expect(JSON.stringify([one, two])).not.toMatch(/Asha|Ravi|1991|Ujjain/)
  expect(readPrivate(structuredClone(one))).toEqual(birth)
  expect(readPrivate(two)).toMatchObject({ name: 'Ravi' })
})

test('makes an entry empty after a logout, also after a reload, but not when the session only expired', () => {
  const entry = keepPrivate(birth)
  clearPersonal({ keepDrafts: true })
  expect(readPrivate(entry)).toEqual(birth)
  clearPersonal()
  expect(readPrivate(entry)).toBeNull()
  expect(window.sessionStorage).toHaveLength(0)
})

test.each([null, undefined, 7, 'x', {}, { keptAs: 7 }, { birth }])('an entry with %j leads to nothing', (entry) => {
  keepPrivate(birth)
  expect(readPrivate(entry)).toBeNull()
})

test('deletes old entries, so that it never fills the storage', () => {
  const first = keepPrivate(birth)
  for (let at = 0; at < 20; at++) keepPrivate(at)
  expect(readPrivate(first)).toBeNull()
})
