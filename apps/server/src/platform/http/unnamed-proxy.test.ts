import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { createProxyTrust } from './trusted-proxies.ts'
import { warnOfUnnamedProxy } from './unnamed-proxy.ts'

test('warns once about an unnamed proxy, and never about a named one', async () => {
  const app = fastify()
  const warn = vi.fn()
  warnOfUnnamedProxy(app, createProxyTrust(['10.0.0.1']), { warn })
  app.get('/', async () => 'here')
  const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({ url: '/', remoteAddress, headers })
  await ask('10.0.0.2')
  await ask('10.0.0.1', { 'x-forwarded-for': '203.0.113.9' })
  expect(warn).not.toHaveBeenCalled()
  for (let i = 0; i < 3; i++) await ask('10.0.0.2', { 'x-forwarded-for': '203.0.113.9' })
  expect(warn.mock.calls).toEqual([[expect.stringContaining('TRUSTED_PROXIES')]])
  await app.close()
})
