import { type Language, languages } from '@sankalp/contract'
import { expect, test } from './support/fixtures.ts'
import { findLinks, readHead } from './support/page-source.ts'
import { freshAddress, profiles } from './support/person.ts'
import { entranceRoutes, guardedRoutes, publicRoutes } from './support/routes.ts'

const htmlLang = { en: 'en', hin: 'hi' } as const
const tag = { en: 'en-IN', hin: 'hi-IN' } as const

const inLanguage = (route: string, language: Language) => `${route}${route.includes('?') ? '&' : '?'}lng=${language}`

test(
  'every page has its own title, heading, language and address',
  { tag: '@both' },
  async ({ page, context, language, baseURL, signIn }) => {
    const seen = new Map<string, string>()
    const look = async (route: string) => {
      const answer = await context.request.get(route, { maxRedirects: 0 })
      expect(answer.status(), route).toBe(200)
      const head = readHead(await answer.text())
      const clash = seen.get(head.title)
      expect(clash, `${route} has the title of ${clash}`).toBeUndefined()
      seen.set(head.title, route)
      expect(head.lang, route).toBe(htmlLang[language])
      expect(head.headings, `${route} has one heading of the first level`).toHaveLength(1)
      expect(head.headings[0], route).not.toBe('')
      expect(head.title, `${route}: the title begins with what the page is about`).toMatch(/^.{2,} · .+$/)
      expect(head.description.length, route).toBeGreaterThan(20)
      if (language === 'hin') expect(englishIn(head.text), `${route} has English left in it`).toEqual([])
      const address = { en: `${baseURL}${route}`, hin: `${baseURL}${inLanguage(route, 'hin')}` }
      expect(head.canonical, route).toBe(address[language])
      expect(head.alternates, route).toEqual({ [tag.en]: address.en, [tag.hin]: address.hin, 'x-default': address.en })
    }
    for (const route of [...publicRoutes, '/otp']) await look(route)
    await signIn(profiles.en)
    for (const route of guardedRoutes) await look(route)
    await page.close()
  },
)

/** Returns English sentences: four English words in a row; names, units and marks are not. */
function englishIn(text: string): string[] {
  return text.match(/(?:\b[A-Za-z][a-z'’]+[\s,]+){3,}[A-Za-z][a-z'’]+/g) ?? []
}

/**
 * Returns what an address of the almanac, the horoscopes, the shop or the blog has in common with similar ones: the
 * same code renders a page for every day, city and article; and the sign-in looks the same whatever page it leads to. A
 * few of each kind are checked.
 */
function kindOf(address: string): string | null {
  if (
    !/\/(panchang|calendar|festivals|choghadiya|rahu-kaal|horoscope|blog|share\/|shop|IndividualShop|AstrologerDetails)|[?&](clock|redirect)=/.test(
      address,
    )
  )
    return null
  const { pathname, searchParams } = new URL(address)
  // The page is the same for every city or kind, but not for both languages.
  const asked = [...searchParams.keys()].map((name) => (name === 'lng' ? searchParams.get(name) : name))
  return [
    pathname.replace(/\d+/g, '0').replace(/\/(panchang|calendar|choghadiya|rahu-kaal|horoscope|blog)\/[^/.]+/, '/$1/…'),
    ...asked,
  ].join(' ')
}
const ofEachKind = 2

test('no link of any page is broken', async ({ context, baseURL, signIn }) => {
  test.slow()
  const origin = new URL(baseURL!).origin
  const seen = new Set<string>()
  const look = async (address: string, language: Language): Promise<string[]> => {
    const cookies = (await context.cookies())
      .filter(({ name }) => name !== 'language')
      .map(({ name, value }) => `${name}=${value}`)
    // Each request has its own address: one address may have only a limited number of pages rendered per minute.
    const answer = await fetch(address, {
      headers: { cookie: [...cookies, `language=${language}`].join('; '), 'x-forwarded-for': freshAddress() },
    })
    expect(answer.status, address).toBeLessThan(400)
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return []
    // Skip webcal links, which are for calendar programs and which a browser requests as http:. Skip WhatsApp, an
    // external service.
    const links = findLinks(await answer.text(), answer.url)
      .map((link) => link.replace(/^webcal:/, 'http:'))
      .filter((link) => !link.startsWith('https://wa.me/'))
    // Compare all at once: a page has hundreds of links, and separate comparisons would take longer than the page.
    expect(
      links.filter((link) => new URL(link).origin !== origin),
      `${address} leads off the site`,
    ).toEqual([])
    return links.map((link) => link.split('#')[0]!)
  }
  const kinds = new Map<string, number>()
  const isWanted = (address: string): boolean => {
    const kind = kindOf(address)
    if (seen.has(address) || kind === null) return !seen.has(address)
    const count = kinds.get(kind) ?? 0
    kinds.set(kind, count + 1)
    return count < ofEachKind
  }
  const crawl = async (starts: readonly string[], language: Language) => {
    let next = starts.map((path) => `${origin}${inLanguage(path, language)}`)
    while (next.length > 0) {
      for (const address of next) seen.add(address)
      const found: string[] = []
      while (next.length > 0)
        found.push(...(await Promise.all(next.splice(0, 4).map((address) => look(address, language)))).flat())
      next = [...new Set(found)].filter(isWanted)
    }
  }
  for (const language of languages) await crawl([...publicRoutes, ...entranceRoutes], language)
  expect(seen.size).toBeGreaterThan(100)
  await signIn(profiles.en)
  for (const language of languages) await crawl(guardedRoutes, language)
})

test('the files for machines exist', async ({ request }) => {
  for (const path of [
    '/robots.txt',
    '/site.webmanifest',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/sitemap.xml',
    '/rss/en.xml',
    '/share/page/home.png',
    '/api/docs',
    '/healthz',
    '/readyz',
  ]) {
    expect((await request.get(path)).status(), path).toBe(200)
  }
  expect(readHead(await (await request.get('/design')).text()).isHidden, '/design is for us alone').toBe(true)
})
