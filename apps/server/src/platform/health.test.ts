import type * as promises from 'node:fs/promises'
import { statfs } from 'node:fs/promises'
import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import type { Db } from './db/db.ts'
import { installHealth } from './health.ts'

vi.mock('node:fs/promises', async (real) => ({ ...(await real<typeof promises>()), statfs: vi.fn() }))

test('shares one readiness check between simultaneous requests', async () => {
  let looks = 0
  const found = Promise.withResolvers<[]>()
  const query = () => {
    looks += 1
    return found.promise
  }
  const app = fastify()
  installHealth(app, {
    db: { query } as unknown as Db,
    redis: null,
    turnUrls: [],
    storageAnswers: null,
    folders: [],
    isDraining: () => false,
  })
  const asked = Array.from({ length: 50 }, () => app.inject('/readyz'))
  await expect.poll(() => looks).toBe(1)
  found.resolve([])
  expect(new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(looks).toBe(1)
  await app.inject('/readyz')
  expect(looks).toBe(2)
  await app.close()
})

test('is not ready when the disk of a folder we write to is full; without such a folder no disk matters', async () => {
  const bsize = 4096
  const free = new Map([
    ['/data', 64 * 1024 * 1024],
    ['/data/media', 64 * 1024 * 1024],
  ])
  vi.mocked(statfs).mockImplementation((async (folder: string) => {
    if (!free.has(folder)) throw new Error('no such folder')
    return { bavail: free.get(folder)! / bsize, bsize }
  }) as never)
  const db = { query: async () => [] } as unknown as Db
  const ready = async (folders: readonly string[]) => {
    const app = fastify()
    installHealth(app, { db, redis: null, turnUrls: [], storageAnswers: null, folders, isDraining: () => false })
    const { statusCode, body } = await app.inject('/readyz')
    await app.close()
    return [statusCode, (JSON.parse(body) as { checks: { disk?: boolean } }).checks.disk]
  }
  expect(await ready(['/data', '/data/media'])).toEqual([200, true])
  free.set('/data/media', free.get('/data')! - bsize)
  expect(await ready(['/data', '/data/media'])).toEqual([503, false])
  expect(await ready(['/gone'])).toEqual([503, false])
  expect(await ready([])).toEqual([200, undefined])
})
