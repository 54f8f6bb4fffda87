import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { generateKundali, getKundali } from '@sankalp/contract/kundli'
import { describe, expect, test } from 'vitest'
import { productionEnv } from '../../../test/production-env.ts'
import { fileApp, testApp } from '../../../test/test-app.ts'

const app = fileApp()
const birth = { day: 1, month: 2, year: 1990, hour: 3, min: 4, lat: 28.7, lon: 77.1, tzone: 5.5 }

async function ask(path: string, init: RequestInit = {}) {
  return fetch(app().url + path, { ...init, headers: { 'content-type': 'application/json', ...init.headers } })
}

/** Returns the log line of a response. A request is logged and counted a moment after its response was sent. */
async function logLineOf(answer: Response): Promise<Record<string, unknown>> {
  const id = answer.headers.get('x-request-id')!
  for (;;) {
    const line = app().logLines.find((text) => text.includes(id) && text.includes('"msg":"request"'))
    if (line) return JSON.parse(line) as Record<string, unknown>
    await wait(5)
  }
}

describe('every answer', () => {
  test.each([
    ['POST', generateKundali.path, JSON.stringify(birth), 200],
    ['POST', generateKundali.path, '{}', 400],
    ['GET', '/api/no/such/call', undefined, 404],
    ['PUT', '/nowhere', '{}', 404],
    ['GET', '/healthz', undefined, 200],
  ])('%s %s carries the headers that keep it safe, and an id of its own', async (method, path, body, status) => {
    const answer = await ask(path, { method, ...(body && { body }) })
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    })
  })

  test.each([
    ['/api/docs', true],
    ['/api/docs/?lng=hin', true],
    ['/nowhere', true],
    ['/healthz', true],
    ['/api/openapi.json', false],
    ['/api/no/such/call', false],
  ])('%s carries what only documents heed: %s', async (path, isDocument) => {
    const { headers } = await ask(path)
    const found = ['cross-origin-opener-policy', 'permissions-policy', 'referrer-policy'].map((name) =>
      headers.get(name),
    )
    const forDocuments = [
      'same-origin',
      'camera=(self), microphone=(self), geolocation=(self), payment=(), usb=()',
      'strict-origin-when-cross-origin',
    ]
    expect(found).toEqual(isDocument ? forDocuments : [null, null, null])
  })

  test('is one line in the log: by route, without any data of the caller', async () => {
    const answer = await ask(`${generateKundali.path}?who=somebody`, { method: 'POST', body: JSON.stringify(birth) })
    const { time, ms, ...line } = await logLineOf(answer)
    expect(line).toEqual({
      level: 30,
      requestId: answer.headers.get('x-request-id'),
      method: 'POST',
      route: generateKundali.path,
      status: 200,
      msg: 'request',
    })
    expect(time).toBe(new Date(time as string).toISOString())
    expect(Math.abs(Date.now() - Date.parse(time as string))).toBeLessThan(10_000)
    expect(ms).toEqual(expect.any(Number))
  })

  test('is counted in the metrics by route and status', async () => {
    const read = async () => {
      const text = await (await ask('/metrics')).text()
      return Number(
        new RegExp(
          `^http_request_seconds_count\\{method="POST",route="${generateKundali.path}",status="400"\\} (\\d+)$`,
          'm',
        ).exec(text)?.[1] ?? 0,
      )
    }
    const before = await read()
    for (let count = 0; count < 3; count++)
      await logLineOf(await ask(generateKundali.path, { method: 'POST', body: '{}' }))
    expect(await read()).toBe(before + 3)
    const figures = await (await ask('/metrics')).text()
    expect(figures).toMatch(/^process_cpu_seconds_total \d/m)
    for (const queue of ['app.tidy', 'contact.deliver'])
      expect(figures).toContain(`jobs{queue="${queue}",state="waiting"} 0`)
  })
})

test('what a failing request logs carries its id, and so does the answer', async () => {
  const { db, newClient, logLines } = await testApp()
  const client = await newClient().signIn()
  const { query } = db
  db.query = () => Promise.reject(new Error('the pen broke'))
  const { status, body } = await client.call(getKundali)
  db.query = query
  const { requestId } = body.facts as { requestId: string }
  const told = logLines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .find(({ msg }) => msg === 'request failed')
  expect(status).toBe(500)
  expect(told).toMatchObject({ level: 50, requestId, err: { message: 'the pen broke' } })
})

test('refuses a form where JSON is expected', async () => {
  const body = new FormData()
  body.set('day', '1')
  const answer = await fetch(app().url + generateKundali.path, { method: 'POST', body })
  expect([answer.status, (await answer.json()) as object]).toEqual([
    415,
    expect.objectContaining({ code: 'UNSUPPORTED_MEDIA' }),
  ])
})

/** Sends a head, waits for the response, then sends bytes that are not a body. */
function sendInTwo(head: string, rest: string): Promise<string> {
  const { port } = new URL(app().url)
  return new Promise((resolve) => {
    let text = ''
    const socket = connect({ host: '127.0.0.1', port: Number(port) }, () => socket.write(head))
    socket.on('data', (chunk) => {
      if (text === '') socket.write(rest)
      text += String(chunk)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
  })
}

test('sends no second response for an unreadable body of a request that was answered early', async () => {
  const head = `POST ${generateKundali.path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/xml\r\nTransfer-Encoding: chunked\r\n\r\n`
  const text = await sendInTwo(head, 'no size\r\n')
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 415'])
})

test('answers an unreadable request after a complete one with an error', async () => {
  const text = await sendInTwo('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n', 'no request at all\r\n\r\n')
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
})

test('refuses a request with two Host headers for every URL', async () => {
  for (const asked of ['GET /healthz', 'GET /panchang/delhi', 'GET /no/such/page', `POST ${generateKundali.path}`]) {
    const text = await sendInTwo(
      `${asked} HTTP/1.1\r\nHost: a\r\nhOST: b\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
      '',
    )
    expect(text).toMatch(/^HTTP\/1\.1 400 [^]*"code":"MALFORMED_REQUEST"/)
  }
  const upgrade =
    'GET /live/?EIO=4&transport=websocket HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n'
  expect(
    await sendInTwo(`${upgrade}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`, ''),
  ).toMatch(/^HTTP\/1\.1 (400|403)/)
})

/** Fetches the raw response: `fetch` would decompress it. */
function take(
  method: string,
  path: string,
  accept?: string,
  body?: object,
): Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }> {
  const headers = { ...(accept && { 'accept-encoding': accept }), ...(body && { 'content-type': 'application/json' }) }
  return new Promise((resolve, reject) => {
    const sent = request(app().url + path, { method, headers }, (answer) => {
      buffer(answer).then((bytes) => resolve({ status: answer.statusCode!, headers: answer.headers, bytes }), reject)
    })
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}

describe('compresses long responses as the caller accepts it', () => {
  const decompress = { br: brotliDecompressSync, gzip: gunzipSync }

  test.each([
    ['POST', generateKundali.path],
    ['GET', '/api/panchang/day/delhi/2026-11-08'],
    ['GET', '/api/openapi.json'],
    ['GET', '/api/docs'],
    ['GET', '/sitemap/pages.xml'],
    ['GET', '/rss/hin.xml'],
    ['GET', '/calendar/delhi.ics'],
  ] as const)('%s %s', async (method, path) => {
    const body = method === 'POST' ? birth : undefined
    const plain = await take(method, path, undefined, body)
    expect([plain.status, plain.headers['content-encoding'], plain.bytes.length > 1024]).toEqual([200, undefined, true])
    for (const encoding of ['br', 'gzip'] as const) {
      const compressed = await take(method, path, encoding, body)
      expect(compressed.headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': plain.headers['content-type'],
      })
      expect(decompress[encoding](compressed.bytes).equals(plain.bytes)).toBe(true)
    }
    const isKept = plain.headers['cache-control'] !== 'no-store'
    if (isKept) expect(plain.headers.vary, 'a shared cache keeps the forms apart').toContain('Accept-Encoding')
  })

  test('leaves a response that fits into one packet uncompressed', async () => {
    const { status, headers } = await take('POST', generateKundali.path, 'br', {})
    expect(status).toBe(400)
    expect(headers['content-encoding']).toBeUndefined()
  })
})

test('refuses a compressed body, which could have any size decompressed', async () => {
  const body = gzipSync(JSON.stringify(birth))
  const answer = await ask(generateKundali.path, { method: 'POST', body, headers: { 'content-encoding': 'gzip' } })
  expect([answer.status, (await answer.json()) as object]).toEqual([
    415,
    expect.objectContaining({ code: 'UNSUPPORTED_MEDIA' }),
  ])
})

test.each(['h2c', 'websocket', 'TLS/1.0'])(
  'a request that asks for %s where that is not spoken is answered as it is',
  async (protocol) => {
    const answer = await new Promise<{ status?: number; text: string }>((resolve, reject) => {
      const sent = request(
        `${app().url}/healthz`,
        { headers: { connection: 'Upgrade', upgrade: protocol } },
        (response) => {
          void buffer(response).then((bytes) => resolve({ status: response.statusCode, text: bytes.toString() }))
        },
      )
      sent.on('error', reject).end()
    })
    expect(answer.status).toBe(200)
    expect(answer.text).not.toBe('')
  },
)

test.each([
  ['/api/panchang/day/{}/today', 400],
  ['/api/blog/getBlogById/{}', 400],
])('%s with a part that is far too long is refused for what it is', async (path, status) => {
  const answer = await ask(path.replace('{}', 'a'.repeat(3000)))
  expect([answer.status, await answer.json()]).toMatchObject([status, { code: 'INVALID_INPUT' }])
})

describe('the metrics', () => {
  test('are not accessible in production without a token: a local proxy cannot say who its client is', async () => {
    const { http } = await testApp({ env: productionEnv })
    expect((await http.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).statusCode).toBe(404)
  })

  test('are accessible from this machine, and not for a visitor through the proxy', async () => {
    expect((await ask('/metrics')).status).toBe(200)
    for (const header of ['x-forwarded-for', 'forwarded'])
      expect((await ask('/metrics', { headers: { [header]: '10.0.0.7' } })).status).toBe(404)
    // Another machine of the private network does not count as this one.
    expect((await app().http.inject({ url: '/metrics', remoteAddress: '10.0.0.7' })).statusCode).toBe(404)
    expect((await app().http.inject({ url: '/metrics', remoteAddress: '::ffff:127.0.0.1' })).statusCode).toBe(200)
  })

  test('are accessible only with the token when one is set', async () => {
    const { http } = await testApp({ env: { METRICS_TOKEN: 'a token for the metrics' } })
    const statusOf = async (authorization: string | undefined, remoteAddress: string) =>
      (
        await http.inject({
          url: '/metrics',
          remoteAddress,
          headers: authorization === undefined ? {} : { authorization },
        })
      ).statusCode
    expect(await statusOf('Bearer a token for the metrics', '10.0.0.7')).toBe(200)
    expect([
      await statusOf(undefined, '127.0.0.1'),
      await statusOf('Bearer a token for the metricz', '127.0.0.1'),
      await statusOf('', '10.0.0.7'),
    ]).toEqual([404, 404, 404])
  })
})
