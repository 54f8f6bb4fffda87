import { expect, test } from 'vitest'
import { readSettings } from '../src/platform/settings.ts'
import { runLoad } from './load.ts'
import { startServer } from './server-process.ts'

/** So many answers show that the load is under way on every connection. */
const enough = 60

test('SIGTERM under load: no request fails, nothing goes unhandled, and the process ends by itself', async () => {
  // On a busy machine stopping takes as long as it takes; `npm run proofs soak` measures that it takes less than 10 s.
  const server = await startServer({ STOP_WITHIN_SECONDS: '600' }, { copiesDatabase: true })
  const client = await server.newClient().signIn()
  const headers = { authorization: `Bearer ${client.token}` }
  let on = true
  let underWay = () => {}
  const isUnderWay = new Promise<void>((resolve) => (underWay = resolve))
  const load = runLoad({
    url: server.url,
    connections: 10,
    next: (worker) => ({
      method: 'GET',
      path: worker % 2 ? `/api/user/getUserById/${client.userId}` : '/healthz',
      headers,
    }),
    goesOn: () => on,
    pauseMs: 20,
    leaveWhenAsked: true,
    onAnswer: (answered) => answered >= enough && underWay(),
  })
  await isUnderWay
  const { code } = await server.end('SIGTERM')
  on = false
  const { failures, answered, byStatus } = await load
  expect(failures).toEqual([])
  expect(Object.keys(byStatus)).toEqual(['200'])
  expect(answered).toBeGreaterThanOrEqual(enough)
  expect(code).toBe(0)
  expect(server.log.filter((line) => /unhandled|uncaught/i.test(line))).toEqual([])
})

test('as it is set, the process has ended before 10 s are over, whatever hangs', () => {
  expect(readSettings({}).stopWithinSeconds).toBeLessThan(10)
})
