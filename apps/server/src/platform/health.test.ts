import fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Db } from './db/db.ts'
import { installHealth } from './health.ts'

test('whoever asks whether we are ready while another does shares that look', async () => {
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
