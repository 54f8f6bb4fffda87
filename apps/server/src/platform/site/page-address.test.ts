import { expect, test } from 'vitest'
import { splitAddress, withoutExtraSlashes } from './page-address.ts'

test.each([
  ['/', null],
  ['/shop', null],
  ['/shop?q=a//b', null],
  ['//', '/'],
  ['///?x=1', '/?x=1'],
  ['/shop/', '/shop'],
  ['/panchang//delhi///?date=2026-11-16', '/panchang/delhi?date=2026-11-16'],
  ['//evil.example', '/evil.example'],
  [String.raw`/\evil.example/`, '/%5Cevil.example'],
  ['http://evil.example/shop', null],
  ['http://evil.example/panchang//delhi/?a=b', '/panchang/delhi?a=b'],
  ['javascript://evil.example//x', '/x'],
  ['https://evil.example?x=1', null],
])('%s has one address', (asked, plain) => {
  expect(withoutExtraSlashes(splitAddress(asked))).toBe(plain)
})
