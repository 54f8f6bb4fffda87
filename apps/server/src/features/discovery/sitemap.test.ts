import { describe, expect, test } from 'vitest'
import { escapeXml, writeSitemap, writeSitemapIndex } from './sitemap.ts'
import { sitemapParts } from './sitemap-parts.ts'

const origin = 'https://sankalp.example'

describe('a sitemap', () => {
  test('lists both languages of a page, each linked to the other', () => {
    const text = writeSitemap(origin, [{ path: '/blog/ekadashi-guide', lastChanged: '2026-11-01' }])
    const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
    expect(addresses).toEqual([`${origin}/blog/ekadashi-guide`, `${origin}/blog/ekadashi-guide?lng=hin`])
    const links = [...text.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => `${tag} ${href}`)
    const each = [`en-IN ${addresses[0]}`, `hi-IN ${addresses[1]}`, `x-default ${addresses[0]}`]
    expect(links).toEqual([...each, ...each])
    expect(text.match(/<lastmod>2026-11-01<\/lastmod>/g)).toHaveLength(2)
  })

  test('adds the language to a page that already has a query', () => {
    const text = writeSitemap(origin, [{ path: '/AstrologerDetails?id=a1' }])
    const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
    expect(addresses).toEqual([`${origin}/AstrologerDetails?id=a1`, `${origin}/AstrologerDetails?id=a1&amp;lng=hin`])
  })

  test('escapes everything in a path', () => {
    const text = writeSitemap(origin, [{ path: '/panchang/a&b<c>"d' }])
    expect(text).toContain('/panchang/a&amp;b%3Cc%3E%22d')
    expect(escapeXml('\u0000a\u000bअ😀\ud800')).toBe('aअ😀')
  })

  test('the index lists every part', () => {
    const text = writeSitemapIndex(origin, [{ name: 'pages', lastChanged: '2026-11-15' }])
    expect(text).toContain(`<sitemap><loc>${origin}/sitemap/pages.xml</loc><lastmod>2026-11-15</lastmod></sitemap>`)
  })
})

describe('its parts', () => {
  const towns = Array.from({ length: 4500 }, (_, at) => `town-${at}`)
  const articles = [
    { _id: 'tithi', date_posted: '2026-09-01' },
    { _id: 'diwali', date_posted: '2026-10-20' },
  ]
  const parts = sitemapParts({
    today: '2026-12-31',
    towns,
    articles,
    poojas: [{ id: 'ganesh', updatedAt: new Date('2026-11-15T20:00:00Z') }],
    products: [{ id: 'tulsi-mala', updatedAt: new Date('2026-11-15T20:00:00Z') }],
    acharyas: [{ id: 'a1', updatedAt: new Date('2026-11-15T20:00:00Z') }],
  })
  const paths = parts.flatMap(({ entries }) => entries.map(({ path }) => path))

  test('contain every page once, and no more per part than a search engine accepts', () => {
    expect(new Set(paths).size).toBe(paths.length)
    for (const { entries } of parts) expect(entries.length).toBeLessThanOrEqual(2000)
    expect(paths.filter((path) => path.startsWith('/panchang/'))).toHaveLength(4500)
    expect(paths.filter((path) => path.startsWith('/horoscope/'))).toHaveLength(84)
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/blog/tithi',
        '/festivals/2025',
        '/festivals/2028',
        '/rahu-kaal/town-0',
        '/choghadiya/town-399',
      ]),
    )
    expect(paths).not.toContain('/choghadiya/town-400')
  })

  test('continue into the next year', () => {
    expect(paths).toEqual(
      expect.arrayContaining(['/calendar/town-0/2026/12', '/calendar/town-0/2027/1', '/calendar/town-0/2027/2']),
    )
  })

  test('contain the horoscope of the next year from November on', () => {
    const horoscopesOn = (today: string) =>
      sitemapParts({ today, towns: [], articles: [], poojas: [], products: [], acharyas: [] }).flatMap(({ entries }) =>
        entries.map(({ path }) => path),
      )
    expect(horoscopesOn('2026-10-31')).not.toContain('/horoscope/leo/next-year')
    expect(horoscopesOn('2026-11-01')).toContain('/horoscope/leo/next-year')
  })

  test('an acharya has a page', () => {
    expect(parts.find(({ name }) => name === 'acharyas')?.entries).toEqual([
      { path: '/AstrologerDetails?id=a1', lastChanged: '2026-11-16' },
    ])
  })

  test('a pooja has a page, last changed on the day in India on which it was edited', () => {
    expect(parts.find(({ name }) => name === 'poojas')?.entries).toEqual([
      { path: '/PujaDetailsPage/ganesh', lastChanged: '2026-11-16' },
    ])
  })

  test('so has a product, identified by a parameter, and its other language too', () => {
    const entries = parts.find(({ name }) => name === 'products-1')!.entries
    expect(entries).toEqual([{ path: '/IndividualShop?id=tulsi-mala', lastChanged: '2026-11-16' }])
    expect(writeSitemap(origin, entries)).toContain(`<loc>${origin}/IndividualShop?id=tulsi-mala&amp;lng=hin</loc>`)
  })

  test('the articles last changed when the newest was posted', () => {
    expect(parts.find(({ name }) => name === 'articles')?.lastChanged).toBe('2026-10-20')
    expect(
      sitemapParts({ today: '2026-12-31', towns: [], articles: [], poojas: [], products: [], acharyas: [] }).some(
        ({ name }) => name === 'articles',
      ),
    ).toBe(false)
  })
})
