import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DomainError } from '@sankalp/contract'
import type { Answered, Visit } from '@sankalp/contract/visit'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { createRenderThread } from './render-thread.ts'
import { render as renderHere } from './render-thread.fixture.ts'
import { createMessageReader } from './message-reader.ts'

/** Threads start slowly on a busy machine; how long that takes is not what is tested. */
const waitMs = 60_000
vi.setConfig({ testTimeout: waitMs })

const module = new URL('./render-thread.fixture.ts', import.meta.url).href
const threads: ReturnType<typeof createRenderThread>[] = []
function newThread(options: { idleMs?: number; stuckMs?: number } = {}) {
  const thread = createRenderThread({ module, log: createLog('silent'), ...options })
  threads.push(thread)
  return thread
}
afterAll(() => Promise.all(threads.map((thread) => thread.close())))

function visitWith(own: Partial<Visit> = {}): Visit {
  const call = async (): Promise<Answered> => ({ status: 200, text: 'the list' })
  return {
    nonce: 'n0nce',
    language: 'hin',
    signedIn: true,
    demo: false,
    city: 'delhi',
    origin: 'https://sankalp.example',
    messages: createMessageReader({ dev: false }),
    call,
    report: () => {},
    ...own,
  }
}

const ask = (path: string, signal?: AbortSignal) => new Request(`https://sankalp.example${path}`, { signal })
const comeAgain = { code: 'TEMPORARILY_UNAVAILABLE', facts: { retryAfterSeconds: 2 } }

test('a page is the same as if it were rendered here: status, every header, each byte', async () => {
  const thread = newThread()
  for (const path of ['/visit?x=1&y=%E0%A4%95', '/call', '/large', '/other']) {
    const [there, here] = [await thread.render(ask(path), visitWith()), await renderHere(ask(path), visitWith())]
    expect([there.status, [...there.headers]]).toEqual([here.status, [...here.headers]])
    expect(there.bytes.equals(here.bytes)).toBe(true)
  }
})

test('its calls are made here, in the name of the request that asked for the page', async () => {
  const names = new AsyncLocalStorage<string>()
  const seen: unknown[] = []
  const call: Visit['call'] = async (path, headers) => (
    seen.push([names.getStore(), path, headers]),
    { status: 429, text: names.getStore()! }
  )
  const thread = newThread()
  const pages = await Promise.all(
    ['one', 'two'].map((name) => names.run(name, () => thread.render(ask('/call'), visitWith({ call })))),
  )
  expect(pages.map(({ bytes }) => JSON.parse(bytes.toString()))).toEqual([
    { status: 429, text: 'one' },
    { status: 429, text: 'two' },
  ])
  expect(seen).toEqual(['one', 'two'].map((name) => [name, '/api/list?a=1', { 'accept-language': 'hi' }]))
})

test('a call that fails here fails there', async () => {
  const call = () => Promise.reject(new RangeError('no database'))
  await expect(newThread().render(ask('/call'), visitWith({ call }))).rejects.toMatchObject({
    name: 'RangeError',
    message: 'no database',
  })
})

test('errors come back with their name and stack: those that are told of and those that end a page', async () => {
  const told: Error[] = []
  const thread = newThread()
  const report = (error: unknown) => void told.push(error as Error)
  await thread.render(ask('/reports'), visitWith({ report }))
  expect(told).toMatchObject([
    { name: 'RangeError', message: 'a part is missing', stack: expect.stringContaining('render-thread.fixture') },
  ])
  await expect(thread.render(ask('/fails'), visitWith())).rejects.toMatchObject({
    name: 'TypeError',
    message: 'no such page',
    stack: expect.stringContaining('render-thread.fixture'),
  })
})

test('while a page is rendered, the main thread goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sankalp-thread-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const until = join(folder, 'enough')
  // The page is done when this thread has ticked ten times: never, if it were rendered here.
  let ticks = 0
  const timer = setInterval(() => (ticks += 1) === 10 && writeFileSync(until, ''), 5)
  expect((await newThread().render(ask(`/busy?until=${until}`), visitWith())).status).toBe(200)
  clearInterval(timer)
  expect(ticks).toBeGreaterThanOrEqual(10)
})

test('who leaves ends the rendering, before it begins and while it goes on', async () => {
  const thread = newThread()
  const early = await thread.render(ask('/leaves', AbortSignal.abort()), visitWith())
  const leaving = new AbortController()
  const begun: Visit['call'] = async () => (leaving.abort(), { status: 200, text: '' })
  const late = await thread.render(ask('/leaves', leaving.signal), visitWith({ call: begun }))
  for (const { bytes } of [early, late]) expect(bytes.toString()).toBe('{"aborted":true}')
})

test.each(['/exits', '/breaks'])(
  'when the thread dies (%s), those who wait are asked to come again, and the next page starts another',
  async (path) => {
    const thread = newThread()
    const dying = await Promise.allSettled([
      thread.render(ask('/hangs'), visitWith()),
      thread.render(ask(path), visitWith()),
    ])
    for (const outcome of dying) expect(outcome).toMatchObject({ status: 'rejected', reason: comeAgain })
    expect((dying[0] as PromiseRejectedResult).reason).toBeInstanceOf(DomainError)
    expect((await thread.render(ask('/again'), visitWith())).bytes.toString()).toBe('{"pathname":"/again"}')
  },
)

test('one that does not come to an end is ended', async () => {
  const thread = newThread({ stuckMs: 50 })
  await expect(thread.render(ask('/hangs'), visitWith())).rejects.toMatchObject(comeAgain)
  expect(thread.isRunning()).toBe(false)
})

test('an idle thread is ended, and a page asked for later is rendered by another', async () => {
  const thread = newThread({ idleMs: 20 })
  expect(thread.isRunning()).toBe(false)
  for (const path of ['/first', '/second']) {
    expect((await thread.render(ask(path), visitWith())).bytes.toString()).toContain(path)
    await vi.waitFor(() => expect(thread.isRunning()).toBe(false), { timeout: waitMs, interval: 1 })
  }
})

test('a page that takes longer than an idle thread lives is rendered', async () => {
  const thread = newThread({ idleMs: 20 })
  const call: Visit['call'] = async () => (await wait(200), { status: 200, text: 'late' })
  expect((await thread.render(ask('/call'), visitWith({ call }))).bytes.toString()).toContain('late')
})

test('it closes with a thread, without one, and while a page is rendered', async () => {
  await newThread().close()
  const idle = newThread()
  await idle.render(ask('/'), visitWith())
  await idle.close()
  const busy = newThread()
  const [page] = await Promise.allSettled([busy.render(ask('/hangs'), visitWith()), busy.close()])
  expect(page).toMatchObject({ status: 'rejected', reason: comeAgain })
})
