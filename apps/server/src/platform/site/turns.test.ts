import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

/** Work that is done when it is told to, and notes when it began. */
function startWork() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  return { begun, work, end: async (name: string) => (ends.get(name)!(), await nextTurn(), await nextTurn()) }
}

test('so much is done at once, and callers take turns however much one of them asks for', async () => {
  const turns = createTurns({ atOnce: 2, waitingPerCaller: 10, waitingInAll: 100 })
  const { begun, work, end } = startWork()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void turns.run('a', work(name))
  void turns.run('b', work('b1'))
  const last = turns.run('c', work('c1'))
  expect(begun).toEqual([])
  await nextTurn()
  await nextTurn()
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  await end('b1')
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
  await end('c1')
  expect(await last).toBe('c1')
  expect(begun.at(-1)).toBe('a3')
})

test('one caller may wait for so much, all of them for so much, and the rest is refused at once', async () => {
  const turns = createTurns({ atOnce: 1, waitingPerCaller: 2, waitingInAll: 3 })
  const { begun, work, end } = startWork()
  const asked = ['a', 'a', 'a', 'a', 'b', 'b', 'c'].map((caller, at) => turns.run(caller, work(String(at))))
  expect(asked.map((one) => one !== null)).toEqual([true, true, false, false, true, false, false])
  await nextTurn()
  for (const name of ['0', '4', '1']) await end(name)
  expect(begun).toEqual(['0', '4', '1'])
  expect(turns.run('c', work('7'))).not.toBeNull()
})

test('work is told how much else waits', async () => {
  const turns = createTurns({ atOnce: 1, waitingPerCaller: 9, waitingInAll: 9 })
  const told: number[] = []
  await Promise.all(
    ['a', 'b', 'c'].map(async (caller) => turns.run(caller, async (waiting) => void told.push(waiting))),
  )
  expect(told).toEqual([2, 1, 0])
})

test('work that fails makes room as well', async () => {
  const turns = createTurns({ atOnce: 1, waitingPerCaller: 2, waitingInAll: 3 })
  await expect(turns.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await turns.run('a', async () => 'done')).toBe('done')
})

test('between two pieces of work whatever else has come in has its turn', async () => {
  const turns = createTurns({ atOnce: 1, waitingPerCaller: 9, waitingInAll: 9 })
  const order: string[] = []
  const all = ['1', '2'].map((name) => turns.run('a', async () => void order.push(name)))
  const others = [1, 2, 3].map(() => nextTurn().then(() => order.push('something else')))
  await Promise.all([...all, ...others])
  expect(order.slice(0, 3)).toEqual(['1', 'something else', 'something else'])
})
