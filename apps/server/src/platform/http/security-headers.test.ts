import { expect, test } from 'vitest'
import { headersOfAnswers, securityHeaders } from './security-headers.ts'

test('are those of Helmet with the given options', () => {
  const headers = securityHeaders({ xFrameOptions: { action: 'deny' }, strictTransportSecurity: false })
  expect(headers).toMatchObject({
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
  })
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  expect(headers).not.toHaveProperty('strict-transport-security')
})

test('of an API response are only those that prevent reading, framing or running it as something else', () => {
  const headers = headersOfAnswers(securityHeaders({ xFrameOptions: { action: 'deny' } }))
  expect(Object.keys(headers).toSorted()).toEqual([
    'content-security-policy',
    'cross-origin-resource-policy',
    'strict-transport-security',
    'x-content-type-options',
    'x-frame-options',
  ])
})
