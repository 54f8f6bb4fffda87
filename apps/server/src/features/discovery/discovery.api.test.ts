import { indiaDay } from '@sankalp/contract/india-time'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { fakeWebApp } from '../../../test/fake-web-app.ts'
import { fileApp } from '../../../test/test-app.ts'
import { loadDemo } from '../../../test/demo-rows.ts'

const app = fileApp({ webApp: fakeWebApp, env: { PUBLIC_URL: 'https://sankalp.example' } })
beforeAll(() => loadDemo(app().db, new Date()))

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(app().url + path, { headers: { 'x-forwarded-for': '203.0.113.10', ...headers } })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

const addressesIn = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)

describe('what search engines ask for', () => {
  test('robots.txt names the sitemap and blocks no public page', async () => {
    const { status, headers, bytes } = await get('/robots.txt')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(bytes.toString()).toContain('Sitemap: https://sankalp.example/sitemap.xml')
    expect(bytes.toString().match(/Disallow: .*/g)).toEqual(['Disallow: /api/', 'Disallow: /design'])
  })

  test('every part of the sitemap exists, and the API knows all its towns, articles, poojas and products', async () => {
    const parts = addressesIn((await get('/sitemap.xml')).bytes.toString())
    expect(parts.length).toBeGreaterThan(6)
    const listed: string[] = []
    for (const part of parts) {
      const { status, bytes } = await get(new URL(part).pathname)
      expect(status, part).toBe(200)
      expect(bytes.length).toBeLessThan(10_000_000)
      listed.push(...addressesIn(bytes.toString()))
    }
    expect(new Set(listed).size).toBe(listed.length)
    const towns = listed.filter((address) => /\/panchang\/[\w-]+$/.test(address))
    expect(towns.length).toBeGreaterThan(7000)
    for (const at of [0, 1, 500, 3000, towns.length - 1]) {
      const slug = towns[at]!.split('/').at(-1)
      expect((await get(`/api/places/${slug}`)).status, slug).toBe(200)
    }
    const articles = listed.filter((address) => /\/blog\/[\w-]+$/.test(address))
    expect(articles.length).toBeGreaterThanOrEqual(36)
    for (const address of articles)
      expect((await get(`/api/blog/getBlogById/${address.split('/').at(-1)}`)).status, address).toBe(200)
    const acharyas = listed.filter((address) => /\/AstrologerDetails\?id=[\w-]+$/.test(address))
    expect(acharyas).toHaveLength(12)
    for (const address of acharyas)
      expect((await get(`/api/acharya/getAcharyaById/${address.split('id=').at(-1)}`)).status, address).toBe(200)
    const poojas = listed.filter((address) => /\/PujaDetailsPage\/[\w-]+$/.test(address))
    expect(poojas).toHaveLength(24)
    for (const address of poojas)
      expect((await get(`/api/pooja/getPoojaById/${address.split('/').at(-1)}`)).status, address).toBe(200)
    const products = listed.flatMap((address) => /\/IndividualShop\?id=([\w-]+)$/.exec(address)?.[1] ?? [])
    expect(products.length).toBeGreaterThanOrEqual(48)
    for (const id of products) expect((await get(`/api/product/getProductById/${id}`)).status, id).toBe(200)
    const [picture, missing] = [await get(`/share/product/${products[0]}.png`), await get('/share/product/nothing.png')]
    expect([picture.status, picture.headers.get('content-type'), missing.status]).toEqual([200, 'image/png', 404])
  })

  test('answers not found for an unknown part', async () => {
    expect((await get('/sitemap/panchang-99.xml')).status).toBe(404)
    expect((await get('/rss/fr.xml')).status).toBe(404)
  })
})

describe('the feeds', () => {
  test.each([
    ['en', 'en-in', ''],
    ['hin', 'hi-in', '?lng=hin'],
  ])('%s: the newest articles first, with addresses in that language', async (language, tag, query) => {
    const { status, headers, bytes } = await get(`/rss/${language}.xml`)
    expect([status, headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    const text = bytes.toString()
    expect(text).toContain(`<language>${tag}</language>`)
    const dates = [...text.matchAll(/<item>.*?<pubDate>([^<]+)<\/pubDate>/g)].map(([, date]) => Date.parse(date!))
    expect(dates).toHaveLength(20)
    expect(dates).toEqual(dates.toSorted((a, b) => b - a))
    const links = [...text.matchAll(/<guid isPermaLink="true">([^<]+)<\/guid>/g)].map(([, link]) => link!)
    for (const link of links)
      expect(link).toMatch(new RegExp(`^https://sankalp\\.example/blog/[\\w-]+${query.replace('?', '\\?')}$`))
    const titles = [...text.matchAll(/<item><title>([^<]+)/g)].map(([, title]) => title!)
    for (const title of titles) expect(/[\u0900-\u097f]/.test(title), title).toBe(language === 'hin')
  })
})

describe('pictures of links', () => {
  test.each([
    '/share/page/home.png',
    '/share/page/blog.png?lng=hin',
    '/share/page/nobody-knows.png',
    '/share/horoscope/virgo.png?lng=hin',
    '/share/blog/tithi-explained.png',
    '/share/kundli/nabcdefghiJ.png?lng=hin',
    '/share/kundli/s-bcdefghiJ.png',
  ])('%s is as large as previews want it, and other sites may show it', async (path) => {
    const { status, headers, bytes } = await get(path)
    expect([status, headers.get('content-type'), headers.get('cross-origin-resource-policy')]).toEqual([
      200,
      'image/png',
      'cross-origin',
    ])
    const { width, height } = await sharp(bytes).metadata()
    expect([width, height]).toEqual([1200, 630])
    expect(bytes.length).toBeLessThan(120_000)
    const again = await get(path, { 'if-none-match': headers.get('etag')! })
    expect(again.status).toBe(304)
  })

  test('another title or language gives another picture', async () => {
    const paths = [
      '/share/page/home.png',
      '/share/page/home.png?lng=hin',
      '/share/page/shop.png',
      '/share/horoscope/leo.png',
      '/share/kundli/nabcdefghij.png',
      '/share/kundli/nabcdefghil.png',
      '/share/kundli/eabcdefghil.png',
    ]
    const marks = await Promise.all(paths.map(async (path) => (await get(path)).headers.get('etag')))
    expect(new Set(marks).size).toBe(paths.length)
  })

  test('of a day’s horoscope shows its most important sentence, while there is one', async () => {
    const today = indiaDay(new Date())
    const markOf = async (path: string) => (await get(path)).headers.get('etag')
    const [plain, day, hindi, long] = await Promise.all([
      markOf('/share/horoscope/leo.png'),
      markOf(`/share/horoscope/leo/${today}.png`),
      markOf(`/share/horoscope/leo/${today}.png?lng=hin`),
      markOf('/share/horoscope/leo/2020-01-01.png'),
    ])
    expect(new Set([plain, day, hindi]).size).toBe(3)
    expect(long, 'an old link').toBe(plain)
  })

  test.each([
    '/share/horoscope/ophiuchus/2020-01-01.png',
    '/share/blog/no-such-article.png',
    '/share/horoscope/ophiuchus.png',
    '/share/kundli/nabcdefghiz.png',
  ])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})
