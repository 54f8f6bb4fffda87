import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { putAnswer } from './put-answer.ts'

const queryKey = ['hours']

/** Opens an observed query whose loads are answered when the test says so. */
function openQuery(known?: string) {
  const client = new QueryClient()
  if (known !== undefined) client.setQueryData(queryKey, known)
  const loads: ((answer: string) => void)[] = []
  const load = () => new Promise<string>((resolve) => void loads.push(resolve))
  const stop = new QueryObserver(client, { queryKey, queryFn: load, staleTime: Infinity }).subscribe(() => {})
  return { client, loads, stop, shown: () => client.getQueryData<string>(queryKey) }
}
const aMoment = () => new Promise((resolve) => setTimeout(resolve))

test.each(['as it was', undefined])(
  'what was read before a change does not take it back from the screen (known before: %s)',
  async (known) => {
    const { client, loads, stop, shown } = openQuery(known)
    // As the live channel does when it connects.
    void client.invalidateQueries({ queryKey })
    expect(loads).toHaveLength(1)
    expect(putAnswer(client, queryKey, 'changed')).toBe('changed')
    loads[0]!('as it was')
    await aMoment()
    expect(shown()).toBe('changed')
    expect(loads).toHaveLength(2)
    loads[1]!('changed, and what came after')
    await expect.poll(shown).toBe('changed, and what came after')
    stop()
  },
)

test('reloads a value that is not loaded yet when a change concerns only a part of it', async () => {
  const { client, loads, stop, shown } = openQuery()
  expect(loads).toHaveLength(1)
  expect(putAnswer<string>(client, queryKey, (known) => known && `${known}, changed`)).toBeUndefined()
  loads[0]!('as it was')
  await aMoment()
  expect(shown()).toBeUndefined()
  expect(loads).toHaveLength(2)
  loads[1]!('changed')
  await expect.poll(shown).toBe('changed')
  expect(client.isFetching()).toBe(0)
  stop()
})

test('starts no load where none is running', async () => {
  const { client, loads, stop, shown } = openQuery('as it was')
  putAnswer<string>(client, queryKey, (known) => `${known}, changed`)
  await aMoment()
  expect(shown()).toBe('as it was, changed')
  expect(loads).toEqual([])
  stop()
})
