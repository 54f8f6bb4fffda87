import { expect, test } from 'vitest'
import { startServer } from './server-process.ts'

test('the line of every request that was answered is in the log, though the process was killed right after the answers', async () => {
  const server = await startServer({ LOG_LEVEL: 'info' })
  const answers = await Promise.all(Array.from({ length: 30 }, () => fetch(`${server.url}/robots.txt`)))
  const { code } = await server.end('SIGKILL')
  expect(code).toBeNull()
  const ids = answers.map(({ headers }) => headers.get('x-request-id')!)
  // What it wrote may still be on its way to us through the pipe.
  const missing = () =>
    ids.filter((id) => !server.log.some((line) => line.includes(id) && line.includes('"route":"/robots.txt"')))
  await expect.poll(missing, { timeout: 10_000 }).toEqual([])
}, 180_000)
