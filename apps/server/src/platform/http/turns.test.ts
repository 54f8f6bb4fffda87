import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** Turns of the event loop by hand. Each request takes 2 ms of the 5 ms of a turn. */
function start() {
  const begun: string[] = []
  const later: (() => void)[] = []
  let now = 0
  const inTurn = createTurns({ shareMs: 5, nowMs: () => now, nextTurn: (work) => void later.push(work) })
  return {
    begun,
    ask: (address: string, name: string) =>
      inTurn(address, () => {
        begun.push(name)
        now += 2
      }),
    /** What is begun in the next turn. */
    turn() {
      const before = begun.length
      for (const work of later.splice(0)) work()
      return begun.slice(before).join(' ')
    },
    waitsForTurn: () => later.length > 0,
  }
}

test('begins what is alone at once', () => {
  const { ask, begun, turn, waitsForTurn } = start()
  ask('a', 'a1')
  expect(begun).toEqual(['a1'])
  turn()
  expect(waitsForTurn()).toBe(false)
  ask('a', 'a2')
  expect(begun).toEqual(['a1', 'a2'])
})

test('begins as many requests of one moment as fit into a turn, and the others in the next ones', () => {
  const { ask, begun, turn, waitsForTurn } = start()
  for (let at = 1; at <= 8; at++) ask('a', `a${at}`)
  expect(begun).toEqual(['a1', 'a2', 'a3'])
  expect([turn(), turn(), turn(), waitsForTurn()]).toEqual(['a4 a5 a6', 'a7 a8', '', false])
})

test('lets addresses alternate, so that one call of an honest visitor does not wait for all of a flood', () => {
  const { ask, turn } = start()
  for (let at = 1; at <= 50; at++) ask('flood', `f${at}`)
  ask('honest', 'h1')
  ask('honest', 'h2')
  expect([turn(), turn()]).toEqual(['f4 h1 f5', 'h2 f6 f7'])
})

test('begins what comes while others wait after them', () => {
  const { ask, begun, turn } = start()
  for (let at = 1; at <= 4; at++) ask('a', `a${at}`)
  turn()
  ask('b', 'b1')
  expect(begun.at(-1)).toBe('b1')
  for (let at = 5; at <= 8; at++) ask('a', `a${at}`)
  expect(begun.at(-1)).toBe('a5')
})

test('continues at once with the next hook of a request that has its turn', () => {
  const begun: string[] = []
  const later: (() => void)[] = []
  let now = 0
  const inTurn = createTurns({ shareMs: 5, nowMs: () => now, nextTurn: (work) => void later.push(work) })
  for (const name of ['1', '2']) {
    inTurn('a', () => {
      now += 5
      inTurn('a', () => begun.push(name))
    })
  }
  expect(begun).toEqual(['1'])
  for (const work of later.splice(0)) work()
  expect(begun).toEqual(['1', '2'])
})
