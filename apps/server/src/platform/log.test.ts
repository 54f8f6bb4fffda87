import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('what is personal or secret does not reach the log, also inside objects and errors', () => {
  let written = ''
  const log = createLog('info', new Writable({ write: (chunk, _encoding, done) => ((written += String(chunk)), done()) }))
  log.info({ phone: '+919876543210', user: { email: 'a@b.c', date_of_birth: '1990-01-01' }, request: { headers: { authorization: 'Bearer x' } } })
  log.error({ err: Object.assign(new Error('bad number +919876543210'), { detail: 'Key (phone)=(+919876543210)' }) }, 'failed')
  for (const secret of ['9876543210', 'a@b.c', '1990-01-01', 'Bearer x']) expect(written).not.toContain(secret)
  expect(written).toContain('failed')
  expect(written).toContain('log.test.ts')
})
