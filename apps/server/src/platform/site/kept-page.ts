import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hashSources } from './security-policy.ts'

/** A page as it is sent to everybody without a session, in the encodings browsers ask for. */
export type KeptPage = {
  /** Epoch milliseconds: from then on its content is no longer true. */
  until: number
  etag: string
  headers: readonly (readonly [name: string, value: string])[]
  /** The sources of its own scripts for the security policy; null for what is not a page, such as a page's data. */
  scripts: string | null
  bodies: Record<Encoding, Buffer>
}
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** The header by which a loader marks a page that is the same for all without a session. It never leaves the server. */
export const pageCacheHeader = 'x-page-cache'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** Done once for thousands of readers, and in a thread of its own; more would cost more than it saves. */
const brotliQuality = 9

/** Until when an answer may be kept, by its own word; null if it says nothing, or is none to be kept. */
export function keptUntil({ status, headers }: Response, nowMs: number): number | null {
  const [, until] = /(?:^|;)\s*until=(\d{1,16})\s*(?:;|$)/.exec(headers.get(pageCacheHeader) ?? '') ?? []
  // What sets a cookie is somebody's own.
  if (until === undefined || status !== 200 || headers.has('set-cookie')) return null
  return Number(until) > nowMs ? Number(until) : null
}

/**
 * Reads an answer to its end and makes it fit for everybody: without the nonce it was drawn with. Null when the nonce
 * stands anywhere else than in its attribute: then it cannot be taken out, and the page is not kept.
 */
export async function makeKeptPage(response: Response, nonce: string, until: number): Promise<KeptPage | null> {
  const text = (await response.text()).replaceAll(` nonce="${nonce}"`, '')
  if (text.includes(nonce)) return null
  const identity = Buffer.from(text)
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
    compressGzip(identity, { level: 9 }),
  ])
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  return {
    until,
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    headers: [...response.headers].filter(([name]) => !notKept.has(name)),
    scripts: isPage ? hashSources(text) : null,
    bodies: { br, gzip: gzipped, identity },
  }
}

const notKept = new Set([pageCacheHeader, 'content-length', 'content-encoding', 'transfer-encoding', 'cache-control', 'etag'])

export function sizeOfKept({ bodies, headers, scripts }: KeptPage, key: string): number {
  const texts = [key, scripts ?? '', ...headers.flat()].reduce((sum, text) => sum + 2 * text.length, 0)
  return texts + encodings.reduce((sum, encoding) => sum + bodies[encoding].length, 0)
}

/** The best encoding a browser takes; `q=0` means "not this". */
export function pickEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  const taken = acceptEncoding
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0+)?$/.test(part))
    .map((part) => part.split(';')[0]!.trim())
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : 'identity'
}
