import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createIsoTime, createLog, withoutRedaction } from './log.ts'

test('keeps personal data and secrets out of the log, also inside objects and errors', () => {
  let written = ''
  const log = createLog(
    'info',
    new Writable({ write: (chunk, _encoding, done) => ((written += String(chunk)), done()) }),
  )
  log.info({
    phone: '+919876543210',
    user: { email: 'a@b.c', date_of_birth: '1990-01-01' },
    request: { headers: { authorization: 'Bearer x' } },
  })
  log.error(
    { err: Object.assign(new Error('bad number +919876543210'), { detail: 'Key (phone)=(+919876543210)' }) },
    'failed',
  )
  for (const secret of ['9876543210', 'a@b.c', '1990-01-01', 'Bearer x']) expect(written).not.toContain(secret)
  expect(written).toContain('failed')
  expect(written).toContain('log.test.ts')
})

test('writes the same lines to the same place without redaction', () => {
  const lines: Record<string, unknown>[] = []
  const log = createLog(
    'info',
    new Writable({
      write: (chunk, _encoding, done) => (lines.push(JSON.parse(String(chunk)) as Record<string, unknown>), done()),
    }),
  )
  const facts = { requestId: 'c0ffee', method: 'GET', route: '/shop/:id', status: 200, ms: 3 }
  log.info(facts, 'request')
  withoutRedaction(log).info(facts, 'request')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toEqual({ ...lines[0], time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) })
})

test('writes the exact time of each line, to the millisecond, across a change of the second', () => {
  let nowMs = 0
  const isoTime = createIsoTime(() => nowMs)
  for (nowMs of [1_700_000_000_000, 1_700_000_000_007, 1_700_000_000_999, 1_700_000_001_000, 1_700_000_000_060]) {
    expect(isoTime()).toBe(`,"time":"${new Date(nowMs).toISOString()}"`)
  }
})
