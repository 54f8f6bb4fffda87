import type { DomainError } from '@sankalp/contract'
import { afterAll, expect, test } from 'vitest'
import { createPdfThread } from './pdf-thread.ts'

const maker = new URL('./pdf-maker.fixture.ts', import.meta.url).href
const threads: ReturnType<typeof createPdfThread>[] = []
function newThread() {
  const thread = createPdfThread()
  threads.push(thread)
  return thread
}
afterAll(() => Promise.all(threads.map((thread) => thread.close())))

test('facts go to the thread and bytes come back, each to the one who asked', async () => {
  const thread = newThread()
  const files = await Promise.all(['one', 'two', 'three'].map((text) => thread.make(maker, { text })))
  expect(files.map((file) => Buffer.from(file).toString())).toEqual(['one', 'two', 'three'])
})

test('while a document is made, the main thread goes on', async () => {
  const thread = newThread()
  await thread.make(maker, { text: 'started' })
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), 5)
  await thread.make(maker, { text: 'slow', busyMs: 300 })
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(10)
})

test('a document that cannot be made is refused to its asker alone', async () => {
  const thread = newThread()
  const [broken, fine] = await Promise.allSettled([thread.make(maker, { fails: 'no words for it' }), thread.make(maker, { text: 'fine' })])
  expect(broken).toMatchObject({ status: 'rejected', reason: { message: 'no words for it' } })
  expect(fine.status).toBe('fulfilled')
})

test('when the thread dies, those who wait are told, and the next document starts another', async () => {
  const thread = newThread()
  await expect(thread.make(maker, { exits: true })).rejects.toThrow('ended')
  expect(Buffer.from(await thread.make(maker, { text: 'again' })).toString()).toBe('again')
})

test('a queue longer than anybody waits for is refused with when to come back', async () => {
  const thread = newThread()
  const asked = await Promise.allSettled(Array.from({ length: 30 }, () => thread.make(maker, { text: 'x' })))
  const refused = asked.filter((each) => each.status === 'rejected').map(({ reason }) => reason as DomainError)
  expect(refused).toHaveLength(6)
  expect(refused.every((error) => error.code === 'TEMPORARILY_UNAVAILABLE')).toBe(true)
})
