import type { DomainError } from '@sankalp/contract'
import { afterAll, expect, test, vi } from 'vitest'
import { createPdfThread } from './pdf-thread.ts'

/** Threads start slowly on a busy machine; the start is not what is tested. */
const waitMs = 60_000
vi.setConfig({ testTimeout: waitMs })

const maker = new URL('./pdf-maker.fixture.ts', import.meta.url).href
const threads: ReturnType<typeof createPdfThread>[] = []
function newThread(options?: { idleMs: number }) {
  const thread = createPdfThread(options)
  threads.push(thread)
  return thread
}
afterAll(() => Promise.all(threads.map((thread) => thread.close())))

test('sends facts to the thread, and returns the bytes to the right caller', async () => {
  const thread = newThread()
  const files = await Promise.all(['one', 'two', 'three'].map((text) => thread.make(maker, { text })))
  expect(files.map((file) => Buffer.from(file).toString())).toEqual(['one', 'two', 'three'])
})

test('does not block the main thread while a document is made', async () => {
  const thread = newThread()
  await thread.make(maker, { text: 'started' })
  // The document is finished only after this thread has ticked ten times, so it must be made in another thread.
  const busyUntil = new Int32Array(new SharedArrayBuffer(4))
  let ticks = 0
  const timer = setInterval(() => (ticks += 1) === 10 && Atomics.store(busyUntil, 0, 1), 5)
  expect(Buffer.from(await thread.make(maker, { text: 'slow', busyUntil })).toString()).toBe('slow')
  clearInterval(timer)
  expect(ticks).toBeGreaterThanOrEqual(10)
})

test('reports a failed document to its caller only', async () => {
  const thread = newThread()
  const [broken, fine] = await Promise.allSettled([
    thread.make(maker, { fails: 'no words for it' }),
    thread.make(maker, { text: 'fine' }),
  ])
  expect(broken).toMatchObject({ status: 'rejected', reason: { message: 'no words for it' } })
  expect(fine.status).toBe('fulfilled')
})

test('rejects waiting callers when the thread dies, and starts another for the next document', async () => {
  const thread = newThread()
  await expect(thread.make(maker, { exits: true })).rejects.toThrow('ended')
  expect(Buffer.from(await thread.make(maker, { text: 'again' })).toString()).toBe('again')
})

test('refuses a document when the queue is too long, with the time to retry', async () => {
  const thread = newThread()
  const asked = await Promise.allSettled(Array.from({ length: 30 }, () => thread.make(maker, { text: 'x' })))
  const refused = asked.filter((each) => each.status === 'rejected').map(({ reason }) => reason as DomainError)
  expect(refused).toHaveLength(6)
  expect(refused.every((error) => error.code === 'TEMPORARILY_UNAVAILABLE')).toBe(true)
})

const untilEnded = (thread: ReturnType<typeof createPdfThread>) =>
  vi.waitFor(() => expect(thread.isRunning()).toBe(false), { timeout: waitMs, interval: 1 })

test('ends an idle thread, and makes a document requested at that moment in another', async () => {
  const thread = newThread({ idleMs: 20 })
  expect(thread.isRunning()).toBe(false)
  await thread.make(maker, { text: 'first' })
  await untilEnded(thread)
  expect(Buffer.from(await thread.make(maker, { text: 'second' })).toString()).toBe('second')
})

test('makes two documents at once that take longer than the idle timeout', async () => {
  const thread = newThread({ idleMs: 20 })
  const files = await Promise.all([
    thread.make(maker, { text: 'slow', busyMs: 200 }),
    thread.make(maker, { text: 'next', busyMs: 100 }),
  ])
  expect(files.map((file) => Buffer.from(file).toString())).toEqual(['slow', 'next'])
})

test('ends a warmed thread that is never used', async () => {
  const thread = newThread({ idleMs: 20 })
  thread.warm(maker)
  expect(thread.isRunning()).toBe(true)
  await untilEnded(thread)
})

test('closes with a thread, without one, after one, and while a document is made', async () => {
  await newThread().close()
  const idle = newThread({ idleMs: 20 })
  await idle.make(maker, { text: 'done' })
  await untilEnded(idle)
  await idle.close()
  const busy = newThread()
  const [made] = await Promise.allSettled([busy.make(maker, { text: 'slow', busyMs: 60_000 }), busy.close()])
  expect(made.status).toBe('rejected')
})
