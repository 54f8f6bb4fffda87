import { expect, test } from 'vitest'
import { startServer } from './server-process.ts'

test('the line of every answered request is in the log, even if the process is killed right after the responses', async () => {
  const server = await startServer({ LOG_LEVEL: 'info' }, { copiesDatabase: true })
  const answers = await Promise.all(Array.from({ length: 30 }, () => fetch(`${server.url}/robots.txt`)))
  const { code } = await server.end('SIGKILL')
  expect(code).toBeNull()
  const ids = answers.map(({ headers }) => headers.get('x-request-id')!)
  // Its output may still be in the pipe.
  const missing = () =>
    ids.filter((id) => !server.log.some((line) => line.includes(id) && line.includes('"route":"/robots.txt"')))
  await expect.poll(missing, { timeout: 10_000 }).toEqual([])
})
