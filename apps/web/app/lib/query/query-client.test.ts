import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/error.ts'
import { forgetSession, saveSession } from '../session/store.ts'
import { stubBrowser } from '../storage.fake.ts'
import { isSignedInAs } from './own-query.ts'
import { forgetWithSession, makeQueryClient, pageQueryClient } from './query-client.ts'

beforeEach(() => {
  stubBrowser('/profile')
  saveSession({ token: 'abc', id: 'asha' })
})
afterEach(() => {
  forgetSession()
  vi.unstubAllGlobals()
})

test('what was loaded for an account is gone after a logout', () => {
  const client = forgetWithSession(makeQueryClient())
  client.setQueryData(['users', 'asha'], { name: 'Asha' })
  forgetSession()
  expect(client.getQueryData(['users', 'asha'])).toBeUndefined()
})

test('it is gone when another account signs in, and a renewed token of the same account keeps it', () => {
  const client = forgetWithSession(makeQueryClient())
  client.setQueryData(['users', 'asha'], { name: 'Asha' })
  saveSession({ token: 'newer', id: 'asha' })
  expect(client.getQueryData(['users', 'asha'])).toEqual({ name: 'Asha' })
  saveSession({ token: 'other', id: 'ravi' })
  expect(client.getQueryData(['users', 'asha'])).toBeUndefined()
})

test('a refusal is asked for once and not again', async () => {
  const client = makeQueryClient()
  const queryFn = vi.fn(() => Promise.reject(new ApiError({ code: 'NOT_FOUND', message: 'no', status: 404 })))
  await expect(client.fetchQuery({ queryKey: ['x'], queryFn })).rejects.toThrow('no')
  expect(queryFn).toHaveBeenCalledTimes(1)
})

test('the server never shares a cache between two visitors', () => {
  vi.stubGlobal('window', undefined)
  expect(pageQueryClient()).not.toBe(pageQueryClient())
})

test('a query is about the account that is signed in, not one that has just left', () => {
  expect(isSignedInAs('asha')).toBe(true)
  expect(isSignedInAs('ravi')).toBe(false)
  expect(isSignedInAs(null)).toBe(false)
  forgetSession()
  expect(isSignedInAs('asha')).toBe(false)
})
