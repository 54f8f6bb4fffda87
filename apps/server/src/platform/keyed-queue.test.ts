import { expect, test } from 'vitest'
import { createKeyedQueue } from './keyed-queue.ts'

test('runs tasks of one key in sequence and other keys in parallel, and continues after a failure', async () => {
  const inOrder = createKeyedQueue()
  const log: string[] = []
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  const first = inOrder('a', async () => {
    log.push('first begins')
    await gate
    log.push('first ends')
    throw new Error('first failed')
  })
  const second = inOrder('a', async () => void log.push('second'))
  const third = inOrder('a', async () => void log.push('third'))
  await inOrder('b', async () => void log.push('other key'))
  expect(log).toEqual(['first begins', 'other key'])
  release()
  await expect(first).rejects.toThrow('first failed')
  await Promise.all([second, third])
  expect(log).toEqual(['first begins', 'other key', 'first ends', 'second', 'third'])
})
