import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createWindows } from './limit-windows.ts'

const limit = { max: 2, windowSeconds: 10 }

describe('windows', () => {
  test('allow a number of calls, then return the wait, and start again when the window is over', () => {
    const windows = createWindows(limit)
    expect([windows.take('a', 0), windows.take('a', 4000), windows.take('a', 4000), windows.take('a', 9999)]).toEqual([
      0, 0, 6, 1,
    ])
    expect(windows.take('a', 10_000)).toBe(0)
  })

  test('count callers separately', () => {
    const windows = createWindows(limit)
    for (const key of ['a', 'a', 'b']) windows.take(key, 0)
    expect([windows.take('a', 1), windows.take('b', 1)]).toEqual([10, 0])
  })

  test('take a call back, but never below zero and not in an expired window', () => {
    const windows = createWindows(limit)
    windows.giveBack('a', 0)
    windows.take('a', 0)
    windows.take('a', 0)
    windows.giveBack('a', 1)
    expect([windows.take('a', 1), windows.take('a', 1)]).toEqual([0, 10])
    windows.giveBack('a', 10_000)
    expect([1, 2, 3].map(() => windows.take('a', 10_000))).toEqual([0, 0, 10])
  })

  test('forget all expired windows, without a timer for each', () => {
    const windows = createWindows(limit)
    for (let at = 0; at < 1000; at++) windows.take(`caller ${at}`, at)
    expect(windows.size).toBe(1000)
    windows.take('later', 15_000)
    windows.take('much later', 26_000)
    expect(windows.size).toBe(2)
  })

  test('never exceed their capacity, and still refuse a caller that continues', () => {
    const windows = createWindows(limit, 100)
    const waits: number[] = []
    for (let at = 0; at < 10_000; at++) {
      windows.take(`caller ${at}`, 0)
      expect(windows.size).toBeLessThanOrEqual(100)
      if (at % 10 === 0) waits.push(windows.take('the same', 0))
    }
    expect(waits).toEqual([0, 0, ...Array<number>(998).fill(10)])
  })

  test('give the same results as separate windows for any calls in any order', () => {
    const call = fc.record({
      key: fc.constantFrom('a', 'b', 'c'),
      afterMs: fc.integer({ min: 0, max: 12_000 }),
      back: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(call, { maxLength: 80 }), (calls) => {
        const windows = createWindows(limit)
        const plain = new Map<string, { count: number; endsAt: number }>()
        let now = 0
        for (const { key, afterMs, back } of calls) {
          now += afterMs
          const open = plain.get(key)
          const running = open && open.endsAt > now ? open : undefined
          if (back) {
            windows.giveBack(key, now)
            if (running && running.count > 0) running.count -= 1
            continue
          }
          const window = running ?? { count: 0, endsAt: now + 10_000 }
          window.count += 1
          plain.set(key, window)
          expect(windows.take(key, now)).toBe(window.count <= 2 ? 0 : Math.ceil((window.endsAt - now) / 1000))
        }
      }),
    )
  })
})
