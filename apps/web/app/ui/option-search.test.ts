import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OptionSearch } from './option-search.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Returns a search whose answers come when the test says so. */
function newSearch() {
  const asked: { text: string; signal: AbortSignal; answer: (options: string[]) => void; fail: () => void }[] = []
  const search = new OptionSearch<string>({
    load: (text, signal) =>
      new Promise((resolve, reject) =>
        asked.push({ text, signal, answer: resolve, fail: () => reject(new Error('no network')) }),
      ),
    isLongEnough: (text) => text.length >= 3,
    waitMs: 500,
  })
  return { search, asked }
}

test('searches only after typing has paused, and then once for the last text', async () => {
  const { search, asked } = newSearch()
  search.type('va')
  expect(search.state().status).toBe('idle')
  search.type('var')
  await vi.advanceTimersByTimeAsync(499)
  search.type('vara')
  await vi.advanceTimersByTimeAsync(499)
  expect(asked).toHaveLength(0)
  expect(search.state().status).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(asked.map(({ text }) => text)).toEqual(['vara'])
  asked[0]!.answer(['Varanasi'])
  await vi.runAllTimersAsync()
  expect(search.state()).toEqual({ status: 'ready', options: ['Varanasi'] })
})

test('does not show a late answer for an older text', async () => {
  const { search, asked } = newSearch()
  search.type('del')
  await vi.advanceTimersByTimeAsync(500)
  search.type('mum')
  await vi.advanceTimersByTimeAsync(500)
  expect(asked[0]!.signal.aborted).toBe(true)
  asked[1]!.answer(['Mumbai'])
  asked[0]!.answer(['Delhi'])
  await vi.runAllTimersAsync()
  expect(search.state().options).toEqual(['Mumbai'])
})

test('keeps options while a word continues, and removes them when another is begun', async () => {
  const { search, asked } = newSearch()
  search.type('ram')
  await vi.advanceTimersByTimeAsync(500)
  asked[0]!.answer(['Rampur'])
  await vi.runAllTimersAsync()
  search.type('ramp')
  expect(search.state()).toEqual({ status: 'waiting', options: ['Rampur'] })
  search.type('sit')
  expect(search.state()).toEqual({ status: 'waiting', options: [] })
})

test('searches at once when the field is left during the pause, and returns the result', async () => {
  const { search, asked } = newSearch()
  search.type('ujj')
  const settled = search.settle()
  expect(asked).toHaveLength(1)
  asked[0]!.answer(['Ujjain', 'Ujjaini'])
  expect(await settled).toEqual(['Ujjain', 'Ujjaini'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toHaveLength(1)
})

test('waits for the running search when the field is left', async () => {
  const { search, asked } = newSearch()
  search.type('ujj')
  await vi.advanceTimersByTimeAsync(500)
  const settled = search.settle()
  asked[0]!.answer([])
  expect(await settled).toEqual([])
  expect(asked).toHaveLength(1)
})

test('distinguishes a failure from an empty result, and can retry', async () => {
  const { search, asked } = newSearch()
  search.type('ujj')
  await vi.advanceTimersByTimeAsync(500)
  asked[0]!.fail()
  await vi.runAllTimersAsync()
  expect(search.state().status).toBe('failed')
  const settled = search.settle()
  asked[1]!.fail()
  expect(await settled).toBeNull()
  void search.ask()
  asked[2]!.answer(['Ujjain'])
  await vi.runAllTimersAsync()
  expect(search.state()).toEqual({ status: 'ready', options: ['Ujjain'] })
})

test('notifies listeners of each change until they are removed', async () => {
  const { search, asked } = newSearch()
  const heard: string[] = []
  const leave = search.subscribe(() => heard.push(search.state().status))
  search.type('ujj')
  await vi.advanceTimersByTimeAsync(500)
  asked[0]!.answer(['Ujjain'])
  await vi.runAllTimersAsync()
  leave()
  search.reset()
  expect(heard).toEqual(['waiting', 'loading', 'ready'])
})
