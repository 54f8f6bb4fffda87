import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTogether } from './together.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('runs a single task at once, and the next ones together in order', async () => {
  const together = createTogether(10)
  const done: number[] = []
  const add = (number: number) => together(async () => void done.push(number))
  await add(1)
  expect(done).toEqual([1])
  const soon = [add(2), add(3)]
  await vi.advanceTimersByTimeAsync(9)
  expect(done).toEqual([1])
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toEqual([1, 2, 3])
  await Promise.all(soon)
  await vi.advanceTimersByTimeAsync(10)
  await add(4)
  expect([done, vi.getTimerCount()]).toEqual([[1, 2, 3, 4], 0])
})

test('reports a failure to its caller only', async () => {
  const together = createTogether(10)
  await expect(together(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  const next = together(() => Promise.resolve('kept'))
  await vi.advanceTimersByTimeAsync(10)
  expect(await next).toBe('kept')
})
