import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runLoad } from './load.ts'
import { startServer } from './server-process.ts'

test('SIGTERM under load: no request fails, nothing goes unhandled, and the process ends within 10 s', async () => {
  const server = await startServer()
  const client = await server.newClient().signIn()
  const headers = { authorization: `Bearer ${client.token}` }
  let on = true
  const load = runLoad({
    url: server.url,
    connections: 10,
    next: (worker) => ({ method: 'GET', path: worker % 2 ? `/api/user/getUserById/${client.userId}` : '/healthz', headers }),
    goesOn: () => on,
    pauseMs: 20,
    leaveWhenAsked: true,
  })
  await wait(1000)
  const { code, ms } = await server.end('SIGTERM')
  on = false
  const { failures, answered, byStatus } = await load
  expect(failures).toEqual([])
  expect(Object.keys(byStatus)).toEqual(['200'])
  expect(answered).toBeGreaterThan(50)
  expect(code).toBe(0)
  expect(ms).toBeLessThan(10_000)
  expect(server.log.filter((line) => /unhandled|uncaught/i.test(line))).toEqual([])
}, 120_000)
