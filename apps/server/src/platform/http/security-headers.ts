import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet, { type HelmetOptions } from 'helmet'

/**
 * Helmet's headers as they are for every answer. They do not depend on the request, so they are made once: made
 * anew for each one, they took longer than reading and checking it.
 */
export function securityHeaders(options: HelmetOptions): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  }
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw new Error('Helmet does not take these options', { cause: error })
  })
  return headers
}

/**
 * What only a document heeds: how it isolates itself, what it may use of the device, what it tells where its links lead. To
 * the answer of a call they say nothing, and together they cost it 3 µs. OWASP's sheet on REST has two of them, for HTML alone.
 */
const forDocuments: ReadonlySet<string> = new Set([
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
])

/** Those of them that an answer needs which is no document. */
export function headersOfAnswers(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !forDocuments.has(name)))
}
