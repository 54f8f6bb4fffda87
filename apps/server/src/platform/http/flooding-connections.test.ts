import { once } from 'node:events'
import { type Socket, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { readSettings } from '../settings.ts'
import { createHttp } from './server.ts'

const oneRequest = 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\n'

async function startHttp(environment: Record<string, string> = {}) {
  const metrics = createMetrics()
  const app = await createHttp(readSettings({ DATA_DIR: tmpdir(), ...environment }), createLog('silent'), metrics)
  let begun = 0
  app.get('/slow', { config: { access: 'anyone' } }, async () => {
    begun += 1
    await wait(50)
    return 'done'
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as { port: number }
  return {
    app,
    metrics,
    countBegun: () => begun,
    open: () => connect({ host: '127.0.0.1', port }).on('error', () => undefined),
  }
}

/** Reads everything that a connection receives until it ends. */
async function readAll(socket: Socket): Promise<string> {
  let read = ''
  socket.on('data', (bytes: Buffer) => (read += bytes.toString()))
  // A closed connection may also end with an error, which does not matter here.
  await new Promise<void>((resolve) => socket.once('close', () => resolve()))
  return read
}

test('closes a connection that sends requests without waiting, and shuts its address out for a while', async () => {
  const { app, open } = await startHttp()
  const flood = open()
  flood.write(oneRequest.repeat(20_000))
  expect((await readAll(flood)).match(/200 OK/g)?.length ?? 0).toBeLessThan(100)
  const again = open()
  again.write(oneRequest)
  expect(await readAll(again)).toBe('')
  await app.close()
})

test('begins none of its requests after closing it, and serves the next connection', async () => {
  const { app, open, countBegun } = await startHttp({ TRUSTED_PROXIES: '127.0.0.1' })
  const flood = open()
  flood.write(oneRequest.repeat(20_000))
  await readAll(flood)
  expect(countBegun()).toBe(32)
  const other = open()
  other.write(oneRequest.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
  expect(await readAll(other)).toContain('200 OK')
  await app.close()
})

test('does not shut out a proxy for the requests of its clients', async () => {
  const { app, open } = await startHttp({ TRUSTED_PROXIES: '127.0.0.1' })
  const flood = open()
  flood.write(oneRequest.repeat(20_000))
  await readAll(flood)
  const other = open()
  other.write(oneRequest.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
  expect(await readAll(other)).toContain('200 OK')
  await app.close()
})

test('answers a few pipelined requests on one connection', async () => {
  const { app, open } = await startHttp()
  const socket = open()
  let read = ''
  socket.on('data', (bytes: Buffer) => (read += bytes.toString()))
  socket.write(oneRequest.repeat(20))
  await expect.poll(() => read.match(/200 OK/g)?.length).toBe(20)
  socket.destroy()
  await app.close()
})

test('counts a caller who leaves before the response as 499, not as our failure', async () => {
  const { app, metrics, open } = await startHttp()
  const socket = open()
  await once(socket, 'connect')
  socket.write(oneRequest)
  await wait(10)
  socket.destroy()
  await expect
    .poll(async () => (await metrics.requestSeconds.get()).values.map(({ labels }) => labels.status))
    .toContain('499')
  await app.close()
})
