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

test('clears an account’s data after a logout', () => {
  const client = forgetWithSession(makeQueryClient())
  client.setQueryData(['users', 'asha'], { name: 'Asha' })
  forgetSession()
  expect(client.getQueryData(['users', 'asha'])).toBeUndefined()
})

test('clears it when another account signs in, and keeps it when the same account gets a new token', () => {
  const client = forgetWithSession(makeQueryClient())
  client.setQueryData(['users', 'asha'], { name: 'Asha' })
  saveSession({ token: 'newer', id: 'asha' })
  expect(client.getQueryData(['users', 'asha'])).toEqual({ name: 'Asha' })
  saveSession({ token: 'other', id: 'ravi' })
  expect(client.getQueryData(['users', 'asha'])).toBeUndefined()
})

test('does not retry a refusal', async () => {
  const client = makeQueryClient()
  const queryFn = vi.fn(() => Promise.reject(new ApiError({ code: 'NOT_FOUND', message: 'no', status: 404 })))
  await expect(client.fetchQuery({ queryKey: ['x'], queryFn })).rejects.toThrow('no')
  expect(queryFn).toHaveBeenCalledTimes(1)
})

test('never shares a cache between two visitors on the server', () => {
  vi.stubGlobal('window', undefined)
  expect(pageQueryClient()).not.toBe(pageQueryClient())
})

test('enables a query only for the signed-in account, not for one that has just left', () => {
  expect(isSignedInAs('asha')).toBe(true)
  expect(isSignedInAs('ravi')).toBe(false)
  expect(isSignedInAs(null)).toBe(false)
  forgetSession()
  expect(isSignedInAs('asha')).toBe(false)
})
