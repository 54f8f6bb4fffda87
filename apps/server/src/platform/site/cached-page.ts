import { createHash } from 'node:crypto'
import { type CompressedBody, createCompressedBody, withCompressed } from '../http/compressed-body.ts'
import type { ReadParameters } from './page-address.ts'
import { hashSources } from './security-policy.ts'

/** A page as it is sent to everybody without a session, or to everybody with one. */
export type CachedPage = {
  status: number
  /** Epoch milliseconds: when it was rendered. */
  madeAt: number
  /** Epoch milliseconds: from then on its content is no longer true. */
  until: number
  etag: string
  headers: readonly (readonly [name: string, value: string])[]
  /** The sources of its own scripts for the security policy; null for what is not a page, such as a page's data. */
  scripts: string | null
  body: CompressedBody
}

/** An answer of the web app, read to its end. */
export type Rendered = { status: number; headers: Headers; bytes: Buffer }

/** The header by which a loader marks a page that is the same for every visit with the same cache key. It never leaves the server. */
export const pageCacheHeader = 'x-page-cache'
/** That a page is not there, or has moved for good, is true until somebody changes it: not for long. */
const elsewhere: ReadonlySet<number> = new Set([301, 308, 404])
const elsewhereForMs = 60_000

/** Until when an answer may be cached, as its own header says; null if it has none, or must not be cached. */
export function cachedUntil({ status, headers }: Pick<Rendered, 'status' | 'headers'>, nowMs: number): number | null {
  // An answer that sets a cookie is meant for one visitor.
  if (headers.has('set-cookie')) return null
  if (elsewhere.has(status)) return nowMs + elsewhereForMs
  const [, until] = /(?:^|;)\s*until=(\d{1,16})\s*(?:;|$)/.exec(headers.get(pageCacheHeader) ?? '') ?? []
  if (until === undefined || status !== 200) return null
  return Number(until) > nowMs ? Number(until) : null
}

/** The names of the parameters that its rendering has read, as its own header says; without one it may have read any. */
export function readParameters({ headers }: Pick<Rendered, 'headers'>): ReadParameters {
  const [, names] = /(?:^|;)\s*reads=([^;\s]*)/.exec(headers.get(pageCacheHeader) ?? '') ?? []
  if (names === undefined || names === '*') return null
  return names.split(',').filter(Boolean).map(decodeURIComponent)
}

/**
 * Makes an answer fit for everybody, by taking out the nonce it was rendered with. Null when the nonce stands anywhere else
 * than in its attribute: then it cannot be taken out, and the page is not cached.
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

/** As bytes: to make a text of a page and bytes of it again takes longer than all the rest of caching it. */
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
