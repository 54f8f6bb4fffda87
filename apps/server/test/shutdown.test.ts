import { expect, test } from 'vitest'
import { readSettings } from '../src/platform/settings.ts'
import { runLoad } from './load.ts'
import { startServer } from './server-process.ts'

/** This many answers show that every connection is under load. */
const enough = 60

test('on SIGTERM under load no request fails, no error is unhandled, and the process ends by itself', async () => {
  // Set a generous limit, because stopping may take long on a busy machine; `npm run proofs soak` measures that it
  // takes less than 10 s.
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

test('with its default settings, the process ends within 10 s, whatever hangs', () => {
  expect(readSettings({}).stopWithinSeconds).toBeLessThan(10)
})
