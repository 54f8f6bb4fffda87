import { languageTag } from '@sankalp/contract'
import { expect, test } from './support/fixtures.ts'
import { readHead, readThings } from './support/page-source.ts'

/** How many pages of each part of the sitemap are checked, spread over the whole part. */
const ofEachPart = 4

const addressesIn = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)

test('a crawler without JavaScript finds what the sitemap lists, in both languages', async ({ request, baseURL }) => {
  const read = async (address: string) => {
    const answer = await request.get(address, { headers: { cookie: '' }, maxRedirects: 0 })
    expect(answer.status(), address).toBe(200)
    return answer.text()
  }
  const robots = await read('/robots.txt')
  const index = /Sitemap: (\S+)/.exec(robots)![1]!
  expect(index).toBe(`${baseURL}/sitemap.xml`)
  const pictures = new Set<string>()
  for (const part of addressesIn(await read(index))) {
    const listed = addressesIn(await read(part))
    const step = Math.max(1, Math.floor(listed.length / ofEachPart))
    // An odd step alternates between both languages.
    for (let at = 0; at < listed.length; at += step % 2 === 0 ? step + 1 : step) {
      const address = listed[at]!.replaceAll('&amp;', '&')
      const language = address.endsWith('lng=hin') ? 'hin' : 'en'
      const source = await read(address)
      const head = readHead(source)
      expect(head.lang, address).toBe(language === 'hin' ? 'hi' : 'en')
      expect(head.canonical, address).toBe(address)
      expect(head.headings, address).toHaveLength(1)
      expect(head.isHidden, `${address} is kept from search engines`).toBe(false)
      expect(head.description.length, address).toBeGreaterThan(40)
      expect(Object.keys(head.alternates), address).toEqual([languageTag.en, languageTag.hin, 'x-default'])
      pictures.add(head.picture)
      for (const thing of readThings(source))
        expect(thing, address).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) })
    }
  }
  for (const picture of [...pictures].slice(0, 20)) {
    const answer = await request.get(picture)
    expect([answer.status(), answer.headers()['content-type']], picture).toEqual([200, 'image/png'])
  }
})

test('each kind of page describes its content in schema.org terms', async ({ request }) => {
  const typesOn = async (path: string) => readThings(await (await request.get(path)).text()).flatMap(typesIn)
  expect(await typesOn('/')).toEqual(expect.arrayContaining(['Organization', 'FAQPage', 'Product', 'Event', 'Person']))
  expect(await typesOn('/blog/tithi-explained')).toEqual(expect.arrayContaining(['Article', 'BreadcrumbList']))
  expect(await typesOn('/aboutus')).toEqual(expect.arrayContaining(['FAQPage', 'Organization']))
  expect(await typesOn('/panchang/varanasi')).toContain('BreadcrumbList')
})

/** Returns every type in a description, at any depth. */
function typesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = '@type' in value && typeof value['@type'] === 'string' ? [value['@type']] : []
  return [...own, ...Object.values(value).flatMap(typesIn)]
}
