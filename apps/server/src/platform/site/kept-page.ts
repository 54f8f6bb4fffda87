import { createHash } from 'node:crypto'
import { type PackedBody, createPackedBody, withPacked } from '../http/packed-body.ts'
import { hashSources } from './security-policy.ts'

/** A page as it is sent to everybody without a session, or to everybody with one. */
export type KeptPage = {
  /** Epoch milliseconds: from then on its content is no longer true. */
  until: number
  etag: string
  headers: readonly (readonly [name: string, value: string])[]
  /** The sources of its own scripts for the security policy; null for what is not a page, such as a page's data. */
  scripts: string | null
  body: PackedBody
}

/** An answer of the web app, read to its end. */
export type Drawn = { status: number; headers: Headers; bytes: Buffer }

/** The header by which a loader marks a page that is the same for all who are told the same of. It never leaves the server. */
export const pageCacheHeader = 'x-page-cache'

/** Until when an answer may be kept, by its own word; null if it says nothing, or is none to be kept. */
export function keptUntil({ status, headers }: Pick<Drawn, 'status' | 'headers'>, nowMs: number): number | null {
  const [, until] = /(?:^|;)\s*until=(\d{1,16})\s*(?:;|$)/.exec(headers.get(pageCacheHeader) ?? '') ?? []
  // What sets a cookie is somebody's own.
  if (until === undefined || status !== 200 || headers.has('set-cookie')) return null
  return Number(until) > nowMs ? Number(until) : null
}

/**
 * Makes an answer fit for everybody: without the nonce it was drawn with. Null when the nonce stands anywhere else than
 * in its attribute: then it cannot be taken out, and the page is not kept.
 */
export function makeKeptPage({ headers, bytes }: Drawn, nonce: string, until: number): KeptPage | null {
  const shared = without(bytes, ` nonce="${nonce}"`)
  if (shared.includes(nonce)) return null
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  return {
    until,
    etag: `W/"${createHash('sha256').update(shared).digest('base64url').slice(0, 22)}"`,
    headers: [...headers].filter(([name]) => !notKept.has(name)),
    scripts: isPage ? hashSources(shared) : null,
    body: createPackedBody(shared),
  }
}

const notKept = new Set([pageCacheHeader, 'content-length', 'content-encoding', 'transfer-encoding', 'cache-control', 'etag'])

/** As bytes: to make a text of a page and bytes of it again takes longer than all the rest of keeping it. */
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

export function sizeOfKept({ body, headers, scripts }: KeptPage, key: string): number {
  const texts = [key, scripts ?? '', ...headers.flat()].reduce((sum, text) => sum + 2 * text.length, 0)
  return texts + withPacked * body.plain.length
}
