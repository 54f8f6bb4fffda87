import {
  type ECDH,
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A message as its browser decrypts it, with its metadata. */
export type PushedMessage = {
  browser: string
  text: string
  ttl: string | undefined
  topic: string | undefined
  claims: { aud: string; exp: number; sub: string }
  key: string
}
type Refusal = { status: number; headers?: Record<string, string> }

/**
 * Starts a push service on this machine, as RFC 8030 describes it. It accepts only a message that is signed by its
 * sender (RFC 8292) and encrypted for its browser (RFC 8291). It decrypts with its own code, as a browser does.
 */
export async function startPushServer() {
  const received: PushedMessage[] = []
  const problems: string[] = []
  const browsers = new Map<string, { keys: ECDH; auth: Buffer }>()
  const refusals = new Map<string, Refusal>()
  let tries = 0

  const server = createServer((request, response) => {
    void (async () => {
      tries += 1
      const body = await buffer(request)
      const name = request.url!.slice(1)
      const browser = browsers.get(name)
      const refusal = refusals.get(name)
      if (refusal) return response.writeHead(refusal.status, refusal.headers).end()
      if (!browser) return response.writeHead(404).end()
      const { claims, key } = readVapid(String(request.headers.authorization))
      const text = decrypt(body, browser.keys, browser.auth)
      received.push({ browser: name, text, ttl: headerOf('ttl'), topic: headerOf('topic'), claims, key })
      response.writeHead(201).end()

      function headerOf(header: string): string | undefined {
        return request.headers[header] as string | undefined
      }
    })().catch((error: unknown) => {
      problems.push(String(error))
      response.writeHead(400).end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

  return {
    url,
    received,
    /** The reasons for which messages were rejected. */
    problems,
    tries: () => tries,
    /** Creates a browser that allows notifications, with the subscription that it would send to our server. */
    openBrowser() {
      const name = randomUUID()
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      const auth = randomBytes(16)
      browsers.set(name, { keys, auth })
      const subscription = {
        endpoint: `${url}/${name}`,
        keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
      }
      return {
        name,
        subscription,
        messages: () => received.filter(({ browser }) => browser === name),
        close: () => void browsers.delete(name),
        refuseWith: (status: number, headers?: Record<string, string>) =>
          void refusals.set(name, { status, ...(headers && { headers }) }),
        takeAgain: () => void refusals.delete(name),
      }
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
export type PushServer = Awaited<ReturnType<typeof startPushServer>>
export type Browser = ReturnType<PushServer['openBrowser']>

/** Parses `vapid t=<JWT>, k=<public key>` and returns the claims if the key has signed them. */
function readVapid(authorization: string): Pick<PushedMessage, 'claims' | 'key'> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65 || point[0] !== 4) throw new Error('k is no public key')
  const publicKey = createPublicKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    format: 'jwk',
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('the signature is wrong')
  return { claims: JSON.parse(Buffer.from(body, 'base64url').toString()) as PushedMessage['claims'], key }
}

/** Decrypts aes128gcm with one record, as RFC 8188 and 8291 describe it. */
function decrypt(body: Buffer, browserKeys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const senderKey = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKeys.getPublicKey(), senderKey])
  const shared = Buffer.from(hkdfSync('sha256', browserKeys.computeSecret(senderKey), auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}
