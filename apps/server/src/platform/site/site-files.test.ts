import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { readMessages } from '@sankalp/content/locales'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fakeWebApp } from '../../../test/fake-web-app.ts'
import { createHttp } from '../http/server.ts'
import { createLog } from '../log.ts'
import { readSettings } from '../settings.ts'
import { installSite } from './site.ts'

const icon = `<svg>${'<path d="M0 0"/>'.repeat(100)}</svg>`

const wheel = '<svg>the wheel</svg>'

/** Starts the site with a folder as the build leaves it. */
async function startSite() {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  for (const part of ['assets', 'pictures/v2/things']) await mkdir(`${folder}/${part}`, { recursive: true })
  await writeFile(`${folder}/pictures/v2/things/wheel.svg`, wheel)
  for (const name of ['icon.svg', 'assets/a.js', 'pictures/v2/things/bell.svg']) {
    await writeFile(`${folder}/${name}`, icon)
    await writeFile(`${folder}/${name}.br`, brotliCompressSync(icon))
  }
  const settings = readSettings({ DATA_DIR: tmpdir() })
  const http = await createHttp(
    settings,
    createLog('silent', new Writable({ write: (_chunk, _encoding, done) => done() })),
  )
  const webApp = { ...fakeWebApp, publicFolder: folder, assetsFolder: `${folder}/assets`, publicFiles: ['icon.svg'] }
  await installSite(http, webApp, { settings, clock: { now: () => new Date() }, mediaFolder: folder })
  onTestFinished(async () => {
    await http.close()
    await rm(folder, { recursive: true })
  })
  return Object.assign((url: string, headers: Record<string, string> = {}) => http.inject({ url, headers }), {
    folder,
    head: (url: string) => http.inject({ method: 'HEAD', url }),
  })
}

test.each(['/icon.svg', '/assets/a.js', '/pictures/v2/things/bell.svg'])(
  '%s comes as small as the build has compressed it',
  async (path) => {
    const get = await startSite()
    const compressed = await get(path, { 'accept-encoding': 'gzip, br' })
    expect([compressed.statusCode, compressed.headers['content-encoding']]).toEqual([200, 'br'])
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(icon)
    expect((await get(path)).payload).toBe(icon)
  },
)

test('lets a built file be cached for a year, and answers a revalidation without sending it', async () => {
  const get = await startSite()
  const kept = 'public, max-age=31536000, immutable'
  expect((await get('/assets/a.js')).headers['cache-control']).toBe(kept)
  const asked = await get.head('/assets/a.js')
  expect([asked.statusCode, asked.headers['cache-control'], asked.payload]).toEqual([200, kept, ''])
})

test('does not look on the disk for a file that the build has not made', async () => {
  const get = await startSite()
  for (const path of ['/assets/b.js', '/assets/..%2Ficon.svg', '/assets/a.js/'])
    expect([path, (await get(path)).statusCode]).toEqual([path, 404])
  expect((await get('/assets/a.js?v=1')).statusCode).toBe(200)
  await writeFile(`${get.folder}/assets/later.js`, icon)
  expect((await get('/assets/later.js')).statusCode).toBe(404)
})

describe('an illustration', () => {
  const kept = 'public, max-age=31536000, immutable'
  const briefly = 'public, max-age=60'

  test('may be cached for a year', async () => {
    const get = await startSite()
    const { statusCode, headers } = await get('/pictures/v2/things/bell.svg')
    expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([200, kept, 'image/svg+xml'])
  })

  test('that a page of another release asks for is this release’s, and is cached only briefly', async () => {
    const get = await startSite()
    const { statusCode, headers, payload } = await get('/pictures/v1/things/bell.svg')
    expect([statusCode, headers['cache-control'], payload]).toEqual([200, briefly, icon])
  })

  test.each(['/pictures/v2/things/no-such.svg', '/pictures/v1/poojas/no-such.svg', '/pictures/..%2Ficon.svg'])(
    'at %s, where there is none, is a neutral one, which browsers show in spite of the 404',
    async (path) => {
      const get = await startSite()
      const { statusCode, headers, payload } = await get(path)
      expect([statusCode, headers['cache-control'], payload]).toEqual([404, briefly, wheel])
    },
  )
})

describe('the texts of a page', () => {
  const path = '/locales/hin/panchang.json'

  test('are compressed, and only once', async () => {
    const get = await startSite()
    const plain = await get(path)
    expect(plain.json()).toEqual(readMessages('hin', 'panchang'))
    const gzip = await get(path, { 'accept-encoding': 'gzip' })
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual(['gzip', plain.payload])
    expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'public, max-age=60' })
    const known = await get(path, { 'if-none-match': String(plain.headers.etag) })
    expect([known.statusCode, known.payload]).toEqual([304, ''])
  })

  test.each([
    '/locales/hin/nothing.json',
    '/locales/fr/panchang.json',
    '/locales/en/..%2Fhin%2Fpanchang.json',
    '/locales/hin/__proto__.json',
  ])('are not at %s', async (wrong) => {
    const get = await startSite()
    expect((await get(wrong)).statusCode).toBe(404)
  })
})
