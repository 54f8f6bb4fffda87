import { afterEach, expect, test } from 'vitest'
import { loadPage, noteShown } from './load-page.ts'
import type { ShownPage } from './reading-page.ts'

const pageOf = (date: string) => ({ html: date }) as ShownPage
const load = (path: string, serverLoader: () => Promise<unknown>) =>
  loadPage({ request: new Request(`http://localhost${path}`), serverLoader })
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

let leave = () => {}
function show(path: string, page: ShownPage) {
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

test('what can be had is given', async () => {
  expect(await load('/panchang/delhi/2026-11-16', async () => pageOf('16'))).toEqual(pageOf('16'))
})

test('what cannot be had leads back to the page on the screen, which says what is missing, once', async () => {
  show('/panchang/delhi/2026-11-15', pageOf('15'))
  const led = (await load('/panchang/delhi/2026-11-16', offline)) as Response
  expect([led.headers.get('location'), led.headers.get('x-remix-replace')]).toEqual([
    '/panchang/delhi/2026-11-15',
    'true',
  ])
  expect(await load('/panchang/delhi/2026-11-15', offline)).toMatchObject({
    html: '15',
    failedAddress: '/panchang/delhi/2026-11-16',
  })
  // Asked for again it is a fresh page.
  expect(await load('/panchang/delhi/2026-11-15', async () => pageOf('15 again'))).toEqual(pageOf('15 again'))
})

test('a page that cannot be fetched anew stays and says so', async () => {
  show('/panchang/delhi', pageOf('15'))
  expect(await load('/panchang/delhi', offline)).toMatchObject({ html: '15', failedAddress: '/panchang/delhi' })
})

test('going back needs no network, and blames none', async () => {
  show('/panchang/delhi/2026-11-14', { ...pageOf('14'), failedAddress: '/elsewhere' })
  show('/panchang/delhi/2026-11-15', pageOf('15'))
  const back = (await load('/panchang/delhi/2026-11-14', offline)) as ShownPage
  expect([back.html, back.failedAddress]).toEqual(['14', undefined])
})

test('who comes from another page is not led to a reading page they left', async () => {
  show('/panchang/delhi/2026-11-15', pageOf('15'))
  leave()
  expect(await thrownBy(load('/panchang/pune', offline))).toBeInstanceOf(TypeError)
})

test('redirects and pages that do not exist are no failures', async () => {
  show('/panchang/delhi', pageOf('15'))
  const redirect = new Response(null, { status: 302 })
  expect(await thrownBy(load('/panchang/pune', () => Promise.reject(redirect)))).toBe(redirect)
})

test('only a few pages are remembered', async () => {
  for (let day = 10; day < 20; day++) show(`/panchang/delhi/2026-11-${day}`, pageOf(String(day)))
  expect(await load('/panchang/delhi/2026-11-15', offline)).toMatchObject({ html: '15' })
  expect(await load('/panchang/delhi/2026-11-14', offline)).toBeInstanceOf(Response)
  // Led back: for the next test nothing is missed any more.
  await load('/panchang/delhi/2026-11-19', offline)
})
