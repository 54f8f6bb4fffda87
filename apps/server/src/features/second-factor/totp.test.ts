import { expect, test } from 'vitest'
import { codeAt, findStep, setUpUri, stepAt, toBase32 } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('RFC 6238, appendix B: at %i s the code is %s', (seconds, code) => {
  const step = stepAt(new Date(seconds * 1000))
  expect(codeAt(secret, step, 8)).toBe(code)
  expect(codeAt(secret, step)).toBe(code.slice(2))
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648, section 10: %j is %s', (text, base32) => {
  expect(toBase32(Buffer.from(text))).toBe(base32)
})

test('accepts codes one step away, refuses those two steps away and those not newer than the last', () => {
  const now = new Date(1_234_567_890_000)
  const here = stepAt(now)
  const found = (step: number, last = 0) => findStep(secret, codeAt(secret, step), now, last)
  expect([found(here - 2), found(here - 1), found(here), found(here + 1), found(here + 2)]).toEqual([
    null,
    here - 1,
    here,
    here + 1,
    null,
  ])
  expect([found(here, here), found(here - 1, here), found(here + 1, here)]).toEqual([null, null, here + 1])
})

test('puts the account and the algorithm into the setup URI', () => {
  const uri = new URL(setUpUri('MZXW6YTB', '+919000000003'))
  expect([uri.protocol, decodeURIComponent(uri.pathname)]).toEqual(['otpauth:', '/Sankalp:+919000000003'])
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: 'MZXW6YTB',
    issuer: 'Sankalp',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
