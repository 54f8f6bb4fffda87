import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** The next level costs six times as much for 5 % less size. */
const quickBrotli = 5
/** An eighth less size for fifty times the work: only once, for frequently requested bodies. */
const smallestBrotli = 11
const quickGzip = 6
/** After this many requests a body is compressed again, as small as possible. */
const manyRequests = 50
/**
 * A smaller body fits into the first two packets uncompressed. Compressing it would take longer than producing most
 * responses.
 */
const worthCompressingBytes = 2048

/** The size of a body with its two compressed forms, each about a fifth of it. */
export const withCompressed = 1.4

/** The bytes of a response in the requested encodings. Each is compressed once, in another thread. */
export type CompressedBody = {
  readonly plain: Buffer
  get(encoding: Encoding): Promise<Buffer>
}

export function createCompressedBody(plain: Buffer): CompressedBody {
  const compressed = new Map<Encoding, Promise<Buffer>>()
  let requests = 0

  async function compressSmaller(): Promise<void> {
    const smaller = await brotli(plain, smallestBrotli)
    compressed.set('br', Promise.resolve(smaller))
  }

  return {
    plain,
    get(encoding) {
      if (encoding === 'identity') return Promise.resolve(plain)
      let bytes = compressed.get(encoding)
      if (!bytes) {
        compressed.set(encoding, (bytes = compress(plain, encoding)))
        // Retry with the next request after a failure.
        bytes.catch(() => compressed.delete(encoding))
      }
      requests += 1
      // Send the quick form until this is done, or if it fails.
      if (requests === manyRequests && compressed.has('br')) compressSmaller().catch(() => {})
      return bytes
    },
  }
}

/** Compresses a response that is sent once. */
export function compress(plain: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  return encoding === 'br' ? brotli(plain, quickBrotli) : compressGzip(plain, { level: quickGzip })
}

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}

export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  body: CompressedBody,
): Promise<FastifyReply> {
  const encoding = pickEncoding(request.headers['accept-encoding'], body.plain)
  const bytes = await body.get(encoding)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bytes)
}

/** Returns the best encoding that a browser accepts; `q=0` means "not this". */
export function pickEncoding(acceptEncoding: string | undefined, { length }: { length: number }): Encoding {
  if (!acceptEncoding || length < worthCompressingBytes) return 'identity'
  const taken = acceptEncoding
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0+)?$/.test(part))
    .map((part) => part.split(';')[0]!.trim())
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : 'identity'
}
