import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { startSweep } from './sweep.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function sweep(hasAny: boolean) {
  let turns = 0
  const { wake, close } = startSweep({
    log: createLog('silent'),
    times: { tickMs: 1000, idleMs: 5000 },
    work: async () => ({ hasAny: (turns++, hasAny) }),
  })
  return { wake, close, turns: () => turns }
}

test('however often it is woken, a turn comes each second', async () => {
  const { wake, close, turns } = sweep(true)
  for (let ms = 0; ms < 10_000; ms += 100) {
    wake()
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(turns()).toBe(10)
  await close()
})

test('with nothing to look after it comes seldom, and soon once it is woken', async () => {
  const { wake, close, turns } = sweep(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(turns()).toBe(1)
  await vi.advanceTimersByTimeAsync(3000)
  expect(turns()).toBe(1)
  wake()
  await vi.advanceTimersByTimeAsync(1000)
  expect(turns()).toBe(2)
  await close()
})
