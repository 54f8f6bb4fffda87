import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
/** The step after it costs six times as much for a twentieth less. */
const quickBrotli = 5
/** An eighth less for fifty times the work: only for what many ask for, and once. */
const smallestBrotli = 11
const quickGzip = 6
/** So many ask before a page is packed as small as it goes. */
const manyAsk = 50
/** Less than this fits into one packet as it is. */
const worthPackingBytes = 1024

/** What is kept takes so much more with its packed forms: each of the two is a fifth of it. */
export const withPacked = 1.4

/** The bytes of an answer in the encodings that are asked for. All packing is done in other threads, and never twice. */
export type PackedBody = {
  readonly plain: Buffer
  get(encoding: Encoding): Promise<Buffer>
}

export function createPackedBody(plain: Buffer): PackedBody {
  const packed = new Map<Encoding, Promise<Buffer>>()
  let asked = 0

  async function packSmaller(): Promise<void> {
    const smaller = await packBrotli(plain, smallestBrotli)
    packed.set('br', Promise.resolve(smaller))
  }

  return {
    plain,
    get(encoding) {
      if (encoding === 'identity') return Promise.resolve(plain)
      let bytes = packed.get(encoding)
      if (!bytes) {
        packed.set(encoding, (bytes = pack(plain, encoding)))
        // Whoever asks next tries again.
        bytes.catch(() => packed.delete(encoding))
      }
      asked += 1
      // Those who ask meanwhile get what there is; should it fail, that is what there will be.
      if (asked === manyAsk && packed.has('br')) packSmaller().catch(() => {})
      return bytes
    },
  }
}

/** Once, for an answer that nobody will ask for again. */
export function pack(plain: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  return encoding === 'br' ? packBrotli(plain, quickBrotli) : compressGzip(plain, { level: quickGzip })
}

function packBrotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
}

export async function sendPacked(request: FastifyRequest, reply: FastifyReply, body: PackedBody): Promise<FastifyReply> {
  const encoding = pickEncoding(request.headers['accept-encoding'], body.plain)
  const bytes = await body.get(encoding)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bytes)
}

/** The best encoding a browser takes; `q=0` means "not this". */
export function pickEncoding(acceptEncoding: string | undefined, { length }: { length: number }): Encoding {
  if (!acceptEncoding || length < worthPackingBytes) return 'identity'
  const taken = acceptEncoding
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0+)?$/.test(part))
    .map((part) => part.split(';')[0]!.trim())
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : 'identity'
}
