import { createHash } from 'node:crypto'
import { type CompressedBody, createCompressedBody, withCompressed } from '../http/compressed-body.ts'
import type { ReadParameters } from './page-address.ts'
import { hashSources } from './security-policy.ts'

/** A page as it is sent to all visitors without a session, or to all with one. */
export type CachedPage = {
  status: number
  /** Epoch milliseconds of the rendering. */
  madeAt: number
  /** Epoch milliseconds of the expiry of its content. */
  until: number
  etag: string
  headers: readonly (readonly [name: string, value: string])[]
  /**
   * The sources of its own scripts for the security policy. Null for responses other than pages, such as a page's data.
   */
  scripts: string | null
  body: CompressedBody
}

/** A complete response of the web app. */
export type Rendered = { status: number; headers: Headers; bytes: Buffer }

/**
 * The header by which a loader marks a page that is the same for every visit with the same cache key. It is never sent
 * to the client.
 */
export const pageCacheHeader = 'x-page-cache'
/** A 404 or a permanent redirect may change when content is edited, so cache it only briefly. */
const elsewhere: ReadonlySet<number> = new Set([301, 308, 404])
const elsewhereForMs = 60_000

/**
 * Returns until when a response may be cached, according to its own header. Null if it has none or must not be cached.
 */
export function cachedUntil({ status, headers }: Pick<Rendered, 'status' | 'headers'>, nowMs: number): number | null {
  // A response that sets a cookie is for one visitor.
  if (headers.has('set-cookie')) return null
  if (elsewhere.has(status)) return nowMs + elsewhereForMs
  const [, until] = /(?:^|;)\s*until=(\d{1,16})\s*(?:;|$)/.exec(headers.get(pageCacheHeader) ?? '') ?? []
  if (until === undefined || status !== 200) return null
  return Number(until) > nowMs ? Number(until) : null
}

/**
 * Returns the names of the parameters that the rendering has read, according to the response's own header. Without one
 * it may have read any.
 */
export function readParameters({ headers }: Pick<Rendered, 'headers'>): ReadParameters {
  const [, names] = /(?:^|;)\s*reads=([^;\s]*)/.exec(headers.get(pageCacheHeader) ?? '') ?? []
  if (names === undefined || names === '*') return null
  return names.split(',').filter(Boolean).map(decodeURIComponent)
}

/**
 * Makes a response cacheable for all visitors by removing the nonce of its rendering. Returns null when the nonce
 * occurs outside its attribute: then it cannot be removed, and the page is not cached.
 */
export function makeCachedPage(
  { status, headers, bytes }: Rendered,
  nonce: string,
  { madeAt, until }: { madeAt: number; until: number },
): CachedPage | null {
  const shared = without(bytes, ` nonce="${nonce}"`)
  if (shared.includes(nonce)) return null
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  return {
    status,
    madeAt,
    until,
    etag: `W/"${createHash('sha256').update(shared).digest('base64url').slice(0, 22)}"`,
    headers: [...headers].filter(([name]) => !notCached.has(name)),
    scripts: isPage ? hashSources(bytes, nonce) : null,
    body: createCompressedBody(shared),
  }
}

const notCached = new Set([
  pageCacheHeader,
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'cache-control',
  'etag',
])

/** Works on bytes: converting a page to text and back takes longer than all the rest of caching it. */
function without(bytes: Buffer, part: string): Buffer {
  const length = Buffer.byteLength(part)
  const pieces: Buffer[] = []
  let from = 0
  for (let at = bytes.indexOf(part); at >= 0; at = bytes.indexOf(part, from)) {
    pieces.push(bytes.subarray(from, at))
    from = at + length
  }
  return Buffer.concat([...pieces, bytes.subarray(from)])
}

export function sizeOfCached({ body, headers, scripts }: CachedPage, key: string): number {
  const texts = [key, scripts ?? '', ...headers.flat()].reduce((sum, text) => sum + 2 * text.length, 0)
  return texts + withCompressed * body.plain.length
}
