import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createGathering } from './gathering.ts'

/** Work that ends when the test says so. */
function heldWork() {
  const batches: {
    items: readonly number[]
    end: (results?: readonly string[]) => void
    fail: (error: Error) => void
  }[] = []
  const work = (items: readonly number[]) =>
    new Promise<readonly string[]>(
      (resolve, reject) =>
        void batches.push({ items, end: (results = items.map(String)) => resolve(results), fail: reject }),
    )
  return { batches, work, items: () => batches.map((batch) => batch.items) }
}

test('those of one turn go together, at its end, and whoever comes meanwhile goes after them', async () => {
  const { batches, work, items } = heldWork()
  const gather = createGathering(work)
  const first = [1, 2].map((item) => gather(item))
  expect(items()).toEqual([])
  await nextTurn()
  expect(items()).toEqual([[1, 2]])
  const second = [3, 4].map((item) => gather(item))
  await nextTurn()
  second.push(gather(5))
  await nextTurn()
  expect(items()).toEqual([[1, 2]])
  batches[0]!.end()
  expect(await Promise.all(first)).toEqual(['1', '2'])
  await nextTurn()
  expect(items()).toEqual([
    [1, 2],
    [3, 4, 5],
  ])
  batches[1]!.end()
  expect(await Promise.all(second)).toEqual(['3', '4', '5'])
  const later = gather(6)
  await nextTurn()
  batches[2]!.end()
  expect(await later).toBe('6')
})

test('one that waits while more come begins after a turn in which nobody joined, or when it is full', async () => {
  const { work, items } = heldWork()
  const gather = createGathering(work, { most: 4, waitsWhileMoreCome: true })
  void gather(1)
  for (const item of [2, 3]) {
    void gather(item)
    await nextTurn()
    expect(items()).toEqual([])
  }
  await nextTurn()
  expect(items()).toEqual([[1, 2, 3]])
  const crowd = createGathering(work, { most: 2, waitsWhileMoreCome: true })
  for (const item of [4, 5]) void crowd(item)
  await nextTurn()
  expect(items()).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
})

test('no more than so many go together, in the order they came', async () => {
  const { batches, work, items } = heldWork()
  const gather = createGathering(work, { most: 2 })
  const all = [1, 2, 3, 4, 5].map((item) => gather(item))
  for (const size of [2, 2, 1]) {
    await expect.poll(() => batches.at(-1)?.items.length).toBe(size)
    const batch = batches.at(-1)!
    batch.end()
    for (const item of batch.items) await all[item - 1]
    await nextTurn()
  }
  expect(items()).toEqual([[1, 2], [3, 4], [5]])
})

test('what fails fails for those who went with it, and the next go on', async () => {
  const { batches, work } = heldWork()
  const gather = createGathering(work)
  const first = gather(1)
  await nextTurn()
  const second = gather(2)
  batches[0]!.fail(new Error('lost'))
  await expect(first).rejects.toThrow('lost')
  await nextTurn()
  batches[1]!.end([])
  await expect(second).rejects.toThrow('1 went together and 0 came back')
  const third = gather(3)
  await nextTurn()
  batches[2]!.end()
  expect(await third).toBe('3')
})

afterEach(() => void vi.useRealTimers())

test('with a pace the first goes at once too, and the next when it is time, all together', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { batches, work, items } = heldWork()
  let now = 0
  const gather = createGathering(work, { everyMs: 10, most: 3, nowMs: () => now })
  const first = gather(1)
  await nextTurn()
  batches[0]!.end()
  await first
  now = 4
  const [second, third] = [gather(2), gather(3)]
  await nextTurn()
  expect(items()).toEqual([[1]])
  now = 10
  vi.advanceTimersByTime(6)
  expect(items()).toEqual([[1], [2, 3]])
  batches[1]!.end()
  expect(await Promise.all([second, third])).toEqual(['2', '3'])
  now = 30
  const alone = gather(4)
  await nextTurn()
  expect(items().at(-1)).toEqual([4])
  batches.at(-1)!.end()
  expect(await alone).toBe('4')
  // As many as may go together need not wait for the time.
  const full = [5, 6, 7].map((item) => gather(item))
  await nextTurn()
  expect(items().at(-1)).toEqual([5, 6, 7])
  batches.at(-1)!.end()
  expect(await Promise.all(full)).toEqual(['5', '6', '7'])
  vi.runAllTimers()
  expect(batches).toHaveLength(4)
})
