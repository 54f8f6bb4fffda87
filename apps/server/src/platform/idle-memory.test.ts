import { once } from 'node:events'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { releaseMemoryWhenIdle } from './idle-memory.ts'

let server: Server
let otherWork = 0
const reduced = vi.fn<(what: 'start' | 'stop') => void>()

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  reduced.mockReset()
  server = createServer((_request, response) => response.end())
  otherWork = 0
  releaseMemoryWhenIdle(server, {
    idleMs: 20_000,
    countOtherWork: () => otherWork,
    startReducing: () => reduced('start'),
    stopReducing: () => reduced('stop'),
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(async () => {
  if (server.listening) await close()
  vi.useRealTimers()
})

async function close(): Promise<void> {
  server.closeAllConnections()
  await once(server.close(), 'close')
}

async function request(path: string): Promise<void> {
  const { port } = server.address() as AddressInfo
  await (await fetch(`http://127.0.0.1:${port}${path}`)).text()
}

test('memory is given back once for a quiet time, however long it lasts', () => {
  vi.advanceTimersByTime(19_999)
  expect(reduced).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reduced.mock.calls).toEqual([['start']])
  vi.advanceTimersByTime(600_000)
  expect(reduced.mock.calls).toEqual([['start'], ['stop']])
})

test('a visitor ends it at once, and the quiet time begins anew', async () => {
  vi.advanceTimersByTime(20_000)
  await request('/panchang')
  expect(reduced.mock.calls).toEqual([['start'], ['stop']])
  vi.advanceTimersByTime(19_999)
  expect(reduced).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1)
  expect(reduced).toHaveBeenLastCalledWith('start')
})

test('so does what no request tells of, until nothing of it happens for a while', () => {
  for (let twice = 0; twice < 2; twice += 1) {
    otherWork += 1
    vi.advanceTimersByTime(20_000)
  }
  expect(reduced).not.toHaveBeenCalled()
  vi.advanceTimersByTime(20_000)
  expect(reduced.mock.calls).toEqual([['start']])
})

test('visitors keep it away; those who only watch over the server do not', async () => {
  vi.advanceTimersByTime(15_000)
  await request('/panchang')
  vi.advanceTimersByTime(15_000)
  expect(reduced).not.toHaveBeenCalled()
  for (const probe of ['/healthz', '/readyz', '/metrics']) await request(probe)
  vi.advanceTimersByTime(5000)
  expect(reduced.mock.calls).toEqual([['start']])
})

test('a server that closes meanwhile leaves V8 as it was', async () => {
  vi.advanceTimersByTime(20_000)
  await close()
  expect(reduced.mock.calls).toEqual([['start'], ['stop']])
  vi.advanceTimersByTime(60_000)
  expect(reduced).toHaveBeenCalledTimes(2)
})

test('this V8 knows the flags, and garbage is collected', async () => {
  const lost = new WeakRef({ garbage: true })
  // What a reference was made to in this turn of the loop stays until its end.
  await new Promise((resolve) => setImmediate(resolve))
  releaseMemoryWhenIdle(createServer(), { idleMs: 1000 })
  vi.advanceTimersByTime(1000)
  expect(lost.deref()).toBeUndefined()
})
