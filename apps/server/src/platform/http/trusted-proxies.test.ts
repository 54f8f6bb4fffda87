import { describe, expect, test } from 'vitest'
import { createProxyTrust } from './trusted-proxies.ts'

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
    // Twice: the second answer is the one remembered.
    expect([isTrusted(address), isTrusted(address)]).toEqual([believed, believed])
  })

  test.each(['proxy.example', '10.0.0.0/64', '10.0.0.0/', '10.0.0.0/8x', ''])('%j is refused', (proxy) => {
    expect(() => createProxyTrust([proxy])).toThrow(/TRUSTED_PROXIES/)
  })

  test('many made-up addresses are not all remembered', () => {
    const isTrusted = createProxyTrust(['127.0.0.1'])
    for (let at = 0; at < 5000; at++) expect(isTrusted(`made up ${at}`)).toBe(false)
    expect(isTrusted('127.0.0.1')).toBe(true)
  })
})
