import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

test('are those of Helmet, with the options asked for', () => {
  const headers = securityHeaders({ xFrameOptions: { action: 'deny' }, strictTransportSecurity: false })
  expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff', 'x-dns-prefetch-control': 'off' })
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  expect(headers).not.toHaveProperty('strict-transport-security')
})
