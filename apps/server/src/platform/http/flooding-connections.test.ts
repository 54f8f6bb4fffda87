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
  app.get('/slow', { config: { access: 'anyone' } }, async () => {
    await wait(50)
    return 'done'
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as { port: number }
  return { app, metrics, open: () => connect({ host: '127.0.0.1', port }).on('error', () => undefined) }
}

/** What a connection was answered until it ended. */
async function readAll(socket: Socket): Promise<string> {
  let read = ''
  socket.on('data', (bytes: Buffer) => (read += bytes.toString()))
  // A cut connection may end with an error as well, which is not what is asked here.
  await new Promise<void>((resolve) => socket.once('close', () => resolve()))
  return read
}

test('a connection that asks on and on without waiting is cut, and its address may not come again for a while', async () => {
  const { app, open } = await startHttp()
  const flood = open()
  flood.write(oneRequest.repeat(20_000))
  expect((await readAll(flood)).match(/200 OK/g)?.length ?? 0).toBeLessThan(100)
  const again = open()
  again.write(oneRequest)
  expect(await readAll(again)).toBe('')
  await app.close()
})

test('the rest of its packet is not even read, and the next connection is', async () => {
  const { app, open } = await startHttp({ TRUSTED_PROXIES: '127.0.0.1' })
  let read = 0
  app.server.on('request', () => (read += 1))
  const flood = open()
  flood.write(oneRequest.repeat(20_000))
  await readAll(flood)
  expect(read).toBeLessThan(60)
  const other = open()
  other.write(oneRequest.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
  expect(await readAll(other)).toContain('200 OK')
  await app.close()
})

test('a proxy is not shut out for what came through it', async () => {
  const { app, open } = await startHttp({ TRUSTED_PROXIES: '127.0.0.1' })
  const flood = open()
  flood.write(oneRequest.repeat(20_000))
  await readAll(flood)
  const other = open()
  other.write(oneRequest.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
  expect(await readAll(other)).toContain('200 OK')
  await app.close()
})

test('a few requests at once on one connection are all answered', async () => {
  const { app, open } = await startHttp()
  const socket = open()
  let read = ''
  socket.on('data', (bytes: Buffer) => (read += bytes.toString()))
  socket.write(oneRequest.repeat(20))
  await expect.poll(() => read.match(/200 OK/g)?.length).toBe(20)
  socket.destroy()
  await app.close()
})

test('whoever leaves before their answer is counted as that, and not as a failure of ours', async () => {
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
