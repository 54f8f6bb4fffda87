import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Visit } from '@sankalp/contract/visit'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fakeWebApp } from '../../../test/fake-web-app.ts'
import { refreshCookie } from '../http/refresh-cookie.ts'
import { createHttp } from '../http/server.ts'
import { createLog } from '../log.ts'
import { readSettings } from '../settings.ts'
import { createPackedBody } from '../http/packed-body.ts'
import { createPageCache } from './page-cache.ts'
import { installSite } from './site.ts'

const hour = 3_600_000

/** A site that counts how often it draws, and marks what begins with /panchang as kept until midnight in India. */
async function startSite(options: { until?: () => number; delayMs?: number; body?: (visit: Visit) => string; headers?: Record<string, string> } = {}) {
  const drawn: string[] = []
  const headersSeen: [string, string][][] = []
  const logLines: string[] = []
  let aheadMs = 0
  const destination = new Writable({
    write(chunk, _encoding, done) {
      logLines.push(String(chunk))
      done()
    },
  })
  const settings = readSettings({ DATA_DIR: tmpdir() })
  const http = await createHttp(settings, createLog('info', destination))
  const clock = { now: () => new Date(Date.now() + aheadMs) }
  await installSite(
    http,
    {
      ...fakeWebApp,
      async render(request, visit) {
        const { pathname } = new URL(request.url)
        headersSeen.push([...request.headers])
        drawn.push(`${visit.language} ${pathname}`)
        await wait(options.delayMs ?? 0)
        const isKnown = pathname.startsWith('/panchang/delhi')
        const html =
          options.body?.(visit) ??
          `<!doctype html><p>${visit.language} ${drawn.length} ${'दिन '.repeat(500)}</p><script nonce="${visit.nonce}">go(1)</script><script type="application/ld+json" nonce="${visit.nonce}">{}</script><script src="/assets/a.js" nonce="${visit.nonce}"></script>`
        return {
          status: isKnown || pathname === '/' ? 200 : 404,
          bytes: Buffer.from(request.method === 'HEAD' ? '' : html),
          headers: new Headers({
            'content-type': 'text/html; charset=utf-8',
            ...(pathname.startsWith('/panchang') && { 'x-page-cache': `until=${options.until?.() ?? Date.now() + hour}` }),
            ...options.headers,
          }),
        }
      },
    },
    { settings, clock, mediaFolder: tmpdir() },
  )
  const url = await http.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => http.close())
  const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers: { 'accept-language': 'en-IN', ...headers } })
  const read = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).text()
  return { http, url, logLines, drawn, headersSeen, get, read, pass: (seconds: number) => void (aheadMs += seconds * 1000) }
}

describe('a page that its loader marks', () => {
  test('is drawn once for all without a session, and says so to nobody', async () => {
    const { drawn, get, read } = await startSite()
    const first = await read('/panchang/delhi')
    const again = await get('/panchang/delhi')
    expect(await again.text()).toBe(first)
    expect(drawn).toHaveLength(1)
    expect(again.headers.get('x-page-cache')).toBeNull()
    expect(again.headers.get('cache-control')).toBe('private, max-age=60')
    expect(again.headers.get('vary')).toContain('Cookie')
  })

  test('has its scripts allowed by their hashes, and no nonce', async () => {
    const { get } = await startSite()
    for (let visit = 0; visit < 2; visit++) {
      const answer = await get('/panchang/delhi')
      const policy = answer.headers.get('content-security-policy')!
      expect(await answer.text()).not.toContain('nonce')
      expect(policy).not.toContain('nonce')
      const hash = createHash('sha256').update('go(1)').digest('base64')
      expect(/script-src ([^;]*)/.exec(policy)![1]).toBe(`'self' 'sha256-${hash}'`)
    }
  })

  test('other pages keep their nonce, each its own', async () => {
    const { get, drawn } = await startSite()
    const nonces = new Set<string>()
    for (let visit = 0; visit < 3; visit++) {
      const answer = await get('/')
      const [, nonce] = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy')!)!
      expect(await answer.text()).toContain(`nonce="${nonce}"`)
      nonces.add(nonce!)
    }
    expect([nonces.size, drawn.length]).toEqual([3, 3])
  })

  test('is another page in another language, and at another address', async () => {
    const { drawn, read } = await startSite()
    const hindi = { 'accept-language': 'hi-IN' }
    for (let visit = 0; visit < 2; visit++) {
      expect(await read('/panchang/delhi')).toContain('<p>en')
      expect(await read('/panchang/delhi', hindi)).toContain('<p>hin')
      expect(await read('/panchang/delhi?lng=hin')).toContain('<p>hin')
      expect(await read('/panchang/delhi', { cookie: 'language=hin' })).toContain('<p>hin')
      expect(await read('/panchang/delhi/2026-11-15')).toContain('<p>en')
    }
    expect(drawn).toHaveLength(4)
  })

  test('the choice of a language is remembered on a kept page too', async () => {
    const { get, read } = await startSite()
    await read('/panchang/delhi?lng=hin')
    const again = await get('/panchang/delhi?lng=hin')
    await again.text()
    expect(again.headers.getSetCookie()[0]).toMatch(/^language=hin;/)
  })

  test('is drawn anew when its time is over: at midnight of its place, to the second', async () => {
    let until = 0
    const { pass, drawn, read } = await startSite({ until: () => until })
    until = Date.now() + hour
    const before = await read('/panchang/delhi')
    pass(3600 - 30)
    expect(await read('/panchang/delhi')).toBe(before)
    pass(31)
    until += 24 * hour
    expect(await read('/panchang/delhi')).not.toBe(before)
    expect(drawn).toHaveLength(2)
  })

  test('a browser never keeps it beyond that time', async () => {
    const until = Date.now() + 20_000
    const { get } = await startSite({ until: () => until })
    const answer = await get('/panchang/delhi')
    await answer.text()
    const [, seconds] = /max-age=(\d+)/.exec(answer.headers.get('cache-control')!)!
    expect(Number(seconds)).toBeLessThanOrEqual(20)
  })

  test('one whose time is over already, or that names no time, is not kept', async () => {
    for (const until of [() => Date.now() - 1, () => Number.NaN]) {
      const { drawn, read } = await startSite({ until })
      await read('/panchang/delhi')
      await read('/panchang/delhi')
      expect(drawn).toHaveLength(2)
    }
  })

  test('comes packed as the browser likes it', async () => {
    const { http, read } = await startSite()
    const plain = await read('/panchang/delhi', { 'accept-encoding': 'identity' })
    const raw = async (accept: string) => {
      const { rawPayload, headers } = await http.inject({ url: '/panchang/delhi', headers: { 'accept-language': 'en', 'accept-encoding': accept } })
      return { payload: rawPayload, encoding: headers['content-encoding'] }
    }
    const br = await raw('gzip, deflate, br, zstd')
    expect([br.encoding, brotliDecompressSync(br.payload).toString()]).toEqual(['br', plain])
    const gz = await raw('gzip, br;q=0')
    expect([gz.encoding, gunzipSync(gz.payload).toString()]).toEqual(['gzip', plain])
    expect((await raw('')).encoding).toBeUndefined()
  })

  test('is packed smaller when many have asked for it, and reads the same', async () => {
    const { http, read } = await startSite({ body: () => readFileSync(import.meta.filename, 'utf8') })
    const plain = await read('/panchang/delhi', { 'accept-encoding': 'identity' })
    const ask = async () => (await http.inject({ url: '/panchang/delhi', headers: { 'accept-language': 'en', 'accept-encoding': 'br' } })).rawPayload
    const first = await ask()
    for (let visitor = 0; visitor < 60; visitor++) await ask()
    await expect.poll(async () => (await ask()).length).toBeLessThan(first.length)
    expect(brotliDecompressSync(await ask()).toString()).toBe(plain)
  })

  test('is not sent again to a browser that has it', async () => {
    const { get } = await startSite()
    const first = await get('/panchang/delhi')
    await first.text()
    const etag = first.headers.get('etag')!
    const again = await get('/panchang/delhi', { 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const other = await get('/panchang/delhi', { 'if-none-match': 'W/"another"' })
    expect([other.status, (await other.text()).length > 0]).toEqual([200, true])
  })

  test('a hundred who ask at the moment it ends wait for one drawing', async () => {
    let until = Date.now() + hour
    const { pass, drawn, read } = await startSite({ until: () => until, delayMs: 50 })
    await read('/panchang/delhi')
    pass(3601)
    until += 24 * hour
    const pages = await Promise.all(Array.from({ length: 100 }, () => read('/panchang/delhi')))
    expect(new Set(pages).size).toBe(1)
    expect(drawn).toHaveLength(2)
  })
})

describe('with a session', () => {
  const asha = { cookie: `${refreshCookie}=asha.1; theme=asha-dark` }
  const ravi = { cookie: `${refreshCookie}=ravi.2`, 'user-agent': 'of ravi', 'x-name': 'ravi' }

  test('a page is drawn once for all who have one, and never shown to those who have none', async () => {
    const { drawn, read } = await startSite({ body: ({ signedIn }) => `signed in: ${signedIn}` })
    for (let visit = 0; visit < 2; visit++) {
      expect(await read('/panchang/delhi', asha)).toBe('signed in: true')
      expect(await read('/panchang/delhi', ravi)).toBe('signed in: true')
      expect(await read('/panchang/delhi')).toBe('signed in: false')
    }
    expect(drawn).toHaveLength(2)
  })

  test('nothing of who asks reaches what draws the page: no header, and of the visit only what it is kept by', async () => {
    const told: unknown[] = []
    const { read, headersSeen } = await startSite({
      body: ({ nonce, messages, call, report, ...facts }) => {
        told.push(facts)
        return [nonce, messages, call, report].length.toString()
      },
    })
    await read('/panchang/delhi', { ...asha, authorization: 'Bearer asha' })
    await read('/panchang/delhi', { ...ravi, authorization: 'Bearer ravi' })
    expect(headersSeen).toEqual([[], []])
    expect(told).toHaveLength(2)
    expect(told[0]).toEqual({ language: 'en', signedIn: true, demo: true, city: undefined, origin: expect.any(String) })
    expect(told[1]).toEqual(told[0])
  })

  test('it is asked for again each time, sent again only when it has changed, and not to be kept without a network', async () => {
    const { get } = await startSite()
    const first = await get('/panchang/delhi', asha)
    await first.text()
    expect([first.headers.get('cache-control'), first.headers.get('x-page-until')]).toEqual(['private, no-cache', null])
    const again = await get('/panchang/delhi', { ...ravi, 'if-none-match': first.headers.get('etag')! })
    expect(again.status).toBe(304)
    const afterLogout = await get('/panchang/delhi', { 'if-none-match': first.headers.get('etag')! })
    expect([afterLogout.status, Boolean(await afterLogout.text())]).toEqual([200, true])
  })
})

describe('the city somebody has chosen', () => {
  const cookie = 'city=varanasi'

  test('is told on the pages that lead on to it, and on no other', async () => {
    const told: (string | undefined)[] = []
    const { read, drawn } = await startSite({ body: ({ city }) => `${told.push(city)} ${city}` })
    for (const path of ['/panchang/delhi?x=1', '/panchang']) await read(path)
    expect(await read('/panchang', { cookie })).toContain('varanasi')
    expect(await read('/panchang', { cookie: 'city=pune' })).toContain('pune')
    expect(await read('/panchang?clock=24', { cookie })).toContain('varanasi')
    expect(await read('/panchang')).toContain('undefined')
    // Any other page is everybody's.
    expect(await read('/panchang/delhi?x=1', { cookie })).toContain('1 undefined')
    expect(drawn.filter((page) => page === 'en /panchang/delhi')).toHaveLength(1)
  })

  test('has a page of its own where it is shown, kept for all who have chosen it', async () => {
    const { read, drawn } = await startSite({ body: ({ city }) => String(city), headers: { 'x-page-cache': `until=${Date.now() + hour}` } })
    for (let visit = 0; visit < 2; visit++) {
      expect(await read('/')).toBe('undefined')
      expect(await read('/', { cookie })).toBe('varanasi')
      expect(await read('/', { cookie: 'city=pune' })).toBe('pune')
    }
    expect(drawn).toHaveLength(3)
  })

  test.each(['Varanasi', '../admin', 'a'.repeat(81), ''])('%s is none', async (city) => {
    const { read } = await startSite({ body: (visit) => String(visit.city) })
    expect(await read('/panchang', { cookie: `city=${encodeURIComponent(city)}` })).toBe('undefined')
  })
})

describe('what is never kept', () => {
  test('comes packed too, if it is worth it', async () => {
    const { http } = await startSite()
    const ask = async (url: string, accept: string) => http.inject({ url, headers: { 'accept-language': 'en', 'accept-encoding': accept } })
    const packed = await ask('/', 'gzip, br')
    expect([packed.headers['content-encoding'], packed.headers['content-length']]).toEqual(['br', String(packed.rawPayload.length)])
    expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('दिन')
    expect((await ask('/', 'identity')).body).toContain('दिन')
    expect((await ask('/', 'gzip')).headers['content-encoding']).toBe('gzip')
  })

  test('a page that a program with a token asks for', async () => {
    const { drawn, read } = await startSite()
    for (let visit = 0; visit < 2; visit++) await read('/panchang/delhi', { authorization: 'Bearer asha' })
    expect(drawn).toHaveLength(2)
  })

  test('a page that is not there', async () => {
    const { drawn, get } = await startSite()
    for (let visit = 0; visit < 2; visit++) {
      const answer = await get('/panchang/atlantis')
      await answer.text()
      expect([answer.status, answer.headers.get('x-page-cache')]).toEqual([404, null])
    }
    expect(drawn).toHaveLength(2)
  })

  test('a page that sets a cookie', async () => {
    const { drawn, read } = await startSite({ headers: { 'set-cookie': 'a=b' } })
    await read('/panchang/delhi')
    await read('/panchang/delhi')
    expect(drawn).toHaveLength(2)
  })

  test('a page that holds its nonce in its text: it goes out with its nonce as ever', async () => {
    const { logLines, drawn, get } = await startSite({ body: ({ nonce }) => `<script nonce="${nonce}">window.nonce="${nonce}"</script>` })
    for (let visit = 0; visit < 2; visit++) {
      const answer = await get('/panchang/delhi')
      const [, nonce] = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy')!)!
      expect(await answer.text()).toBe(`<script nonce="${nonce}">window.nonce="${nonce}"</script>`)
    }
    expect(drawn).toHaveLength(2)
    expect(logLines.some((line) => line.includes('names its nonce'))).toBe(true)
  })

  test('the answer to HEAD, which has no body; asked after it, the page is whole', async () => {
    const { url, get } = await startSite()
    expect((await fetch(`${url}/panchang/delhi`, { method: 'HEAD' })).status).toBe(200)
    expect((await (await get('/panchang/delhi')).text()).length).toBeGreaterThan(1000)
    const head = await fetch(`${url}/panchang/delhi`, { method: 'HEAD', headers: { 'accept-language': 'en-IN' } })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})

test('the calls that draw a page count as the visitor’s own', async () => {
  const settings = readSettings({ DATA_DIR: tmpdir(), TRUSTED_PROXIES: '127.0.0.1' })
  const http = await createHttp(settings, createLog('silent'))
  http.get('/api/whoami', (request, reply) => reply.send({ address: request.addressKey }))
  const render = async (_: Request, visit: Visit) => {
    const { status, text } = await visit.call('/api/whoami')
    return { status, headers: new Headers(), bytes: Buffer.from(text) }
  }
  await installSite(http, { ...fakeWebApp, render }, { settings, clock: { now: () => new Date() }, mediaFolder: tmpdir() })
  onTestFinished(() => http.close())
  const { body } = await http.inject({ url: '/', headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(JSON.parse(body)).toEqual({ address: '203.0.113.7' })
})

test('thousands of addresses do not fill the memory: the server keeps 64 MB of pages at most', async () => {
  const cache = createPageCache(() => 0, 1_000_000)
  const body = Buffer.alloc(10_000)
  for (let at = 0; at < 1000; at++) {
    await cache.drawOnce(`en /panchang/delhi?x=${at}`, async () => ({ until: 1, etag: '', headers: [], scripts: '', body: createPackedBody(body) }))
  }
  const kept = Array.from({ length: 1000 }, (_, at) => cache.find(`en /panchang/delhi?x=${at}`)).filter(Boolean)
  // With room for what will be packed of them.
  expect(kept.length).toBeGreaterThan(60)
  expect(kept.length).toBeLessThan(72)
})

test('where the one who draws leaves, those who wait get their page all the same', async () => {
  const page = { until: 10, etag: '', headers: [], scripts: '', body: createPackedBody(Buffer.alloc(0)) }
  let now = 0
  const cache = createPageCache(() => now)
  await cache.drawOnce('key', async () => page)
  now = 11
  const leaving = cache.drawOnce('key', () => wait(20).then(() => Promise.reject(new Error('left'))))
  const staying = cache.drawOnce('key', async () => ({ ...page, until: 100 }))
  await expect(leaving).rejects.toThrow('left')
  expect((await staying)?.until).toBe(100)
})
