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
    write: async () => {},
    look: async () => ({ hasAny: (turns++, hasAny) }),
  })
  return { wake, close, turns: () => turns }
}

test('runs a turn each second, however often it is woken', async () => {
  const { wake, close, turns } = sweep(true)
  for (let ms = 0; ms < 10_000; ms += 100) {
    wake()
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(turns()).toBe(10)
  await close()
})

test('runs rarely with nothing to do, and soon once it is woken', async () => {
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

test('after a failure, writes each second and checks again only when all others have had time to write', async () => {
  const done: string[] = []
  let isAway = false
  const write = async () => {
    if (isAway) throw new Error('away')
    done.push('write')
  }
  const { close } = startSweep({
    log: createLog('silent'),
    times: { tickMs: 1000, idleMs: 5000 },
    write,
    look: async () => ({ hasAny: done.push('look') > 0 }),
  })
  await vi.advanceTimersByTimeAsync(1000)
  isAway = true
  await vi.advanceTimersByTimeAsync(1000)
  isAway = false
  await vi.advanceTimersByTimeAsync(5000)
  expect(done).toEqual(['write', 'look', 'write', 'write', 'write', 'write', 'write', 'look'])
  await close()
})
