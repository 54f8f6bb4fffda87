import { expect, test } from 'vitest'
import { openSlowly } from './slow-connections.ts'
import { testApp } from './test-app.ts'

test('100 connections that drip their headers and 100 that drip their bodies are all closed within 30 s, and others are served', async () => {
  const app = await testApp()
  const slow = openSlowly(app.url, { header: 100, body: 100 }, 30_000)
  const client = await app.newClient().signIn()
  expect(client.token).not.toBeNull()
  const { opened, closed, lastClosedMs } = await slow
  expect([opened, closed]).toEqual([200, 200])
  expect(lastClosedMs).toBeLessThan(30_000)
}, 60_000)
