import type { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { createAddressReader, createProxyTrust, findWrongProxy } from './trusted-proxies.ts'

describe('proxies', () => {
  test.each([
    ['127.0.0.1', true],
    ['::ffff:127.0.0.1', true], // as a socket that takes both kinds tells it
    ['10.20.30.40', true],
    ['11.0.0.1', false],
    ['2001:db8::7', true],
    ['2001:db9::7', false],
    ['not an address', false],
    ['', false],
    [undefined, false],
  ])('%s is believed: %s', (address, believed) => {
    const isTrusted = createProxyTrust(['127.0.0.1', '10.0.0.0/8', '2001:db8::/32'])
    // Ask twice: the second answer comes from the cache.
    expect([isTrusted(address), isTrusted(address)]).toEqual([believed, believed])
  })

  test.each(['proxy.example', '10.0.0.0/64', '10.0.0.0/', '10.0.0.0/8x', '', '0.0.0.0/0', '0.0.0.0/1', '::/0'])(
    '%j is refused',
    (proxy) => {
      expect(findWrongProxy(['127.0.0.1', proxy])).toContain(`"${proxy}"`)
    },
  )

  test('does not remember many made-up addresses', () => {
    const isTrusted = createProxyTrust(['127.0.0.1'])
    for (let at = 0; at < 5000; at++) expect(isTrusted(`made up ${at}`)).toBe(false)
    expect(isTrusted('127.0.0.1')).toBe(true)
  })
})

test.each([
  ['198.51.100.4', undefined, '198.51.100.4'],
  ['198.51.100.4', '203.0.113.9', '198.51.100.4'], // whoever it is, they are no proxy of ours
  ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['127.0.0.1', '192.0.2.1, 203.0.113.9', '203.0.113.9'], // only what our own proxy wrote is believed
  ['127.0.0.1', '203.0.113.9, 10.0.0.3:5555', '203.0.113.9'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  [undefined, '203.0.113.9', ''],
])('a websocket from %s that is forwarded for %s comes from %s', (remoteAddress, forwarded, address) => {
  const read = createAddressReader(['127.0.0.1', '10.0.0.0/8'])
  expect(
    read({
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      socket: { remoteAddress } as Socket,
    }),
  ).toBe(address)
})
