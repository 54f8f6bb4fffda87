import { expect, test } from 'vitest'
import { addressKey } from './address.ts'
import { isOwnOrigin } from './origin.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key)
})

test.each([
  [undefined, true], //                    no browser sends a POST without it
  ['https://sankalp.example', true],
  ['http://localhost:3000', true], //      the host the request itself came to
  ['https://evil.example', false],
  ['https://sankalp.example.evil.example', false],
  ['null', false], //                      a sandboxed frame
  ['', false],
])('an Origin of %s is ours: %s', (origin, ours) => {
  const headers = { host: 'localhost:3000', ...(origin !== undefined && { origin }) }
  expect(isOwnOrigin({ headers }, 'https://sankalp.example')).toBe(ours)
})
