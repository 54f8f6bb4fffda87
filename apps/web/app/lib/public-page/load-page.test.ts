import { afterEach, expect, test } from 'vitest'
import { loadPage, noteShown } from './load-page.ts'
import type { PublicPage } from './public-page.ts'

const pageOf = (date: string) => ({ facts: date }) as PublicPage
const load = (path: string, serverLoader: () => Promise<unknown>) =>
  loadPage({ request: new Request(`http://localhost${path}`), serverLoader })
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

let leave = () => {}
function show(path: string, page: PublicPage) {
  leave()
  leave = noteShown(path, page)
}
afterEach(() => leave())

async function thrownBy(answer: Promise<unknown>): Promise<unknown> {
  try {
    await answer
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

test('returns what the server sends', async () => {
  expect(await load('/panchang/delhi/2026-11-16', async () => pageOf('16'))).toEqual(pageOf('16'))
})

test('leads back to the page on the screen when a page cannot be loaded, and says once what is missing', async () => {
  show('/panchang/delhi/2026-11-15', pageOf('15'))
  const led = (await load('/panchang/delhi/2026-11-16', offline)) as Response
  expect([led.headers.get('location'), led.headers.get('x-remix-replace')]).toEqual([
    '/panchang/delhi/2026-11-15',
    'true',
  ])
  expect(await load('/panchang/delhi/2026-11-15', offline)).toMatchObject({
    facts: '15',
    failedAddress: '/panchang/delhi/2026-11-16',
  })
  // Without the failure, a new request loads a fresh page.
  expect(await load('/panchang/delhi/2026-11-15', async () => pageOf('15 again'))).toEqual(pageOf('15 again'))
})

test('keeps a page that cannot be reloaded and says so', async () => {
  show('/panchang/delhi', pageOf('15'))
  expect(await load('/panchang/delhi', offline)).toMatchObject({ facts: '15', failedAddress: '/panchang/delhi' })
})

test('goes back without the network and without an error', async () => {
  show('/panchang/delhi/2026-11-14', { ...pageOf('14'), failedAddress: '/elsewhere' })
  show('/panchang/delhi/2026-11-15', pageOf('15'))
  const back = (await load('/panchang/delhi/2026-11-14', offline)) as PublicPage
  expect([back.facts, back.failedAddress]).toEqual(['14', undefined])
})

test('does not lead a reader on another page back to a reading page they left', async () => {
  show('/panchang/delhi/2026-11-15', pageOf('15'))
  leave()
  expect(await thrownBy(load('/panchang/pune', offline))).toBeInstanceOf(TypeError)
})

test('does not treat redirects and missing pages as failures', async () => {
  show('/panchang/delhi', pageOf('15'))
  const redirect = new Response(null, { status: 302 })
  expect(await thrownBy(load('/panchang/pune', () => Promise.reject(redirect)))).toBe(redirect)
})

test('remembers only a few pages', async () => {
  for (let day = 10; day < 20; day++) show(`/panchang/delhi/2026-11-${day}`, pageOf(String(day)))
  expect(await load('/panchang/delhi/2026-11-15', offline)).toMatchObject({ facts: '15' })
  expect(await load('/panchang/delhi/2026-11-14', offline)).toBeInstanceOf(Response)
  // Complete the way back, so that the next test starts without a missed address.
  await load('/panchang/delhi/2026-11-19', offline)
})
