import { createHash, createHmac } from 'node:crypto'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SignatureV4 } from '@smithy/signature-v4'
import type { S3Settings } from '../../storage-settings.ts'

/** Wraps Node's hashes in the interface that Amazon's code expects. */
class Sha256 {
  private readonly hash
  constructor(key?: string | ArrayBuffer | ArrayBufferView) {
    this.hash = key === undefined ? createHash('sha256') : createHmac('sha256', key as Uint8Array)
  }
  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.hash.update(typeof data === 'string' ? data : Buffer.from(data as Uint8Array))
  }
  async digest(): Promise<Uint8Array> {
    return this.hash.digest()
  }
  reset(): void {
    throw new Error('a hash can be used only once')
  }
}

type Stored = { bytes: Buffer; type: string }

export type S3Server = {
  settings: S3Settings
  objects: Map<string, Stored>
  /** The fault that the next requests get. */
  trouble: 'none' | 'broken' | 'silent' | 'half'
  /** Every request as `PUT key`, including refused ones. */
  seen: string[]
  stop(): Promise<void>
  start(): Promise<void>
}

const region = 'ap-south-1'
const farthestMs = 15 * 60_000

/**
 * Starts a server for the part of S3 that we use. It verifies each signature with Amazon's own code, which the adapter
 * does not sign with, and the bytes against the signed hash.
 */
export async function startS3Server(): Promise<S3Server> {
  const credentials = { accessKeyId: 'TESTKEY', secretAccessKey: 'a secret key for tests' }
  const signer = new SignatureV4({
    service: 's3',
    region,
    credentials,
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  })
  const bucket = 'pictures'
  const sockets = new Set<Socket>()
  const objects = new Map<string, Stored>()

  async function findFault(request: IncomingMessage, body: Buffer): Promise<string | null> {
    const given = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\S+, SignedHeaders=(\S+), Signature=([\da-f]{64})$/.exec(
      request.headers.authorization ?? '',
    )
    if (!given) return 'AccessDenied'
    if (given[1] !== credentials.accessKeyId) return 'InvalidAccessKeyId'
    const signingDate = readDate(String(request.headers['x-amz-date']))
    if (!(Math.abs(Date.now() - signingDate.getTime()) < farthestMs)) return 'RequestTimeTooSkewed'
    if (request.headers['x-amz-content-sha256'] !== createHash('sha256').update(body).digest('hex'))
      return 'XAmzContentSHA256Mismatch'
    const names = given[2]!.split(';')
    const { pathname, hostname, port } = new URL(request.url!, `http://${request.headers.host}`)
    const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name])]))
    const right = await signer.sign(
      { method: request.method!, protocol: 'http:', hostname, port: Number(port), path: pathname, headers },
      { signingDate, signableHeaders: new Set(names) },
    )
    return right.headers.authorization?.endsWith(`Signature=${given[3]}`) ? null : 'SignatureDoesNotMatch'
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, bucketName, ...rest] = request.url!.split('/')
    const key = rest.join('/')
    state.seen.push(`${request.method} ${key}`)
    const body = await buffer(request)
    if (state.trouble === 'silent') return
    if (state.trouble === 'broken') return refuse(response, 503, 'SlowDown')
    const fault = await findFault(request, body)
    if (fault) return refuse(response, 403, fault)
    if (bucketName !== bucket) return refuse(response, 404, 'NoSuchBucket')
    if (request.method === 'PUT') objects.set(key, { bytes: body, type: String(request.headers['content-type']) })
    if (request.method === 'DELETE') objects.delete(key)
    if (request.method !== 'GET') return void response.writeHead(request.method === 'PUT' ? 200 : 204).end()
    const found = objects.get(key)
    if (!found) return refuse(response, 404, 'NoSuchKey')
    response.writeHead(200, { 'content-length': found.bytes.length, 'content-type': found.type })
    if (state.trouble !== 'half') return void response.end(found.bytes)
    response.write(found.bytes.subarray(0, found.bytes.length / 2), () => response.destroy())
  }

  const server: Server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  let port = 0
  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen()
  port = (server.address() as AddressInfo).port

  const state: S3Server = {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket, region, ...credentials },
    objects,
    trouble: 'none',
    seen: [],
    start: listen,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
  return state
}

/** 20261116T152300Z */
function readDate(text: string): Date {
  return new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>no</Message></Error>`)
}
