import { Writable } from 'node:stream'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog, gatherLines } from './log.ts'

test('what is personal or secret does not reach the log, also inside objects and errors', () => {
  let written = ''
  const log = createLog('info', new Writable({ write: (chunk, _encoding, done) => ((written += String(chunk)), done()) }))
  log.info({ phone: '+919876543210', user: { email: 'a@b.c', date_of_birth: '1990-01-01' }, request: { headers: { authorization: 'Bearer x' } } })
  log.error({ err: Object.assign(new Error('bad number +919876543210'), { detail: 'Key (phone)=(+919876543210)' }) }, 'failed')
  for (const secret of ['9876543210', 'a@b.c', '1990-01-01', 'Bearer x']) expect(written).not.toContain(secret)
  expect(written).toContain('failed')
  expect(written).toContain('log.test.ts')
})

test('every line says when, to the millisecond, also as one second gives way to the next', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const times: string[] = []
  const log = createLog('info', new Writable({ write: (chunk, _encoding, done) => (times.push((JSON.parse(String(chunk)) as { time: string }).time), done()) }))
  const asked = ['2026-01-31T23:59:59.000Z', '2026-01-31T23:59:59.007Z', '2026-01-31T23:59:59.999Z', '2026-02-01T00:00:00.000Z', '1969-12-31T23:59:59.040Z']
  for (const time of asked) {
    vi.setSystemTime(new Date(time))
    log.info('tick')
  }
  expect(times).toEqual(asked)
})

test('the line of an answered request is the one that pino would write', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const lines: string[] = []
  const destination = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) })
  const facts = { requestId: 'c0ffee', method: 'GET', route: '/shop/:id(^[a-z"\\\\]+$)', status: 200, ms: 3 }
  const log = createLog('info', destination)
  log.info(facts, 'request')
  log.answered(facts)
  createLog('warn', destination).answered(facts)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toBe(lines[0])
})

test('lines leave together once they are many or half a second old, and none is lost or out of order', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const writes: string[] = []
  const lines = gatherLines({ write: (text) => writes.push(text), flushSync: () => {} })
  const sent = Array.from({ length: 100 }, (_, at) => `${String(at).padEnd(200, '.')}\n`)
  for (const line of sent) lines.write(line)
  expect(writes.length).toBeGreaterThan(0)
  expect(writes.length).toBeLessThan(5)
  vi.advanceTimersByTime(500)
  expect(writes.join('')).toBe(sent.join(''))
  vi.advanceTimersByTime(5000)
  expect(writes.at(-1)).not.toBe('')
})
