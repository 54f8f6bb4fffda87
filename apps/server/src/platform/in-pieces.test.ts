import { expect, test } from 'vitest'
import { createInPieces } from './in-pieces.ts'

/** A clock that only steps move, and turns of the event loop that only come when they are called. */
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

test('a calculation takes a share of each turn, and the rest of the turn is for others', async () => {
  const { inPieces, count, turn, turns } = startPieces()
  const result = inPieces(count('a', 7))
  expect([turn(), turn(), turn()]).toEqual(['a1 a2 a3', 'a4 a5 a6', 'a7'])
  expect(await result).toBe('a')
  expect(turns).toHaveLength(0)
})

test('two are done one after the other, in one share of each turn', async () => {
  const { inPieces, count, turn } = startPieces()
  const results = Promise.all([inPieces(count('a', 4)), inPieces(count('b', 3))])
  expect([turn(), turn(), turn()]).toEqual(['a1 a2 a3', 'a4 b1 b2', 'b3'])
  expect(await results).toEqual(['a', 'b'])
})

test('one that fails tells whoever waits for it, and the next one goes on', async () => {
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

test('between two pieces whatever else has come in is done', async () => {
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
