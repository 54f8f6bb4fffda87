import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryImport } from './retry-import.ts'

const network = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const failing = (times: number) => {
  const load = vi.fn(() =>
    load.mock.calls.length > times ? Promise.resolve('form') : Promise.reject(new Error('away')),
  )
  return load
}

test('loads once what succeeds at the first attempt', async () => {
  const load = failing(0)
  await expect(retryImport(load)).resolves.toBe('form')
  expect(load).toHaveBeenCalledTimes(1)
})

test('loads again after a pause what failed', async () => {
  const load = failing(2)
  const coming = retryImport(load)
  await vi.advanceTimersByTimeAsync(2999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3001)
  await expect(coming).resolves.toBe('form')
  expect(load).toHaveBeenCalledTimes(3)
})

test('stops listening for the network after the load, and retries once when it returns', async () => {
  const load = failing(1)
  const coming = retryImport(load)
  await vi.advanceTimersByTimeAsync(10)
  network.dispatchEvent(new Event('online'))
  await expect(coming).resolves.toBe('form')
  expect(vi.getTimerCount(), 'no pause is left over').toBe(0)
  network.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(load).toHaveBeenCalledTimes(2)
})

test('fails with the reason after a minute', async () => {
  const load = failing(Infinity)
  const coming = retryImport(load).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(coming).resolves.toBe('away')
  expect(load).toHaveBeenCalledTimes(20)
})
