import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createRequestTurns } from './request-turns.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

/** Turns in which each request takes one millisecond of the three that a turn has, by a clock of the test's. */
function startTurns() {
  const begun: string[] = []
  let now = 0
  const turns = createRequestTurns(
    ({ url }) => {
      begun.push(url!)
      now += 1
    },
    { callerOf: ({ url }) => url![0]!, shareMs: 3, nowMs: () => now },
  )
  const ask = (...names: string[]) =>
    names.map((url) => {
      const request = { url, socket: { destroyed: false } }
      turns.begin(request as IncomingMessage, {} as ServerResponse)
      return request
    })
  /** What is begun until the end of each of so many turns. */
  const follow = async (count: number) => {
    const seen: string[][] = []
    for (let turn = 0; turn < count; turn++) {
      seen.push(begun.splice(0))
      await nextTurn()
    }
    return seen
  }
  return { turns, ask, follow }
}

test('few requests are begun at once', async () => {
  const { ask, follow } = startTurns()
  ask('a1', 'a2')
  expect(await follow(1)).toEqual([['a1', 'a2']])
  ask('a3', 'b1')
  expect(await follow(1)).toEqual([['a3', 'b1']])
})

test('of many that arrive together a share is begun in every turn, and callers take turns', async () => {
  const { ask, follow } = startTurns()
  ask('a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'b1', 'a7', 'c1')
  expect(await follow(4)).toEqual([['a1', 'a2', 'a3'], ['a4', 'b1', 'c1'], ['a5', 'a6', 'a7'], []])
})

test('who comes while others wait goes behind their own, and not behind another’s', async () => {
  const { ask, follow } = startTurns()
  ask(...Array.from({ length: 12 }, (_, at) => `a${at + 1}`))
  expect(await follow(1)).toEqual([['a1', 'a2', 'a3']])
  ask('b1')
  expect((await follow(2)).flat()).toEqual(['a4', 'a5', 'a6', 'a7', 'b1', 'a8'])
})

test('what is ready goes before what is not, however many wait; in each turn one of the others is begun all the same', async () => {
  const { turns, ask, follow } = startTurns()
  turns.prefer(({ url }) => url!.startsWith('r'))
  ask('a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'r1', 'r2', 'r3', 'r4', 'r5')
  expect(await follow(5)).toEqual([['a1', 'b1', 'c1'], ['d1', 'r1', 'r2'], ['e1', 'r3', 'r4'], ['f1', 'r5', 'g1'], []])
})

test('who has left in the meantime is not answered', async () => {
  const { ask, follow } = startTurns()
  const asked = ask('a1', 'a2', 'a3', 'a4', 'a5')
  asked[3]!.socket.destroyed = true
  expect((await follow(3)).flat()).toEqual(['a1', 'a2', 'a3', 'a5'])
})

test('of several requests in one packet the first is begun at once, and the others wait for a turn', async () => {
  const { turns, ask, follow } = startTurns()
  const { socket } = ask('a1')[0]!
  for (const url of ['a2', 'a3']) turns.begin({ url, socket } as IncomingMessage, {} as ServerResponse)
  ask('b1')
  expect(await follow(2)).toEqual([['a1'], ['a2', 'b1', 'a3']])
})
