import { expect, test } from 'vitest'
import { createRequestTimes } from './request-times.ts'

test('times are counted by method, route and status, each up to its bound', () => {
  const times = createRequestTimes()
  for (const seconds of [0.004, 0.005, 0.02, 11]) times.add('GET', '/a', 200, seconds)
  times.add('POST', '/a', 429, 0.3)
  const lines = times.write().split('\n')
  expect(lines.slice(0, 2)).toEqual(['# HELP http_request_seconds Time to answer, by route and status', '# TYPE http_request_seconds histogram'])
  const value = (name: string, labels: string) => lines.find((line) => line.startsWith(`http_request_seconds_${name}{${labels}} `))?.split(' ').at(-1)
  const ok = 'method="GET",route="/a",status="200"'
  expect(['0.005', '0.01', '0.025', '10', '+Inf'].map((le) => value('bucket', `le="${le}",${ok}`))).toEqual(['2', '2', '3', '3', '4'])
  expect([value('count', ok), Number(value('sum', ok))]).toEqual(['4', expect.closeTo(11.029)])
  const refused = 'method="POST",route="/a",status="429"'
  expect([value('bucket', `le="0.25",${refused}`), value('bucket', `le="0.5",${refused}`)]).toEqual(['0', '1'])
  expect(lines).toHaveLength(2 + 2 * 14 + 1)
})

test('a label cannot break out of its quotes', () => {
  const times = createRequestTimes()
  times.add('GET', '/"x\\\n', 200, 1)
  expect(times.write()).toContain(String.raw`route="/\"x\\\n",`)
})
