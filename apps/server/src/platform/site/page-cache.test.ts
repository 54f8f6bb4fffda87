import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { DomainError } from '@sankalp/contract'
import { endpoint } from '@sankalp/contract/endpoint'
import type { Visit } from '@sankalp/contract/visit'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { fakeWebApp } from '../../../test/fake-web-app.ts'
import { createMount } from '../http/mount.ts'
import { createHttp } from '../http/server.ts'
import { createLimits } from '../limits.ts'
import { createLog } from '../log.ts'
import { readSettings } from '../settings.ts'
import { createCompressedBody } from '../http/compressed-body.ts'
import { createPageCache } from './page-cache.ts'
import { installSite } from './site.ts'
import { hour, startSite } from '../../../test/cached-site.ts'

const list = endpoint({
  name: 'list',
  feature: 'test',
  summary: 'A list.',
  method: 'GET',
  path: '/api/list',
  access: 'anyone',
  reply: z.object({ ok: z.literal(true) }),
  errors: [],
  limit: { max: 2, windowSeconds: 60 },
})

describe('a page that its loader marks as cacheable', () => {
  test('is rendered once for all visitors without a session, and the internal header is not sent', async () => {
    const { drawn, get, read } = await startSite()
    const first = await read('/panchang/delhi')
    const again = await get('/panchang/delhi')
    expect(await again.text()).toBe(first)
    expect(drawn).toHaveLength(1)
    expect(again.headers.get('x-page-cache')).toBeNull()
    expect(again.headers.get('cache-control')).toBe('private, max-age=60')
    expect(again.headers.get('vary')).toContain('Cookie')
  })

  test('allows its scripts by their hashes, without a nonce', async () => {
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

  test('gives every other page a nonce of its own', async () => {
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

  test('is cached separately for each language and URL', async () => {
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

  test('remembers the choice of a language on a cached page too', async () => {
    const { get, read } = await startSite()
    await read('/panchang/delhi?lng=hin')
    const again = await get('/panchang/delhi?lng=hin')
    await again.text()
    expect(again.headers.getSetCookie()[0]).toMatch(/^language=hin;/)
  })

  test('is rendered again when it expires: at midnight of its place, to the second', async () => {
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

  test('is never cached by a browser beyond that time', async () => {
    const until = Date.now() + 20_000
    const { get } = await startSite({ until: () => until })
    const answer = await get('/panchang/delhi')
    await answer.text()
    const [, seconds] = /max-age=(\d+)/.exec(answer.headers.get('cache-control')!)!
    expect(Number(seconds)).toBeLessThanOrEqual(20)
  })

  test('is not cached when its time has passed or is missing', async () => {
    for (const until of [() => Date.now() - 1, () => Number.NaN]) {
      const { drawn, read } = await startSite({ until })
      await read('/panchang/delhi')
      await read('/panchang/delhi')
      expect(drawn).toHaveLength(2)
    }
  })

  test('is compressed as the browser accepts', async () => {
    const { http, read } = await startSite()
    const plain = await read('/panchang/delhi', { 'accept-encoding': 'identity' })
    const raw = async (accept: string) => {
      const { rawPayload, headers } = await http.inject({
        url: '/panchang/delhi',
        headers: { 'accept-language': 'en', 'accept-encoding': accept },
      })
      return { payload: rawPayload, encoding: headers['content-encoding'] }
    }
    const br = await raw('gzip, deflate, br, zstd')
    expect([br.encoding, brotliDecompressSync(br.payload).toString()]).toEqual(['br', plain])
    const gz = await raw('gzip, br;q=0')
    expect([gz.encoding, gunzipSync(gz.payload).toString()]).toEqual(['gzip', plain])
    expect((await raw('')).encoding).toBeUndefined()
  })

  test('is compressed further after many requests, with the same content', async () => {
    const { http, read } = await startSite({ body: () => readFileSync(import.meta.filename, 'utf8') })
    const plain = await read('/panchang/delhi', { 'accept-encoding': 'identity' })
    const ask = async () =>
      (await http.inject({ url: '/panchang/delhi', headers: { 'accept-language': 'en', 'accept-encoding': 'br' } }))
        .rawPayload
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

  test('is rendered once for a hundred requests at the moment of its expiry', async () => {
    let until = Date.now() + hour
    const { pass, drawn, read } = await startSite({ until: () => until, delayMs: 50 })
    await read('/panchang/delhi')
    pass(3601)
    until += 24 * hour
    const pages = await Promise.all(Array.from({ length: 100 }, () => read('/panchang/delhi')))
    expect(new Set(pages).size).toBe(1)
    expect(drawn).toHaveLength(2)
  })

  test('is rendered once for many simultaneous first requests', async () => {
    const { drawn, read } = await startSite({ delayMs: 50 })
    const pages = await Promise.all(Array.from({ length: 100 }, () => read('/panchang/delhi')))
    expect([new Set(pages).size, drawn.length]).toEqual([1, 1])
  })
})

describe('responses that are never cached', () => {
  test('a page that may not be cached: each of several simultaneous requests gets its own', async () => {
    const { drawn, read } = await startSite({ delayMs: 50 })
    const pages = await Promise.all(Array.from({ length: 5 }, () => read('/')))
    expect([new Set(pages).size, drawn.length]).toEqual([5, 5])
  })

  test('are compressed too, if it is worth it', async () => {
    const { http } = await startSite()
    const ask = async (url: string, accept: string) =>
      http.inject({ url, headers: { 'accept-language': 'en', 'accept-encoding': accept } })
    const packed = await ask('/', 'gzip, br')
    expect([packed.headers['content-encoding'], packed.headers['content-length']]).toEqual([
      'br',
      String(packed.rawPayload.length),
    ])
    expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('दिन')
    expect((await ask('/', 'identity')).body).toContain('दिन')
    expect((await ask('/', 'gzip')).headers['content-encoding']).toBe('gzip')
  })

  test('a page with a refused or failed call in its loaders', async () => {
    for (const failure of [
      new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 }),
      new Error('a bug'),
      new DomainError('TEMPORARILY_UNAVAILABLE', { retryAfterSeconds: 1 }),
    ]) {
      let isUp = false
      const { drawn, read } = await startSite({
        body: async ({ call }) => ('reply' in (await call(list, {})) ? 'the list' : 'no list'),
        addCalls: (http) =>
          createMount(http, { limits: createLimits(null), identify: () => null })(list, () => {
            if (isUp) return { ok: true as const }
            throw failure
          }),
      })
      expect(await read('/panchang/delhi')).toBe('no list')
      isUp = true
      expect(await read('/panchang/delhi')).toBe('the list')
      isUp = false
      expect(await read('/panchang/delhi')).toBe('the list')
      expect(drawn).toHaveLength(2)
    }
  })

  test('a page whose rendering reported an error', async () => {
    const { drawn, read } = await startSite({
      body: ({ report }) => (report(new Error('a part is missing')), 'half a page'),
    })
    for (let visit = 0; visit < 2; visit++) await read('/panchang/delhi')
    expect(drawn).toHaveLength(2)
  })

  test('a page that sets a cookie', async () => {
    const { drawn, read } = await startSite({ headers: { 'set-cookie': 'a=b' } })
    await read('/panchang/delhi')
    await read('/panchang/delhi')
    expect(drawn).toHaveLength(2)
  })

  test('a page that contains its nonce in its text: it is sent with its nonce', async () => {
    const { logLines, drawn, get } = await startSite({
      body: ({ nonce }) => `<script nonce="${nonce}">window.nonce="${nonce}"</script>`,
    })
    for (let visit = 0; visit < 2; visit++) {
      const answer = await get('/panchang/delhi')
      const [, nonce] = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy')!)!
      expect(await answer.text()).toBe(`<script nonce="${nonce}">window.nonce="${nonce}"</script>`)
    }
    expect(drawn).toHaveLength(2)
    expect(logLines.some((line) => line.includes('contains its nonce'))).toBe(true)
  })
})

describe('a missing page', () => {
  test('is rendered once a minute, and revalidated by the browser each time', async () => {
    const { pass, drawn, get } = await startSite()
    for (let visit = 0; visit < 2; visit++) {
      const answer = await get('/panchang/atlantis', {
        'if-none-match': (await get('/panchang/atlantis')).headers.get('etag') ?? '',
      })
      await answer.text()
      expect([
        answer.status,
        answer.headers.get('x-page-cache'),
        answer.headers.get('cache-control'),
        answer.headers.get('x-page-until'),
      ]).toEqual([404, null, 'private, no-cache', null])
    }
    expect(drawn).toHaveLength(1)
    pass(61)
    await (await get('/panchang/atlantis')).text()
    expect(drawn).toHaveLength(2)
  })

  test('uses one page for all paths without a route, in each language', async () => {
    const { drawn, get, url } = await startSite({ hasPage: (path) => path.startsWith('/panchang') })
    for (let at = 0; at < 50; at++) expect((await get(`/no/such/page/${at}?x=${at}`)).status).toBe(404)
    expect((await get('/no/such/page', { 'accept-language': 'hi-IN' })).status).toBe(404)
    expect(
      (await fetch(`${url}/no/such/page`, { method: 'HEAD', headers: { 'accept-language': 'en-IN' } })).status,
    ).toBe(404)
    expect(drawn).toEqual(['en /404', 'hin /404'])
  })
})

describe('rendering', () => {
  const html = { accept: 'text/html' }

  test('limits the requests of one address without affecting another, and still sends cached pages', async () => {
    const { get, drawn } = await startSite()
    await get('/panchang/delhi')
    const statuses = []
    for (let at = 0; at < 310; at++) statuses.push((await get(`/?${at}`, html)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(299)
    expect(drawn).toHaveLength(300)
    const refused = await get('/', { ...html, 'accept-language': 'hi-IN' })
    expect([
      refused.status,
      Number(refused.headers.get('retry-after')) > 0,
      refused.headers.get('cache-control'),
    ]).toEqual([429, true, 'no-store'])
    expect(await refused.text()).toMatch(/<html lang="hi">[\s\S]*[\u0900-\u097f]/)
    expect(await (await get('/')).json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect((await get('/panchang/delhi')).status).toBe(200)
  })

  test('one at a time for an address, and who asks for too many at once is refused at once', async () => {
    let now = 0
    let most = 0
    const ends: (() => void)[] = []
    const { get } = await startSite({
      body: async () => {
        most = Math.max(most, ++now)
        await new Promise<void>((resolve) => ends.push(resolve))
        now -= 1
        return 'page'
      },
    })
    const asked = Array.from({ length: 100 }, (_, at) => get(`/?${at}`).then(({ status }) => status))
    const refused = await Promise.any(asked)
    const timer = setInterval(() => ends.splice(0).forEach((end) => end()), 1)
    const statuses = await Promise.all(asked)
    clearInterval(timer)
    expect([refused, most]).toEqual([503, 1])
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(11)
  })
})

test('does not show tomorrow’s page after the clock was set back', async () => {
  const { pass, drawn, read } = await startSite({ until: () => Date.now() + 48 * hour })
  pass(24 * 3600)
  await read('/panchang/delhi')
  pass(-24 * 3600)
  await read('/panchang/delhi')
  await read('/panchang/delhi')
  expect(drawn).toHaveLength(2)
})

test('does not share a page that was being rendered when the clock was set back', async () => {
  const turnBack: (() => void)[] = []
  const { pass, drawn, read } = await startSite({
    until: () => Date.now() + 48 * hour,
    body: () => {
      turnBack.pop()?.()
      return 'page'
    },
  })
  turnBack.push(() => pass(-24 * 3600))
  pass(24 * 3600)
  await read('/panchang/delhi')
  await read('/panchang/delhi')
  await read('/panchang/delhi')
  expect(drawn).toHaveLength(2)
})

test('allows only scripts that carried the nonce in a cached page', async () => {
  const { get } = await startSite({
    body: ({ nonce }) =>
      `<script nonce="${nonce}">own()</script><p><script>foreign()</script><script nonce="guess">foreign()</script>`,
  })
  for (let visit = 0; visit < 2; visit++) {
    const policy = (await get('/panchang/delhi')).headers.get('content-security-policy')!
    const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')
    expect([policy.includes(hashOf('own()')), policy.includes(hashOf('foreign()'))]).toEqual([true, false])
  }
})

test('the calls that render a page count against no caller’s limit', async () => {
  const settings = readSettings({ DATA_DIR: tmpdir(), TRUSTED_PROXIES: '127.0.0.1' })
  const http = await createHttp(settings, createLog('silent'))
  const mount = createMount(http, { limits: createLimits(null), identify: () => null })
  mount(list, () => ({ ok: true as const }))
  const render = async (_: Request, visit: Visit) => {
    const { status } = await visit.call(list, {})
    return { status, headers: new Headers(), bytes: Buffer.from('page') }
  }
  await installSite(
    http,
    { ...fakeWebApp, render },
    { settings, clock: { now: () => new Date() }, mediaFolder: tmpdir() },
  )
  onTestFinished(() => http.close())
  const ask = async (url: string) =>
    (await http.inject({ url, headers: { 'x-forwarded-for': '203.0.113.7' } })).statusCode
  for (let visit = 0; visit < 5; visit++) expect(await ask('/')).toBe(200)
  expect([await ask('/api/list'), await ask('/api/list'), await ask('/api/list'), await ask('/')]).toEqual([
    200, 200, 429, 200,
  ])
})

test('thousands of URLs do not fill the memory: the server caches at most 64 MB of pages', async () => {
  const cache = createPageCache(() => 0, 1_000_000)
  const body = Buffer.alloc(10_000)
  const addressOf = (at: number) => ({ path: '/panchang/delhi', query: `x=${at}` })
  for (let at = 0; at < 1000; at++) {
    const page = {
      status: 200,
      madeAt: 0,
      until: 1,
      etag: '',
      headers: [],
      scripts: '',
      body: createCompressedBody(body),
    }
    await cache.renderOnce('en', addressOf(at), async () => ({ page, read: ['x'] }))
  }
  const kept = Array.from({ length: 1000 }, (_, at) => cache.find('en', addressOf(at))).filter(Boolean)
  // Includes space for their compressed forms.
  expect(kept.length).toBeGreaterThan(60)
  expect(kept.length).toBeLessThan(72)
})

test('waiting requests get their page even when the one that renders it leaves', async () => {
  const address = { path: '/', query: '' }
  const page = {
    status: 200,
    madeAt: 0,
    until: 10,
    etag: '',
    headers: [],
    scripts: '',
    body: createCompressedBody(Buffer.alloc(0)),
  }
  let now = 0
  const cache = createPageCache(() => now, 1_000_000)
  await cache.renderOnce('en', address, async () => ({ page, read: null }))
  now = 11
  const leaving = cache.renderOnce('en', address, () => wait(20).then(() => Promise.reject(new Error('left'))))
  const staying = cache.renderOnce('en', address, async () => ({ page: { ...page, until: 100 }, read: null }))
  await expect(leaving).rejects.toThrow('left')
  expect((await staying)?.until).toBe(100)
})

test('a page whose rendering began before a change of the site is not used after it', async () => {
  const address = { path: '/shop', query: '' }
  const page = {
    status: 200,
    madeAt: 0,
    until: 10,
    etag: '',
    headers: [],
    scripts: '',
    body: createCompressedBody(Buffer.alloc(0)),
  }
  let changes = 0
  const cache = createPageCache(
    () => 0,
    1_000_000,
    () => changes,
  )
  await cache.renderOnce('en', address, async () => {
    changes += 1
    return { page, read: null }
  })
  expect(cache.find('en', address)).toBeNull()
  await cache.renderOnce('en', address, async () => ({ page, read: null }))
  expect(cache.find('en', address)).toBe(page)
})
