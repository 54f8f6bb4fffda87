import { describe, expect, test } from 'vitest'
import { refreshCookie } from '../http/refresh-cookie.ts'
import { hour, startSite } from '../../../test/cached-site.ts'

describe('requests with a session', () => {
  const asha = { cookie: `${refreshCookie}=asha.1; theme=asha-dark` }
  const ravi = { cookie: `${refreshCookie}=ravi.2`, 'user-agent': 'of ravi', 'x-name': 'ravi' }

  test('renders a page once for all signed-in visitors, and never shows it to others', async () => {
    const { drawn, read } = await startSite({ body: ({ signedIn }) => `signed in: ${signedIn}` })
    for (let visit = 0; visit < 2; visit++) {
      expect(await read('/panchang/delhi', asha)).toBe('signed in: true')
      expect(await read('/panchang/delhi', ravi)).toBe('signed in: true')
      expect(await read('/panchang/delhi')).toBe('signed in: false')
    }
    expect(drawn).toHaveLength(2)
  })

  test('passes no header to the renderer, and of the visit only the cache key', async () => {
    const told: unknown[] = []
    const { read, headersSeen } = await startSite({
      body: ({ nonce, messages, call, report, ...facts }) => {
        told.push(facts)
        return [nonce, messages, call, report].length.toString()
      },
    })
    await read('/panchang/delhi', { ...asha, authorization: 'Bearer asha' })
    await read('/panchang/delhi/2026-11-15', { ...ravi, authorization: 'Bearer ravi' })
    expect(headersSeen).toEqual([[], []])
    expect(told).toHaveLength(2)
    expect(told[0]).toEqual({ language: 'en', signedIn: true, demo: true, city: undefined, origin: expect.any(String) })
    expect(told[1]).toEqual(told[0])
  })

  test('revalidates a page each time, sends it again only when changed, and does not allow offline copies', async () => {
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

describe('the chosen city', () => {
  const cookie = 'city=varanasi'

  test('is passed to the pages that link to it, and to no other', async () => {
    const told: (string | undefined)[] = []
    const { read, drawn } = await startSite({ body: ({ city }) => `${told.push(city)} ${city}` })
    for (const path of ['/panchang/delhi?x=1', '/panchang']) await read(path)
    expect(await read('/panchang', { cookie })).toContain('varanasi')
    expect(await read('/panchang', { cookie: 'city=pune' })).toContain('pune')
    expect(await read('/panchang?clock=24', { cookie })).toContain('varanasi')
    for (const path of ['/calendar', '/festivals', '/choghadiya', '/rahu-kaal', '/calendar.data', '/_.data'])
      expect(await read(path, { cookie }), path).toContain('varanasi')
    expect(await read('/panchang')).toContain('undefined')
    // Any other page is the same for all cities.
    expect(await read('/panchang/delhi?x=1', { cookie })).toContain('1 undefined')
    expect(drawn.filter((page) => page === 'en /panchang/delhi')).toHaveLength(1)
  })

  test('has a page of its own where it is shown, cached for all visitors who chose it', async () => {
    const { read, drawn } = await startSite({
      body: ({ city }) => String(city),
      headers: { 'x-page-cache': `until=${Date.now() + hour}` },
    })
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

describe('other kinds of requests', () => {
  test('return the head of the same page for HEAD, from the same rendering', async () => {
    const { url, get, drawn } = await startSite()
    const head = () => fetch(`${url}/panchang/delhi`, { method: 'HEAD', headers: { 'accept-language': 'en-IN' } })
    expect([(await head()).status, await (await head()).text()]).toEqual([200, ''])
    expect((await (await get('/panchang/delhi')).text()).length).toBeGreaterThan(1000)
    expect(drawn).toHaveLength(1)
  })

  test('return the public page for a request with a token', async () => {
    const { drawn, read } = await startSite()
    for (const authorization of ['x', 'Bearer asha', 'Basic eDp4']) await read('/panchang/delhi', { authorization })
    expect(drawn).toHaveLength(1)
  })

  test('return the same page for parameters that it does not read, and another for those it reads', async () => {
    const { drawn, read } = await startSite({ reads: 'date,city' })
    for (const query of ['?utm_source=letter', '', '?x=1', '?x=2&x=3', '?%64ates=1', '?'])
      await read(`/panchang/delhi${query}`)
    expect(drawn).toHaveLength(1)
    for (const query of ['?date=1', '?date=1&x=1', '?x=2&date=1', '?date=2', '?city=1&date=2', '?date=2&city=1&z'])
      await read(`/panchang/delhi${query}`)
    expect(drawn).toHaveLength(4)
  })

  test('treat a page that does not declare its parameters as reading all of them', async () => {
    const { drawn, read } = await startSite({ reads: '*' })
    for (const query of ['', '?x=1', '?x=2', '?x=1']) await read(`/panchang/delhi${query}`)
    expect(drawn).toHaveLength(3)
  })

  test('return data that depends on the requested parts of the page', async () => {
    const { drawn, read } = await startSite({ reads: '' })
    for (const query of ['', '?_routes=a', '?_routes=b', '?_routes=a&x=1']) await read(`/panchang/delhi.data${query}`)
    expect(drawn).toHaveLength(3)
  })
})
