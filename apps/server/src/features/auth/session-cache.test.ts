import { expect, test } from 'vitest'
import type { Viewer } from '../../platform/http/viewer.ts'
import { createSessionCache } from './session-cache.ts'

const viewer: Viewer = { userId: 'u', role: 'ROLE_USER', sessionId: 's' }

test('caches a session for four seconds and then looks it up again', async () => {
  let now = 0
  let asked = 0
  const cache = createSessionCache(() => now)
  const find = () => cache.find('s', async () => (asked++, viewer))
  await find()
  now = 3999
  await find()
  expect(asked).toBe(1)
  now = 4000
  await find()
  expect(asked).toBe(2)
})

test('a session that ends during its lookup stays ended', async () => {
  const cache = createSessionCache(() => 0)
  const lookUp = cache.find('s', async () => {
    cache.end('s')
    return viewer
  })
  expect(await lookUp).toBeNull()
  expect(await cache.find('s', async () => viewer)).toBeNull()
})
