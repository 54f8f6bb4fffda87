import { expect, test } from 'vitest'
import { createInPieces } from './in-pieces.ts'

/** Sets up a clock that only steps move, and an event loop whose turns run only when called. */
function startPieces() {
  let now = 0
  const turns: (() => void)[] = []
  const done: string[] = []
  const inPieces = createInPieces({ shareMs: 3, nowMs: () => now, nextTurn: (work) => void turns.push(work) })
  function* count(name: string, steps: number): Generator<void, string, void> {
    for (let step = 1; step <= steps; step++) {
      now += 1
      done.push(`${name}${step}`)
      yield
    }
    return name
  }
  return { inPieces, count, turns, turn: () => (turns.shift()?.(), done.splice(0).join(' ')) }
}

test('uses a share of each turn for a calculation, and leaves the rest to others', async () => {
  const { inPieces, count, turn, turns } = startPieces()
  const result = inPieces(count('a', 7))
  expect([turn(), turn(), turn()]).toEqual(['a1 a2 a3', 'a4 a5 a6', 'a7'])
  expect(await result).toBe('a')
  expect(turns).toHaveLength(0)
})

test('runs two calculations one after the other, within one share of each turn', async () => {
  const { inPieces, count, turn } = startPieces()
  const results = Promise.all([inPieces(count('a', 4)), inPieces(count('b', 3))])
  expect([turn(), turn(), turn()]).toEqual(['a1 a2 a3', 'a4 b1 b2', 'b3'])
  expect(await results).toEqual(['a', 'b'])
})

test('reports a failed calculation to its caller, and continues with the next', async () => {
  const { inPieces, count, turn } = startPieces()
  function* fail(): Generator<void, string, void> {
    yield
    throw new Error('no sun')
  }
  const failed = inPieces(fail())
  const next = inPieces(count('b', 2))
  expect(turn()).toBe('b1 b2')
  await expect(failed).rejects.toThrow('no sun')
  expect(await next).toBe('b')
})

test('lets other events run between two pieces', async () => {
  const inPieces = createInPieces({ shareMs: 0 })
  let steps = 0
  function* long(): Generator<void, number, void> {
    for (; steps < 1000; steps++) yield
    return steps
  }
  const calculated = inPieces(long())
  await new Promise((resolve) => setTimeout(resolve, 1))
  expect(steps).toBeLessThan(1000)
  expect(await calculated).toBe(1000)
})
